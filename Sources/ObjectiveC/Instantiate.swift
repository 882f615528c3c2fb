internal import CSwiftRuntime
import Foundation

/// Makes an instance of a class that is only known at run time, as `[[cls alloc] init]` does.
///
/// Swift allows `type.init()` only for `required` initialisers, and Apple's classes have none that apps would have
/// to repeat. The initialiser is therefore taken from the class's own dispatch table, at the slot of
/// `NSObject.init()`: the most derived override runs. A class that did not inherit `init()` stops with Swift's
/// message, as on iOS.
///
/// - Returns: nil when the class does not come from `NSObject`.
package func instantiate(_ type: AnyClass) -> NSObject? {
  guard type is NSObject.Type, let slot = DispatchTable.initSlot else { return nil }
  let metadata = classMetadata(type)
  let function = metadata.load(fromByteOffset: slot, as: UnsafeRawPointer.self)
  guard let instance = flipside_call_method(function, metadata) else { return nil }
  return Unmanaged<NSObject>.fromOpaque(instance).takeRetainedValue()
}

/// Makes an instance whose own initialisers do not run, for a class without `init()`: what its nearest ancestor
/// with one makes, in an object of the class, whose own properties are all zero. It may be used through the
/// ancestor's members only, and is never freed.
///
/// - Returns: nil when the class does not come from `NSObject`.
package func instantiateAsAncestor(_ type: AnyClass) -> NSObject? {
  var ancestor: AnyClass? = type
  while let current = ancestor {
    if let made = tryInstantiate(current) { return current == type ? made : moved(made, into: type) }
    ancestor = _getSuperclass(current)
  }
  return nil
}

/// An instance by `init()`; nil for a class that has none.
private func tryInstantiate(_ type: AnyClass) -> NSObject? {
  guard type is NSObject.Type, let slot = DispatchTable.initSlot else { return nil }
  let metadata = classMetadata(type)
  let function = metadata.load(fromByteOffset: slot, as: UnsafeRawPointer.self)
  guard let instance = flipside_try_method(function, metadata) else { return nil }
  return Unmanaged<NSObject>.fromOpaque(instance).takeRetainedValue()
}

/// Makes an object that passes for one of the class, for which no code of the class or of those between it and
/// `ancestor` runs: neither an initialiser nor a member that overrides one of `ancestor`'s. Its own properties are
/// all zero, and it is never freed.
///
/// - Returns: nil when the ancestor does not come from `NSObject`.
package func instantiateWithoutOwnCode(_ type: AnyClass, ancestor: AnyClass) -> NSObject? {
  guard let made = instantiateAsAncestor(ancestor) else { return nil }
  return type == ancestor ? made : moved(made, metadata: metadataWithoutOverrides(of: type, ancestor: ancestor))
}

