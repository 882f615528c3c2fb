import Foundation

/// Repeats the commands of the last build by Swift's package manager, as far as their inputs have changed.
///
/// The package manager needs as long to plan a build as the compiler needs for one changed file. As long as an app
/// has the same files, settings and compiler, the plan is that of the last build, which the package manager keeps
/// in its scratch folder. If anything else has changed, or if a command fails, the package manager builds.
struct RepeatedBuild {
  /// The folder of the package.
  let package: String
  let scratch: String
  /// The path of the compiler's `swift`.
  let swift: String

  private var planPath: String { scratch + "/debug.yaml" }
  private var recordPath: String { scratch + "/flipside-inputs.json" }

  /// The inputs of a build.
  private struct Record: Codable, Equatable {
    /// The state of everything that determines the plan.
    var plan: String
    /// The state of the inputs of each command, by the command's name.
    var inputs: [String: String]
  }

  /// Forgets the last build; to be called before the package manager builds.
  func forget() { unlink(recordPath) }

  /// Records the state of a build that has just succeeded.
  func record() {
    guard let commands = commands() else { return }
    write(Record(plan: planState, inputs: commands.reduce(into: [:]) { $0[$1.name] = state(of: $1.inputs) }))
  }

  /// Runs the commands whose inputs have changed since the last build.
  /// - Returns: false if the package manager must build.
  func run(environment: [String: String], output: (Data) -> Void) throws -> Bool {
    guard let data = FileManager.default.contents(atPath: recordPath),
      var record = try? JSONDecoder().decode(Record.self, from: data), record.plan == planState,
      let commands = commands()
    else { return false }
    var messages = Data()
    forget()
    for command in commands {
      let inputs = state(of: command.inputs)
      if record.inputs[command.name] == inputs { continue }
      guard let program = command.arguments.first else { return false }
      // The option selects a format for programs.
      let arguments = command.arguments.dropFirst().filter { $0 != "-parseable-output" }
      let code = try Subprocess.run(program, Array(arguments), environment: environment) { messages += $0 }
      guard code == 0, command.outputs.allSatisfy({ access($0, F_OK) == 0 }) else { return false }
      record.inputs[command.name] = inputs
    }
    output(messages)
    write(record)
    return true
  }

  private func write(_ record: Record) {
    guard let data = try? JSONEncoder().encode(record) else { return }
    try? data.write(to: URL(fileURLWithPath: recordPath), options: .atomic)
  }

  // MARK: States

  /// The state of the plan, and of what the package manager would plan by: the package's manifest, the names of its
  /// sources, and the compiler.
  private var planState: String {
    var fingerprint = Fingerprint()
    fingerprint.add(Flipside.version)
    fingerprint.add(file: planPath)
    fingerprint.add(data: FileManager.default.contents(atPath: package + "/Package.swift") ?? Data())
    fingerprint.add(file: URL(fileURLWithPath: swift).resolvingSymlinksInPath().path)
    let sources = FileManager.default.enumerator(atPath: package + "/Sources")?.compactMap { $0 as? String } ?? []
    for name in sources.sorted() where name.hasSuffix(".swift") { fingerprint.add(name) }
    return fingerprint.text
  }

  private func state(of inputs: [String]) -> String {
    var fingerprint = Fingerprint()
    for input in inputs {
      if input.hasSuffix(".swiftmodule") {
        // The compiler writes a module anew even if it has not changed.
        fingerprint.add(data: FileManager.default.contents(atPath: input) ?? Data())
      } else {
        fingerprint.add(file: input)
      }
    }
    return fingerprint.text
  }

  // MARK: The plan

  private struct Command {
    var name: String
    var inputs: [String] = []
    var outputs: [String] = []
    var arguments: [String] = []
  }

  /// The tools whose work depends on the plan only.
  private static let toolsOfPlan = ["phony", "write-auxiliary-file", "package-structure-tool"]

  /// Reads the plan's commands, each after those whose outputs it needs. Returns nil if the plan contains others
  /// than those of the compiler and the linker.
  private func commands() -> [Command]? {
    guard let data = FileManager.default.contents(atPath: planPath) else { return nil }
    var found: [Command] = []
    var current: Command?
    var tool = ""
    func close() -> Bool {
      guard let command = current else { return true }
      current = nil
      if Self.toolsOfPlan.contains(tool) { return true }
      guard tool == "shell", !command.arguments.isEmpty, !command.inputs.isEmpty else { return false }
      found.append(command)
      return true
    }
    var isInCommands = false
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      if !line.hasPrefix(" ") {
        guard close() else { return nil }
        isInCommands = line == "commands:"
      } else if !isInCommands {
        continue
      } else if line.hasPrefix("  \""), line.hasSuffix("\":") {
        guard close() else { return nil }
        current = Command(name: String(line.dropFirst(3).dropLast(2)))
      } else if line.hasPrefix("    tool: ") {
        tool = String(line.dropFirst(10))
      } else if let (key, list) = Self.list(line) {
        switch key {
        case "inputs": current?.inputs = list.filter { $0.hasPrefix("/") }
        case "outputs": current?.outputs = list.filter { $0.hasPrefix("/") }
        case "args": current?.arguments = list
        default: break
        }
      }
    }
    guard close(), !found.isEmpty else { return nil }
    return Self.inOrder(found)
  }

  /// Reads a line such as `    inputs: ["a","b"]`.
  private static func list(_ line: Substring) -> (key: Substring, values: [String])? {
    guard line.hasPrefix("    "), let colon = line.firstIndex(of: ":") else { return nil }
    let text = line[line.index(after: colon)...]
    guard let values = try? JSONDecoder().decode([String].self, from: Data(text.utf8)) else { return nil }
    return (line[..<colon].drop { $0 == " " }, values)
  }

  private static func inOrder(_ commands: [Command]) -> [Command] {
    var makers: [String: Int] = [:]
    for (number, command) in commands.enumerated() {
      for output in command.outputs { makers[output] = number }
    }
    var result: [Command] = []
    var visited: Set<Int> = []
    func visit(_ number: Int) {
      guard visited.insert(number).inserted else { return }
      for input in commands[number].inputs { if let maker = makers[input] { visit(maker) } }
      result.append(commands[number])
    }
    for number in commands.indices { visit(number) }
    return result
  }
}
