import FlipsideTesting
import TestFolders
import UIKit
import XCTest

/// Apple's pages of `UIDocumentInteractionController` and its delegate.
final class DocumentInteractionTests: XCTestCase {
  private final class Listener: NSObject, UIDocumentInteractionControllerDelegate {
    var log: [String] = []
    weak var presenter: UIViewController?
    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { presenter! }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
      log.append("willBegin")
    }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
      log.append("didEnd")
    }
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
      log.append("willPresentOptions")
    }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
      log.append("didDismissOptions")
    }
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
      log.append("willPresentOpenIn")
    }
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
      log.append("didDismissOpenIn")
    }
  }

  /// A delegate without the method for previews.
  private final class Deaf: NSObject, UIDocumentInteractionControllerDelegate {}

  private let listener = Listener()
  private let folder = TestFolder.make()

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
    super.tearDown()
  }

  private func controller(_ name: String, _ text: String) throws -> UIDocumentInteractionController {
    let file = try folder.write(text, to: name)
    let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: file))
    controller.delegate = listener
    return controller
  }

  func testNameAndType() throws {
    let documents = try controller("notes.txt", "Hello")
    XCTAssertEqual(documents.name, "notes.txt")
    XCTAssertEqual(documents.uti, "public.utf8-plain-text")
    documents.name = "Notes"
    documents.uti = "com.example.note"
    XCTAssertEqual(documents.name, "Notes")
    XCTAssertEqual(documents.uti, "com.example.note")
    documents.url = folder.appendingPathComponent("a.pdf")
    XCTAssertEqual(documents.name, "a.pdf", "another file has its own")
    XCTAssertEqual(documents.uti, "com.adobe.pdf")
    XCTAssertFalse(documents.icons.isEmpty)
    XCTAssertNil(UIDocumentInteractionController().name)
  }

  func testAPreviewIsPresented() throws {
    let documents = try controller("notes.txt", "Hello, preview")
    onStage { stage in
      listener.presenter = stage.controller
      XCTAssertTrue(documents.presentPreview(animated: true))
      XCTAssertFalse(documents.presentPreview(animated: true), "it is shown already")
      stage.clock.advance(by: 1)
      XCTAssertTrue(stage.shows("notes.txt"))
      XCTAssertTrue(stage.shows("Hello, preview"))
      XCTAssertEqual(listener.log, ["willBegin"])
      stage.tap("Done")
      stage.clock.advance(by: 1)
      XCTAssertEqual(listener.log, ["willBegin", "didEnd"])
      XCTAssertNil(stage.controller.presentedViewController)
      XCTAssertTrue(documents.presentPreview(animated: false))
      documents.dismissPreview(animated: false)
      stage.clock.advance(by: 1)
      XCTAssertEqual(listener.log, ["willBegin", "didEnd", "willBegin", "didEnd"])
    }
  }

  func testANavigationControllerPushesThePreview() throws {
    let documents = try controller("data.bin", "0123")
    let pages = UINavigationController(rootViewController: UIViewController())
    onStage(pages) { stage in
      listener.presenter = pages
      XCTAssertTrue(documents.presentPreview(animated: true))
      stage.clock.advance(by: 1)
      XCTAssertEqual(pages.viewControllers.count, 2)
      XCTAssertTrue(stage.shows("data.bin"))
      documents.dismissPreview(animated: true)
      stage.clock.advance(by: 1)
      XCTAssertEqual(pages.viewControllers.count, 1)
      XCTAssertEqual(listener.log, ["willBegin", "didEnd"])
    }
  }

  func testWithoutAControllerOrFileThereIsNoPreview() throws {
    let documents = try controller("notes.txt", "Hello")
    onStage { stage in
      listener.presenter = stage.controller
      let deaf = Deaf()
      documents.delegate = deaf
      XCTAssertFalse(documents.presentPreview(animated: false))
      documents.delegate = listener
      documents.url = folder.appendingPathComponent("nothing.txt")
      XCTAssertFalse(documents.presentPreview(animated: false))
      XCTAssertNil(stage.controller.presentedViewController)
      XCTAssertEqual(listener.log, [])
    }
  }

  func testMenus() throws {
    let documents = try controller("notes.txt", "Hello")
    onStage { stage in
      XCTAssertTrue(documents.presentOptionsMenu(from: .zero, in: stage.view, animated: true))
      XCTAssertFalse(documents.presentOpenInMenu(from: .zero, in: stage.view, animated: true))
      stage.clock.advance(by: 1)
      XCTAssertTrue(stage.shows("Copy"))
      documents.dismissMenu(animated: true)
      stage.clock.advance(by: 1)
      XCTAssertEqual(listener.log, ["willPresentOptions", "didDismissOptions"])
      XCTAssertTrue(documents.presentOpenInMenu(from: .zero, in: stage.view, animated: true))
      stage.clock.advance(by: 1)
      documents.dismissMenu(animated: true)
      stage.clock.advance(by: 1)
      XCTAssertEqual(listener.log.suffix(2), ["willPresentOpenIn", "didDismissOpenIn"])
    }
  }

  func testGestures() throws {
    let documents = try controller("notes.txt", "Hello")
    onStage { stage in
      listener.presenter = stage.controller
      let icon = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 80))
      for recognizer in documents.gestureRecognizers { icon.addGestureRecognizer(recognizer) }
      stage.view.addSubview(icon)
      stage.tap(icon)
      stage.clock.advance(by: 1)
      XCTAssertEqual(listener.log, ["willBegin"])
      documents.dismissPreview(animated: false)
      stage.clock.advance(by: 1)
      stage.longPress(icon)
      stage.clock.advance(by: 1)
      XCTAssertEqual(listener.log.last, "willPresentOptions")
      documents.dismissMenu(animated: false)
      stage.clock.advance(by: 1)
    }
  }

  func testImagesAndPDFDocumentsArePreviewed() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    let pdf = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 300)).pdfData { context in
      context.beginPage()
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 300, height: 300))
    }
    let files = [("a.png", image.pngData()!, UIColor.red), ("a.pdf", pdf, .blue)]
    for (name, data, color) in files {
      let file = folder.appendingPathComponent(name)
      try data.write(to: file)
      let documents = UIDocumentInteractionController(url: file)
      documents.delegate = listener
      onStage { stage in
        listener.presenter = stage.controller
        XCTAssertTrue(documents.presentPreview(animated: false))
        stage.clock.advance(by: 1)
        let middle = name == "a.png" ? CGPoint(x: 196, y: 426) : CGPoint(x: 196, y: 250)
        XCTAssertEqual(stage.picture().color(at: middle), color, name)
        documents.dismissPreview(animated: false)
        stage.clock.advance(by: 1)
      }
    }
  }
}
