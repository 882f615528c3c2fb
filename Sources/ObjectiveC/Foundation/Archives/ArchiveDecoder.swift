// Without this import, the compiler can't determine the layout of Foundation's unarchiver, and refuses a subclass.
internal import CoreFoundation
import Foundation

/// The keyed unarchiver that apps use. Like Apple's, it reports errors for damaged data and for missing or
/// unexpected classes, on which Foundation's unarchiver on Linux traps.
///
/// It is a subclass of `NSKeyedUnarchiver`, so that apps can use that name, but implements all reading itself.
/// `unarchivedObject`, the initializers and related functions are redirected here; see `ArchiveEntryPoints`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nskeyedunarchiver>
final class ArchiveDecoder: NSKeyedUnarchiver {
  /// The state of decoding an object. There is one for each object that is not finished yet.
  final class Context {
    let fields: KeyedArchive.Fields
    /// The index of the next value without a key.
    var next = 0
    init(_ fields: KeyedArchive.Fields) { self.fields = fields }
  }

  /// The maximum nesting of objects. A greater depth is treated as damage.
  static let greatestDepth = 400

  let archive: KeyedArchive?
  var contexts: [Context]
  /// The decoded objects, by number.
  var made: [Int: Any] = [:]
  /// The objects that are being decoded; a reference to one of them is circular.
  var underWay: Set<Int> = []
  var allowed: [[AnyClass]] = []
  /// The number of decoded values that are not objects of the archive.
  var plainValues = 0
  private var classes: [String: AnyClass] = [:]
  private var failure: (any Error)?
  private var policy: NSCoder.DecodingFailurePolicy
  private var isSecure: Bool

  /// Creates a decoder.
  ///
  /// - Throws: `CocoaError.coderReadCorrupt` for data that is not an archive.
  init(
    _ data: Data, isSecure: Bool = true, policy: NSCoder.DecodingFailurePolicy = .setErrorAndReturn
  ) throws {
    let archive = try KeyedArchive(data)
    self.archive = archive
    contexts = [Context(archive.top)]
    self.isSecure = isSecure
    self.policy = policy
    try super.init(forReadingFrom: Self.emptyArchive)
  }

  /// Creates a decoder in a failed state.
  init(failed error: any Error) throws {
    archive = nil
    contexts = [Context([:])]
    isSecure = false
    policy = .setErrorAndReturn
    failure = error
    try super.init(forReadingFrom: Self.emptyArchive)
  }

  /// An empty archive for the initializer of Foundation's superclass, which never decodes anything.
  private static let emptyArchive: Data = {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.finishEncoding()
    return archiver.encodedData
  }()

  // MARK: State

  override var error: (any Error)? { failure }
  override var allowedClasses: [AnyClass]? { allowed.last }
  override var systemVersion: UInt32 { 2000 }
  override var allowsKeyedCoding: Bool { true }

  override var requiresSecureCoding: Bool {
    get { isSecure }
    set { isSecure = newValue }
  }

  override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy {
    get { policy }
    set { policy = newValue }
  }

