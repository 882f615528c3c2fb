import Foundation

/// An interaction that makes a view a target of drops.
///
/// ```swift
/// final class Basket: UILabel, UIDropInteractionDelegate {
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     isUserInteractionEnabled = true
///     addInteraction(UIDropInteraction(delegate: self))
///   }
///   required init?(coder: NSCoder) { fatalError() }
///
///   func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
///     UIDropProposal(operation: .copy)
///   }
///   func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
///     session.loadObjects(ofClass: String.self) { self.text = $0.joined(separator: ", ") }
///   }
/// }
/// ```
///
/// If views are nested, the innermost one whose delegate can handle a drag gets it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidropinteraction>
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  private weak var storedDelegate: (any UIDropInteractionDelegate)?
  private weak var attachedView: UIView?
  /// The drags that are over the view.
  var sessions: [TargetDropSession] = []
  /// Called in each frame while a drag is over the view; returns whether content moved below the finger.
  var tick: ((TargetDropSession) -> Bool)?
  /// The destinations of dropped items, as far as the coordinator set them.
  var setDowns: [ObjectIdentifier: DragSetDown] = [:]

  /// The delegate, which decides about drops.
  open weak var delegate: (any UIDropInteractionDelegate)? { storedDelegate }
  open var view: UIView? { attachedView }
  /// Whether several drags may be over the view at a time. Default false: later ones go to an enclosing view.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction, to be added with `addInteraction(_:)`. The delegate is not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    storedDelegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { attachedView = view }

  func isFree(for session: TargetDropSession) -> Bool {
    allowsSimultaneousDropSessions || sessions.allSatisfy { $0 === session }
  }

  func sessionDidLeave(_ session: TargetDropSession) { sessions.removeAll { $0 === session } }
}
