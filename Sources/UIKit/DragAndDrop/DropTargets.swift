import CoreGraphics

/// A view that handles drops with a built-in interaction, which is created when the first drag enters.
@MainActor protocol DropTarget: UIView {
  var ownDropInteraction: UIDropInteraction { get }
}

/// Finds the interaction under a drag, and notifies it.
@MainActor final class DropTargets {
  private(set) var target: UIDropInteraction?
  private(set) var proposal: UIDropProposal?
  /// The responses of the interactions on the finger's path.
  private var answers: [(interaction: UIDropInteraction, accepts: Bool)] = []
  /// All interactions that the drag has entered.
  private var entered: [UIDropInteraction] = []
  private var pasteTargets: [PasteTarget] = []

  var acceptsDrop: Bool { proposal?.operation == .copy || proposal?.operation == .move }

  /// Queries all interactions again for new items.
  func itemsDidChange() { answers = [] }

  func update(_ operation: DragOperation) {
    let session = operation.dropSession
    let new = find(operation)
    if new !== target {
      let old = target
      target = nil
      proposal = nil
      if let old {
        old.sessionDidLeave(session)
        old.delegate?.dropInteraction(old, sessionDidExit: session)
      }
      guard operation.phase == .dragging else { return }
      target = new
      if let new {
        if !entered.contains(where: { $0 === new }) { entered.append(new) }
        new.sessions.append(session)
        new.delegate?.dropInteraction(new, sessionDidEnter: session)
      }
    }
    guard let target, let delegate = target.delegate, operation.phase == .dragging else { return proposal = nil }
    let answer = delegate.dropInteraction(target, sessionDidUpdate: session)
    if answer.operation == .move, !session.allowsMoveOperation {
      Console.writeOnce(
        "A drop proposal with the operation move is treated as cancel: the drag session does not allow move operations."
      )
      proposal = UIDropProposal(operation: .cancel)
    } else {
      proposal = answer
    }
  }

  private func find(_ operation: DragOperation) -> UIDropInteraction? {
    let session = operation.dropSession
    guard let (_, view) = WindowList.hitTest(operation.contents.location, with: nil) else {
      answers = []
      return nil
    }
    var candidates: [UIDropInteraction] = []
    for view in HitPath(to: view).views {
      for case let interaction as UIDropInteraction in view.interactions.reversed() {
        candidates.append(interaction)
      }
      if let own = (view as? any DropTarget)?.ownDropInteraction {
        if own.view == nil { view.addInteraction(own) }
        if !candidates.contains(where: { $0 === own }) { candidates.append(own) }
        continue
      }
      if let paste = pasteTarget(of: view) { candidates.append(paste.interaction) }
    }
    // An interaction that was left is queried again when the finger returns.
    answers.removeAll { answer in !candidates.contains { $0 === answer.interaction } }
    for candidate in candidates {
      guard let delegate = candidate.delegate, candidate.isFree(for: session) else { continue }
      if let known = answers.first(where: { $0.interaction === candidate }) {
        if known.accepts { return candidate }
        continue
      }
      let accepts = delegate.dropInteraction(candidate, canHandle: session)
      answers.append((candidate, accepts))
      if accepts { return candidate }
    }
    return nil
  }

  /// Returns the interaction for a view or controller with a paste configuration.
  private func pasteTarget(of view: UIView) -> PasteTarget? {
    let controller = view.next as? UIViewController
    guard
      let responder = view.pasteConfiguration != nil
        ? view : controller?.pasteConfiguration != nil ? controller : nil
    else { return nil }
    if let known = pasteTargets.first(where: { $0.responder === responder }) { return known }
    let new = PasteTarget(responder)
    pasteTargets.append(new)
    return new
  }

  /// Returns whether the target moved its content below the resting finger.
  func tick(_ operation: DragOperation) -> Bool {
    guard let target else { return false }
    return target.tick?(operation.dropSession) ?? false
  }

  func end(_ operation: DragOperation) {
    let session = operation.dropSession
    for interaction in entered {
      interaction.sessionDidLeave(session)
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
    entered = []
    target = nil
    pasteTargets = []
  }

  /// Returns the badge on the picture: the operation of the drop, and the number of items.
  func badge(for count: Int, allowsMove: Bool) -> PreviewBadge.Kind? {
    switch proposal?.operation {
    case .forbidden: return .forbidden
    case .copy: return .copy(count)
    default: return count > 1 ? .count(count) : nil
    }
  }
}

/// Pastes drops on responders that have a paste configuration.
@MainActor private final class PasteTarget: NSObject, UIDropInteractionDelegate {
  weak var responder: UIResponder?
  private(set) lazy var interaction = UIDropInteraction(delegate: self)

  init(_ responder: UIResponder) {
    self.responder = responder
    super.init()
  }

  private func providers(_ session: any UIDropSession) -> [NSItemProvider] { session.items.map(\.itemProvider) }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    responder?.canPaste(providers(session)) ?? false
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  { UIDropProposal(operation: .copy) }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    responder?.paste(itemProviders: providers(session))
  }
}
