import Foundation

/// Copies the next bytes to memory: given the info pointer, the memory and a count, it returns how many it copied,
/// 0 at the end.
public typealias CGDataProviderGetBytesCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int
/// Goes on without reading: given the info pointer and a count of bytes, it returns how many were skipped.
public typealias CGDataProviderSkipForwardCallback = (UnsafeMutableRawPointer?, off_t) -> off_t
/// Goes back to the first byte, given the info pointer.
public typealias CGDataProviderRewindCallback = (UnsafeMutableRawPointer?) -> Void
/// Frees what the info pointer of a provider points to.
public typealias CGDataProviderReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
/// Frees a provider's memory, given the info pointer, the memory and its size in bytes.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
/// Returns a pointer to all the bytes, given the info pointer; nil if they have to be copied.
public typealias CGDataProviderGetBytePointerCallback = (UnsafeMutableRawPointer?) -> UnsafeRawPointer?
/// Called when a pointer that was returned for the bytes is no longer used.
public typealias CGDataProviderReleaseBytePointerCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void
/// Copies bytes to memory: given the info pointer, the memory, a position and a count, it returns how many it
/// copied.
public typealias CGDataProviderGetBytesAtPositionCallback = (
  UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int
) -> Int

/// Functions that hand out bytes from front to back.
public struct CGDataProviderSequentialCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Reads the next bytes. A provider without it is not created.
  public var getBytes: CGDataProviderGetBytesCallback?
  /// Skips bytes. Never called: all bytes are read.
  public var skipForward: CGDataProviderSkipForwardCallback?
  /// Returns to the first byte; called before each reading.
  public var rewind: CGDataProviderRewindCallback?
  /// Called when the provider is destroyed; nil if there is nothing to free.
  public var releaseInfo: CGDataProviderReleaseInfoCallback?

  /// Creates callbacks that do nothing yet.
  public init() {
    self.init(version: 0, getBytes: nil, skipForward: nil, rewind: nil, releaseInfo: nil)
  }

  /// Creates callbacks; the version is 0.
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

/// Functions that hand out bytes from anywhere.
public struct CGDataProviderDirectCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Returns a pointer to the bytes. It takes precedence over `getBytesAtPosition`.
  public var getBytePointer: CGDataProviderGetBytePointerCallback?
  /// Called after the bytes at the pointer were read.
  public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
  /// Copies bytes, for a provider without a pointer to them.
  public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
  /// Called when the provider is destroyed; nil if there is nothing to free.
  public var releaseInfo: CGDataProviderReleaseInfoCallback?

  /// Creates callbacks that do nothing yet.
  public init() {
    self.init(
      version: 0, getBytePointer: nil, releaseBytePointer: nil, getBytesAtPosition: nil, releaseInfo: nil)
  }

  /// Creates callbacks; the version is 0. One of those that return bytes is necessary.
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

/// A source of the bytes of an image or font.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgdataprovider>
public final class CGDataProvider: Hashable, @unchecked Sendable {
  private let load: () -> Data?
  private let release: (() -> Void)?
  /// The pointer that the provider was created with, for those with functions.
  public let info: UnsafeMutableRawPointer?

  init(info: UnsafeMutableRawPointer? = nil, load: @escaping () -> Data?, release: (() -> Void)? = nil) {
    self.info = info
    self.load = load
    self.release = release
  }

  /// A provider of bytes that are there.
  public convenience init?(data: CFData) { self.init(load: { data }) }

  /// A provider of the bytes of a file, which are read when they are needed; nil if there is no such file.
  public convenience init?(url: CFURL) {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.init(load: { try? Data(contentsOf: url) })
  }

  /// A provider of a file's bytes; nil if the file can't be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// A provider of memory of the caller's, which `releaseData` frees when the provider is destroyed.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    self.init(
      info: info, load: { Data(bytes: data, count: size) }, release: { releaseData(info, data, size) })
  }

  /// A provider of the bytes that a function returns until it returns none.
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

  /// Bytes from a pointer or a function that reads at a position.
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

  /// The type number of Core Foundation for data providers.
  public class var typeID: CFTypeID { 0x4450 }
  public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// A copy of all bytes; nil when they can't be read.
  public var data: CFData? { load() }
}
