import UIKit

/// A view controller that records its callbacks.
class LoggingController: UIViewController {
  let name: String
  let log: Log
  var forwards = true
  var logsLayout = true

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  /// Returns the description of the parent after `willMove` and `didMove`.
  func text(of parent: UIViewController?) -> String { "(\((parent as? LoggingController)?.name ?? "nil"))" }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override func loadView() {
    log("\(name).loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log("\(name).didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("\(name).willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log("\(name).isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("\(name).didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("\(name).willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("\(name).didDisappear")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if logsLayout { log("\(name).willLayout") }
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if logsLayout { log("\(name).didLayout") }
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log("\(name).willMove\(text(of: parent))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log("\(name).didMove\(text(of: parent))")
  }
}
