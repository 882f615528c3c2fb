import Foundation
import FoundationNetworking

/// Sets properties of a load in the private dictionary of Linux's `URLProtocol`, from which tasks read the location
/// of a downloaded file.
enum LoadingProperties {
  /// Sets a property.
  /// - Returns: false if the class does not have such a dictionary any more.
  static func set(_ name: String, to value: Any, of object: URLProtocol) -> Bool {
    let own = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
      .first { $0.subjectType == URLProtocol.self }
    let fields = own.map { Array($0.children) } ?? []
    guard let index = fields.firstIndex(where: { $0.label == "properties" }),
      let dictionary = fields[index].value as? any NamedValues, let offset = offset(ofField: index)
    else { return false }
    let place = Unmanaged.passUnretained(object).toOpaque() + offset
    return dictionary.store(value, named: name, at: place)
  }

  /// Returns the offset of a field, from the vector of field offsets in the class's metadata (Swift's stable ABI
  /// for class descriptors).
  private static func offset(ofField index: Int) -> Int? {
    // A class reference is a pointer to its metadata.
    let metadata = unsafeBitCast(URLProtocol.self as AnyClass, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let flags = descriptor.load(as: UInt32.self)
    // The class must not be generic, and the size of its superclass must be known at compile time.
    guard flags & 0x80 == 0, flags & (1 << 29) == 0 else { return nil }
    let count = Int(descriptor.load(fromByteOffset: 36, as: UInt32.self))
    let vector = Int(descriptor.load(fromByteOffset: 40, as: UInt32.self))
    guard index < count, vector > 0 else { return nil }
    return metadata.load(fromByteOffset: (vector + index) * MemoryLayout<Int>.size, as: Int.self)
  }
}

/// A dictionary whose keys are property names.
private protocol NamedValues {
  func store(_ value: Any, named name: String, at place: UnsafeMutableRawPointer) -> Bool
}

extension Dictionary: NamedValues {
  fileprivate func store(_ value: Any, named name: String, at place: UnsafeMutableRawPointer) -> Bool {
    guard let type = Key.self as? any RawRepresentable.Type, let key = Self.key(type, name) as? Key,
      let value = value as? Value
    else { return false }
    var copy = self
    copy[key] = value
    place.assumingMemoryBound(to: Self.self).pointee = copy
    return true
  }

  private static func key<Raw: RawRepresentable>(_ type: Raw.Type, _ name: String) -> Any? {
    (name as? Raw.RawValue).flatMap { type.init(rawValue: $0) }
  }
}
