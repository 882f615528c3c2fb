import FlipsideTesting
import UIKit
import XCTest

/// The system's own words in the languages of iOS: facts/text.md#system-words.
final class SystemStringsTests: XCTestCase {
  func testGerman() {
    let words = ["Edit", "Done", "Cancel", "Delete", "Save", "Back", "Search", "Time", "Photos"]
    XCTAssertEqual(
      words.map { SystemStrings.text($0, in: "de") },
      ["Bearbeiten", "Fertig", "Abbrechen", "Löschen", "Sichern", "Zurück", "Suchen", "Uhrzeit", "Fotos"])
  }

  func testEachLanguageHasEachWord() {
    for (language, words) in SystemStrings.languages {
      XCTAssertEqual(words.count, SystemStrings.english.count, language)
      XCTAssertTrue(words.allSatisfy { !$0.isEmpty }, language)
    }
    XCTAssertEqual(SystemStrings.languages.count, 33)
  }

  func testRegionsAndScripts() {
    XCTAssertEqual(SystemStrings.text("Share", in: "pt-BR"), "Compartilhar")
    XCTAssertEqual(SystemStrings.text("Share", in: "pt-PT"), "Partilhar")
    XCTAssertEqual(SystemStrings.text("Edit", in: "zh-TW"), "編輯")
    XCTAssertEqual(SystemStrings.text("Edit", in: "zh-Hans-CN"), "编辑")
    XCTAssertEqual(SystemStrings.text("Edit", in: "de-AT"), "Bearbeiten")
    XCTAssertNil(SystemStrings.text("Edit", in: "eo"))
    XCTAssertNil(SystemStrings.text("No word of the system", in: "de"))
  }

  /// This process is an app without localizations.
  func testAnAppWithoutLocalizationsIsEnglish() {
    MainActor.assumeIsolated {
      let page = UIViewController()
      page.navigationItem.rightBarButtonItems = [page.editButtonItem, UIBarButtonItem(systemItem: .save)]
      onStage(UINavigationController(rootViewController: page)) { stage in
        stage.clock.settle()
        XCTAssertTrue(stage.shows("Edit"))
        XCTAssertTrue(stage.shows("Save"))
      }
    }
  }
}
