import HostModel
import UIKit

/// Runs a script, as a whole or line by line.
@MainActor package final class ScriptRunner {
  private let stage: any ScriptStage
  private let log: (String) -> Void
  private var rest: ArraySlice<Script.Line> = []
  private var file = ""

  package init(stage: any ScriptStage, log: @escaping (String) -> Void = { print($0) }) {
    self.stage = stage
    self.log = log
  }

  /// Runs all commands. Throws `ScriptError` at the first command that fails.
  package func run(_ script: Script) throws {
    load(script)
    while try performNext() {}
  }

  /// Loads a script for `performNext`, starting with the first command after `line`.
  package func load(_ script: Script, after line: Int = 0) {
    rest = script.lines[...].drop { $0.number <= line }
    file = script.file
  }

  /// Removes the next command if it is a wait, and returns its seconds; nil for other commands.
  package func takeWait() -> Double? {
    guard case .wait(let seconds)? = rest.first?.command else { return nil }
    rest.removeFirst()
    return seconds
  }

  /// Performs the next command; returns false if there is none. Throws `ScriptError` if the command fails.
  package func performNext() throws -> Bool {
    guard let line = rest.popFirst() else { return false }
    do {
      try perform(line.command, in: line.number)
    } catch let failure as CommandFailure {
      throw ScriptError(file: file, line: line.number, message: failure.message)
    }
    return true
  }

  private struct CommandFailure: Error {
    let message: String
  }

  private func perform(_ command: ScriptCommand, in line: Int) throws {
    let fingers = Fingers(stage: stage)
    switch command {
    case .wait(let seconds): stage.wait(seconds)
    case .tap(let target): fingers.tap(try point(target))
    case .doubleTap(let target):
      let point = try point(target)
      fingers.tap(point)
      stage.wait(0.1)
      fingers.tap(point)
    case .longPress(let target, let seconds): fingers.press(try point(target), seconds: seconds)
    case .drag(let fromX, let fromY, let toX, let toY, let seconds):
      fingers.drag(from: CGPoint(x: fromX, y: fromY), to: CGPoint(x: toX, y: toY), seconds: seconds, holds: true)
    case .dragAndDrop(let source, let target, let seconds):
      fingers.dragAndDrop(from: try point(source), to: try point(target), seconds: seconds)
    case .swipe(let direction, let name): try swipe(direction, on: name, with: fingers)
    case .touches(let paths): fingers.play(paths)
    case .pinch(let x, let y, let scale): fingers.pinch(at: CGPoint(x: x, y: y), scale: scale)
    case .assist(let assistance): try check(AssistiveUser(stage: stage).perform(assistance))
    case .type(let text): try type(text)
    case .key(let key, let modifiers): press(key, modifiers)
    case .hold(let modifiers): stage.send(.modifiers(modifiers))
    case .back: try goBack(with: fingers)
    case .rotate(let orientation): stage.send(.rotate(orientation))
    case .tilt(let horizontal, let vertical): stage.send(.tilt(horizontal: horizontal, vertical: vertical))
    case .shake: stage.send(.shake)
    case .memoryWarning: stage.send(.memoryWarning)
    case .oneTimeCode(let code): stage.send(.oneTimeCode(code))
    case .background: stage.send(.enterBackground)
    case .foreground: stage.send(.enterForeground)
    case .relaunch: throw CommandFailure(message: stage.relaunch(after: line))
    case .open(let text): try open(text)
    case .continueActivity(let type, let info):
      stage.send(.continueActivity(type: type, info: try info.map(json)))
    case .shortcut(let name):
      if let problem = UIApplication.shared.problem(withQuickAction: name) {
        throw CommandFailure(message: problem)
      }
      stage.send(.quickAction(name))
    case .scene(let change): try changeScene(change)
    case .split(let share):
      if let problem = UIApplication.shared.problemWithSharing { throw CommandFailure(message: problem) }
      stage.send(.share(share))
    case .appearance(let dark): stage.send(.appearance(dark: dark))
    case .textSize(let category): stage.send(.contentSizeCategory(category))
    case .setting(let setting, let isOn): stage.send(.accessibility(setting, isOn: isOn))
    case .screenshot(let file): try check(Picture.write(stage.picture, to: file))
    case .tree(let file): try check(Picture.write(Data(stage.screen.json.utf8), to: file))
    case .accessibility(let file):
      try check(Picture.write(Data(AccessibilityTree(UIApplication.shared).json.utf8), to: file))
    case .expect(let text):
      guard stage.screen.shows(text) else {
        throw CommandFailure(message: "\"\(text)\" is not on the screen; \(contents())")
      }
    case .expectNot(let text):
      guard !stage.screen.shows(text) else { throw CommandFailure(message: "\"\(text)\" is on the screen") }
    case .expectFeedback(let text):
      guard !HostFeedback.take(text) else { return }
      throw CommandFailure(message: "there was no feedback \"\(text)\"; \(feedback())")
    case .expectNoFeedback(let text):
      guard let event = HostFeedback.events.first(where: { $0.description.contains(text) }) else { return }
      throw CommandFailure(message: "there was feedback \"\(event)\"")
    case .log(let text): log(text)
    }
  }

  // MARK: - Points

  private func point(_ target: ScriptCommand.Target) throws -> CGPoint {
    switch target {
    case .point(let x, let y): return CGPoint(x: x, y: y)
    case .named(let name):
      let frame = try element(name).visibleFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  private func element(_ name: String) throws -> ScreenContents.Element {
    guard let element = stage.screen.element(named: name) else {
      throw CommandFailure(message: "there is no \"\(name)\" on the screen; \(contents())")
    }
    return element
  }

  private func contents() -> String {
    let names = stage.screen.names
    if names.isEmpty { return "nothing on it has a label or identifier" }
    let more = names.count > 20 ? " and \(names.count - 20) more" : ""
    return "the labels are " + names.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ") + more
  }

  private func feedback() -> String {
    let events = HostFeedback.events.suffix(10).map { "\"\($0)\"" }
    return events.isEmpty ? "there was none" : "there were " + events.joined(separator: ", ")
  }

  private func swipe(_ direction: ScriptCommand.Direction, on name: String?, with fingers: Fingers) throws {
    let screen = stage.screen.size
    let area = try name.map { try element($0).visibleFrame } ?? CGRect(origin: .zero, size: screen)
    let center = CGPoint(x: area.midX, y: area.midY)
    let length = CGSize(width: screen.width * 0.3, height: screen.height * 0.2)
    var start = center
    var end = center
    switch direction {
    case .left: (start.x, end.x) = (center.x + length.width, center.x - length.width)
    case .right: (start.x, end.x) = (center.x - length.width, center.x + length.width)
    case .up: (start.y, end.y) = (center.y + length.height, center.y - length.height)
    case .down: (start.y, end.y) = (center.y - length.height, center.y + length.height)
    }
    if name != nil {
      // The touch must begin on the element.
      start.x = min(max(start.x, area.minX + 1), area.maxX - 1)
      start.y = min(max(start.y, area.minY + 1), area.maxY - 1)
    }
    fingers.drag(from: start, to: end, seconds: 0.2, holds: false)
  }

  // MARK: - Screens and scenes

  private func goBack(with fingers: Fingers) throws {
    switch stage.backGesture {
    case .button(let point): fingers.tap(point)
    case .swipe(let start, let end): fingers.drag(from: start, to: end, seconds: 0.3, holds: false)
    case nil:
      throw CommandFailure(
        message:
          "there is no screen to go back to: no visible navigation controller has a previous screen with a back "
          + "button or a swipe from the edge")
    }
  }

  private func open(_ text: String) throws {
    guard let url = URL(string: text), url.scheme != nil else {
      throw CommandFailure(message: "\"\(text)\" is not a URL; it begins with a scheme, as in https://example.com")
    }
    stage.send(.open(url))
  }

  private func json(_ text: String) throws -> Data {
    let data = Data(text.utf8)
    guard (try? JSONSerialization.jsonObject(with: data)) is [String: Any] else {
      throw CommandFailure(message: "the values of the activity must be a JSON object: \(text)")
    }
    return data
  }

  private func changeScene(_ change: ScriptCommand.SceneChange) throws {
    if let problem = UIApplication.shared.problem(with: change) { throw CommandFailure(message: problem) }
    stage.send(.scene(change))
  }

  // MARK: - Keyboard

  private func type(_ text: String) throws {
    guard stage.acceptsText else {
      throw CommandFailure(message: "no text field or text view is being edited; tap one before \"type\"")
    }
    for character in text {
      if character == "\n" {
        press(.return, [])
      } else {
        stage.send(.text(String(character)))
      }
    }
  }

  private func press(_ key: HostKey, _ modifiers: HostKeyModifiers) {
    stage.send(.key(key, modifiers: modifiers, isDown: true))
    stage.send(.key(key, modifiers: modifiers, isDown: false))
  }

  private func check(_ problem: String?) throws {
    if let problem { throw CommandFailure(message: problem) }
  }
}
