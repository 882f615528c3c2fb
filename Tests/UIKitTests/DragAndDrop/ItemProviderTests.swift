import TestFolders
import UIKit
import XCTest

/// Objects that item providers transfer, by their uniform types.
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

  /// Data of another app may be of any kind.
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

  func testTypesConform() {
    let text = NSItemProvider(object: "x" as NSString)
    for type in ["public.utf8-plain-text", "public.plain-text", "public.text", "public.data", "public.item"] {
      XCTAssertTrue(text.hasItemConformingToTypeIdentifier(type), type)
    }
    XCTAssertFalse(text.hasItemConformingToTypeIdentifier("public.image"))
    nonisolated(unsafe) var data: Data?
    text.loadDataRepresentation(forTypeIdentifier: "public.text") { loaded, _ in data = loaded }
    XCTAssertEqual(data, Data("x".utf8))
  }

  func testFilesAreOfferedAndLoaded() throws {
    let file = TestFolder.make().appendingPathComponent("text.txt")
    try Data("hi".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertNil(NSItemProvider(contentsOf: URL(fileURLWithPath: "/there/is/none")))
    let provider = try XCTUnwrap(NSItemProvider(contentsOf: file))
    XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text", "public.file-url"])
    nonisolated(unsafe) var seen: (name: String, text: String?)?
    nonisolated(unsafe) var copy: URL?
    provider.loadFileRepresentation(forTypeIdentifier: "public.utf8-plain-text") { url, _ in
      copy = url
      seen = url.map { ($0.pathExtension, try? String(contentsOf: $0, encoding: .utf8)) }
    }
    XCTAssertEqual(seen?.name, "txt")
    XCTAssertEqual(seen?.text, "hi")
    XCTAssertFalse(FileManager.default.fileExists(atPath: copy?.path ?? ""), "it lasts as long as the handler")
    nonisolated(unsafe) var items: [String] = []
    provider.loadItem(forTypeIdentifier: "public.file-url") { item, _ in items.append("\(item is NSURL)") }
    provider.loadItem(forTypeIdentifier: "public.utf8-plain-text") { item, _ in
      items.append("\(item as? NSString ?? "")")
    }
    provider.loadItem(forTypeIdentifier: "public.png") { _, error in
      items.append("\((error as NSError?)?.code ?? 0)")
    }
    XCTAssertEqual(items, ["true", "hi", "-1000"])
  }

  func testObjectsAreMadeWhenTheyAreAskedFor() {
    let provider = NSItemProvider()
    nonisolated(unsafe) var made = 0
    provider.registerObject(ofClass: NSString.self, visibility: .all) { handler in
      made += 1
      handler("late" as NSString, nil)
      return nil
    }
    XCTAssertEqual(made, 0)
    nonisolated(unsafe) var text: String?
    provider.loadObject(ofClass: String.self) { loaded, _ in text = loaded }
    XCTAssertEqual(text, "late")
    XCTAssertEqual(made, 1)
    let other = NSItemProvider()
    other.registerObject("now" as NSString, visibility: .all)
    XCTAssertTrue(other.hasRepresentationConforming(toTypeIdentifier: "public.text"))
  }
}
