import FlipsideTesting
import TestFolders
import UIKit
import XCTest

/// Text and files that are dropped on the app from other programs.
final class DesktopDropTests: XCTestCase {
  func testTextIsADropWithoutADrag() {
    DragScene.run { scene in
      nonisolated(unsafe) var texts: [String] = []
      scene.drops.perform = { session in
        XCTAssertNil(session.localDragSession)
        XCTAssertFalse(session.allowsMoveOperation)
        XCTAssertEqual(session.location(in: scene.target), CGPoint(x: 100, y: 100))
        session.loadObjects(ofClass: String.self) { texts = $0 }
      }
      scene.stage.drop("pear", at: scene.target)
      scene.stage.clock.advance(by: 1)
      XCTAssertEqual(texts, ["pear"])
      let lines = scene.taken()
      XCTAssertEqual(Array(lines.prefix(4)), ["canHandle", "enter", "update", "perform"])
      XCTAssertTrue(lines.contains("conclude"))
    }
  }

  func testAddressesAreURLsToo() {
    DragScene.run { scene in
      nonisolated(unsafe) var urls: [URL] = []
      nonisolated(unsafe) var texts: [String] = []
      scene.drops.perform = { session in
        session.loadObjects(ofClass: URL.self) { urls = $0 }
        session.loadObjects(ofClass: String.self) { texts = $0 }
      }
      scene.stage.drop("https://example.com/a", at: scene.target)
      scene.stage.clock.advance(by: 1)
      XCTAssertEqual(urls, [URL(string: "https://example.com/a")])
      XCTAssertEqual(texts, ["https://example.com/a"])
    }
  }

  func testFilesHaveTheTypesOfTheirNames() throws {
    let image = MainActor.assumeIsolated {
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).pngData { $0.fill($0.format.bounds) }
    }
    let folder = TestFolder.make()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (picture, gone) = (folder.appendingPathComponent("a.png"), folder.appendingPathComponent("gone.png"))
    try image.write(to: picture)
    DragScene.run { scene in
      nonisolated(unsafe) var images = 0
      scene.drops.perform = { session in
        XCTAssertTrue(session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
        XCTAssertEqual(session.items.first?.itemProvider.suggestedName, "a")
        session.loadObjects(ofClass: UIImage.self) { images = $0.count }
      }
      scene.stage.drop(files: [picture, gone], at: scene.target)
      scene.stage.clock.advance(by: 1)
      XCTAssertEqual(images, 1, "a file that is not there gives nothing")
    }
  }

  func testTextFieldsTakeTextOfTheDesktop() {
    DragScene.run { scene in
      let field = UITextField(frame: CGRect(x: 300, y: 300, width: 200, height: 40))
      scene.stage.view.addSubview(field)
      scene.stage.drop("pear", at: field)
      scene.stage.clock.advance(by: 1)
      XCTAssertEqual(field.text, "pear")
    }
  }

  func testNothingTakesIt() {
    DragScene.run { scene in
      scene.stage.drop("pear", at: CGPoint(x: 500, y: 700))
      scene.stage.drop(files: [], at: scene.target)
      scene.stage.drop("pear", at: CGPoint(x: CGFloat.nan, y: 0))
      XCTAssertEqual(scene.taken(), [])
    }
  }
}
