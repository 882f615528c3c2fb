import Foundation
import XcodeProject

/// Filters the output of Swift's package manager so that messages about bridged sources read as messages about the
/// author's: file names are replaced, code that the bridge added is removed, and each message of the compiler is
/// printed once.
struct BuildOutput {
  /// Whether the progress is shown in one line that is overwritten, as on a terminal.
  private let showsProgress: Bool
  private let write: (Data) -> Void
  private var pending = Data()
  private var isProgressShown = false
  /// The lines of the current message. The first contains the file and line.
  private var message: [String] = []
  private var printed: Set<String> = []
  /// The lines of the author's files to which messages refer, by path.
  private var sources: [String: [Substring]] = [:]

  /// Creates a filter.
  /// - Parameters:
  ///   - showsProgress: whether the output is a terminal that shows progress.
  ///   - write: a closure that is called with whole lines.
  init(showsProgress: Bool, write: @escaping (Data) -> Void) {
    self.showsProgress = showsProgress
    self.write = write
  }

  mutating func take(_ data: Data) {
    pending += data
    while let end = pending.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      take(line: String(decoding: pending[pending.startIndex..<end], as: UTF8.self))
      pending = Data(pending[pending.index(after: end)...])
    }
  }

  /// Writes the remaining output.
  mutating func end() {
    if !pending.isEmpty { take(line: String(decoding: pending, as: UTF8.self)) }
    pending = Data()
    endMessage()
    clearProgress()
  }

  private mutating func take(line: String) {
    let plain = Self.withoutColours(line)
    if let place = Self.place(in: plain) {
      // A note belongs to the message before it.
      if place.kind != "note" { endMessage() }
      message.append(line)
    } else if !message.isEmpty, Self.belongsToMessage(plain) {
      message.append(line)
    } else {
      endMessage()
      // The compiler repeats the explanation of a diagnostic group for each file; it is printed once.
      if plain.hasPrefix("[#"), !printed.insert(plain).inserted { return }
      show(line, isProgress: plain.contains(#/^\[\d+/\d+\] /#))
    }
  }

  /// Returns the file and the kind of a message if the line is the first one of a compiler message.
  private static func place(in line: String) -> (file: String, kind: Substring)? {
    guard line.contains(": "), let match = line.firstMatch(of: #/^(.+?):\d+:\d+: (error|warning|note|remark): /#)
    else {
      return nil
    }
    return (String(match.1), match.2)
  }

  private static func belongsToMessage(_ line: String) -> Bool {
    line.isEmpty || line.contains(#/^ *\d* *\|/#) || line.contains(#/^ *(`-|\|-)/#)
  }

  private mutating func endMessage() {
    guard !message.isEmpty else { return }
    let text = shown(message)
    message = []
    if printed.insert(text.joined(separator: "\n")).inserted {
      for line in text { show(line, isProgress: false) }
    }
  }

  // MARK: Code that the bridge added

  private static let mark = " func __register_"

  private mutating func shown(_ lines: [String]) -> [String] {
    var file = ""
    var result: [String] = []
    var isLeftOut = false
    for line in lines {
      let plain = Self.withoutColours(line)
      if let place = Self.place(in: plain) { file = place.file }
      guard let excerpt = plain.firstMatch(of: #/^( *)(\d+)( *\| ?)(.*)$/#), let number = Int(excerpt.2) else {
        // Markers that point into an omitted line are omitted, too.
        let points = plain.contains(#/^ *\| /#)
        if !(points && isLeftOut) { result.append(line) }
        continue
      }
      isLeftOut = false
      guard excerpt.4.contains(Self.mark) || excerpt.4.contains("let __register_") else {
        result.append(line)
        continue
      }
      if let own = original(of: excerpt.4, at: number, in: file) {
        result.append("\(excerpt.1)\(excerpt.2)\(excerpt.3)\(own)")
      } else {
        isLeftOut = true
      }
    }
    return result
  }

  /// Returns the author's line to which the bridge appended code; nil if the whole line was generated.
  private mutating func original(of line: Substring, at number: Int, in file: String) -> String? {
    guard
      let added = line.range(of: "nonisolated static func __register_")
        ?? line.range(of: "nonisolated class func __register_")
        ?? line.range(of: "nonisolated override class func __register_")
    else { return nil }
    if sources[file] == nil {
      let text = RegularFile.contents(file).map { String(decoding: $0, as: UTF8.self) } ?? ""
      sources[file] = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
        Substring($0)
      }
    }
    let known = sources[file] ?? []
    let start = line[..<added.lowerBound].prefix { $0 != ";" }.prefix(20)
    // If a file begins with code, its line numbers in the bridged file are greater by one.
    return [number, number - 1].lazy.compactMap { number -> String? in
      guard known.indices.contains(number - 1), known[number - 1].hasPrefix(start.trimmingSuffix) else {
        return nil
      }
      return String(known[number - 1])
    }.first ?? String(line[..<added.lowerBound])
  }

  private static func withoutColours(_ line: String) -> String {
    line.contains("\u{1B}") ? line.replacing(#/\u{1B}\[[0-9;]*[A-Za-z]/#, with: "") : line
  }

  // MARK: The terminal

  private mutating func show(_ line: String, isProgress: Bool) {
    let text = line.replacingOccurrences(of: ".bridged.swift", with: ".swift")
    clearProgress()
    if isProgress, showsProgress {
      write(Data(text.prefix(120).utf8))
      isProgressShown = true
    } else {
      write(Data((text + "\n").utf8))
    }
  }

  private mutating func clearProgress() {
    guard isProgressShown else { return }
    write(Data("\r\u{1B}[K".utf8))
    isProgressShown = false
  }
}

extension Substring {
  fileprivate var trimmingSuffix: Substring {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