/// The metadata of a class below `type` whose table of methods has the ancestor's where that has any. It is never
/// freed.
private func metadataWithoutOverrides(of type: AnyClass, ancestor: AnyClass) -> UnsafeRawPointer {
  /// The number of bytes of metadata before and after its address point.
  func extent(_ metadata: UnsafeRawPointer) -> (before: Int, after: Int) {
    let before = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
    return (before, Int(metadata.load(fromByteOffset: 32, as: UInt32.self)) - before)
  }
  let (own, inherited) = (classMetadata(type), classMetadata(ancestor))
  let (before, after) = extent(own)
  let copy = UnsafeMutableRawPointer.allocate(byteCount: before + after, alignment: 16)
  copy.copyMemory(from: own - before, byteCount: before + after)
  let address = copy + before
  address.storeBytes(of: own, toByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
  // The members begin after the descriptor and the destroyer of fields, the ancestor's first.
  let members = 56
  let end = min(extent(inherited).after, after)
  if end > members { (address + members).copyMemory(from: inherited + members, byteCount: end - members) }
  return UnsafeRawPointer(address)
}

/// Copies the fields of an object into a new one of a subclass. The old one stays, for what refers to it.
private func moved(_ object: NSObject, into type: AnyClass) -> NSObject {
  moved(object, metadata: classMetadata(type))
}

private func moved(_ object: NSObject, metadata: UnsafeRawPointer) -> NSObject {
  func size(_ metadata: UnsafeRawPointer) -> Int { Int(metadata.load(fromByteOffset: 24, as: UInt32.self)) }
  let header = 2 * MemoryLayout<Int>.size
  let mask = Int(metadata.load(fromByteOffset: 28, as: UInt16.self))
  guard let place = flipside_allocate_object(metadata, UInt(size(metadata)), UInt(mask)) else { return object }
  (place + header).initializeMemory(as: UInt8.self, repeating: 0, count: size(metadata) - header)
  let source = Unmanaged.passRetained(object).toOpaque()
  (place + header).copyMemory(
    from: source + header, byteCount: size(classMetadata(Swift.type(of: object))) - header)
  return Unmanaged<NSObject>.fromOpaque(place).takeUnretainedValue()
}

/// Makes an instance of a class that is only known at run time by an initialiser with one argument of type `Any`,
/// such as `init(layer:)`: the most derived override runs.
///
/// - Parameters:
///   - base: the class, directly under `NSObject`, that introduces the initialiser.
///   - index: which of the initialisers that `base` itself introduces, in the order of its declarations.
package func instantiate(_ type: AnyClass, from base: AnyClass, initializer index: Int, argument: Any) -> NSObject?
{
  let slots = DispatchTable.initializerSlots(of: base)
  guard type is NSObject.Type, slots.indices.contains(index) else { return nil }
  let metadata = classMetadata(type)
  let function = metadata.load(fromByteOffset: slots[index], as: UnsafeRawPointer.self)
  // Initialisers take their arguments over, and an `Any` is handed in by address.
  let box = UnsafeMutablePointer<Any>.allocate(capacity: 1)
  box.initialize(to: argument)
  defer { box.deallocate() }
  guard let instance = flipside_call_method_with_pointer(function, box, metadata) else { return nil }
  return Unmanaged<NSObject>.fromOpaque(instance).takeRetainedValue()
}

/// The arguments of an initializer that is known only at run time: words and floating-point numbers, as Swift
/// passes them.
package struct InitializerArguments {
  fileprivate var words: [UInt] = []
  fileprivate var numbers: [Double] = []

  package init() {}

  /// A reference, a string, an optional of these, or a number or case that fits a word; the initialiser takes it
  /// over.
  package mutating func add<Value>(_ value: Value) {
    let count = max(1, (MemoryLayout<Value>.size + 7) / 8)
    let buffer = UnsafeMutablePointer<UInt>.allocate(capacity: count)
    buffer.initialize(repeating: 0, count: count)
    defer { buffer.deallocate() }
    UnsafeMutableRawPointer(buffer).initializeMemory(as: Value.self, to: value)
    words += UnsafeBufferPointer(start: buffer, count: count)
  }

  package mutating func add(numbers values: Double...) { numbers += values }
}

/// Makes an instance of a class that is only known at run time by any of the initialisers that `base` introduces:
/// the most derived override runs.
///
/// - Parameter index: which of the initialisers that `base` itself introduces, in the order of its declarations.
package func instantiate(
  _ type: AnyClass, from base: AnyClass, initializer index: Int, _ arguments: InitializerArguments
) -> NSObject? {
  let slots = DispatchTable.initializerSlots(of: base)
  guard type is NSObject.Type, slots.indices.contains(index), arguments.words.count <= 6,
    arguments.numbers.count <= 4
  else { return nil }
  let metadata = classMetadata(type)
  let function = metadata.load(fromByteOffset: slots[index], as: UnsafeRawPointer.self)
  let words = arguments.words + Array(repeating: 0, count: 6 - arguments.words.count)
  let numbers = arguments.numbers + Array(repeating: 0, count: 4 - arguments.numbers.count)
  guard let instance = flipside_call_initializer(function, words, numbers, metadata) else { return nil }
  return Unmanaged<NSObject>.fromOpaque(instance).takeRetainedValue()
}

/// The metadata of a class, which its type is a pointer to.
private func classMetadata(_ type: AnyClass) -> UnsafeRawPointer {
  // Swift has no other way from a class to its address.
  unsafeBitCast(type, to: UnsafeRawPointer.self)
}

/// Reads the table of methods that Swift's compiler writes for a class (the stable layout of class descriptors).
private enum DispatchTable {
  /// The slot of the allocating form of `NSObject.init()` in every class's metadata.
  static let initSlot = slots(of: NSObject.self, kind: 1).first

  /// Byte offsets, in class metadata, of the methods that `type` itself introduces.
  static func methodSlots(of type: AnyClass) -> [Int] { slots(of: type, kind: 0) }

  /// The same for the initialisers.
  static func initializerSlots(of type: AnyClass) -> [Int] { slots(of: type, kind: 1) }

  /// The kind is 0 for methods, 1 for initialisers.
  private static func slots(of type: AnyClass, kind: UInt32) -> [Int] {
    let metadata = classMetadata(type)
    let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let flags = descriptor.load(as: UInt32.self)
    let isGeneric = flags & 0x80 != 0
    let hasResilientSuperclass = flags & (1 << 29) != 0
    let hasTable = flags & (1 << 31) != 0
    guard hasTable, !isGeneric, !hasResilientSuperclass else { return [] }
    // What is between the fixed part and the table depends on how the metadata is initialised.
    let header: Int
    switch flags >> 16 & 3 {
    case 0: header = 44
    case 1: header = 44 + 12
    default: return []
    }
    let first = Int(descriptor.load(fromByteOffset: header, as: UInt32.self))
    let count = Int(descriptor.load(fromByteOffset: header + 4, as: UInt32.self))
    return (0..<count).compactMap { index in
      let flags = descriptor.load(fromByteOffset: header + 8 + index * 8, as: UInt32.self)
      return flags & 0xF == kind ? (first + index) * MemoryLayout<Int>.size : nil
    }
  }
}

/// Tells whether a class overrides one certain method of `base`.
package struct OverrideProbe {
  private let base: UnsafeRawPointer
  private let slot: Int?

  /// `overriding` is a direct subclass of `base` that overrides that method and no other.
  package init(base: AnyClass, overriding: AnyClass) {
    self.base = classMetadata(base)
    let probe = classMetadata(overriding)
    let own = self.base
    let differing = DispatchTable.methodSlots(of: base).filter {
      probe.load(fromByteOffset: $0, as: UInt.self) != own.load(fromByteOffset: $0, as: UInt.self)
    }
    slot = differing.count == 1 ? differing[0] : nil
  }

  private init(base: UnsafeRawPointer, slot: Int?) {
    self.base = base
    self.slot = slot
  }

  /// Tells of the same method whether a class overrides what `subclass` of the base inherits or does itself. A
  /// probe of a class knows only the methods that the class introduces, not those that it overrides.
  package func below(_ subclass: AnyClass) -> OverrideProbe {
    OverrideProbe(base: classMetadata(subclass), slot: slot)
  }

  /// True as well when the table can't be read.
  package func isOverridden(in type: AnyClass) -> Bool {
    guard let slot else { return true }
    let table = classMetadata(type)
    return table.load(fromByteOffset: slot, as: UInt.self) != base.load(fromByteOffset: slot, as: UInt.self)
  }
}
