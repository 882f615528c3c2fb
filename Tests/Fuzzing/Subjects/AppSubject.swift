import Foundation

/// Sends random touches, keys and changes of the environment to the built samples, each in its own process.
struct AppSubject: FuzzSubject {
  static let name = "apps"
  static let rounds = 24
  private let folder: URL
  private let samples: [URL]

  init(repository: URL, folder: URL) throws {
    self.folder = folder
    let root = repository.appendingPathComponent("Samples")
    // Files that the samples' tests share are beside the samples' folders.
    samples = try FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .sorted { $0.path < $1.path }
    guard !samples.isEmpty else { throw Finding("no samples in \(root.path)") }
  }

  /// Returns the sample's number, followed by a script of 300 commands.
  func input(_ random: inout RandomBytes) -> Data {
    let sample = random.below(samples.count)
    let lines = (0..<300).map { _ in Self.command(&random) }
    return Data([UInt8(sample)]) + Data(lines.joined(separator: "\n").utf8)
  }

  private static func command(_ random: inout RandomBytes) -> String {
    func point() -> String { "\(random.below(430)) \(random.below(932))" }
    switch random.below(40) {
    case 0..<18: return "tap \(point())"
    case 18..<21: return "doubletap \(point())"
    case 21..<23: return "longpress \(point()) 1"
    case 23: return "dragdrop \(point()) \(point()) 0.\(1 + random.below(9))"
    case 24..<27: return "drag \(point()) \(point()) 0.\(1 + random.below(9))"
    case 27: return "swipe \(["left", "right", "up", "down"][random.below(4)])"
    case 28: return "pinch \(point()) \(["0.2", "3"][random.below(2)])"
    // Uses keys instead of `type`, which fails if no text is being edited.
    case 29..<32: return "key \(["a", "1", "你", "é", "م"][random.below(5)])"
    case 32: return "key \(["return", "delete", "tab", "escape", "left", "cmd+a"][random.below(6)])"
    case 33:
      return "rotate \(["portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown"][random.below(4)])"
    case 34: return "textsize \(["XS", "L", "AX5"][random.below(3)])"
    case 35: return "appearance \(["dark", "light"][random.below(2)])"
    case 36: return ["background\nforeground", "memory-warning", "shake", "tilt 1 -1"][random.below(4)]
    case 37: return "wait \(["0", "0.01", "1", "120"][random.below(4)])"
    default: return "wait 0.1"
    }
  }

  func run(_ input: Data) throws {
    guard let sample = input.first.map({ samples[Int($0) % samples.count] }) else { return }
    let script = folder.appendingPathComponent("script.txt")
    try input.dropFirst().write(to: script)
    let tool = Bundle.main.executableURL!.deletingLastPathComponent().appendingPathComponent("flipside").path
    let process = Process()
    let console = folder.appendingPathComponent("console.txt")
    _ = FileManager.default.createFile(atPath: console.path, contents: nil)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The limits of the processor time, in seconds, and of the output, in blocks of 512 bytes.
    process.arguments = [
      "-c", "ulimit -t 120; ulimit -f 20000; exec \"$0\" run \"$1\" --host headless --script \"$2\"", tool,
      sample.path, script.path,
    ]
    let output = try FileHandle(forWritingTo: console)
    process.environment = ProcessInfo.processInfo.environment.merging(["FLIPSIDE_TRACE": "lifecycle"]) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    try output.close()
    let text = String(decoding: (try? Data(contentsOf: console)) ?? Data(), as: UTF8.self)
    if process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 {
      throw Finding("\(sample.lastPathComponent) ended with \(process.terminationStatus)\n\(text.suffix(3000))")
    }
    let (callbacks, lines) = text.split(separator: "\n").reduce(into: ([Substring](), [Substring]())) {
      if $1.hasPrefix("[lifecycle]") { $0.0.append($1) } else { $0.1.append($1) }
    }
    if let line = Self.firstOutOfOrder(callbacks) {
      throw Finding("\(sample.lastPathComponent) is out of order: \(line)")
    }
    if let line = lines.first(where: { $0.hasPrefix("Unbalanced calls") }) { throw Finding(String(line)) }
    let counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
    if let most = counts.max(by: { $0.value < $1.value }), most.value > 1000 {
      throw Finding("\(sample.lastPathComponent) printed \(most.value) times: \(most.key)")
    }
  }

  /// Returns the first appearance callback that occurs before the callback that must precede it, among all view
  /// controllers of a class.
  private static func firstOutOfOrder(_ lines: [Substring]) -> Substring? {
    var counts: [Substring: Int] = [:]
    let before = [
      "viewIsAppearing": "viewWillAppear", "viewDidAppear": "viewWillAppear", "viewWillDisappear": "viewWillAppear",
      "viewDidDisappear": "viewWillDisappear",
    ]
    for line in lines {
      // A line has the form "[lifecycle] 0.050 BarsViewController viewWillAppear(true)".
      let words = line.split(separator: " ")
      guard words.count == 4, let name = words[3].split(separator: "(").first else { continue }
      counts[words[2] + " " + name, default: 0] += 1
      guard let needed = before[String(name)] else { continue }
      if counts[words[2] + " " + name, default: 0] > counts[words[2] + " " + needed, default: 0] { return line }
    }
    return nil
  }
}
