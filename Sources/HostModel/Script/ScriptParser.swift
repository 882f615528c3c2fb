/// A parser of the words of one line.
struct ScriptParser {
  private let words: [ScriptWord]
  private var position = 0

  init(words: [ScriptWord]) { self.words = words }

  /// The arguments of each command.
  static let usage: [(name: String, arguments: String)] = [
    ("wait", "SECONDS"),
    ("tap", "\"Label\" | X Y"),
    ("doubletap", "\"Label\" | X Y"),
    ("longpress", "\"Label\" [SECONDS] | X Y [SECONDS]"),
    ("drag", "X Y X Y [SECONDS]"),
    ("dragdrop", "\"Label\" \"Label\" [SECONDS] | X Y X Y [SECONDS]"),
    ("swipe", "left|right|up|down [\"Label\"]"),
    ("touches", "FINGER SECONDS X Y [SECONDS X Y …] [/ FINGER SECONDS X Y …]"),
    ("pinch", "X Y SCALE"),
    ("activate", "\"Label\""),
    ("adjust", "\"Label\" up|down"),
    ("action", "\"Label\" \"Name of the action\""),
    ("scrub", ""),
    ("magictap", ""),
    ("type", "\"text\""),
    ("key", "return|delete|tab|escape|…|CHARACTER, with shift+ control+ alt+ cmd+ before it"),
    ("hold", "none|shift|control|alt|cmd, joined by +"),
    ("back", ""),
    ("rotate", "portrait|portraitUpsideDown|landscapeLeft|landscapeRight"),
    ("tilt", "HORIZONTAL VERTICAL (each from -1 to 1)"),
    ("shake", ""),
    ("memory-warning", ""),
    ("one-time-code", "\"CODE\""),
    ("background", ""),
    ("foreground", ""),
    ("relaunch", ""),
    ("open", "\"URL\""),
    ("continue", "\"activity type\" [\"JSON object\"]"),
    ("shortcut", "\"Title or type\""),
    ("scene", "NUMBER|new|close"),
    ("split", "full|half|third|two-thirds|slide-over"),
    ("appearance", "light|dark"),
    ("textsize", "XS|S|M|L|XL|XXL|XXXL|AX1|AX2|AX3|AX4|AX5"),
    ("setting", "NAME on|off (of Accessibility: reduce-motion, bold-text, increase-contrast, …)"),
    ("screenshot", "FILE.png"),
    ("tree", "FILE.json"),
    ("accessibility", "FILE.json"),
    ("expect", "\"text\""),
    ("expect-not", "\"text\""),
    ("expect-feedback", "\"text\""),
    ("expect-no-feedback", "\"text\""),
    ("log", "\"text\""),
  ]

  mutating func command() throws -> ScriptCommand {
    let name = words[0].text
    guard !words[0].isQuoted, let usage = Self.usage.first(where: { $0.name == name }) else {
      let names = Self.usage.map(\.name).joined(separator: ", ")
      throw ScriptProblem(message: "unknown command \"\(name)\"; the commands are \(names)")
    }
    position = 1
    do {
      let command = try arguments(of: name)
      guard position == words.count else {
        throw ScriptProblem(message: "unexpected argument \"\(words[position].text)\"")
      }
      return command
    } catch let problem as ScriptProblem {
      throw ScriptProblem(message: "\(problem.message); usage: \(name) \(usage.arguments)")
    }
  }

