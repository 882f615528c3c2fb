import UIKit
import XCTest

/// A thousand random edits against a plain model of text and selection, in UTF-16 units.
final class RandomEditTests: TextInputTestCase {
  /// The same numbers on every machine.
  private struct Numbers {
    var state: UInt64
    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(limit, 1)))
    }
  }

  private struct Model {
    var units: [UInt16] = []
    var selection = NSRange(location: 0, length: 0)
    var mark: NSRange?

    var text: String { String(decoding: units, as: UTF16.self) }

    mutating func replace(_ range: NSRange, _ text: String) {
      units.replaceSubrange(range.location..<NSMaxRange(range), with: Array(text.utf16))
      selection = NSRange(location: range.location + text.utf16.count, length: 0)
      mark = nil
    }

    /// The user-perceived character before an offset, by Swift's own rules.
    func characterBefore(_ offset: Int) -> NSRange {
      guard offset > 0 else { return NSRange(location: 0, length: 0) }
      let text = self.text
      let index = String.Index(utf16Offset: offset - 1, in: text)
      return NSRange(text.rangeOfComposedCharacterSequence(at: index), in: text)
    }
  }

  private static let pieces = [
    "a", "Hello", " ", "é", "e\u{301}", "😀", "👨‍👩‍👧", "🇩🇪", "你好", "\n", "שלום", "مرحبا", "ไทย", "1.5", "x\ty",
  ]

  private func check(_ subject: TextSubject, _ model: Model, _ step: Int, _ action: String) {
    XCTAssertEqual(subject.text, model.text, "step \(step): \(action)")
    XCTAssertEqual(subject.selection, model.selection, "step \(step): \(action)")
    XCTAssertEqual(subject.mark.location, model.mark?.location ?? -1, "step \(step): \(action)")
  }

  func testAThousandEdits() {
    each([ViewSubject(), FieldSubject()]) { subject in
      let isField = subject is FieldSubject
      let pieces = RandomEditTests.pieces.filter { !isField || !$0.contains("\n") }
      var numbers = Numbers(state: 7)
      var model = Model()
      var states: Set<String> = [""]
      for step in 0..<1_000 {
        var action = ""
        switch numbers.next(12) {
        case 0...4:
          let text = pieces[numbers.next(pieces.count)]
          action = "type \(text)"
          model.replace(model.mark ?? model.selection, text)
          type(text)
        case 5, 6:
          action = "delete"
          let target = model.mark ?? (model.selection.length > 0 ? model.selection : nil)
          let range = target ?? model.characterBefore(model.selection.location)
          if range.length > 0 { model.replace(range, "") }
          press(.delete)
        case 7, 8:
          let start = numbers.next(model.units.count + 1)
          let length = numbers.next(4) == 0 ? numbers.next(model.units.count - start + 1) : 0
          action = "select \(start), \(length)"
          model.selection = at(start, length)
          subject.selection = at(start, length)
        case 9:
          let text = pieces[numbers.next(pieces.count)].replacingOccurrences(of: "\n", with: "n")
          action = "compose \(text)"
          let place = model.mark ?? model.selection
          model.replace(place, text)
          model.mark = at(place.location, text.utf16.count)
          compose(text, text.utf16.count)
        case 10:
          action = "paste"
          UIPasteboard.general.string = "pasted 📋"
          if model.mark == nil {
            model.replace(model.selection, "pasted 📋")
            subject.input.paste(nil)
          }
        default:
          action = "undo"
          guard model.mark == nil else { break }
          go(to: now + 0.05)
          subject.input.undoManager?.undo()
          XCTAssertTrue(states.contains(subject.text), "step \(step): undo leads to a text that never was")
          model.units = Array(subject.text.utf16)
          model.selection = subject.selection
        }
        states.insert(model.text)
        check(subject, model, step, action)
        // Every state of composed text is one that undo may lead to, too.
        if step % 7 == 0 { go(to: now + 0.05) }
        if subject.text != model.text { return }
      }
      UIPasteboard.general.items = []
    }
  }

  /// All of it goes back, and comes again.
  func testUndoOfEverything() {
    each([ViewSubject()]) { subject in
      let pieces = RandomEditTests.pieces
      var numbers = Numbers(state: 11)
      for _ in 0..<200 {
        switch numbers.next(5) {
        case 0: subject.selection = at(numbers.next(subject.text.utf16.count + 1))
        case 1: press(.delete)
        default: type(pieces[numbers.next(pieces.count)])
        }
        go(to: now + 0.02)
      }
      let end = subject.text
      let manager = subject.input.undoManager
      var steps = 0
      while manager?.canUndo == true, steps < 1_000 {
        manager?.undo()
        steps += 1
      }
      XCTAssertEqual(subject.text, "")
      while manager?.canRedo == true, steps < 2_000 {
        manager?.redo()
        steps += 1
      }
      XCTAssertEqual(subject.text, end)
    }
  }
}
