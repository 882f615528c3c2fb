import Foundation

/// An asynchronous sequence of the lines of UTF-8 text. Empty lines are omitted, as by Apple's.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/asynclinesequence>
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line without its terminator.
  public typealias Element = String

  let base: Base

  /// An iterator of the lines, which rethrows errors of reading.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: AsyncUnicodeScalarSequence<Base>.AsyncIterator

    public mutating func next() async throws -> String? {
      var line = String.UnicodeScalarView()
      while let scalar = try await base.next() {
        guard Self.ends.contains(scalar) else {
          line.append(scalar)
          continue
        }
        if !line.isEmpty { return String(line) }
      }
      return line.isEmpty ? nil : String(line)
    }

    /// The line terminators: line feed, carriage return and related controls, next line, and Unicode's separators.
    private static var ends: Set<Unicode.Scalar> {
      ["\u{A}", "\u{B}", "\u{C}", "\u{D}", "\u{85}", "\u{2028}", "\u{2029}"]
    }
  }

  /// Returns an iterator that begins with the first line.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
  }
}

/// An asynchronous sequence of the Unicode scalars of UTF-8 text. Invalid bytes are replaced by U+FFFD.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/asyncunicodescalarsequence>
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A Unicode scalar.
  public typealias Element = Unicode.Scalar

  let base: Base

  /// An iterator of the scalars, which rethrows errors of reading.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    /// A byte that was read but does not belong to the preceding scalar.
    private var leftOver: UInt8?

    init(_ base: Base.AsyncIterator) { self.base = base }

    private mutating func byte() async throws -> UInt8? {
      if let byte = leftOver {
        leftOver = nil
        return byte
      }
      return try await base.next()
    }

    public mutating func next() async throws -> Unicode.Scalar? {
      guard let first = try await byte() else { return nil }
      var bytes = [first]
      let count = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      while bytes.count < count, let next = try await byte() {
        guard next & 0xC0 == 0x80 else {
          leftOver = next
          break
        }
        bytes.append(next)
      }
      return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    }
  }

  /// Returns an iterator that begins with the first scalar.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

/// An asynchronous sequence of the characters of UTF-8 text.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/asynccharactersequence>
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A user-perceived character, which can consist of several scalars.
  public typealias Element = Character

  let base: Base

  /// An iterator of the characters, which rethrows errors of reading.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    private var begun = String.UnicodeScalarView()

    init(_ base: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.base = base }

    public mutating func next() async throws -> Character? {
      while let scalar = try await base.next() {
        let character = String(begun)
        begun.append(scalar)
        // A scalar that does not extend the character begins the next one.
        guard !character.isEmpty, String(begun).count > 1 else { continue }
        begun = String.UnicodeScalarView([scalar])
        return character.first
      }
      defer { begun = String.UnicodeScalarView() }
      return String(begun).first
    }
  }

  /// Returns an iterator that begins with the first character.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
  }
}

extension AsyncSequence where Element == UInt8 {
  /// The bytes as lines of UTF-8 text, without empty ones.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
  /// The bytes as the Unicode scalars of UTF-8 text.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
  /// The bytes as the characters of UTF-8 text.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
}
