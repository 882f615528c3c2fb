import FlipsideTesting
import UIKit
import XCTest

/// Previews with the API from before iOS 13, which a context menu shows. Apple's pages of
/// `UIViewControllerPreviewing` and `UIPreviewAction`.
final class PreviewingTests: XCTestCase {
  private final class Preview: UIViewController {
    var log: [String] = []
    override var previewActionItems: [any UIPreviewActionItem] {
      [
        UIPreviewAction(title: "Like", style: .selected) { [unowned self] action, controller in
          log.append("\(action.title) \(controller === self)")
        },
        UIPreviewActionGroup(
          title: "More", style: .default,
          actions: [UIPreviewAction(title: "Delete", style: .destructive) { _, _ in }]),
      ]
    }
  }

  private final class Page: UIViewController, UIViewControllerPreviewingDelegate {
    let card = UIView(frame: CGRect(x: 40, y: 200, width: 200, height: 100))
    let preview = Preview()
    var log: [String] = []
    var context: (any UIViewControllerPreviewing)?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      card.backgroundColor = .red
      view.addSubview(card)
      context = registerForPreviewing(with: self, sourceView: card)
    }

    func previewingContext(_ context: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
      -> UIViewController?
    {
      log.append("asked at \(Int(location.x)), \(Int(location.y)) in \(context.sourceRect)")
      return location.x < 150 ? preview : nil
    }
    func previewingContext(_ context: any UIViewControllerPreviewing, commit controller: UIViewController) {
      log.append("commit \(controller === preview)")
    }
  }

  func testAPressShowsThePreviewWithItsActions() {
    MainActor.assumeIsolated {
      let page = Page()
      onStage(page, animates: false) { stage in
        XCTAssertTrue(page.context?.sourceView === page.card)
        XCTAssertTrue(page.context?.delegate === page)
        XCTAssertTrue(
          page.card.gestureRecognizers?.contains {
            $0 === page.context?.previewingGestureRecognizerForFailureRelationship
          } ?? false)
        stage.longPress(CGPoint(x: 140, y: 250))
        XCTAssertEqual(page.log, ["asked at 100, 50 in \(page.card.bounds)"])
        XCTAssertTrue(stage.shows("More"))
        XCTAssertNotNil(page.preview.view.window)
        stage.tap("Like")
        stage.clock.settle()
        XCTAssertEqual(page.preview.log, ["Like true"])
        XCTAssertNil(page.preview.view.window)
      }
    }
  }

  func testATapOnThePreviewOpensIt() {
    MainActor.assumeIsolated {
      let page = Page()
      onStage(page, animates: false) { stage in
        stage.longPress(CGPoint(x: 140, y: 250))
        stage.tap(page.preview.view)
        stage.clock.settle()
        XCTAssertEqual(page.log.last, "commit true")
      }
    }
  }

  func testNoControllerAndNoRegistrationShowNothing() {
    MainActor.assumeIsolated {
      let page = Page()
      onStage(page, animates: false) { stage in
        stage.longPress(CGPoint(x: 220, y: 250))
        XCTAssertEqual(page.log.count, 1)
        XCTAssertFalse(stage.shows("Like"))
        if let context = page.context { page.unregisterForPreviewing(withContext: context) }
        stage.longPress(CGPoint(x: 140, y: 250))
        XCTAssertEqual(page.log.count, 1)
      }
    }
  }
}
