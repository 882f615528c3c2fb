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
    for (language, words) in SystemStrings.editingLanguages {
      XCTAssertEqual(words.count, SystemStrings.editingEnglish.count, language)
      XCTAssertTrue(words.allSatisfy { !$0.isEmpty }, language)
      XCTAssertTrue(words.contains { $0.contains("%1") && $0.contains("%2") }, language)
    }
    XCTAssertEqual(SystemStrings.text(1_207, in: Locale(identifier: "ar_EG")), "١٢٠٧")
    XCTAssertEqual(SystemStrings.text(12, in: Locale(identifier: "fa_IR")), "۱۲")
    XCTAssertEqual(SystemStrings.text(1_207, in: Locale(identifier: "de_DE")), "1207")
    XCTAssertEqual(Set(SystemStrings.editingLanguages.keys), Set(SystemStrings.languages.keys))
    for (language, words) in SystemStrings.tabsLanguages {
      XCTAssertEqual(words.count, SystemStrings.tabsEnglish.count, language)
      XCTAssertTrue(words.allSatisfy { !$0.isEmpty }, language)
    }
    XCTAssertEqual(Set(SystemStrings.tabsLanguages.keys), Set(SystemStrings.languages.keys))
    let all = SystemStrings.english + SystemStrings.editingEnglish + SystemStrings.tabsEnglish
    XCTAssertEqual(Set(all).count, all.count, "a word is in one of the lists")
  }

  func testTitlesOfTabs() {
    let words = ["Favorites", "History", "Bookmarks"]
    XCTAssertEqual(words.map { SystemStrings.text($0, in: "de") }, ["Favoriten", "Verlauf", "Lesezeichen"])
    XCTAssertEqual(words.map { SystemStrings.text($0, in: "th") }, ["รายการโปรด", "ประวัติ", "ที่คั่นหน้า"])
    XCTAssertEqual(SystemStrings.text("Downloads", in: "ja"), "ダウンロード")
  }

  /// The other strings of the edit menu and the find navigator.
  func testWordsOfEditing() {
    let words = ["Bold", "Format", "Look Up", "Find and Replace", "Next"]
    XCTAssertEqual(
      words.map { SystemStrings.text($0, in: "de") },
      ["Fett", "Format", "Nachschlagen", "Suchen und ersetzen", "Weiter"])
    XCTAssertEqual(SystemStrings.text("Format", in: "ar"), "تنسيق")
    XCTAssertEqual(SystemStrings.text("%1 of %2", in: "fr"), "%1 sur %2")
    XCTAssertEqual(SystemStrings.text("Replace…", in: "ja"), "置き換える…")
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
