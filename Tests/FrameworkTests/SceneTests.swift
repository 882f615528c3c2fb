import CoreServices
import SceneKit
import SpriteKit
import UIKit
import WebKit
import XCTest

/// Scenes, which are stored but not drawn, and pictures of their views.
final class SceneTests: FrameworkTestCase {
  private func color(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
    let context = CGContext(
      data: &bytes, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width * 4,
      space: CGColorSpace(name: CGColorSpace.sRGB)!, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    return Array(bytes[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 4])
  }

  func testSpriteScenes() throws {
    try MainActor.assumeIsolated {
      let scene = SKScene(size: CGSize(width: 20, height: 10))
      let (above, below) = (SKNode(), SKNode())
      scene.addChild(above)
      above.addChild(below)
      above.addChild(below)
      XCTAssertEqual(said("already has a parent"), 1)
      XCTAssertTrue(below.scene === scene)
      below.name = "below"
      XCTAssertTrue(above.childNode(withName: "below") === below)
      below.removeFromParent()
      XCTAssertNil(below.scene)
      XCTAssertTrue(above.children.isEmpty)

      let view = SKView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      scene.backgroundColor = .red
      scene.scaleMode = .resizeFill
      view.presentScene(scene)
      XCTAssertEqual(scene.size, CGSize(width: 30, height: 30))
      XCTAssertTrue(scene.view === view)
      XCTAssertEqual(said("SKView.presentScene"), 1)
      let picture = try XCTUnwrap(view.texture(from: scene)).cgImage()
      XCTAssertEqual(color(picture, 5, 5), [255, 0, 0, 255])
      XCTAssertNil(view.texture(from: above))
      view.presentScene(nil)
      XCTAssertNil(scene.view)
    }
  }

  func testScenesInSpace() {
    MainActor.assumeIsolated {
      let scene = SCNScene()
      let (outer, inner) = (SCNNode(), SCNNode())
      scene.rootNode.addChildNode(outer)
      outer.addChildNode(inner)
      inner.name = "inner"
      XCTAssertTrue(scene.rootNode.childNode(withName: "inner", recursively: true) === inner)
      XCTAssertNil(scene.rootNode.childNode(withName: "inner", recursively: false))
      scene.rootNode.addChildNode(inner)
      XCTAssertTrue(outer.childNodes.isEmpty)

      let view = SCNView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      view.backgroundColor = .blue
      view.scene = scene
      XCTAssertEqual(said("SCNView.scene"), 1)
      XCTAssertEqual(view.snapshot().cgImage.map { color($0, 1, 1) }, [0, 0, 255, 255])
    }
  }

  func testPicturesOfWebViews() throws {
    try MainActor.assumeIsolated {
      let root = makeWindow()
      let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.backgroundColor = .green
      root.view.addSubview(view)
      run(0.1)
      var image: UIImage?
      let configuration = WKSnapshotConfiguration()
      configuration.rect = CGRect(x: 0, y: 0, width: 50, height: 50)
      configuration.snapshotWidth = 25
      XCTAssertEqual((configuration.copy() as? WKSnapshotConfiguration)?.snapshotWidth, 25)
      view.takeSnapshot(with: configuration) { picture, error in
        image = picture
        XCTAssertNil(error)
      }
      XCTAssertNil(image, "in the next turn")
      run(0.1)
      XCTAssertEqual(try XCTUnwrap(image).size, CGSize(width: 25, height: 25))
      XCTAssertEqual(image?.cgImage.map { color($0, 3, 3) }, [0, 255, 0, 255])
      var failed = false
      WKWebView(frame: .zero).takeSnapshot(with: nil) { picture, error in failed = picture == nil && error != nil }
      run(0.1)
      XCTAssertTrue(failed)
    }
  }

  func testTagsOfTypes() {
    func type(_ tag: String, _ kind: CFString) -> String? {
      UTTypeCreatePreferredIdentifierForTag(kind, tag, nil)?.takeRetainedValue()
    }
    XCTAssertEqual(type("png", kUTTagClassFilenameExtension), "public.png")
    XCTAssertEqual(type("text/plain", kUTTagClassMIMEType), "public.plain-text")
    XCTAssertEqual(type("nothing", kUTTagClassFilenameExtension)?.hasPrefix("dyn."), true)
    XCTAssertNil(type("png", "public.other"))
    let back = UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassFilenameExtension)?.takeRetainedValue()
    XCTAssertEqual(back, "jpeg")
    XCTAssertTrue(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    XCTAssertFalse(UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
  }
}