  /// Records the first error. If Apple's implementation raises an exception, which would end the app, the error is
  /// also reported on the console.
  override func failWithError(_ error: any Error) {
    guard failure == nil else { return }
    failure = error
    guard policy == .raiseException else { return }
    let text =
      (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      ?? "*** -[NSKeyedUnarchiver failWithError:]: \(error)"
    ExceptionReport.raise(NSExceptionName("NSInvalidUnarchiveOperationException"), text, logged: text)
  }

  // MARK: Classes

  override func setClass(_ cls: AnyClass?, forClassName codedName: String) { classes[codedName] = cls }
  override func `class`(forClassName codedName: String) -> AnyClass? { classes[codedName] }

  /// Returns the class of the object to create.
  func decodedClass(_ name: KeyedArchive.ClassName) -> AnyClass? {
    if let type = classes[name.name] ?? NSKeyedUnarchiver.class(forClassName: name.name)
      ?? MessageDispatch.classNamed(name.name)
    {
      return type
    }
    if let type = name.hints.lazy.compactMap({ MessageDispatch.classNamed($0) }).first { return type }
    return delegate?.unarchiver(
      self, cannotDecodeObjectOfClassName: name.name, originalClasses: Array(name.hierarchy.dropFirst()))
  }

  /// Returns whether the class is among those allowed at present; always true if secure coding is not required.
  func isAllowed(_ type: AnyClass) -> Bool {
    guard isSecure else { return true }
    return (allowed.last ?? []).contains { Self.isClass(type, below: $0) }
  }

  static func isClass(_ type: AnyClass, below other: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let here = current {
      if here == other { return true }
      current = _getSuperclass(here)
    }
    return false
  }

  // MARK: Fields

  /// Returns the position of the value under a key, or of the next value without a key.
  func position(_ key: String?) -> Int? {
    guard let context = contexts.last else { return nil }
    guard let key else {
      context.next += 1
      return context.fields["$\(context.next - 1)"]
    }
    // Names that begin with a dollar sign are reserved for the archive itself; such keys have an additional one.
    return context.fields[key.hasPrefix("$") ? "$" + key : key]
  }

  func value(_ key: String?) -> BinaryPropertyList.Value? {
    guard let archive, failure == nil, let position = position(key) else { return nil }
    return archive.list.values[position]
  }

  override func containsValue(forKey key: String) -> Bool { position(key) != nil }

  // MARK: Objects and values

  override func decodeObject(forKey key: String) -> Any? { object(key, of: nil) }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { object(key, of: classes) }
  override func decodeObject<Decoded: NSObject & NSCoding>(of cls: Decoded.Type, forKey key: String) -> Decoded? {
    object(key, of: [cls]) as? Decoded
  }
  override func decodeObject() -> Any? { object(nil, of: nil) }
  override func decodePropertyList() -> Any? { object(nil, of: Self.propertyListClasses) }
  override func decodePropertyList(forKey key: String) -> Any? { object(key, of: Self.propertyListClasses) }
  override func decodeData() -> Data? { decodeObject() as? Data }

  private static let propertyListClasses: [AnyClass] = [
    NSArray.self, NSDictionary.self, NSString.self, NSData.self, NSDate.self, NSNumber.self,
  ]

  override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
  override func decodeInt32(forKey key: String) -> Int32 { integer(key, Int32.self) }
  override func decodeInt64(forKey key: String) -> Int64 { integer(key, Int64.self) }
  override func decodeInteger(forKey key: String) -> Int { integer(key, Int.self) }
  override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

  override func withDecodedUnsafeBufferPointer<Result>(
    forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> Result
  ) rethrows -> Result {
    guard let data = data(key) else { return try body(nil) }
    return try data.withUnsafeBytes { try body($0.bindMemory(to: UInt8.self)) }
  }

  override func withDecodedUnsafeBytes<Result>(
    forKey key: String, body: (UnsafeRawBufferPointer?) throws -> Result
  ) rethrows -> Result {
    guard let data = data(key) else { return try body(nil) }
    return try data.withUnsafeBytes { try body($0) }
  }

  /// Decodes a number by its Objective-C type encoding. Archivers here write no other values without a key.
  override func decodeValue(ofObjCType type: UnsafePointer<Int8>, at data: UnsafeMutableRawPointer) {
    switch UInt8(bitPattern: type.pointee) {
    case UInt8(ascii: "c"): data.storeBytes(of: integer(nil, Int8.self), as: Int8.self)
    case UInt8(ascii: "C"): data.storeBytes(of: integer(nil, UInt8.self), as: UInt8.self)
    case UInt8(ascii: "s"): data.storeBytes(of: integer(nil, Int16.self), as: Int16.self)
    case UInt8(ascii: "S"): data.storeBytes(of: integer(nil, UInt16.self), as: UInt16.self)
    case UInt8(ascii: "i"), UInt8(ascii: "l"): data.storeBytes(of: integer(nil, Int32.self), as: Int32.self)
    case UInt8(ascii: "I"), UInt8(ascii: "L"): data.storeBytes(of: integer(nil, UInt32.self), as: UInt32.self)
    case UInt8(ascii: "q"): data.storeBytes(of: integer(nil, Int64.self), as: Int64.self)
    case UInt8(ascii: "Q"): data.storeBytes(of: integer(nil, UInt64.self), as: UInt64.self)
    case UInt8(ascii: "f"): data.storeBytes(of: number(nil)?.floatValue ?? 0, as: Float.self)
    case UInt8(ascii: "d"): data.storeBytes(of: number(nil)?.doubleValue ?? 0, as: Double.self)
    case UInt8(ascii: "B"): data.storeBytes(of: number(nil)?.boolValue ?? false, as: Bool.self)
    case UInt8(ascii: "@"): data.assumingMemoryBound(to: Any?.self).pointee = decodeObject()
    default:
      failWithError(ArchiveError.corrupt("values of type \(String(cString: type)) can't be decoded"))
    }
  }
}
