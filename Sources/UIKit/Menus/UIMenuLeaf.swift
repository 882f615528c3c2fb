/// An entry that does something: an action or a command.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uimenuleaf>
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var image: UIImage? { get set }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  /// Who is sending, while the handler runs.
  var sender: Any? { get }
  /// Does what the entry does.
  func performWithSender(_ sender: Any?, target: Any?)
}
