internal import CVirtualHost
import HostModel
import UIKit

/// Performs the commands of a UI test: those of the script language, and others that return information about the
/// screen.
///
/// The test and the app share one clock. A message contains the test's time, to which the app advances first; the
/// response contains the app's time, to which the test's clock advances. As with `XCUIElement` on iOS, the response
/// to a gesture is sent when the app is idle, that is when its finite animations have ended.
@MainActor final class TestConnection: CommandSource {
  private let socket: TestSocket
  private let stage: any ScriptStage
  private let time: VirtualTime
  private let application: UIApplication
  private let runner: ScriptRunner
  private let tree = ElementTree()
  private let camera = FilmCamera()
  /// The modifier keys that the test holds down.
  private var modifiers: HostKeyModifiers = []
  /// A message that has been read but not performed.
  private var next: TestSocket.Message?
  /// The number of messages. `unanswered` is the number of the message whose response has not been sent.
  private var count = 0
  private var unanswered: Int?
  private var isFirst = true

  /// The time in seconds after which the app counts as idle even if animations are running.
  private static let animationLimit = 10.0

  init(socket: Int32, stage: any ScriptStage, time: VirtualTime, _ application: UIApplication) {
    self.socket = TestSocket(file: socket)
    self.stage = stage
    self.time = time
    self.application = application
    runner = ScriptRunner(stage: stage)
  }

  /// Returns nil: in a nested run loop of the app, that loop advances the time.
  func takeWait() -> Double? {
    guard let message = peek() else { return nil }
    let seconds = Double(message.time - virtual_host_now()) / 1e9
    return seconds > 0 ? seconds : nil
  }

  private func peek() -> TestSocket.Message? {
    // The last command started a nested run loop that is still running; the response is sent now, so that the test
    // continues.
    if let count = unanswered { answer(count, .ok) }
    if isFirst {
      isFirst = false
      time.runAnimations(within: Self.animationLimit)
      count += 1
      unanswered = count
      answer(count, .ok)
    }
    if next == nil { next = socket.receive() }
    return next
  }

  func performNext() -> Bool {
    guard let message = peek() else { return false }
    next = nil
    count += 1
    let number = count
    unanswered = number
    let rest = message.time - virtual_host_now()
    if rest > 0 { stage.wait(Double(rest) / 1e9) }
    answer(number, perform(message.command))
    return message.command != "quit"
  }

  private enum Answer {
    case ok
    case text(String)
    case data(Data)
    case failed(String)
  }

  private func answer(_ number: Int, _ answer: Answer) {
    guard unanswered == number else { return }
    unanswered = nil
    var isOK = true
    var payload = Data()
    switch answer {
    case .ok: break
    case .text(let text): payload = Data(text.utf8)
    case .data(let data): payload = data
    case .failed(let text):
      isOK = false
      payload = Data(text.utf8)
    }
    socket.answer(
      isOK: isOK, time: virtual_host_now(), state: application.applicationState.rawValue,
      pasteboard: UIPasteboard.general.changeCount, prompts: SystemQuestion.waiting.count, payload)
  }

  // MARK: Commands

  private func perform(_ command: String) -> Answer {
    let words = command.split(separator: " ", maxSplits: 1).map(String.init)
    let argument = words.count > 1 ? words[1] : ""
    switch words.first {
    case "elements":
      settleLayout()
      return .text(tree.describe(application))
    case "hit":
      guard let point = Int(argument).flatMap({ tree.hitPoint($0, in: application) }) else { return .ok }
      return .text("\(Double(point.x)) \(Double(point.y))")
    case "picture": return Picture.png(stage.picture).map { .data($0) } ?? .failed("cannot encode the picture")
    case "film": return .data(camera.picture(of: stage, application) ?? Data())
    case "describe-screen":
      let (size, scale) = (UIScreen.main.bounds.size, UIScreen.main.scale)
      return .text("\(Double(size.width)) \(Double(size.height)) \(Double(scale))")
    case "pasteboard": return .text(UIPasteboard.general.string ?? "")
    case "set-pasteboard":
      UIPasteboard.general.string = argument.removingPercentEncoding
      return .ok
    case "reveal":
      if let element = Int(argument).flatMap({ tree[$0] }) { tree.reveal(element) }
      time.runAnimations(within: Self.animationLimit)
      return .ok
    case "adjust": return adjust(argument)
    case "hover": return hover(argument)
    case "modifiers": return hold(argument)
    case "location":
      DeviceLocation.current = DeviceLocation(argument)
      time.runAnimations(within: Self.animationLimit)
      return .ok
    case "prompts":
      return .text(
        SystemQuestion.waiting.map { ([$0.title, $0.message] + $0.buttons).joined(separator: "\t") }
          .joined(separator: "\n"))
    case "answer":
      let numbers = argument.split(separator: " ").compactMap { Int($0) }
      let waiting = SystemQuestion.waiting
      guard numbers.count == 2, waiting.indices.contains(numbers[0]) else {
        return .failed("there is no such question")
      }
      waiting[numbers[0]].choose(numbers[1])
      time.runAnimations(within: Self.animationLimit)
      return .ok
    case "audit": return .text(AccessibilityAudit(application, tree).report())
    case "quit": return .ok
    default: return script(command)
    }
  }

  private func script(_ line: String) -> Answer {
    do {
      try runner.run(try Script(text: line, file: "test"))
      time.runAnimations(within: Self.animationLimit)
      return .ok
    } catch let error as ScriptError {
      return .failed(error.message)
    } catch {
      return .failed("\(error)")
    }
  }

  /// Updates constraints and layout that were invalidated since the last frame.
  private func settleLayout() { time.settle() }

  /// Performs the command `adjust NUMBER up|down`, which increments or decrements an adjustable element.
  private func adjust(_ argument: String) -> Answer {
    let words = argument.split(separator: " ")
    guard words.count == 2, let number = Int(words[0]), let element = tree[number] else {
      return .failed("there is no element to adjust")
    }
    if words[1] == "up" { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
    time.runAnimations(within: Self.animationLimit)
    return .text(element.automationValue ?? "")
  }

  /// Performs the command `hover X Y`, which moves the pointer of an iPad.
  private func hover(_ argument: String) -> Answer {
    let numbers = argument.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 2 else { return .failed("there is no point to hover over") }
    guard UIScreen.main.device.isPad else {
      Unsupported.log("XCUIElement.hover() on an iPhone")
      return .ok
    }
    stage.send(.hover(location: CGPoint(x: numbers[0], y: numbers[1]), modifiers: modifiers))
    time.runAnimations(within: Self.animationLimit)
    return .ok
  }

  /// Performs the command `modifiers shift+cmd+`, which sets the held modifier keys; without an argument it
  /// releases them.
  private func hold(_ argument: String) -> Answer {
    let names = argument.split(separator: "+").map(String.init)
    modifiers = HostKeyModifiers(
      names.compactMap { name in HostKeyModifiers.named.first { $0.key == name }?.value })
    stage.send(.modifiers(modifiers))
    return .ok
  }
}
