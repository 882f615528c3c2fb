import UIKit

/// A controller that records its segues.
class SegueSource: UIViewController {
  /// The initial value of `allows`, the result of `shouldPerformSegue`, for new controllers.
  nonisolated(unsafe) static var allowsFirst = true
  var log: [String] = []
  var asked: [String] = []
  var allows = SegueSource.allowsFirst
  var accepts = true

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    asked.append(identifier)
    return allows
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let name = sender as? String ?? sender.map { "\(type(of: $0))" } ?? "nil"
    log.append("prepare \(segue.identifier ?? "nil") \(name)")
  }
  override func show(_ vc: UIViewController, sender: Any?) {
    log.append("show \(sender.map { "\(type(of: $0))" } ?? "nil")")
  }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    log.append("detail \(sender.map { "\(type(of: $0))" } ?? "nil")")
  }
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    log.append("can \(action)")
    return accepts && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    log.append("unwind \(unwindSegue.identifier ?? "nil")")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
  func back(_ segue: UIStoryboardSegue) {
    log.append("back \(segue.identifier ?? "nil")\(presentedViewController == nil ? "" : " presented")")
  }
  func make(_ coder: NSCoder) -> UIViewController? {
    log.append("make")
    return SegueMade(coder: coder, origin: "action")
  }
  func makeBy(_ coder: NSCoder, _ sender: Any?) -> UIViewController? {
    log.append("makeBy \(sender ?? "nil")")
    return SegueMade(coder: coder, origin: "action")
  }
  func makeAll(_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController? {
    log.append("makeAll \(sender ?? "nil") \(identifier ?? "nil")")
    return SegueMade(coder: coder, origin: "action")
  }
}

final class SegueMade: UIViewController {
  let origin: String

  init?(coder: NSCoder, origin: String) {
    self.origin = origin
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) {
    origin = "storyboard"
    super.init(coder: coder)
  }
}

final class SegueOwn: UIStoryboardSegue {
  nonisolated(unsafe) static var log: [String] = []

  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    SegueOwn.log.append("init \(identifier ?? "nil") \(type(of: source)) \(type(of: destination))")
    super.init(identifier: identifier, source: source, destination: destination)
  }
  override func perform() { SegueOwn.log.append("perform") }
}

/// A container that determines which children are searched for an unwind segue.
final class SegueParent: UIViewController {
  var allowed: [UIViewController] = []
  var unwound: [String] = []

  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    allowed
  }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    unwound.append("\(type(of: subsequentVC))")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
}

/// A container that overrides the methods of iOS 6 to 8.
final class SegueOldContainer: UIViewController {
  var log: [String] = []
  weak var chosen: UIViewController?

  override func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? {
    log.append("for \(action)")
    return chosen
  }
  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? {
    log.append("segue \(identifier ?? "nil")")
    return UIStoryboardSegue(identifier: identifier, source: fromViewController, destination: toViewController) {}
  }
}

enum SegueClasses {
  static let register: Void = {
    MessageDispatch.register("back:", on: SegueSource.self) { (source, segue: UIStoryboardSegue) in
      source.back(segue)
    }
    MessageDispatch.register("make:", on: SegueSource.self) { (source, coder: NSCoder) in source.make(coder) }
    MessageDispatch.register("makeBy:sender:", on: SegueSource.self) { (source, coder: NSCoder, sender: Any?) in
      source.makeBy(coder, sender)
    }
    MessageDispatch.register("makeAll:sender:segueIdentifier:", on: SegueSource.self) {
      (source, coder: NSCoder, sender: Any?, identifier: String?) in source.makeAll(coder, sender, identifier)
    }
  }()
}
