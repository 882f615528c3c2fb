import UIKit

extension XCUIElement {
  /// Types text into the element. The element or one of its descendants must have keyboard focus; tap a text field
  /// first.
  public func typeText(_ text: String) {
    UITestLog.activity("Type '\(Self.shown(text))' into \(subject)") {
      do {
        UITestLog.note("Wait for \(application.target.bundleIdentifier) to idle")
        let node = try UITestLog.activity("Find the \(lookedFor)") { try findPatiently() }
        _ = UITestSession.shared.interruptions.handle(before: self, node)
        let current = try find()
        guard current.hasKeyboardFocus || current.contains(where: { $0.hasKeyboardFocus }) else {
          return UITestSession.shared.report(
            "Failed to synthesize event: Neither element nor any descendant has keyboard focus. Event dispatch snapshot: "
              + current.line(), details: debugDescription)
        }
        try perform(Self.commands(for: text), pause: 0)
      } catch {
        UITestSession.shared.report("Failed to type into \(subject): \(error.localizedDescription)", details: tree)
      }
    }
  }

  /// Presses a key of the hardware keyboard.
  public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
    let special = XCUIKeyboardKey(rawValue: key)
    UITestLog.activity("Type '\(Self.shown(key))' key\(flags.isEmpty ? "" : " with modifiers")") {
      let name = special.scriptName ?? (key == " " ? "space" : key)
      do {
        let held = flags.union(UITestSession.shared.heldModifiers)
        try perform(["key \(held.scriptPrefix)\(name)"], pause: 0)
      } catch {
        UITestSession.shared.report("Failed to type key: \(error.localizedDescription)")
      }
    }
  }

  public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags) {
    typeKey(key.rawValue, modifierFlags: flags)
  }

  private static func shown(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: "\\n") }

  /// Splits text into commands: runs of characters are typed together, and keys are pressed between them.
  static func commands(for text: String) -> [String] {
    var commands: [String] = []
    var run = ""
    func finish() {
      if !run.isEmpty { commands.append("type \(UITestText.quoted(run))") }
      run = ""
    }
    for character in text {
      let isNewLine = character == "\n" || character == "\r" || character == "\r\n"
      if let name = isNewLine ? "return" : XCUIKeyboardKey(rawValue: String(character)).scriptName {
        finish()
        commands.append("key \(name)")
      } else {
        run.append(character)
      }
    }
    finish()
    return commands
  }

  // MARK: Values

  /// The position of a slider's thumb, from 0 at its start to 1 at its end.
  public var normalizedSliderPosition: CGFloat {
    guard let node = try? findPatiently() else { return 0 }
    return Self.position(node)
  }

  private static func position(_ node: ElementNode) -> CGFloat {
    let digits = (node.text ?? "").filter { $0.isNumber || $0 == "." }
    return CGFloat((Double(digits) ?? 0) / 100)
  }

  /// Drags the thumb of a slider as close to the position as a touch can.
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    interact("adjust", "Adjust \(subject) to normalized slider position \(normalizedSliderPosition)") { node, _ in
      guard node.elementType == .slider else {
        throw UITestError(message: "Unexpected element type \(node.elementType.name): it is not a slider")
      }
      let half: CGFloat = 15.5
      let track = node.frame.insetBy(dx: half, dy: 0)
      func point(_ position: CGFloat) -> CGPoint { CGPoint(x: track.minX + track.width * position, y: track.midY) }
      let end = point(min(max(normalizedSliderPosition, 0), 1))
      // The finger rests longer than the delay with which an enclosing scroll view passes touches on, and moves
      // past the ends of the slider.
      let beyond = normalizedSliderPosition <= 0 ? -2 * half : normalizedSliderPosition >= 1 ? 2 * half : 0
      return [
        FingerPlan.drag(
          from: point(Self.position(node)), to: CGPoint(x: end.x + beyond, y: end.y), press: 0.2, velocity: .slow,
          hold: 0.2
        ).command
      ]
    }
  }

  /// Rotates a picker wheel to the row with the given value.
  public func adjust(toPickerWheelValue pickerWheelValue: String) {
    let title = "Adjust \(subject) to picker wheel value \"\(pickerWheelValue)\""
    UITestLog.activity(title) {
      do {
        let node = try findPatiently()
        guard node.elementType == .pickerWheel else {
          throw UITestError(message: "Unexpected element type \(node.elementType.name): it is not a picker wheel")
        }
        if try turn(node, to: pickerWheelValue) { return }
        throw UITestError(message: "There is no row \"\(pickerWheelValue)\" in the picker wheel")
      } catch {
        UITestSession.shared.report("Failed to adjust \(subject): \(error.localizedDescription)", details: tree)
      }
    }
  }

  /// Rotates a wheel row by row, in both directions if necessary. If the rows begin with numbers, these determine
  /// the first direction. In each direction it stops at the last row, at the starting row (some wheels wrap around)
  /// or after 1,000 rows (a wheel of days is unbounded).
  ///
  /// - Returns: false if the wheel has no such row.
  private func turn(_ wheel: ElementNode, to wanted: String) throws -> Bool {
    let process = try application.runningProcess()
    let first = wheel.text ?? ""
    if first == wanted { return true }
    var directions = ["up", "down"]
    if let goal = Self.leadingNumber(wanted), let now = Self.leadingNumber(first), goal < now {
      directions.reverse()
    }
    for direction in directions {
      let start = try find()
      let begin = start.text ?? ""
      var value = begin
      var steps = 0
      while steps < 1000 {
        let next = try process.perform("adjust \(start.number) \(direction)").text
        if next == value || next == begin { break }
        value = next
        steps += 1
        if value == wanted { return true }
      }
      if steps == 1000 {
        let back = direction == "up" ? "down" : "up"
        for _ in 0..<steps { _ = try process.perform("adjust \(start.number) \(back)") }
      }
    }
    return false
  }

  /// Returns the number with which a row begins, such as a year, a day or an hour.
  private static func leadingNumber(_ text: String) -> Int? { Int(text.prefix { $0.isASCII && $0.isNumber }) }
}
