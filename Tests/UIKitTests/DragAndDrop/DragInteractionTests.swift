import FlipsideTesting
import UIKit
import XCTest

/// Drags between views: facts/dragging.md#order, facts/dragging.md#enabled, facts/dragging.md#times.
final class DragInteractionTests: XCTestCase {
  private static let lifting = ["itemsForBeginning", "previewForLifting", "willAnimateLift"]

  func testADropTellsBothSidesInOrder() {
    DragScene.run { scene in
      scene.drops.perform = { session in _ = session.loadObjects(ofClass: String.self) { _ in } }
      scene.lift()
      XCTAssertEqual(scene.taken(), Self.lifting)
      scene.move(to: CGPoint(x: 300, y: 300))
      XCTAssertEqual(scene.taken(), ["lifted 0", "willBegin", "allowsMove"])
      scene.move(to: scene.target)
      XCTAssertEqual(scene.taken(), ["canHandle", "enter", "update"])
      scene.letGo()
      XCTAssertEqual(
        scene.taken(),
        [
          "update", "willEnd 2", "perform", "previewForDropping", "willAnimateDrop", "end", "dropped 0", "conclude",
          "didEnd 2", "didTransfer",
        ])
    }
  }

  func testADragOverNothingGoesBack() {
    DragScene.run { scene in
      scene.lift()
      scene.move(to: CGPoint(x: 300, y: 300))
      _ = scene.taken()
      scene.letGo()
      XCTAssertEqual(
        scene.taken(), ["willEnd 0", "previewForCancelling", "willAnimateCancel", "cancelled 0", "didEnd 0"])
      XCTAssertFalse(scene.source.layer.isHidden)
    }
  }

  func testAFingerThatLeavesWithoutMovingTakesTheLiftBack() {
    DragScene.run { scene in
      scene.lift()
      XCTAssertTrue(scene.source.layer.isHidden, "the lifted picture stands for it")
      _ = scene.taken()
      scene.letGo()
      XCTAssertEqual(scene.taken(), ["lifted 1"])
      XCTAssertFalse(scene.source.layer.isHidden)
      // The next drag is a new one.
      scene.lift()
      XCTAssertEqual(scene.taken(), Self.lifting)
    }
  }

  func testEnteringAndLeavingAsksAnew() {
    DragScene.run { scene in
      scene.lift()
      scene.move(to: scene.target)
      _ = scene.taken()
      scene.move(to: CGPoint(x: 60, y: 420))
      XCTAssertEqual(scene.taken(), ["update"])
      scene.move(to: CGPoint(x: 500, y: 300))
      XCTAssertEqual(scene.taken(), ["exit"])
      scene.move(to: scene.target)
      XCTAssertEqual(scene.taken(), ["canHandle", "enter", "update"])
    }
  }

  func testPhonesMustEnableTheInteraction() {
    DragScene.run(device: "iPhone 15") { scene in
      XCTAssertFalse(UIDragInteraction.isEnabledByDefault)
      XCTAssertFalse(scene.drag.isEnabled)
      scene.lift()
      XCTAssertEqual(scene.taken(), [])
      scene.letGo()
      scene.drag.isEnabled = true
      scene.lift()
      XCTAssertEqual(scene.taken(), Self.lifting)
    }
  }

  func testWithoutItemsTheTouchGoesOn() {
    DragScene.run { scene in
      let view = NotingView(frame: scene.source.bounds)
      view.journal = scene.journal
      scene.source.addSubview(view)
      scene.drags.items = []
      scene.lift()
      scene.letGo()
      XCTAssertEqual(scene.taken(), ["began", "itemsForBeginning", "ended"])
    }
  }

  func testALiftCancelsTheTouchAndOtherGestures() {
    DragScene.run { scene in
      let view = NotingView(frame: scene.source.bounds)
      view.journal = scene.journal
      scene.source.addSubview(view)
      let target = NotingTarget(scene.journal)
      let press = UILongPressGestureRecognizer(target: target, action: NotingTarget.fired)
      press.name = "press"
      scene.source.addGestureRecognizer(press)
      scene.lift()
      XCTAssertEqual(scene.taken(), ["began"] + Self.lifting + ["cancelled"])
      scene.letGo()
      _ = scene.taken()
      scene.drag.allowsSimultaneousRecognitionDuringLift = true
      scene.lift()
      XCTAssertTrue(scene.taken().contains("press 1"))
    }
  }

