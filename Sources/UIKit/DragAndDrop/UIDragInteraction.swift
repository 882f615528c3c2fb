import QuartzCore

/// An interaction that makes a view's content draggable.
///
/// ```swift
/// final class Card: UIView, UIDragInteractionDelegate {
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     addInteraction(UIDragInteraction(delegate: self))
///   }
///   required init?(coder: NSCoder) { fatalError() }
///
///   func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
///     [UIDragItem(itemProvider: NSItemProvider(object: "Card" as NSString))]
///   }
/// }
/// ```
///
/// A long press lifts the view; the drag begins when the finger moves, and ends when it lifts. Taps of other
/// fingers add items. On a phone the interaction must be enabled.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidraginteraction>
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  private weak var storedDelegate: (any UIDragInteractionDelegate)?
  private weak var attachedView: UIView?
  private let press = DragLiftGestureRecognizer()
  private let gestureDelegate = DragGestureDelegate()
  /// The current operation, from the lift on.
  private(set) var operation: DragOperation?
  /// Whether previews keep their full size, if the delegate does not implement the query.
  var prefersFullSizePreviews = false

  /// The delegate, which provides the items of the drag.
  open weak var delegate: (any UIDragInteractionDelegate)? { storedDelegate }
  open var view: UIView? { attachedView }
  /// Whether other gestures may be recognized while the view is lifted. False by default.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether drags may begin; a running drag continues. `isEnabledByDefault` by default.
  open var isEnabled: Bool { didSet { press.isEnabled = isEnabled } }
  /// Whether interactions are enabled by default: true on iPads (facts/dragging.md#enabled).
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  /// Creates an interaction, to be added with `addInteraction(_:)`. The delegate is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    storedDelegate = delegate
    isEnabled = type(of: self).isEnabledByDefault
    super.init()
    press.isEnabled = isEnabled
    press.name = "UIDragInteraction"
    gestureDelegate.interaction = self
    press.delegate = gestureDelegate
    press.changed = { [weak self] press in self?.pressed(press) }
    press.tapped = { [weak self] press in self?.tapped(press) ?? false }
    press.allowsOthers = { [weak self] in self?.allowsSimultaneousRecognitionDuringLift ?? false }
  }

  open func willMove(to view: UIView?) { attachedView?.removeGestureRecognizer(press) }

  open func didMove(to view: UIView?) {
    attachedView = view
    view?.addGestureRecognizer(press)
  }

  // MARK: The finger

  /// Requests the items at the finger, and returns whether there are any.
  fileprivate func mayLift() -> Bool {
    guard operation == nil, let window = attachedView?.window, let storedDelegate else { return false }
    let operation = DragOperation(from: self)
    operation.contents.location = window.convertToScreen(press.location(in: nil))
    let items = storedDelegate.dragInteraction(self, itemsForBeginning: operation.dragSession)
    guard !items.isEmpty else { return false }
    operation.contents.items = items
    self.operation = operation
    return true
  }

  private func pressed(_ press: DragLiftGestureRecognizer) {
    guard let operation else { return }
    if let window = attachedView?.window {
      operation.contents.location = window.convertToScreen(press.location(in: nil))
    }
    switch press.state {
    case .began: operation.lift()
    case .changed:
      guard operation.phase == .lifted, press.hasMoved else { return }
      operation.begin(with: press)
      self.operation = nil
    default:
      operation.lower()
      self.operation = nil
    }
  }

  /// Handles a tap during a drag. Returns whether it added items.
  private func tapped(_ press: DragLiftGestureRecognizer) -> Bool {
    guard let view = attachedView, let storedDelegate, operation == nil else { return false }
    let running = DragOperation.running.filter { $0.phase == .dragging && $0.source != nil }
    guard !running.isEmpty else { return false }
    let point = press.location(in: view)
    let sessions = running.map { $0.dragSession as any UIDragSession }
    guard
      let session = storedDelegate.dragInteraction(self, sessionForAddingItems: sessions, withTouchAt: point),
      let operation = running.first(where: { $0.dragSession === session })
    else { return false }
    let items = storedDelegate.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point)
    let new = items.filter { item in !operation.contents.items.contains { $0 === item } }
    guard !new.isEmpty else { return false }
    operation.add(new, from: self)
    return true
  }
}

/// Queries the interaction whether its recognizer may begin.
@MainActor private final class DragGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var interaction: UIDragInteraction?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if (gestureRecognizer as? DragLiftGestureRecognizer)?.isTap == true { return true }
    return interaction?.mayLift() ?? false
  }
}
