import UIKit
import XCTest

/// Compares a thousand random edits with a simple model of text and selection, in UTF-16 units.
final class RandomEditTests: TextInputTestCase {
  /// A random number generator with the same numbers on every machine.
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

    /// The user-perceived character that the unit before an offset belongs to, by Swift's own rules.
    func characterBefore(_ offset: Int) -> NSRange {
      var start = 0
      for character in text {
        let end = start + character.utf16.count
        if end >= offset { return NSRange(location: start, length: offset > 0 ? end - start : 0) }
        start = end
      }
      return NSRange(location: 0, length: 0)
    }
  }

  private static let pieces = scripts.flatMap(\.pieces)

  private static let scripts: [(name: String, pieces: [String])] = [
    ("Latin", ["a", "Hello", " ", "é", "e\u{301}", "1.5", "x\ty", "\n", ". ", "-", "\""]),
    ("Chinese, Japanese and Korean", ["你好", "。", "カナ", "が", "か\u{3099}", "한국", "\u{1112}\u{1161}", " ", "\n"]),
    ("Hebrew and Arabic", ["שלום", "مرحبا", " ", "123", "مَ", "،", "(a)", "\n", "\u{200F}"]),
    ("Thai and Hindi", ["ไทย", "ก็", "हिंदी", "कि", " ", "\n"]),
    ("emoji", ["😀", "👨‍👩‍👧", "🇩🇪", "👍🏽", "❤️", "1️⃣", " ", "e\u{301}\u{323}", "\n"]),
  ]

  /// The settings of a run of random edits.
  private struct Combination {
    var makeSubject: () -> TextSubject
    var isRightToLeft: Bool
    var script: (name: String, pieces: [String])
    var composes: Bool
    var undoes: Bool

    static var all: [Combination] {
      var result: [Combination] = []
      let scripts = RandomEditTests.scripts + [("all scripts", RandomEditTests.pieces)]
      for makeSubject in [{ FieldSubject() }, { ViewSubject() }] as [() -> TextSubject] {
        for isRightToLeft in [false, true] {
          for script in scripts {
            for composes in [false, true] {
              for undoes in [false, true] {
                result.append(
                  Combination(
                    makeSubject: makeSubject, isRightToLeft: isRightToLeft, script: script, composes: composes,
                    undoes: undoes))
              }
            }
          }
        }
      }
      return result
    }
  }

  /// A run of random edits over a subject and its model.
  private final class Run {
    let test: RandomEditTests
    let subject: TextSubject
    let combination: Combination
    let pieces: [String]
    var numbers: Numbers
    var model = Model()
    var states: Set<String> = [""]
    var failures = 0

    init(_ test: RandomEditTests, _ subject: TextSubject, _ combination: Combination, seed: Int) {
      (self.test, self.subject, self.combination) = (test, subject, combination)
      pieces = combination.script.pieces.filter { !(subject is FieldSubject) || !$0.contains("\n") }
      numbers = Numbers(state: UInt64(seed))
    }

    private var piece: String { pieces[numbers.next(pieces.count)] }

    /// Returns a description of the step.
    func step() -> String {
      switch numbers.next(14) {
      case 0...4:
        let text = piece
        model.replace(model.mark ?? model.selection, text)
        test.type(text)
        return "type \(text)"
      case 5, 6:
        let target = model.mark ?? (model.selection.length > 0 ? model.selection : nil)
        let range = target ?? model.characterBefore(model.selection.location)
        if range.length > 0 { model.replace(range, "") }
        test.press(.delete)
        return "delete"
      case 7: return select()
      case 8, 9: return move()
      case 10, 11: return combination.composes ? compose() : select()
      case 12:
        guard model.mark == nil else { return "nothing" }
        UIPasteboard.general.string = "pasted 📋"
        model.replace(model.selection, "pasted 📋")
        subject.input.paste(nil)
        return "paste"
      default: return combination.undoes ? undo() : move()
      }
    }

    private func select() -> String {
      let start = numbers.next(model.units.count + 1)
      let length = numbers.next(4) == 0 ? numbers.next(model.units.count - start + 1) : 0
      model.selection = test.at(start, length)
      subject.selection = test.at(start, length)
      return "select \(start), \(length)"
    }

    /// Moves the selection by an arrow key to a position in the text.
    private func move() -> String {
      let key = [HostKey.left, .right, .up, .down][numbers.next(4)]
      let modifiers =
        [[], .shift, .alternate, .command, [.shift, .alternate]][numbers.next(5)] as HostKeyModifiers
      test.press(key, modifiers)
      model.selection = subject.selection
      model.mark = subject.mark.location < 0 ? nil : subject.mark
      return "move \(key) \(modifiers.rawValue >> 17)"
    }

    private func compose() -> String {
      if model.mark != nil, numbers.next(3) == 0 {
        subject.input.unmarkText()
        model.mark = nil
        model.selection.length = 0
        return "confirm"
      }
      let text = piece.replacingOccurrences(of: "\n", with: "n")
      let place = model.mark ?? model.selection
      model.replace(place, text)
      model.mark = test.at(place.location, text.utf16.count)
      test.compose(text, text.utf16.count)
      return "compose \(text)"
    }

    private func undo() -> String {
      guard model.mark == nil else { return "nothing" }
      test.go(to: test.now + 0.05)
      let manager = subject.input.undoManager
      let redoes = numbers.next(3) == 0
      if redoes { manager?.redo() } else { manager?.undo() }
      if !states.contains(subject.text) { XCTFail("undo leads to a text that never was: \(subject.text)") }
      model.units = Array(subject.text.utf16)
      model.selection = subject.selection
      return redoes ? "redo" : "undo"
    }

    /// Every offset has a caret, and a point leads to an offset.
    func checkGeometry() -> String? {
      let input = subject.input
      guard let position = subject.position(numbers.next(model.units.count + 1)) else { return "no position" }
      let caret = input.caretRect(for: position)
      guard caret.minX.isFinite, caret.minY.isFinite, caret.height > 0 else { return "caret \(caret)" }
      let point = CGPoint(x: caret.midX, y: caret.midY)
      guard let closest = input.closestPosition(to: point) else { return "no position at \(point)" }
      let found = input.caretRect(for: closest)
      // At a change of the writing direction, an offset has two positions, of which a caret shows one.
      guard abs(found.midY - caret.midY) < caret.height * 2 else { return "caret \(caret) leads to \(found)" }
      for rect in input.selectionRects(for: input.textRange(from: input.beginningOfDocument, to: position)!)
      where !rect.rect.minX.isFinite || rect.rect.width < 0 { return "rectangle \(rect.rect)" }
      return nil
    }
  }

  private func check(_ run: Run, _ step: Int, _ action: String, _ name: String) -> Bool {
    states(run)
    let (subject, model) = (run.subject, run.model)
    let isSame =
      subject.text == model.text && subject.selection == model.selection
      && subject.mark.location == model.mark?.location ?? -1
    if !isSame {
      XCTFail(
        """
        \(name), step \(step): \(action): \(subject.text.debugDescription) \(subject.selection) \(subject.mark) \
        instead of \(model.text.debugDescription) \(model.selection) \(String(describing: model.mark))
        """)
    }
    let bad = run.checkGeometry()
    if let bad { XCTFail("\(name), step \(step): \(action): \(bad)") }
    return isSame && bad == nil
  }

  private func states(_ run: Run) { run.states.insert(run.model.text) }

  /// The environment variable `FLIPSIDE_RANDOM_EDITS` sets the number of steps for each combination.
  func testEditsOfAllCombinations() {
    let steps = ProcessInfo.processInfo.environment["FLIPSIDE_RANDOM_EDITS"].flatMap(Int.init) ?? 40
    for (index, combination) in Combination.all.enumerated() {
      let name =
        "\(index): \(combination.script.name)\(combination.isRightToLeft ? ", right to left" : "")"
        + "\(combination.composes ? ", composed" : "")\(combination.undoes ? ", undone" : "")"
      each([combination.makeSubject()]) { subject in
        if combination.isRightToLeft { subject.input.semanticContentAttribute = .forceRightToLeft }
        let run = Run(self, subject, combination, seed: index + 1)
        for step in 0..<steps {
          let action = run.step()
          if step % 7 == 0 { go(to: now + 0.05) }
          guard check(run, step, action, name) else { break }
        }
        UIPasteboard.general.items = []
      }
    }
  }

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
        // Undo may restore every state of composed text.
        if step % 7 == 0 { go(to: now + 0.05) }
        if subject.text != model.text { return }
      }
      UIPasteboard.general.items = []
    }
  }

  /// All edits are undone, and redone.
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