  func testAMovingFingerDoesNotLift() {
    DragScene.run { scene in
      scene.stage.touch(.began, scene.source)
      scene.stage.clock.advance(by: 0.1)
      scene.stage.touch(.moved, CGPoint(x: 101, y: 130))
      scene.stage.clock.advance(by: 1)
      XCTAssertEqual(scene.taken(), [])
    }
  }

  // MARK: Proposals

  func testForbiddenAndCancelDropNothing() {
    DragScene.run { scene in
      for operation in [UIDropOperation.forbidden, .cancel] {
        scene.drops.proposal = UIDropProposal(operation: operation)
        scene.lift()
        scene.move(to: scene.target)
        _ = scene.taken()
        scene.letGo()
        XCTAssertEqual(
          scene.taken(),
          [
            "update", "willEnd \(operation.rawValue)", "previewForCancelling", "willAnimateCancel", "end",
            "cancelled 0",
            "didEnd \(operation.rawValue)",
          ])
      }
    }
  }

  func testMovesNeedTheSourcesPermission() {
    DragScene.run { scene in
      scene.drops.proposal = UIDropProposal(operation: .move)
      scene.drags.allowsMove = false
      scene.lift()
      scene.move(to: scene.target)
      scene.letGo()
      XCTAssertFalse(scene.taken().contains("perform"))
      XCTAssertTrue(scene.stage.console.contains("does not allow move operations"))
      scene.drags.allowsMove = true
      scene.lift()
      scene.move(to: scene.target)
      scene.letGo()
      let lines = scene.taken()
      XCTAssertTrue(lines.contains("perform"))
      XCTAssertTrue(lines.contains("willEnd 3"))
    }
  }

  func testTheInnermostViewThatCanHandleTheDragGetsIt() {
    DragScene.run { scene in
      let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      let drops = NotingDrops(scene.journal, "inner")
      inner.addInteraction(UIDropInteraction(delegate: drops))
      scene.target.addSubview(inner)
      scene.lift()
      scene.move(to: inner)
      XCTAssertEqual(Array(scene.taken().suffix(3)), ["inner canHandle", "inner enter", "inner update"])
      scene.move(to: CGPoint(x: 60, y: 420))
      XCTAssertEqual(scene.taken(), ["canHandle", "inner exit", "enter", "update"])
      scene.letGo()
      _ = scene.taken()
      drops.handles = false
      scene.lift()
      scene.move(to: inner)
      XCTAssertEqual(Array(scene.taken().suffix(4)), ["inner canHandle", "canHandle", "enter", "update"])
    }
  }

  // MARK: Sessions

