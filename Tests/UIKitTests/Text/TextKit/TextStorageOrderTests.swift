import UIKit
import XCTest

import class CoreText.NSAttributedString

/// The callbacks of a text storage, as probes of iOS 26.1 report them.
final class TextStorageOrderTests: XCTestCase {
  private final class Listener: NSObject, NSTextStorageDelegate {
    var calls: [String] = []
    var will: ((NSTextStorage) -> Void)?
    private var observers: [NSObjectProtocol] = []

    func listen(to storage: NSTextStorage) {
      storage.delegate = self
      for (name, word) in [
        (NSTextStorage.willProcessEditingNotification, "will note"),
        (NSTextStorage.didProcessEditingNotification, "did note"),
      ] {
        observers.append(
          NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) { [unowned self] _ in
            calls.append(word)
          })
      }
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      calls.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
      will?(textStorage)
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { calls.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
  }

  private func heard(_ text: String, _ body: (NSTextStorage) -> Void) -> [String] {
    let storage = NSTextStorage(string: text)
    let listener = Listener()
    listener.listen(to: storage)
    body(storage)
    return listener.calls
  }

  func testOrderOfAnEdit() {
    let calls = heard("hello") { $0.replaceCharacters(in: NSRange(location: 1, length: 2), with: "E") }
    XCTAssertEqual(calls, ["will note", "will 2 1+1 -1", "did note", "did 2 1+1 -1"])
  }

  func testNestedGroupsAreOneEdit() {
    let calls = heard("hello") { storage in
      storage.beginEditing()
      storage.beginEditing()
      storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "p!")
      storage.endEditing()
      storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "> ")
      storage.endEditing()
    }
    XCTAssertEqual(calls.filter { !$0.hasSuffix("note") }, ["will 2 0+8 3", "did 2 0+8 3"])
    XCTAssertEqual(
      heard("a") { storage in
        storage.beginEditing()
        storage.endEditing()
      }, [])
  }

  func testAttributesOfSeveralRunsAreOneEdit() {
    let calls = heard("abc") { storage in
      storage.delegate = nil
      storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    }
    XCTAssertEqual(calls, ["will note", "did note"])
    let storage = NSTextStorage(string: "abc")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 1))
    let listener = Listener()
    listener.listen(to: storage)
    storage.addAttribute(.ligature, value: 0, range: NSRange(location: 0, length: 3))
    XCTAssertEqual(listener.calls.filter { $0.hasPrefix("did ") && !$0.hasSuffix("note") }, ["did 1 0+3 0"])
  }

  func testAnAttributeOverNothingIsNoEdit() {
    XCTAssertEqual(
      heard("abc") { $0.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 0)) }, [])
  }

  func testWhatTheDelegateChangesBelongsToTheEdit() {
    let storage = NSTextStorage(string: "hello")
    let listener = Listener()
    listener.will = { $0.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 2)) }
    listener.listen(to: storage)
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
    XCTAssertEqual(listener.calls.last, "did 3 0+5 0")
  }

  func testProcessEditingWithoutEdits() {
    XCTAssertEqual(
      heard("abc") { $0.processEditing() }.filter { !$0.hasSuffix("note") }.map { $0.prefix(6) },
      ["will 0", "did 0 "])
  }

  func testAfterAnEditNothingIsEdited() {
    let storage = NSTextStorage(string: "abc")
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    XCTAssertEqual(storage.editedMask, [])
    XCTAssertEqual(storage.editedRange.location, NSNotFound)
    XCTAssertEqual(storage.changeInLength, 0)
  }
}
