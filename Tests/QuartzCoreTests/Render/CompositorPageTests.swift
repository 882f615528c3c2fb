import FactTables
import XCTest

import QuartzCore

/// Runs the worked example of `Documentation/compositor.md`.
final class CompositorPageTests: XCTestCase {
  private func text(_ rect: IntRect) -> String { "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)" }

  private func items(_ compositor: Compositor) -> String {
    (compositor.shown?.items ?? []).filter { $0.kind != .none }
      .map { "\($0.kind): \(text($0.bounds))" }.joined(separator: "\n")
  }

  func testThePageShowsWhatTheCompositorDoes() throws {
    let page = try DocumentationPage("compositor")
    let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    let screen = makeLayer(0, 0, 100, 60)
    let card = makeLayer(10, 10, 60, 40, white)
    card.cornerRadius = 8
    let badge = makeLayer(30, 10, 20, 20, .blue)
    badge.opacity = 0.5
    badge.animatesImplicitly = false
    card.addSublayer(badge)
    screen.addSublayer(card)
    let context = LayerContext(root: screen, scale: 2)
    let surface = PixelBuffer.surface(200, 120)
    let compositor = Compositor(surface: surface, scale: 2, background: RenderColor(argb: 0xFFEE_EEEE))
    XCTAssertTrue(context.commit())
    compositor.root = context.rootNode
    XCTAssertEqual(compositor.composite().map(text), ["0 0 200 120"])
    page.assertShows(items(compositor))
    page.assertShows(
      [(2, 2), (40, 40), (90, 50)].map { x, y in "\(x) \(y): \(String(surface.bytes[y * 200 + x], radix: 16))" }
        .joined(separator: "\n"))
    badge.position.x += 4
    XCTAssertTrue(context.commit())
    let damage = compositor.composite()
    page.assertShows("damage: \(damage.map(text).joined(separator: "; "))\npixels: \(compositor.lastDrawnArea)")
    XCTAssertFalse(context.commit())
    XCTAssertEqual(compositor.composite(), [])
  }
}
