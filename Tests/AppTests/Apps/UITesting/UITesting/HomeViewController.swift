import UIKit
import UserNotifications

/// Something of each kind that a UI test uses.
class HomeViewController: UIViewController, UITextFieldDelegate {
  private let status = UILabel()
  private let field = UITextField()
  private let pad = UIView()
  private var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .systemBackground
    status.text = "ready"
    status.accessibilityIdentifier = "status"
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.delegate = self
    field.addAction(UIAction { [unowned self] _ in show("typed \(field.text ?? "")") }, for: .editingChanged)
    let launch = UILabel()
    launch.accessibilityIdentifier = "launch"
    let environment = ProcessInfo.processInfo.environment["GREETING"] ?? "nothing"
    launch.text = "\(UserDefaults.standard.string(forKey: "city") ?? "no city"), \(environment)"
    let stack = UIStackView(arrangedSubviews: [status, launch, field] + buttons + [padView, covered])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func show(_ text: String) { status.text = text }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  private var buttons: [UIButton] {
    [
      button("Count") { [unowned self] in
        taps += 1
        show("\(taps) taps")
      },
      button("Later") { [unowned self] in
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.show("later") }
      },
      button("Alert") { [unowned self] in alert() },
      button("Permission") { [unowned self] in askPermission() },
      button("Copy") { UIPasteboard.general.string = "from the app" },
      button("Paste") { [unowned self] in show(UIPasteboard.general.string ?? "nothing") },
      button("List") { [unowned self] in
        navigationController?.pushViewController(RowsViewController(), animated: true)
      },
      button("Wait") { [unowned self] in
        // The app runs the run loop itself; the test goes on meanwhile.
        show("waiting")
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 5))
        show("waited")
      },
      button("Slow") { [unowned self] in
        // The machine's time, which the app's clock does not show.
        let end = clock() + CLOCKS_PER_SEC / 2
        while clock() < end {}
        show("slow")
      },
      button("Crash") { fatalError("on purpose") },
    ]
  }

  private var padView: UIView {
    pad.backgroundColor = .secondarySystemBackground
    pad.accessibilityIdentifier = "pad"
    pad.heightAnchor.constraint(equalToConstant: 160).isActive = true
    pad.isMultipleTouchEnabled = true
    for recognizer in [
      UIPinchGestureRecognizer(target: self, action: #selector(pinched)),
      UIRotationGestureRecognizer(target: self, action: #selector(rotated)),
      UILongPressGestureRecognizer(target: self, action: #selector(pressed)),
    ] { pad.addGestureRecognizer(recognizer) }
    let twice = UITapGestureRecognizer(target: self, action: #selector(tappedTwice))
    twice.numberOfTapsRequired = 2
    pad.addGestureRecognizer(twice)
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    swipe.direction = .left
    pad.addGestureRecognizer(swipe)
    return pad
  }

  @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    if recognizer.state == .ended { show(recognizer.scale > 1 ? "larger" : "smaller") }
  }
  @objc private func rotated(_ recognizer: UIRotationGestureRecognizer) {
    if recognizer.state == .ended, abs(recognizer.rotation) > 1 { show("turned") }
  }
  @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { show("pressed") }
  }
  @objc private func tappedTwice() { show("twice") }
  @objc private func swiped() { show("swiped") }

  /// A button that a finger can't reach.
  private var covered: UIView {
    let below = button("Covered") {}
    let cover = UIButton(type: .custom)
    cover.backgroundColor = .systemFill
    cover.accessibilityLabel = "Cover"
    cover.frame = CGRect(x: 0, y: 0, width: 1_000, height: 40)
    let box = UIView()
    below.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    box.addSubview(below)
    box.addSubview(cover)
    box.heightAnchor.constraint(equalToConstant: 40).isActive = true
    return box
  }

  private func alert() {
    let alert = UIAlertController(title: "Sure?", message: "It can't be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { [unowned self] _ in show("yes") })
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { [unowned self] _ in show("no") })
    present(alert, animated: true)
  }

  private func askPermission() {
    UNUserNotificationCenter.current().requestAuthorization(options: .alert) { allowed, _ in
      DispatchQueue.main.async { [self] in show(allowed ? "allowed" : "denied") }
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}

class RowsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
