import FlipsideTesting
import UIKit
import XCTest

/// Views that are activated while a drag rests over them: facts/dragging.md#times.
final class SpringLoadingTests: XCTestCase {
  func testADragThatRestsOpensAView() {
    final class Effect: NSObject, UISpringLoadedInteractionEffect {
      var states: [Int] = []
      func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
      ) { states.append(context.state.rawValue) }
    }
    DragScene.run { scene in
      let effect = Effect()
      nonisolated(unsafe) var opened = 0
      scene.target.addInteraction(
        UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, context in
          opened += 1
          XCTAssertEqual(context.location(in: scene.target), CGPoint(x: 100, y: 100))
        })
      scene.lift()
      scene.move(to: scene.target)
      XCTAssertEqual(effect.states, [1])
      scene.stage.clock.advance(by: 0.7)
      XCTAssertEqual(effect.states, [1, 2])
      scene.stage.clock.advance(by: 0.5)
      XCTAssertEqual(effect.states, [1, 2, 3])
      XCTAssertEqual(opened, 1)
      scene.stage.clock.advance(by: 3)
      XCTAssertEqual(opened, 1, "once, until the drag comes back")
      scene.move(to: CGPoint(x: 500, y: 300))
      XCTAssertEqual(effect.states, [1, 2, 3, 0])
    }
  }

  func testADragThatLeavesEarlyOpensNothing() {
    DragScene.run { scene in
      nonisolated(unsafe) var opened = 0
      scene.target.addInteraction(UISpringLoadedInteraction { _, _ in opened += 1 })
      scene.lift()
      scene.move(to: scene.target)
      scene.stage.clock.advance(by: 0.8)
      scene.move(to: CGPoint(x: 500, y: 300))
      scene.stage.clock.advance(by: 2)
      XCTAssertEqual(opened, 0)
    }
  }

  func testButtonsAndSegmentsOpen() {
    DragScene.run { scene in
      nonisolated(unsafe) var pressed = 0
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { _ in pressed += 1 })
      button.frame = CGRect(x: 300, y: 400, width: 100, height: 50)
      let control = UISegmentedControl(items: ["A", "B"])
      control.frame = CGRect(x: 300, y: 500, width: 200, height: 32)
      control.selectedSegmentIndex = 0
      for view in [button, control] { scene.stage.view.addSubview(view) }
      XCTAssertFalse(button.isSpringLoaded)
      button.isSpringLoaded = true
      control.isSpringLoaded = true
      scene.lift()
      scene.move(to: button)
      scene.stage.clock.advance(by: 1.2)
      XCTAssertEqual(pressed, 1)
      scene.move(to: CGPoint(x: 450, y: 516))
      scene.stage.clock.advance(by: 1.2)
      XCTAssertEqual(control.selectedSegmentIndex, 1)
      button.isSpringLoaded = false
      scene.move(to: button)
      scene.stage.clock.advance(by: 1.2)
      XCTAssertEqual(pressed, 1)
    }
  }

  func testItemsOfBarsOpen() {
    DragScene.run { scene in
      nonisolated(unsafe) var pressed = 0
      let item = UIBarButtonItem(primaryAction: UIAction(title: "Open") { _ in pressed += 1 })
      let bar = UIToolbar(frame: CGRect(x: 300, y: 300, width: 300, height: 44))
      bar.items = [item]
      let tabs = UITabBar(frame: CGRect(x: 300, y: 600, width: 300, height: 49))
      tabs.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
      tabs.selectedItem = tabs.items?[0]
      for view in [bar, tabs] as [UIView] { scene.stage.view.addSubview(view) }
      item.isSpringLoaded = true
      tabs.isSpringLoaded = true
      scene.lift()
      scene.move(to: "Open")
      scene.stage.clock.advance(by: 1.2)
      XCTAssertEqual(pressed, 1)
      scene.move(to: "B")
      scene.stage.clock.advance(by: 1.2)
      XCTAssertEqual(tabs.selectedItem?.tag, 1)
    }
  }
}
