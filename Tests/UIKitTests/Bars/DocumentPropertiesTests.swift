import FlipsideTesting
import UIKit
import XCTest

/// The document in the menu of a title. Apple's page of `UIDocumentProperties`.
final class DocumentPropertiesTests: XCTestCase {
  func testTheMenuBeginsWithTheDocument() {
    MainActor.assumeIsolated {
      let page = UIViewController()
      page.title = "Notes"
      let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/tmp/notes.txt"))
      var made = 0
      properties.activityViewControllerProvider = {
        made += 1
        return UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      }
      page.navigationItem.documentProperties = properties
      onStage(UINavigationController(rootViewController: page), animates: false) { stage in
        stage.tap("Notes")
        stage.clock.advance(by: 0.1)
        XCTAssertTrue(stage.shows("notes.txt"))
        stage.tap("Share")
        stage.clock.advance(by: 0.2)
        XCTAssertEqual(made, 1)
        XCTAssertTrue(page.presentedViewController is UIActivityViewController)
        page.dismiss(animated: false)
        stage.clock.settle()
        page.navigationItem.documentProperties = nil
        stage.tap("Notes")
        stage.clock.advance(by: 0.1)
        XCTAssertFalse(stage.shows("notes.txt"))
      }
    }
  }
}
