import UIKit

/// The list of all pages.
class GalleryViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 4
    stack.alignment = .leading
    scrollView.addSubview(stack)
    view.addSubview(scrollView)
    for part in [scrollView, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -8),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    for section in Section.all { add(section) }
  }

  private func add(_ section: Section) {
    let header = UILabel()
    header.text = section.title
    header.font = .preferredFont(forTextStyle: .headline)
    header.adjustsFontForContentSizeCategory = true
    header.accessibilityTraits = .header
    stack.addArrangedSubview(header)
    for page in section.pages {
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: page.title) { [weak self] action in
          guard let self else { return }
          page.open(self, action.sender as? UIView ?? view)
        })
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      stack.addArrangedSubview(button)
    }
    stack.setCustomSpacing(20, after: stack.arrangedSubviews.last!)
  }
}
