import Foundation

extension UIGestureRecognizer {
  func describe() -> String {
    func name(_ object: AnyObject) -> String { "<\(ClassNames.shown(of: object)) \(address(of: object))>" }
    var text = "<\(ClassNames.shown(of: self)): \(address(of: self))"
    if let base = systemClassName { text += "; baseClass = \(base)" }
    let state = "\(currentState)"
    text += "; state = \(state.prefix(1).uppercased() + state.dropFirst())"
    if !isEnabled { text += "; enabled = NO" }
    if !cancelsTouchesInView { text += "; cancelsTouchesInView = NO" }
    if delaysTouchesBegan { text += "; delaysTouchesBegan = YES" }
    if !delaysTouchesEnded { text += "; delaysTouchesEnded = NO" }
    if let view { text += "; view = \(name(view))" }
    if let delegate { text += "; delegate = \(name(delegate))" }
    let receivers = targets.map { entry in
      "(action=\(entry.action.description), target=\(entry.target.map(name) ?? "(null)"))"
    }
    if !receivers.isEmpty { text += "; target= <\(receivers.joined(separator: ", "))>" }
    return text + describedSettings + ">"
  }

  /// The name of the Apple class from which an app's class is derived; nil for Apple's own.
  private var systemClassName: String? {
    var kind: AnyClass = type(of: self)
    guard !String(reflecting: kind).hasPrefix("UIKit.") else { return nil }
    while !String(reflecting: kind).hasPrefix("UIKit."), let base = (kind as? NSObject.Type)?.superclass() {
      kind = base
    }
    return String(describing: kind)
  }
}