  private mutating func arguments(of name: String) throws -> ScriptCommand {
    switch name {
    case "wait": return .wait(try number("seconds", in: 0...86_400))
    case "tap": return .tap(try target())
    case "doubletap": return .doubleTap(try target())
    case "longpress":
      let target = try target()
      return .longPress(target, seconds: isAtEnd ? 0.8 : try number("seconds", in: 0...3_600))
    case "drag":
      let (fromX, fromY, toX, toY) = (try coordinate(), try coordinate(), try coordinate(), try coordinate())
      let seconds = isAtEnd ? 0.5 : try number("seconds", in: 0...3_600)
      return .drag(fromX: fromX, fromY: fromY, toX: toX, toY: toY, seconds: seconds)
    case "dragdrop":
      let (source, target) = (try target(), try target())
      return .dragAndDrop(source, target, seconds: isAtEnd ? 0.5 : try number("seconds", in: 0...3_600))
    case "swipe": return .swipe(try choice(), on: isAtEnd ? nil : try text())
    case "touches": return .touches(try fingerPaths())
    case "pinch":
      return .pinch(x: try coordinate(), y: try coordinate(), scale: try number("scale", in: 0.01...100))
    case "activate": return .assist(.activate(try text()))
    case "adjust": return .assist(.adjust(try text(), isUp: try word(of: ["up", "down"]) == "up"))
    case "action": return .assist(.action(try text(), name: try text()))
    case "scrub": return .assist(.scrub)
    case "magictap": return .assist(.magicTap)
    case "type": return .type(try text())
    case "key": return try key()
    case "hold": return .hold(try modifiers())
    case "back": return .back
    case "rotate": return .rotate(try orientation())
    case "tilt":
      return .tilt(horizontal: try number("horizontal", in: -1...1), vertical: try number("vertical", in: -1...1))
    case "shake": return .shake
    case "memory-warning": return .memoryWarning
    case "one-time-code": return .oneTimeCode(try text())
    case "background": return .background
    case "foreground": return .foreground
    case "relaunch": return .relaunch
    case "open": return .open(try text())
    case "continue": return .continueActivity(type: try text(), info: isAtEnd ? nil : try text())
    case "shortcut": return .shortcut(try text())
    case "scene": return .scene(try sceneChange())
    case "split": return .split(try choice())
    case "appearance": return .appearance(dark: try word(of: ["light", "dark"]) == "dark")
    case "textsize": return .textSize(try textSize())
    case "setting": return .setting(try choice(), isOn: try word(of: ["on", "off"]) == "on")
    case "screenshot": return .screenshot(try file("png"))
    case "tree": return .tree(try file("json"))
    case "accessibility": return .accessibility(try file("json"))
    case "expect": return .expect(try text())
    case "expect-not": return .expectNot(try text())
    case "expect-feedback": return .expectFeedback(try text())
    case "expect-no-feedback": return .expectNoFeedback(try text())
    default: return .log(try text())
    }
  }

  // MARK: - Arguments

