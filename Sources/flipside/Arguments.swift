import Foundation

/// The options and operands of a command line.
struct Arguments {
  private(set) var operands: [String] = []
  /// The arguments after `--`.
  private(set) var passedOn: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Parses the arguments of a command.
  /// - Parameters:
  ///   - words: the arguments after the command's name.
  ///   - command: the name of the command, for messages.
  ///   - options: the names of options that take a value.
  ///   - flags: the names of options without a value.
  init(_ words: [String], command: String, options: [String], flags known: [String] = []) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        passedOn = Array(rest)
        break
      }
      if word == "--help" || word == "-h" {
        print(Help.text(for: command) ?? Help.text, terminator: "")
        exit(0)
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        operands.append(word)
        continue
      }
      if word.hasPrefix("--"), known.contains(String(word.dropFirst(2))) {
        flags.insert(String(word.dropFirst(2)))
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts[0].hasPrefix("--"), options.contains(String(parts[0].dropFirst(2))) else {
        let all = (options + known).map { "--" + $0 }.joined(separator: ", ")
        let hint = all.isEmpty ? "it takes none" : "there are \(all)"
        throw Failure("flipside \(command) does not know the option \(parts[0]); \(hint)", code: 2)
      }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw Failure("\(parts[0]) needs a value (flipside help \(command))", code: 2)
      }
      values[String(parts[0].dropFirst(2)), default: []].append(value)
    }
  }

  /// Returns the value of an option; if it is given several times, the last value.
  func value(_ option: String) -> String? { values[option]?.last }

  /// Returns all values of an option that may be given several times.
  func values(_ option: String) -> [String] { values[option] ?? [] }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  func value(_ option: String, of choices: [String]) throws -> String? {
    guard let value = value(option) else { return nil }
    guard choices.contains(value) else {
      throw Failure("--\(option) is one of \(choices.joined(separator: ", ")), not \"\(value)\"", code: 2)
    }
    return value
  }

  /// Returns the single operand of a command.
  func path(command: String) throws -> String {
    guard let path = operands.first else {
      throw Failure("flipside \(command) needs the folder of an app (flipside help \(command))", code: 2)
    }
    guard operands.count == 1 else {
      throw Failure("flipside \(command) takes one folder; remove the second, \"\(operands[1])\"", code: 2)
    }
    return path
  }
}
