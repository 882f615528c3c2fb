import XCTest

/// The compiler's checks are only disabled with a reason.
final class SafetyTests: XCTestCase {
  private typealias Line = (file: String, number: Int, text: String)

  private func lines(containing word: String) throws -> [Line] {
    var found: [Line] = []
    for file in Repository.swiftFiles(below: "Sources") {
      let text = try Repository.text(file)
      guard text.contains(word) else { continue }
      let lines = text.components(separatedBy: "\n")
      for (index, line) in lines.enumerated() where line.contains(word) {
        found.append((file, index + 1, line))
      }
    }
    return found
  }

  /// Enumerations and option sets hold numbers, so the compiler can check that they are `Sendable`.
  func testEnumerationsAreCheckedToBeSendable() throws {
    let unchecked = try lines(containing: "@unchecked Sendable")
    XCTAssertGreaterThan(unchecked.count, 50)
    for line in unchecked where Self.isCheckable(line.text) {
      XCTFail("\(line.file):\(line.number): Sendable serves here: \(line.text)")
    }
  }

  /// Values that a lock guards are in `Locked`, whose value cannot be reached without the lock, or in `Mutex`, if
  /// modules do not see `Locked`. A lock that code takes while it holds it is an `NSRecursiveLock`.
  func testGuardedValuesAreLocked() throws {
    let exceptions = [
      // It protects FreeType's faces during whole functions, rather than a Swift value.
      "Sources/CoreText/Fonts/FontFace.swift",
      // Apps lock and unlock it in two calls.
      "Sources/Frameworks/os/OSAllocatedUnfairLock.swift",
    ]
    let found = try lines(containing: "NSLock()")
    XCTAssertEqual(Set(found.map(\.file)).intersection(exceptions).sorted(), exceptions, "leave out what is gone")
    for line in found where !exceptions.contains(line.file) {
      XCTFail("\(line.file):\(line.number): use Locked or Mutex: \(line.text)")
    }
  }

  /// Values that are exempt from the compiler's checks have a comment with the reason why no two threads use them
  /// at once.
  func testUnsafeValuesHaveTheirReasons() throws {
    var count = 0
    for file in Repository.swiftFiles(below: "Sources") {
      let text = try Repository.text(file)
      guard text.contains("nonisolated(unsafe)") else { continue }
      count += 1
      for problem in Self.unsafeValuesWithoutReason(text) { XCTFail("\(file):\(problem)") }
    }
    XCTAssertGreaterThan(count, 20)
  }

  func testUnsafeValuesWithoutReasonsAreFound() {
    let text = """
      // Used under the lock.
      nonisolated(unsafe) static var a = 1
      nonisolated(unsafe) static var b = 2

      nonisolated(unsafe) static var c = 3
      /// The number of windows.
      nonisolated(unsafe) static var d = 4
      nonisolated(unsafe) let e = 5  // Handed over to the queue.
      """
    XCTAssertEqual(Self.unsafeValuesWithoutReason(text).map { $0.prefix(2) }, ["5:", "7:"])
  }

  /// Returns the lines without a comment about threads on the line, or above it and adjacent lines of the same
  /// kind.
  private static func unsafeValuesWithoutReason(_ text: String) -> [String] {
    let lines = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    func isComment(_ line: String) -> Bool { line.hasPrefix("//") }
    func isUnsafe(_ line: String) -> Bool { line.contains("nonisolated(unsafe)") && !isComment(line) }
    return lines.indices.filter { isUnsafe(lines[$0]) }.compactMap { index in
      var above = index - 1
      while above >= 0, isUnsafe(lines[above]) { above -= 1 }
      var comment = lines[index].components(separatedBy: "// ").dropFirst().joined()
      while above >= 0, isComment(lines[above]) {
        comment = lines[above] + " " + comment
        above -= 1
      }
      let words = #/(?i)thread|lock|queue|\bonce\b|never|constant|address|sendable|handed over|alone|at a time/#
      guard !comment.contains(words), !comment.contains(#/while nothing|only one|stay where|change/#) else {
        return nil
      }
      return "\(index + 1): say in a comment why no two threads use it at once: \(lines[index])"
    }
  }

  private static func isCheckable(_ line: String) -> Bool {
    line.contains(#/\benum \w+/#) || line.contains("OptionSet") || line.contains("RawRepresentable")
  }

  /// A cast that the compiler can't check needs its reason: in a comment on the line, or above the statements that
  /// it is among.
  func testUncheckedCastsHaveTheirReasons() throws {
    var count = 0
    for file in Repository.swiftFiles(below: "Sources") {
      let text = try Repository.text(file)
      guard text.contains("unsafeBitCast(") else { continue }
      for problem in Self.castsWithoutReason(text) { XCTFail("\(file):\(problem)") }
      count += 1
    }
    XCTAssertGreaterThan(count, 5)
  }

  func testCastsWithoutReasonsAreFound() {
    let text = """
      // A class is a pointer to its metadata.
      let a = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let b = unsafeBitCast(other, to: UnsafeRawPointer.self)

      let c = unsafeBitCast(type, to: Int.self)
      /// Documentation says what, `unsafeBitCast(-1, to: Int.self)` in it is no cast.
      func f() {
        g(unsafeBitCast(type, to: Int.self))
      }
      let d = unsafeBitCast(type, to: Int.self)  // Both are words.
      """
    XCTAssertEqual(Self.castsWithoutReason(text).map { $0.prefix(2) }, ["5:", "8:"])
    XCTAssertTrue(Self.isCheckable("public enum State: Int, @unchecked Sendable {"))
    XCTAssertFalse(Self.isCheckable("final class Results: @unchecked Sendable {"))
  }

  /// Returns the lines with a cast and without a comment on the line or above its block of lines.
  private static func castsWithoutReason(_ text: String) -> [String] {
    let lines = text.components(separatedBy: "\n")
    return lines.indices.compactMap { index in
      let line = lines[index].trimmingCharacters(in: .whitespaces)
      guard line.contains("unsafeBitCast("), !line.hasPrefix("//"), !line.contains("// ") else { return nil }
      var above = index - 1
      while above >= 0 {
        let other = lines[above].trimmingCharacters(in: .whitespaces)
        // Documentation says what a declaration does, not why its code may do it.
        if other.hasPrefix("// ") { return nil }
        if other.isEmpty || other.hasPrefix("///") { break }
        above -= 1
      }
      return "\(index + 1): unsafeBitCast needs its reason in a comment: \(line)"
    }
  }
}