  func testSessionsKnowItemsAndPlaces() {
    DragScene.run { scene in
      nonisolated(unsafe) var seen: (any UIDropSession)?
      nonisolated(unsafe) var texts: [String] = []
      scene.drops.perform = { session in
        seen = session
        session.loadObjects(ofClass: String.self) { texts = $0 }
        XCTAssertEqual(session.location(in: scene.target), CGPoint(x: 100, y: 100))
        XCTAssertEqual(session.items.first?.localObject as? String, "apple")
        XCTAssertEqual(session.localDragSession?.localContext as? String, "context")
        XCTAssertTrue(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
        XCTAssertFalse(session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
        XCTAssertTrue(session.canLoadObjects(ofClass: String.self))
        XCTAssertFalse(session.canLoadObjects(ofClass: UIImage.self))
      }
      scene.lift()
      scene.drags.session?.localContext = "context"
      scene.move(to: scene.target)
      scene.letGo()
      XCTAssertEqual(texts, ["apple"])
      XCTAssertEqual(seen?.progress.fractionCompleted, 1)
    }
  }

  func testTapsOfOtherFingersAddItems() {
    DragScene.run { scene in
      let other = UIView(frame: CGRect(x: 300, y: 100, width: 80, height: 80))
      other.backgroundColor = .blue
      scene.stage.view.addSubview(other)
      let drags = NotingDrags(scene.journal)
      drags.added = [textItem("pear")]
      other.addInteraction(UIDragInteraction(delegate: drags))
      nonisolated(unsafe) var texts: [String?] = []
      scene.drops.perform = { session in texts = session.items.map { $0.localObject as? String } }
      scene.lift()
      scene.move(to: CGPoint(x: 500, y: 500))
      _ = scene.taken()
      scene.stage.touch(.began, other, finger: 1)
      scene.stage.clock.advance(by: 0.1)
      scene.stage.touch(.ended, finger: 1)
      XCTAssertEqual(scene.taken(), ["itemsForAdding", "willAdd 1", "previewForLifting"])
      scene.move(to: scene.target)
      scene.letGo()
      XCTAssertEqual(texts, ["apple", "pear"])
      XCTAssertEqual(scene.journal.lines.filter { $0 == "didEnd 2" }.count, 2, "each source hears of the end")
    }
  }

  func testASecondDragNeedsAViewThatTakesSeveral() {
    DragScene.run { scene in
      let other = UIView(frame: CGRect(x: 300, y: 100, width: 80, height: 80))
      scene.stage.view.addSubview(other)
      let drags = NotingDrags(scene.journal)
      other.addInteraction(UIDragInteraction(delegate: drags))
      scene.lift()
      scene.move(to: scene.target)
      scene.stage.touch(.began, other, finger: 1)
      scene.stage.clock.advance(by: 0.6)
      _ = scene.taken()
      scene.stage.touch(.moved, CGPoint(x: 60, y: 420), finger: 1)
      XCTAssertFalse(scene.taken().contains("canHandle"))
      scene.drop.allowsSimultaneousDropSessions = true
      scene.stage.touch(.moved, CGPoint(x: 70, y: 430), finger: 1)
      XCTAssertTrue(scene.taken().contains("enter"))
      scene.stage.touch(.cancelled, finger: 1)
    }
  }

  // MARK: Paste configurations

  func testPasteConfigurationsTakeDrops() {
    final class Pasting: UIView {
      var taken: [String] = []
      override func paste(itemProviders: [NSItemProvider]) {
        for provider in itemProviders { taken += provider.registeredTypeIdentifiers }
      }
    }
    DragScene.run { scene in
      let view = Pasting(frame: CGRect(x: 400, y: 400, width: 100, height: 100))
      view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
      scene.stage.view.addSubview(view)
      scene.lift()
      scene.move(to: view)
      scene.letGo()
      XCTAssertEqual(view.taken, [])
      view.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
      scene.lift()
      scene.move(to: view)
      scene.letGo()
      XCTAssertEqual(view.taken, ["public.utf8-plain-text"])
    }
  }

  // MARK: Bad input

  func testViewsMayGoDuringADrag() {
    DragScene.run { scene in
      scene.lift()
      scene.move(to: scene.target)
      scene.source.removeFromSuperview()
      scene.move(to: CGPoint(x: 60, y: 420))
      scene.target.removeFromSuperview()
      _ = scene.taken()
      scene.move(to: CGPoint(x: 70, y: 430))
      XCTAssertEqual(scene.taken(), ["exit"])
      scene.letGo()
      XCTAssertEqual(scene.taken().last, "didEnd 0")
    }
  }

  func testDelegatesMayHaveNoPreviewsAndNoViews() {
    DragScene.run { scene in
      scene.drags.preview = { _ in nil }
      scene.lift()
      scene.move(to: scene.target)
      scene.letGo()
      XCTAssertTrue(scene.taken().contains("conclude"))
      scene.drags.preview = { _ in
        let view = UIView(frame: .zero)
        return UITargetedDragPreview(
          view: view, parameters: UIDragPreviewParameters(),
          target: UIDragPreviewTarget(container: UIView(), center: CGPoint(x: CGFloat.nan, y: 0)))
      }
      scene.lift()
      scene.move(to: scene.target)
      scene.letGo()
      XCTAssertTrue(scene.taken().contains("conclude"))
      XCTAssertTrue(scene.stage.console.contains("is in no window"))
    }
  }

  func testItemsThatLieAboutTheirTypesGiveNoObjects() {
    DragScene.run { scene in
      let provider = NSItemProvider()
      provider.registerDataRepresentation(forTypeIdentifier: "public.png") { handler in
        handler(Data([1, 2, 3]), nil)
        handler(nil, nil)
        return nil
      }
      scene.drags.items = [UIDragItem(itemProvider: provider), textItem("apple")]
      nonisolated(unsafe) var images: Int?
      scene.drops.perform = { session in session.loadObjects(ofClass: UIImage.self) { images = $0.count } }
      scene.lift()
      scene.move(to: scene.target)
      scene.letGo()
      XCTAssertEqual(images, 0)
      XCTAssertTrue(scene.stage.console.contains("An item of a drop could not be loaded"))
      XCTAssertTrue(scene.taken().contains("didTransfer"))
    }
  }

  func testACancelledTouchCancelsTheDrag() {
    DragScene.run { scene in
      scene.lift()
      scene.move(to: scene.target)
      scene.stage.touch(.cancelled)
      scene.stage.clock.advance(by: 1)
      XCTAssertEqual(scene.taken().last, "didEnd 0")
    }
  }

  func testNothingIsKept() {
    MainActor.assumeIsolated {
      let leaks = LeakCheck()
      do {
        let scene = DragScene()
        for object in [scene.drag, scene.drop, scene.source, scene.target] as [AnyObject] { leaks.watch(object) }
        scene.lift()
        scene.move(to: scene.target)
        scene.letGo()
        scene.source.removeFromSuperview()
        scene.target.removeFromSuperview()
        scene.stage.end()
      }
      leaks.assertFreed()
    }
  }

  /// facts/dragging.md#looks/pile
  func testOfManyItemsOnlyTheTopFewAreDrawn() {
    DragScene.run { scene in
      scene.drags.items = (0..<600).map { textItem("\($0)") }
      func drawn() -> Int { scene.stage.window.subviews.last?.subviews.filter { !$0.isHidden }.count ?? 0 }
      scene.lift()
      XCTAssertEqual(drawn(), 1)
      scene.move(to: scene.target)
      XCTAssertEqual(drawn(), 4)
      scene.stage.touch(.ended)
      scene.stage.clock.advance(by: 0.1)
      XCTAssertEqual(drawn(), 4)
      scene.stage.clock.advance(by: 1)
      XCTAssertEqual(scene.taken().suffix(2), ["didEnd 2", "didTransfer"])
    }
  }

  /// Items that were hidden in the pile are visible while they move to their own destinations.
  func testItemsOfAPileGoToEndsOfTheirOwn() {
    DragScene.run { scene in
      let boxes = (0..<8).map { UIView(frame: CGRect(x: 40 + CGFloat($0) * 60, y: 700, width: 50, height: 50)) }
      for box in boxes {
        box.backgroundColor = .blue
        scene.stage.view.addSubview(box)
      }
      scene.drags.items = (0..<8).map { textItem("\($0)") }
      var next = 0
      scene.drags.preview = { _ in
        defer { next += 1 }
        return UITargetedDragPreview(view: boxes[next])
      }
      func drawn() -> Int { scene.stage.window.subviews.last?.subviews.filter { !$0.isHidden }.count ?? 0 }
      scene.lift()
      XCTAssertEqual(drawn(), 8)
      scene.move(to: CGPoint(x: 600, y: 300))
      XCTAssertEqual(drawn(), 4)
      scene.stage.touch(.ended)
      scene.stage.clock.advance(by: 0.1)
      XCTAssertEqual(drawn(), 8)
      scene.stage.clock.advance(by: 1)
      XCTAssertFalse(boxes.contains { $0.layer.isHidden })
    }
  }
}
