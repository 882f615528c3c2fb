import FlipsideTesting
import UIKit
import XCTest

/// Pictures of columns beside and over each other, while they move, in the dark and from right to left.
final class SplitPictureTests: SplitTestCase {
  private func page(_ title: String, _ color: UIColor) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .systemBackground
    for row in 0..<8 {
      let stripe = UIView(frame: CGRect(x: 20, y: 90 + 60 * CGFloat(row), width: 200, height: 44))
      stripe.backgroundColor = color
      page.view.addSubview(stripe)
    }
    return page
  }

  private func columns(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(page("Folders", .systemTeal), for: .primary)
    if style == .tripleColumn { split.setViewController(page("Notes", .systemOrange), for: .supplementary) }
    split.setViewController(page("Note", .systemPink), for: .secondary)
    return split
  }

  func testTwoColumns() {
    var strip = FilmStrip(columns: 4, scale: 8)
    for (isDark, direction) in [(false, UIUserInterfaceLayoutDirection.leftToRight), (true, .rightToLeft)] {
      let split = columns(.doubleColumn)
      onStage(split, device: "iPad (10th generation)", isDark: isDark, layoutDirection: direction) { stage in
        let all = CGRect(x: 0, y: 0, width: 1640, height: 2360)
        strip.add(stage.picture(), all)
        split.show(.primary)
        stage.clock.advance(by: 0.15)
        strip.add(stage.picture(), all)
        stage.clock.advance(by: 1)
        strip.add(stage.picture(), all)
        split.preferredDisplayMode = .oneBesideSecondary
        stage.clock.advance(by: 1)
        strip.add(stage.picture(), all)
      }
    }
    guard let picture = strip.picture else { return XCTFail("no picture") }
    assertPicture(picture, named: "two-columns")
  }

  func testThreeColumns() {
    var strip = FilmStrip(columns: 3, scale: 8)
    let split = columns(.tripleColumn)
    onStage(split, device: "iPad (10th generation)", orientation: .landscapeLeft) { stage in
      let all = CGRect(x: 0, y: 0, width: 2360, height: 1640)
      strip.add(stage.picture(), all)
      split.show(.primary)
      stage.clock.advance(by: 1)
      strip.add(stage.picture(), all)
      split.preferredSplitBehavior = .overlay
      split.preferredDisplayMode = .twoOverSecondary
      stage.clock.advance(by: 1)
      strip.add(stage.picture(), all)
    }
    guard let picture = strip.picture else { return XCTFail("no picture") }
    assertPicture(picture, named: "three-columns")
  }
}
