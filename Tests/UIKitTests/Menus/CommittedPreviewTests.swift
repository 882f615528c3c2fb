import FlipsideTesting
import UIKit
import XCTest

/// A context menu whose preview is tapped: Apple's pages of `UIContextMenuInteractionCommitAnimating` and of the
/// delegate's `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`.
final class CommittedPreviewTests: XCTestCase {
  private final class Page: UIViewController {
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemIndigo
      preferredContentSize = CGSize(width: 200, height: 200)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("did appear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("did disappear")
    }
  }

  private final class Shower: NSObject, UIContextMenuInteractionDelegate {
    let page: Page
    let style: UIContextMenuInteractionCommitStyle
    weak var navigation: UINavigationController?
    var calls: [String] = []

    init(_ page: Page, _ style: UIContextMenuInteractionCommitStyle) {
      self.page = page
      self.style = style
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(
        previewProvider: { [page] in page },
        actionProvider: { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      calls.append("commit")
      animator.preferredCommitStyle = style
      animator.addCompletion { [unowned self] in
        calls.append("completion")
        navigation?.pushViewController(page, animated: true)
      }
    }
  }

  private func commit(_ style: UIContextMenuInteractionCommitStyle) {
    MainActor.assumeIsolated {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let page = Page()
      let shower = Shower(page, style)
      shower.navigation = navigation
      onStage(navigation) { stage in
        let card = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        navigation.topViewController?.view.addSubview(card)
        card.addInteraction(UIContextMenuInteraction(delegate: shower))
        stage.touch(.began, CGPoint(x: 150, y: 250))
        stage.clock.advance(by: 0.6)
        stage.touch(.ended, CGPoint(x: 150, y: 250))
        stage.clock.advance(by: 1)
        XCTAssertEqual(page.log, ["did appear"], "it is seen in the preview")
        let middle = page.view.convert(CGPoint(x: 100, y: 100), to: nil)
        stage.tap(middle)
        stage.clock.advance(by: 2)
        XCTAssertEqual(shower.calls, ["commit", "completion"])
        XCTAssertTrue(navigation.topViewController === page)
        XCTAssertNotNil(page.view.window, "the menu that ended did not take it away")
        XCTAssertEqual(page.log, ["did appear", "did disappear", "did appear"])
        XCTAssertTrue(page.view.isUserInteractionEnabled)
        XCTAssertEqual(page.view.layer.cornerRadius, 0)
        XCTAssertEqual(page.view.bounds.width, stage.window.bounds.width)
        XCTAssertNil(card.window)
        XCTAssertEqual(stage.window.subviews.count, 1, "nothing of the menu stays")
      }
    }
  }

  func testThePageOfAPreviewIsPushedAfterItGrew() { commit(.pop) }

  func testThePageOfAPreviewIsPushedAfterItWasDismissed() { commit(.dismiss) }

  /// The page is below the growing preview immediately, without an animation of its own.
  func testAGrowingPreviewCoversThePush() {
    MainActor.assumeIsolated {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let shower = Shower(Page(), .pop)
      shower.navigation = navigation
      onStage(navigation) { stage in
        let card = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        navigation.topViewController?.view.addSubview(card)
        card.addInteraction(UIContextMenuInteraction(delegate: shower))
        stage.touch(.began, CGPoint(x: 150, y: 250))
        stage.clock.advance(by: 0.6)
        stage.touch(.ended, CGPoint(x: 150, y: 250))
        stage.clock.advance(by: 1)
        stage.tap(shower.page.view.convert(CGPoint(x: 100, y: 100), to: nil))
        XCTAssertNil(navigation.transitionCoordinator)
        XCTAssertEqual(shower.page.view.convert(CGPoint.zero, to: nil).x, 0)
        stage.clock.advance(by: 2)
      }
    }
  }

  private final class Returner: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      guard let card = interaction.view, let page = card.superview else { return nil }
      return UITargetedPreview(
        view: card, parameters: UIPreviewParameters(),
        target: UIPreviewTarget(container: page, center: CGPoint(x: 300, y: 600)))
    }
  }

  /// Apple's page of `contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)`: its target
  /// is where the preview goes.
  func testThePreviewGoesBackToTheTargetOfTheDismissal() {
    MainActor.assumeIsolated {
      let returner = Returner()
      onStage { stage in
        let card = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        stage.view.addSubview(card)
        let interaction = UIContextMenuInteraction(delegate: returner)
        card.addInteraction(interaction)
        stage.touch(.began, CGPoint(x: 150, y: 250))
        stage.clock.advance(by: 0.6)
        stage.touch(.ended, CGPoint(x: 150, y: 250))
        stage.clock.advance(by: 1)
        let parts = stage.window.subviews.last?.subviews ?? []
        XCTAssertFalse(parts.contains { $0.center == CGPoint(x: 300, y: 600) })
        interaction.dismissMenu()
        XCTAssertTrue(parts.contains { $0.center == CGPoint(x: 300, y: 600) && $0.bounds.width == 100 })
        stage.clock.advance(by: 1)
        XCTAssertFalse(card.layer.isHidden)
      }
    }
  }
}
