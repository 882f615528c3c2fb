import Foundation

/// A callback that copies the next bytes to memory: given the info pointer, the memory and a count, it returns the
/// number of bytes copied, 0 at the end.
public typealias CGDataProviderGetBytesCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int
/// A callback that skips bytes: given the info pointer and a count, it returns the number of bytes skipped.
public typealias CGDataProviderSkipForwardCallback = (UnsafeMutableRawPointer?, off_t) -> off_t
/// A callback that returns to the first byte, given the info pointer.
public typealias CGDataProviderRewindCallback = (UnsafeMutableRawPointer?) -> Void
/// A callback that frees the memory of a provider's info pointer.
public typealias CGDataProviderReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
/// A callback that frees a provider's memory, given the info pointer, the memory and its size in bytes.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
/// A callback that returns a pointer to all bytes, given the info pointer; nil if they have to be copied.
public typealias CGDataProviderGetBytePointerCallback = (UnsafeMutableRawPointer?) -> UnsafeRawPointer?
/// A callback for the release of a pointer to the bytes, once it is no longer used.
public typealias CGDataProviderReleaseBytePointerCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void
/// A callback that copies bytes to memory: given the info pointer, the memory, a position and a count, it returns
/// the number of bytes copied.
public typealias CGDataProviderGetBytesAtPositionCallback = (
  UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int
) -> Int

/// The callbacks of a provider with sequential access.
public struct CGDataProviderSequentialCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Reads the next bytes. It is required.
  public var getBytes: CGDataProviderGetBytesCallback?
  /// Skips bytes. Flipside never calls it: all bytes are read.
  public var skipForward: CGDataProviderSkipForwardCallback?
  /// Returns to the first byte. It is called before the bytes are read.
  public var rewind: CGDataProviderRewindCallback?
  /// Called when the provider is destroyed; nil if there is nothing to free.
  public var releaseInfo: CGDataProviderReleaseInfoCallback?

  /// Creates callbacks that are all nil.
  public init() {
    self.init(version: 0, getBytes: nil, skipForward: nil, rewind: nil, releaseInfo: nil)
  }

  /// Creates callbacks. The version has to be 0.
  public init(
    version: UInt32, getBytes: CGDataProviderGetBytesCallback?, skipForward: CGDataProviderSkipForwardCallback?,
    rewind: CGDataProviderRewindCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
  ) {
    self.version = version
    self.getBytes = getBytes
    self.skipForward = skipForward
    self.rewind = rewind
    self.releaseInfo = releaseInfo
  }
}

/// The callbacks of a provider with random access.
public struct CGDataProviderDirectCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Returns a pointer to the bytes. It takes precedence over `getBytesAtPosition`.
  public var getBytePointer: CGDataProviderGetBytePointerCallback?
  /// Called after the bytes at the pointer have been read.
  public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
  /// Copies bytes, for a provider that has no pointer to them.
  public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
  /// Called when the provider is destroyed; nil if there is nothing to free.
  public var releaseInfo: CGDataProviderReleaseInfoCallback?

  /// Creates callbacks that are all nil.
  public init() {
    self.init(
      version: 0, getBytePointer: nil, releaseBytePointer: nil, getBytesAtPosition: nil, releaseInfo: nil)
  }

  /// Creates callbacks. The version has to be 0. One of the callbacks that return bytes is required.
  public init(
    version: UInt32, getBytePointer: CGDataProviderGetBytePointerCallback?,
    releaseBytePointer: CGDataProviderReleaseBytePointerCallback?,
    getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?,
    releaseInfo: CGDataProviderReleaseInfoCallback?
  ) {
    self.version = version
    self.getBytePointer = getBytePointer
    self.releaseBytePointer = releaseBytePointer
    self.getBytesAtPosition = getBytesAtPosition
    self.releaseInfo = releaseInfo
  }
}

/// A source of bytes for images and fonts.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgdataprovider>
public final class CGDataProvider: Hashable, @unchecked Sendable {
  private let load: () -> Data?
  private let release: (() -> Void)?
  /// The info pointer of a provider that was created with callbacks; nil for others.
  public let info: UnsafeMutableRawPointer?

  init(info: UnsafeMutableRawPointer? = nil, load: @escaping () -> Data?, release: (() -> Void)? = nil) {
    self.info = info
    self.load = load
    self.release = release
  }

  /// Creates a provider of data in memory.
  public convenience init?(data: CFData) { self.init(load: { data }) }

  /// Creates a provider of the bytes of a file, which are read on demand; returns nil if there is no such file.
  public convenience init?(url: CFURL) {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.init(load: { try? Data(contentsOf: url) })
  }

  /// Creates a provider of the bytes of a file; returns nil if there is no such file.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Creates a provider of the caller's memory. `releaseData` frees it when the provider is destroyed.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    self.init(
      info: info, load: { Data(bytes: data, count: size) }, release: { releaseData(info, data, size) })
  }

  /// Creates a provider with sequential access. It reads until the callback returns 0.
  public convenience init?(
    sequentialInfo info: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>
  ) {
    let functions = callbacks.pointee
    guard let getBytes = functions.getBytes else { return nil }
    self.init(
      info: info,
      load: {
        functions.rewind?(info)
        var data = Data()
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
          let count = chunk.withUnsafeMutableBytes { $0.baseAddress.map { getBytes(info, $0, 65536) } ?? 0 }
          guard count > 0 else { return data }
          data.append(contentsOf: chunk.prefix(count))
        }
      }, release: { functions.releaseInfo?(info) })
  }

  /// Creates a provider with random access, through a pointer or a callback that reads at a position.
  public convenience init?(
    directInfo info: UnsafeMutableRawPointer?, size: off_t, callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
  ) {
    let functions = callbacks.pointee
    let size = Int(size)
    guard size >= 0, functions.getBytePointer != nil || functions.getBytesAtPosition != nil else { return nil }
    self.init(
      info: info,
      load: {
        if let pointer = functions.getBytePointer?(info) {
          defer { functions.releaseBytePointer?(info, pointer) }
          return Data(bytes: pointer, count: size)
        }
        guard let read = functions.getBytesAtPosition else { return nil }
        var data = Data(count: size)
        let count = data.withUnsafeMutableBytes { $0.baseAddress.map { read(info, $0, 0, size) } ?? 0 }
        return data.prefix(max(count, 0))
      }, release: { functions.releaseInfo?(info) })
  }

  deinit { release?() }

  /// The Core Foundation type identifier of data providers.
  public class var typeID: CFTypeID { 0x4450 }
  public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// A copy of all bytes; nil if they can't be read.
  public var data: CFData? { load() }
}
