import UIKit

/// A control of each kind that UI tests find by its type.
class KindsViewController: UIViewController, UISearchBarDelegate {
  private let status = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Kinds"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        image: UIImage(systemName: "plus"), primaryAction: UIAction { [unowned self] _ in show("added") }),
      UIBarButtonItem(
        image: UIImage(systemName: "ellipsis.circle"),
        menu: UIMenu(children: [UIAction(title: "Rename") { [unowned self] _ in show("renamed") }])),
    ]
    toolbarItems = [UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .action)]
    navigationController?.isToolbarHidden = false
    status.text = "ready"
    status.accessibilityIdentifier = "status"
    let stack = UIStackView(arrangedSubviews: [status] + texts + controls + buttons)
    stack.axis = .vertical
    stack.spacing = 3
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func show(_ text: String) { status.text = text }

  private var texts: [UIView] {
    let header = UILabel()
    header.text = "Texts"
    header.accessibilityTraits = .header
    let button = UILabel()
    button.text = "Tappable"
    button.accessibilityTraits = .button
    let field = UITextField()
    field.placeholder = "Name"
    field.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let secret = UITextField()
    secret.placeholder = "Password"
    secret.isSecureTextEntry = true
    secret.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let notes = UITextView()
    notes.text = "Some notes"
    notes.isScrollEnabled = false
    let search = UISearchBar()
    search.placeholder = "Find"
    search.showsScopeBar = false
    search.delegate = self
    search.widthAnchor.constraint(equalToConstant: 300).isActive = true
    return [header, button, field, secret, notes, search]
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { show("searches \(searchText)") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  private func note<Control: UIControl>(_ control: Control, _ text: @escaping (Control) -> String) -> Control {
    control.addAction(
      UIAction { [unowned self, unowned control] _ in show(text(control)) }, for: .valueChanged)
    return control
  }

  private var controls: [UIView] {
    let slider = note(UISlider()) { "slider \(Int(($0.value * 100).rounded()))" }
    slider.accessibilityIdentifier = "volume"
    slider.widthAnchor.constraint(equalToConstant: 250).isActive = true
    let stepper = note(UIStepper()) { "stepper \(Int($0.value))" }
    let toggle = note(UISwitch()) { $0.isOn ? "on" : "off" }
    toggle.accessibilityLabel = "Alarm"
    let segments = note(UISegmentedControl(items: ["Day", "Week"])) { "segment \($0.selectedSegmentIndex)" }
    segments.selectedSegmentIndex = 0
    let pages = note(UIPageControl()) { "page \($0.currentPage)" }
    pages.numberOfPages = 3
    pages.backgroundStyle = .prominent
    let progress = UIProgressView()
    progress.progress = 0.25
    progress.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    return [slider, stepper, toggle, segments, pages, progress, spinner]
  }

  private var buttons: [UIView] {
    let info = UIButton(type: .infoLight)
    info.addAction(UIAction { [unowned self] _ in show("info") }, for: .touchUpInside)
    let picture = UIButton(type: .custom)
    picture.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    let named = UIImageView(image: UIImage(systemName: "star"))
    let popover = UIButton(type: .system)
    popover.setTitle("Popover", for: .normal)
    popover.addAction(UIAction { [unowned self, unowned popover] _ in showPopover(popover) }, for: .touchUpInside)
    let share = UIButton(type: .system)
    share.setTitle("Activities", for: .normal)
    share.addAction(
      UIAction { [unowned self] _ in
        present(UIActivityViewController(activityItems: ["A text"], applicationActivities: nil), animated: true)
      }, for: .touchUpInside)
    let sheet = UIButton(type: .system)
    sheet.setTitle("Sheet", for: .normal)
    sheet.addAction(UIAction { [unowned self] _ in showSheet() }, for: .touchUpInside)
    let untitled = UIButton(type: .system)
    untitled.setTitle("Untitled", for: .normal)
    untitled.addAction(
      UIAction { [unowned self] _ in
        navigationController?.pushViewController(UIViewController(), animated: true)
      }, for: .touchUpInside)
    return [info, picture, named, popover, share, sheet, untitled]
  }

  private func showPopover(_ source: UIView) {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.sourceView = source
    content.popoverPresentationController?.delegate = self
    present(content, animated: true)
  }

  private func showSheet() {
    let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { [unowned self] _ in show("deleted") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }
}

extension KindsViewController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
