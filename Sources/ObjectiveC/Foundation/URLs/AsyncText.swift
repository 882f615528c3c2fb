import Foundation

/// The lines of a sequence of bytes in UTF-8. Empty lines are left out, as Apple's does.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/asynclinesequence>
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line without what ends it.
  public typealias Element = String

  let base: Base

  /// Hands out the lines in order; it throws what reading the bytes throws.
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

    /// Line feed and carriage return with their relatives, the next line, and Unicode's separators.
    private static var ends: Set<Unicode.Scalar> {
      ["\u{A}", "\u{B}", "\u{C}", "\u{D}", "\u{85}", "\u{2028}", "\u{2029}"]
    }
  }

  /// Returns an iterator that begins with the first line.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
  }
}

/// The Unicode scalars of a sequence of UTF-8 bytes. Invalid bytes become the replacement character, U+FFFD.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/asyncunicodescalarsequence>
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A Unicode scalar.
  public typealias Element = Unicode.Scalar

  let base: Base

  /// Hands out the scalars in order; it throws what reading the bytes throws.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    /// A byte that was read and is not part of the scalar before it.
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

/// The characters of a sequence of bytes in UTF-8.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/asynccharactersequence>
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A character as a user sees it, which may be several scalars.
  public typealias Element = Character

  let base: Base

  /// Hands out the characters in order; it throws what reading the bytes throws.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    private var begun = String.UnicodeScalarView()

    init(_ base: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.base = base }

    public mutating func next() async throws -> Character? {
      while let scalar = try await base.next() {
        let character = String(begun)
        begun.append(scalar)
        // A scalar that makes a second character begins the next one.
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
  /// The bytes as lines of UTF-8, without empty ones.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
  /// The bytes as Unicode scalars of UTF-8.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
  /// The bytes as characters of UTF-8.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
}