  private static func plain(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private var isAtEnd: Bool { position >= words.count }

  private mutating func next(_ what: String) throws -> ScriptWord {
    guard !isAtEnd else { throw ScriptProblem(message: "\(what) is missing") }
    defer { position += 1 }
    return words[position]
  }

  private mutating func number(_ what: String, in range: ClosedRange<Double>) throws -> Double {
    let word = try next(what)
    guard !word.isQuoted, let value = Double(word.text), value.isFinite else {
      throw ScriptProblem(message: "\"\(word.text)\" is not a number (\(what))")
    }
    guard range.contains(value) else {
      throw ScriptProblem(
        message:
          "\(word.text) is out of range (\(what) must be from \(ScriptParser.plain(range.lowerBound)) to \(ScriptParser.plain(range.upperBound)))"
      )
    }
    return value
  }

  private mutating func coordinate() throws -> Double { try number("coordinate", in: -100_000...100_000) }

  private mutating func text() throws -> String {
    let word = try next("the text")
    guard word.isQuoted else { throw ScriptProblem(message: "text must be in quotes: \"\(word.text)\"") }
    return word.text
  }

  private mutating func target() throws -> ScriptCommand.Target {
    if !isAtEnd, words[position].isQuoted { return .named(try text()) }
    guard words.count - position >= 2 else {
      if !isAtEnd, Double(words[position].text) == nil {
        throw ScriptProblem(message: "text must be in quotes: \"\(words[position].text)\"")
      }
      throw ScriptProblem(message: "a label or a point is missing")
    }
    return .point(x: try coordinate(), y: try coordinate())
  }

  private mutating func word(of choices: [String]) throws -> String {
    let word = try next("one of \(choices.joined(separator: ", "))")
    guard !word.isQuoted, choices.contains(word.text) else {
      throw ScriptProblem(message: "\"\(word.text)\" is not one of \(choices.joined(separator: ", "))")
    }
    return word.text
  }

  private mutating func choice<T: RawRepresentable & CaseIterable>() throws -> T where T.RawValue == String {
    let chosen = try word(of: T.allCases.map(\.rawValue))
    guard let value = T(rawValue: chosen) else { throw ScriptProblem(message: "\"\(chosen)\" is unknown") }
    return value
  }

  private mutating func file(_ type: String) throws -> String {
    let word = try next("the file's name")
    guard word.text.lowercased().hasSuffix("." + type) else {
      throw ScriptProblem(message: "\"\(word.text)\" does not end in .\(type)")
    }
    return word.text
  }

  private mutating func fingerPaths() throws -> [ScriptCommand.FingerPath] {
    var paths: [ScriptCommand.FingerPath] = []
    repeat {
      let finger = try number("finger", in: 1...10)
      guard finger == finger.rounded(), !paths.contains(where: { $0.finger == Int(finger) }) else {
        throw ScriptProblem(message: "a finger's number must be a whole number that no other finger has")
      }
      var points: [ScriptCommand.FingerPath.Point] = []
      repeat {
        let time = try number("seconds", in: (points.last?.time ?? 0)...3_600)
        points.append(.init(time: time, x: try coordinate(), y: try coordinate()))
      } while !isAtEnd && words[position].text != "/"
      paths.append(.init(finger: Int(finger), points: points))
      if isAtEnd { return paths }
      position += 1
    } while true
  }

  private mutating func orientation() throws -> DeviceOrientation {
    let chosen = try word(of: DeviceOrientation.allCases.map(\.name))
    guard let value = DeviceOrientation(name: chosen) else {
      throw ScriptProblem(message: "\"\(chosen)\" is unknown")
    }
    return value
  }

  private mutating func key() throws -> ScriptCommand {
    var name = try next("the key's name").text
    var modifiers: HostKeyModifiers = []
    while let plus = name.firstIndex(of: "+"), plus != name.startIndex,
      let modifier = HostKeyModifiers.named.first(where: { $0.key == name[..<plus] })
    {
      modifiers.insert(modifier.value)
      name = String(name[name.index(after: plus)...])
    }
    if let known = HostKey.named.first(where: { $0.key.lowercased() == name.lowercased() }) {
      return .key(known.value, modifiers: modifiers)
    }
    guard name.count == 1 else {
      let names = HostKey.named.map(\.key).joined(separator: ", ")
      throw ScriptProblem(message: "\"\(name)\" is not a key; keys are \(names) and single characters")
    }
    return .key(.character(name), modifiers: modifiers)
  }

  private mutating func modifiers() throws -> HostKeyModifiers {
    let word = try next("the modifier key")
    guard word.text != "none" else { return [] }
    return try word.text.split(separator: "+", omittingEmptySubsequences: false).reduce(into: []) { result, name in
      guard let modifier = HostKeyModifiers.named.first(where: { $0.key == name }) else {
        throw ScriptProblem(message: "\"\(name)\" is not a modifier key")
      }
      result.insert(modifier.value)
    }
  }

  private mutating func sceneChange() throws -> ScriptCommand.SceneChange {
    if !isAtEnd, !words[position].isQuoted {
      switch words[position].text {
      case "new":
        position += 1
        return .open
      case "close":
        position += 1
        return .close
      default: break
      }
    }
    let number = try number("scene", in: 1...99)
    guard number == number.rounded() else {
      throw ScriptProblem(message: "a scene's number must be a whole number")
    }
    return .show(Int(number))
  }

  private mutating func textSize() throws -> String {
    let plain = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
    let accessible = ["AX1": "M", "AX2": "L", "AX3": "XL", "AX4": "XXL", "AX5": "XXXL"]
    let size = try word(of: plain + accessible.keys.sorted())
    if let large = accessible[size] { return "UICTContentSizeCategoryAccessibility\(large)" }
    return "UICTContentSizeCategory\(size)"
  }
}
