import FlipsideTesting
import UIKit
import XCTest

/// Two views on an iPad, one that can be dragged and one that accepts drops; both record their calls.
@MainActor final class DragScene {
  let stage: Stage
  let journal = Journal()
  let source = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 60))
  let target = UIView(frame: CGRect(x: 40, y: 400, width: 200, height: 200))
  let drags: NotingDrags
  let drops: NotingDrops
  let drag: UIDragInteraction
  let drop: UIDropInteraction

  init(device: String = "iPad Pro 11-inch", animates: Bool = true) {
    stage = Stage(device: device, animates: animates)
    drags = NotingDrags(journal)
    drops = NotingDrops(journal)
    drag = UIDragInteraction(delegate: drags)
    drop = UIDropInteraction(delegate: drops)
    source.backgroundColor = .red
    target.backgroundColor = .lightGray
    for view in [source, target] { stage.view.addSubview(view) }
    source.addInteraction(drag)
    target.addInteraction(drop)
    stage.clock.settle()
  }

  /// Runs a body with a scene, and removes it from the screen.
  nonisolated static func run(device: String = "iPad Pro 11-inch", _ body: @MainActor (DragScene) -> Void) {
    MainActor.assumeIsolated {
      let scene = DragScene(device: device)
      body(scene)
      scene.stage.touch(.cancelled)
      scene.stage.clock.advance(by: 1)
      scene.stage.end()
    }
  }

  /// Lifts the source without moving it.
  func lift() {
    stage.touch(.began, source)
    stage.clock.advance(by: 0.6)
  }

  /// Moves the finger in one step to the middle of a view.
  func move(to view: some TouchTarget) {
    stage.touch(.moved, view)
    stage.clock.advance(by: 0.05)
  }

  func letGo() {
    stage.touch(.ended)
    stage.clock.advance(by: 1)
  }

  /// Returns the events since the last call, without movements and without direct repetitions.
  func taken() -> [String] {
    var lines: [String] = []
    for line in journal.lines where line != "didMove" && line != lines.last { lines.append(line) }
    journal.lines = []
    return lines
  }
}

@MainActor func textItem(_ text: String) -> UIDragItem {
  let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
  item.localObject = text
  return item
}

final class NotingDrags: NSObject, UIDragInteractionDelegate {
  let journal: Journal
  var items: [UIDragItem]?
  var added: [UIDragItem] = []
  var allowsMove = true
  var preview: (UIDragInteraction) -> UITargetedDragPreview? = { $0.view.map { UITargetedDragPreview(view: $0) } }
  var session: (any UIDragSession)?

  init(_ journal: Journal) { self.journal = journal }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    journal.note("itemsForBeginning")
    self.session = session
    return items ?? [textItem("apple")]
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    journal.note("previewForLifting")
    return preview(interaction)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    journal.note("willAnimateLift")
    animator.addCompletion { self.journal.note("lifted \($0.rawValue)") }
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    journal.note("willBegin")
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  {
    journal.note("allowsMove")
    return allowsMove
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    journal.note("didMove")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { journal.note("willEnd \(operation.rawValue)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { journal.note("didEnd \(operation.rawValue)") }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    journal.note("didTransfer")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    journal.note("itemsForAdding")
    return added
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { journal.note("willAdd \(items.count)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    journal.note("previewForCancelling")
    return defaultPreview
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {
    journal.note("willAnimateCancel")
    animator.addCompletion { self.journal.note("cancelled \($0.rawValue)") }
  }
}

final class NotingDrops: NSObject, UIDropInteractionDelegate {
  let journal: Journal
  let name: String
  var handles = true
  var proposal = UIDropProposal(operation: .copy)
  var perform: (any UIDropSession) -> Void = { _ in }

  init(_ journal: Journal, _ name: String = "") {
    self.journal = journal
    self.name = name
  }

  private func note(_ text: String) { journal.note(name.isEmpty ? text : "\(name) \(text)") }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    note("canHandle")
    return handles
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    note("enter")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    note("update")
    return proposal
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { note("exit") }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    note("perform")
    perform(session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    note("conclude")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { note("end") }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    note("previewForDropping")
    return defaultPreview
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    note("willAnimateDrop")
    animator.addCompletion { self.note("dropped \($0.rawValue)") }
  }
}
