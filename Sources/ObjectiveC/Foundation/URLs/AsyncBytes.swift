import Foundation

/// An asynchronous sequence of the bytes of a file or other resource.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/url/asyncbytes>
public struct AsyncByteSource: AsyncSequence, Sendable {
  /// A byte.
  public typealias Element = UInt8

  let load: @Sendable () throws -> Data

  /// An iterator of the bytes. All bytes are read on a background queue when the first one is requested.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let load: @Sendable () throws -> Data
    private var bytes: Data?
    private var index = 0

    init(_ load: @escaping @Sendable () throws -> Data) { self.load = load }

    /// Returns the next byte; nil at the end.
    ///
    /// - Throws: the error of reading, or `CancellationError` if the task was canceled.
    public mutating func next() async throws -> UInt8? {
      try Task.checkCancellation()
      let bytes: Data
      if let known = self.bytes {
        bytes = known
      } else {
        bytes = try await Self.read(load)
        self.bytes = bytes
        index = bytes.startIndex
      }
      guard index < bytes.endIndex else { return nil }
      defer { index += 1 }
      return bytes[index]
    }

    private static func read(_ load: @escaping @Sendable () throws -> Data) async throws -> Data {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Result(catching: load)) }
      }
    }
  }

  /// Returns an iterator that begins with the first byte.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(load) }
}

extension URL {
  /// An asynchronous sequence of the bytes of a URL's resource.
  public typealias AsyncBytes = AsyncByteSource

  /// The bytes of the resource.
  public var resourceBytes: AsyncBytes {
    AsyncBytes {
      // For other URLs than those of files, Foundation needs a library that it looks up by name.
      if !isFileURL { dlopen("libFoundationNetworking.so", RTLD_NOW | RTLD_GLOBAL) }
      return try Data(contentsOf: self)
    }
  }

  /// The lines of the resource, without line terminators.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
  /// The bytes of an open file or pipe.
  public typealias AsyncBytes = AsyncByteSource

  /// The bytes from the file handle's position to the end of the file.
  public var bytes: AsyncBytes {
    let handle = self
    return AsyncBytes { try handle.readToEnd() ?? Data() }
  }
}
