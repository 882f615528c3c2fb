import Foundation

/// A property of a class, as in the Objective-C runtime.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/objc_property_t>
public typealias objc_property_t = OpaquePointer

/// An instance variable of a class; here the same as `objc_property_t`.
public typealias Ivar = OpaquePointer

/// The object behind an `objc_property_t`. There are few of them, and they are never released, like the strings
/// that the functions below return.
private final class PropertyHandle {
  let name: UnsafePointer<CChar>
  let attributes: UnsafePointer<CChar>

  init(_ name: String, _ accessor: KeyValueAccess.Accessor) {
    self.name = Self.kept(name)
    attributes = Self.kept(
      "T\(Self.encoding(accessor.valueType))\(accessor.set == nil ? ",R" : ""),N,V\(name)")
  }

  private static func kept(_ text: String) -> UnsafePointer<CChar> {
    guard let copy = strdup(text) else { preconditionFailure("out of memory") }
    return UnsafePointer(copy)
  }

  /// Returns the Objective-C encoding of a type
  /// (<https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/ObjCRuntimeGuide>).
  private static func encoding(_ type: Any.Type) -> String {
    switch type {
    case is Bool.Type: return "B"
    case is Int.Type, is Int64.Type: return "q"
    case is UInt.Type, is UInt64.Type: return "Q"
    case is Int32.Type: return "i"
    case is UInt32.Type: return "I"
    case is Int16.Type: return "s"
    case is UInt16.Type: return "S"
    case is Int8.Type: return "c"
    case is UInt8.Type: return "C"
    case is Float.Type: return "f"
    case is Double.Type, is CGFloat.Type: return "d"
    case is String.Type, is String?.Type: return "@\"NSString\""
    case is Data.Type, is Data?.Type: return "@\"NSData\""
    case is Date.Type, is Date?.Type: return "@\"NSDate\""
    case is URL.Type, is URL?.Type: return "@\"NSURL\""
    case let type as AnyClass: return "@\"\(MessageDispatch.name(of: type))\""
    default:
      let name = "\(type)"
      if name.hasPrefix("Array<") || name.hasPrefix("Optional<Array<") { return "@\"NSArray\"" }
      if name.hasPrefix("Dictionary<") || name.hasPrefix("Optional<Dictionary<") { return "@\"NSDictionary\"" }
      if name.hasPrefix("Set<") || name.hasPrefix("Optional<Set<") { return "@\"NSSet\"" }
      return "@"
    }
  }

  private static let all = Locked<[String: PropertyHandle]>([:])

  static func make(_ type: AnyClass, _ name: String) -> OpaquePointer? {
    guard let accessor = KeyValueAccess.properties.value(named: name, for: type) else { return nil }
    let key = "\(ObjectIdentifier(type)) \(name)"
    let handle = all.withLock { all in
      let handle = all[key] ?? PropertyHandle(name, accessor)
      all[key] = handle
      return handle
    }
    return OpaquePointer(Unmanaged.passUnretained(handle).toOpaque())
  }

  static func of(_ property: objc_property_t) -> PropertyHandle {
    Unmanaged<PropertyHandle>.fromOpaque(UnsafeRawPointer(property)).takeUnretainedValue()
  }
}

/// Returns a list that the caller frees, as C functions do.
private func list(
  _ members: [OpaquePointer], _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<OpaquePointer>? {
  outCount?.pointee = UInt32(members.count)
  guard !members.isEmpty, let memory = malloc(members.count * MemoryLayout<OpaquePointer>.stride) else {
    return nil
  }
  let list = memory.bindMemory(to: OpaquePointer.self, capacity: members.count)
  list.initialize(from: members, count: members.count)
  return list
}

/// Returns the properties that the class itself exposes to Objective-C, in alphabetical order. The caller frees the
/// list.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  list(
    cls.map { cls in KeyValueAccess.properties.ownNames(of: cls).compactMap { PropertyHandle.make(cls, $0) } }
      ?? [], outCount)
}

/// Returns the stored properties of the class, and computed ones that are exposed to Objective-C.
public func class_copyIvarList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? { class_copyPropertyList(cls, outCount) }

/// Returns the property with a name, which can be inherited.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
  cls.flatMap { PropertyHandle.make($0, String(cString: name)) }
}

/// Returns the methods that the class itself exposes to Objective-C, in alphabetical order. The caller frees the
/// list.
public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  let names = cls.map { MessageDispatch.methods.ownNames(of: $0).filter { !$0.hasPrefix("+") } } ?? []
  return list(names.compactMap { class_getInstanceMethod(cls, Selector($0)) }, outCount)
}

/// Returns the name of a property. The memory is never freed.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  PropertyHandle.of(property).name
}

/// Returns the attributes of a property in Objective-C's encoding: `Tq,N,Vcount`.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? {
  PropertyHandle.of(property).attributes
}

/// Returns the name of an instance variable, which is that of its property. The memory is never freed.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { PropertyHandle.of(v).name }

/// Returns the name of a class. It includes the module unless `@objc` specifies a name or the class belongs to a
/// framework.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  KeptNames.text(cls.map(MessageDispatch.name(of:)) ?? "nil")
}

/// Returns the name of an object's class.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// Returns the size of the class's instances in bytes.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  // The metadata contains the size after the kind, the superclass, the flags and the address point.
  cls.map { Int(unsafeBitCast($0, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)) } ?? 0
}

/// Returns a placeholder for the implementation, which can't be called; nil if the class does not implement the
/// method.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  class_getInstanceMethod(cls, name).map(method_getImplementation)
}

/// Returns the name of a protocol.
public func NSStringFromProtocol(_ proto: Any.Type) -> String {
  String(describing: proto).replacingOccurrences(of: "any ", with: "")
}

private enum KeptNames {
  private static let all = Locked<[String: UInt]>([:])

  static func text(_ name: String) -> UnsafePointer<CChar> {
    let address = all.withLock { all -> UInt in
      if let known = all[name] { return known }
      let kept = UInt(bitPattern: strdup(name))
      all[name] = kept
      return kept
    }
    guard let text = UnsafePointer<CChar>(bitPattern: address) else { preconditionFailure("out of memory") }
    return text
  }
}
