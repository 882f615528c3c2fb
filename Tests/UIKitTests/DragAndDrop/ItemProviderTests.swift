import UIKit
import XCTest

/// Objects that item providers hand on, by their uniform types.
final class ItemProviderTests: XCTestCase {
  func testTextsAndURLs() {
    let text = NSItemProvider(object: "héllo" as NSString)
    XCTAssertEqual(text.registeredTypeIdentifiers, ["public.utf8-plain-text"])
    XCTAssertTrue(text.canLoadObject(ofClass: NSString.self))
    XCTAssertTrue(text.canLoadObject(ofClass: String.self))
    XCTAssertFalse(text.canLoadObject(ofClass: UIImage.self))
    nonisolated(unsafe) var loaded: String?
    text.loadObject(ofClass: String.self) { text, _ in loaded = text }
    XCTAssertEqual(loaded, "héllo")
    nonisolated(unsafe) var failed: (any Error)?
    text.loadObject(ofClass: NSURL.self) { _, error in failed = error }
    XCTAssertEqual((failed as NSError?)?.code, -1000)
    let url = NSItemProvider(object: NSURL(string: "https://a.b/c")!)
    nonisolated(unsafe) var address: URL?
    url.loadObject(ofClass: URL.self) { url, _ in address = url }
    XCTAssertEqual(address, URL(string: "https://a.b/c"))
  }

  func testImagesAndColors() {
    MainActor.assumeIsolated {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { $0.fill($0.format.bounds) }
      let provider = NSItemProvider(object: image)
      XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.png", "public.jpeg"])
      nonisolated(unsafe) var size: CGSize?
      provider.loadObject(ofClass: UIImage.self) { object, _ in size = (object as? UIImage)?.size }
      XCTAssertEqual(size.map { $0.width / $0.height }, 1.5)
      nonisolated(unsafe) var color: UIColor?
      NSItemProvider(object: UIColor.red).loadObject(ofClass: UIColor.self) { object, _ in
        color = object as? UIColor
      }
      XCTAssertEqual(color, .red)
    }
  }

  /// What another app hands over may be anything.
  func testDataOfAnotherKindIsAnError() {
    let provider = NSItemProvider()
    for type in ["public.utf8-plain-text", "public.png", "com.apple.uikit.color"] {
      provider.registerDataRepresentation(forTypeIdentifier: type) { handler in
        handler(Data([0xFF, 0xFE, 0x00]), nil)
        return nil
      }
    }
    nonisolated(unsafe) var errors = 0
    provider.loadObject(ofClass: NSString.self) { object, error in errors += object == nil && error != nil ? 1 : 0 }
    provider.loadObject(ofClass: UIImage.self) { object, error in errors += object == nil && error != nil ? 1 : 0 }
    provider.loadObject(ofClass: UIColor.self) { object, error in errors += object == nil && error != nil ? 1 : 0 }
    XCTAssertEqual(errors, 3)
  }
}
