internal import CVirtualHost
import Foundation
import Glibc
import UIKit

/// A running app and the socket that connects to it.
@MainActor final class AppProcess {
  struct Answer {
    var data: Data
    var text: String { String(decoding: data, as: UTF8.self) }
  }

  let number: Int32
  private let target: UITestTarget
  private let socket: Int32
  private var buffer: [UInt8] = []
  private(set) var state = XCUIApplication.State.runningForeground
  /// The change count of the app's pasteboard. `sharedChanges` holds the change counts of both pasteboards when
  /// their contents were last equal.
  private var appPasteboardChanges = 0
  private var sharedChanges: (app: Int, test: Int) = (0, 0)
  /// The number of visible permission prompts.
  private(set) var promptCount = 0
  /// The last element tree with the time of its capture. It is valid until the clock advances, because the app does
  /// not change before.
  private var lastTree: (time: Int64, tree: ElementNode)?
  private var knownScreen: CGRect?
  /// The description of how the process ended; nil while it is running.
  private(set) var ending: String?
  var isRunning: Bool { ending == nil }

  // MARK: Start

  /// Starts the app. Throws if it can't be started or ends before it is idle for the first time.
  init(_ target: UITestTarget, arguments: [String], environment: [String: String]) throws {
    self.target = target
    var sockets: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &sockets) == 0 else {
      throw UITestError(message: String(cString: strerror(errno)))
    }
    socket = sockets[0]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, sockets[1], Self.childSocket)
    var words = ([target.executable] + arguments).map { strdup($0) } + [nil]
    var variables = Self.environment(target, environment).map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    fflush(nil)
    let result = posix_spawn(&process, target.executable, &actions, nil, &words, &variables)
    // The app holds the only descriptor of its end, so that the socket closes if the app dies during launch.
    close(sockets[1])
    number = process
    guard result == 0 else {
      close(socket)
      ending = "could not be started"
      throw UITestError(message: String(cString: strerror(result)))
    }
    // A text that was copied before the launch is sent to the app with the first command.
    let pasteboardAtStart = UIPasteboard.general.string == nil ? UIPasteboard.general.changeCount : -1
    // Wait until the app reports that it is idle for the first time.
    _ = try receive()
    sharedChanges = (appPasteboardChanges, pasteboardAtStart)
  }

  private static let childSocket: Int32 = 198

  private static func environment(_ target: UITestTarget, _ own: [String: String]) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment
    for name in ["TEST_CONFIGURATION", "SCRIPT", "SCRIPT_LINE", "SCREENSHOT", "START"] {
      variables["FLIPSIDE_\(name)"] = nil
    }
    variables.merge(target.environment) { $1 }
    variables.merge(own) { $1 }
    variables["FLIPSIDE_LOCATION"] = UITestSession.shared.location
    variables["FLIPSIDE_HOST"] = "headless"
    variables["FLIPSIDE_REPEATABLE"] = "1"
    variables["FLIPSIDE_UI_TEST"] = "\(childSocket)"
    variables["FLIPSIDE_CLOCK"] = "\(AppClock.nanoseconds)"
    return variables
  }

  // MARK: Commands

  /// Sends a command that does not change the app, and returns the app's response.
  func ask(_ command: String) throws -> Answer {
    try givePasteboard()
    let answer = try exchange(command)
    try takePasteboard()
    return answer
  }

  private func exchange(_ command: String) throws -> Answer {
    try send(command)
    return try receive()
  }

  // MARK: Pasteboard

  /// Sends the text on the test's pasteboard to the app, because both represent the pasteboard of one device.
  private func givePasteboard() throws {
    let pasteboard = UIPasteboard.general
    guard pasteboard.changeCount != sharedChanges.test else { return }
    let text = pasteboard.string ?? ""
    _ = try exchange("set-pasteboard " + (text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""))
    sharedChanges = (appPasteboardChanges, pasteboard.changeCount)
  }

  private func takePasteboard() throws {
    guard appPasteboardChanges != sharedChanges.app else { return }
    UIPasteboard.general.string = try exchange("pasteboard").text
    sharedChanges = (appPasteboardChanges, UIPasteboard.general.changeCount)
  }

  /// Sends a command that may change the app, and returns its response.
  func perform(_ command: String) throws -> Answer {
    lastTree = nil
    return try ask(command)
  }

  func tree() throws -> ElementNode {
    if let lastTree, lastTree.time == AppClock.nanoseconds { return lastTree.tree }
    let text = try ask("elements").text
    let root = ElementNode(application: target.name, process: number, frame: screenBounds)
    ElementNode.tree(text, below: root)
    lastTree = (AppClock.nanoseconds, root)
    return root
  }

  /// The bounds of the screen in points.
  var screenBounds: CGRect {
    if let knownScreen { return knownScreen }
    let numbers = (try? ask("describe-screen").text)?.split(separator: " ").compactMap { Double($0) } ?? []
    guard numbers.count == 3 else { return UIScreen.main.bounds }
    let bounds = CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
    knownScreen = bounds
    return bounds
  }

  func forgetScreen() { knownScreen = nil }

  /// Terminates the app. Its saved data is kept.
  func end() {
    if isRunning, (try? ask("quit")) == nil, ending == nil { kill(number, SIGKILL) }
    noteEnd(expected: true)
  }

  private func send(_ command: String) throws {
    guard isRunning else { throw gone }
    let bytes = Array("\(AppClock.nanoseconds) \(command)\n".utf8)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = AppClock.stand {
        rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw ended() }
      rest = rest.dropFirst(count)
    }
  }

  private func receive() throws -> Answer {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let words = String(decoding: buffer[..<end], as: UTF8.self).split(separator: " ")
        guard words.count == 6, let time = Int64(words[0]), let length = Int(words[5]) else { throw ended() }
        while buffer.count < end + 1 + length { try read() }
        let data = Data(buffer[(end + 1)..<(end + 1 + length)])
        buffer.removeFirst(end + 1 + length)
        note(time: time, words)
        let answer = Answer(data: data)
        if words[1] != "ok" { throw UITestError(message: answer.text) }
        return answer
      }
      try read()
    }
  }

  private func note(time: Int64, _ words: [Substring]) {
    AppClock.advance(to: time)
    // The raw values are those of `UIApplication.State`.
    state = words[2] == "2" ? .runningBackground : .runningForeground
    promptCount = Int(words[4]) ?? 0
    appPasteboardChanges = Int(words[3]) ?? 0
  }

  private func read() throws {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      AppClock.stand { waitUntilReadable() }
      let count = recv(socket, &chunk, chunk.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw ended() }
      buffer += chunk[..<count]
      return
    }
  }

  private func waitUntilReadable() {
    var state = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    while true {
      // There is no time-out, because the app has a watchdog of its own.
      virtual_host_beat()
      let ready = poll(&state, 1, 1_000)
      if ready > 0 || (ready < 0 && errno != EINTR) { return }
    }
  }

  // MARK: End

  private var gone: UITestError { UITestError(message: "Application \(target.bundleIdentifier) is not running") }

  private func ended() -> UITestError {
    noteEnd(expected: false)
    return gone
  }

  private func noteEnd(expected: Bool) {
    guard ending == nil else { return }
    close(socket)
    var status: Int32 = 0
    AppClock.stand { while waitpid(number, &status, 0) < 0, errno == EINTR {} }
    state = .notRunning
    let signal = status & 0x7F
    if expected {
      ending = "terminated"
    } else if signal != 0 {
      ending = "Crash: \(target.name) (\(number)): \(String(cString: strsignal(signal)))"
    } else {
      ending = "\(target.name) (\(number)) exited with status \((status >> 8) & 0xFF)"
    }
    if !expected, let ending { UITestSession.shared.appDidEnd(ending, isCrash: signal != 0) }
  }
}
