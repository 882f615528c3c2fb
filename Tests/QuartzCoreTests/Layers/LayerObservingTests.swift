import ObjectiveC
import QuartzCore
import XCTest

/// Key-value observing of layers, which apps use for changes of a view's size: Apple's Key-Value Observing
/// Programming Guide.
final class LayerObservingTests: XCTestCase {
  func testSettersTellObservers() {
    let layer = CALayer()
    var heard: [String] = []
    let observations = [
      layer.observe(\.bounds, __key: "bounds", options: [.old, .new]) { _, change in
        heard.append("bounds \(change.oldValue?.width ?? -1) \(change.newValue?.width ?? -1)")
      },
      layer.observe(\.position, __key: "position", options: .new) { layer, change in
        heard.append("position \(change.newValue?.x ?? -1) \(layer.position.x)")
      },
      layer.observe(\.cornerRadius, __key: "cornerRadius") { layer, _ in
        heard.append("radius \(layer.cornerRadius)")
      },
      layer.observe(\.opacity, __key: "opacity") { layer, _ in heard.append("opacity \(layer.opacity)") },
      layer.observe(\.isHidden, __key: "hidden") { layer, _ in heard.append("hidden \(layer.isHidden)") },
      layer.observe(\.transform, __key: "transform") { layer, _ in heard.append("transform") },
      layer.observe(\.backgroundColor, __key: "backgroundColor") { layer, _ in heard.append("color") },
      layer.observe(\.frame, __key: "frame") { layer, _ in heard.append("frame \(layer.frame.minX)") },
    ]
    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
    layer.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
    XCTAssertEqual(take(), ["bounds 0.0 20.0", "position 20.0 20.0", "frame 10.0"])
    layer.cornerRadius = 4
    layer.opacity = 0.5
    layer.isHidden = true
    layer.transform = CATransform3DMakeScale(2, 2, 2)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    XCTAssertEqual(take(), ["radius 4.0", "opacity 0.5", "hidden true", "transform", "color"])
    layer.opacity = 0.5
    XCTAssertEqual(take(), ["opacity 0.5"], "the same value again is a change to observers")
    layer.setValue(0.25, forKey: "opacity")
    XCTAssertEqual(take(), ["opacity 0.25"], "once")
    for observation in observations { observation.invalidate() }
    layer.cornerRadius = 5
    XCTAssertEqual(take(), [])
  }
}
