import FlipsideTesting
import UIKit
import XCTest

/// A controller that covers the screen determines the orientation while it is presented.
final class PresentedOrientationTests: XCTestCase {
  private final class Film: UIViewController {
    var mask = UIInterfaceOrientationMask.landscape
    var preferred: UIInterfaceOrientation?
    var sizes: [CGSize] = []

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferred ?? super.preferredInterfaceOrientationForPresentation
    }
    override func viewWillAppear(_ animated: Bool) {
      sizes.append(view.window?.bounds.size ?? UIScreen.main.bounds.size)
    }
  }

  private func present(
    style: UIModalPresentationStyle = .fullScreen, mask: UIInterfaceOrientationMask,
    preferred: UIInterfaceOrientation?,
    _ expected: UIInterfaceOrientation, line: UInt = #line
  ) {
    MainActor.assumeIsolated {
      let root = UIViewController()
      onStage(root) { stage in
        let film = Film()
        film.modalPresentationStyle = style
        film.mask = mask
        film.preferred = preferred
        root.present(film, animated: true)
        stage.clock.advance(by: 1)
        XCTAssertEqual(UIScreen.main.interfaceOrientation.rawValue, expected.rawValue, line: line)
        if style == .fullScreen {
          XCTAssertEqual(film.view.bounds.size, stage.window.bounds.size, line: line)
          XCTAssertEqual(film.sizes, [stage.window.bounds.size], "it is turned before it appears", line: line)
        }
        root.dismiss(animated: true)
        stage.clock.advance(by: 1)
        XCTAssertEqual(UIScreen.main.interfaceOrientation, .portrait, line: line)
        XCTAssertEqual(root.view.bounds.size, CGSize(width: 393, height: 852), line: line)
      }
    }
  }

  func testPresentingTurnsTheScreenAndDismissingTurnsItBack() {
    present(mask: .landscape, preferred: nil, .landscapeRight)
    present(mask: .landscape, preferred: .landscapeLeft, .landscapeLeft)
    present(mask: .all, preferred: .landscapeRight, .landscapeRight)
    present(mask: .allButUpsideDown, preferred: nil, .portrait)
    present(mask: .portrait, preferred: .landscapeLeft, .portrait)
  }

  func testSheetsDoNotTurnIt() {
    present(style: .pageSheet, mask: .landscape, preferred: .landscapeLeft, .portrait)
  }

  private final class Child: UIViewController {
    var lines: [String] = []
    override func viewWillAppear(_ animated: Bool) { lines.append("will \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { lines.append("is \(animated)") }
    override func viewDidAppear(_ animated: Bool) { lines.append("did \(animated)") }
  }

  /// The first page of a container appears with the container's animation.
  func testFirstPageOfAPresentedContainerIsAnimated() {
    MainActor.assumeIsolated {
      for animated in [true, false] {
        for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
          let (page, tab) = (Child(), Child())
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: tab)]
          for (container, child) in [(UINavigationController(rootViewController: page), page), (tabs, tab)] {
            container.modalPresentationStyle = style
            let root = UIViewController()
            onStage(root) { stage in
              root.present(container, animated: animated)
              stage.clock.advance(by: 1)
              XCTAssertEqual(
                child.lines, ["will \(animated)", "is \(animated)", "did \(animated)"], "\(container)")
              root.dismiss(animated: false)
              stage.clock.advance(by: 0.1)
            }
          }
        }
      }
    }
  }

  func testSheetsAreAsNarrowAsAPhone() {
    MainActor.assumeIsolated {
      for style in [UIModalPresentationStyle.formSheet, .pageSheet] {
        let root = UIViewController()
        onStage(root, device: "iPad (10th generation)") { stage in
          let form = UIViewController()
          form.modalPresentationStyle = style
          root.present(form, animated: false)
          stage.clock.advance(by: 0.1)
          XCTAssertEqual(form.traitCollection.horizontalSizeClass, .compact)
          XCTAssertEqual(form.view.traitCollection.horizontalSizeClass, .compact)
        }
      }
    }
  }
}
