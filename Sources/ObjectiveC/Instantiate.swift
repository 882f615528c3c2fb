internal import CSwiftRuntime
import Foundation

/// Creates an instance of a class that is known at run time only, as `[[cls alloc] init]` does.
///
/// Swift allows `type.init()` only for `required` initializers, which apps would have to repeat in their
/// subclasses. Therefore the initializer is looked up in the class's dispatch table, at the slot of
/// `NSObject.init()`, so that the most derived override runs. A class that does not inherit `init()` traps with
/// Swift's message, as on iOS.
///
/// - Returns: the instance; nil if the class does not inherit from `NSObject`.
package func instantiate(_ type: AnyClass) -> NSObject? {
  guard type is NSObject.Type, let slot = DispatchTable.initSlot else { return nil }
  let metadata = classMetadata(type)
  let function = metadata.load(fromByteOffset: slot, as: UnsafeRawPointer.self)
  guard let instance = flipside_call_method(function, metadata) else { return nil }
  return Unmanaged<NSObject>.fromOpaque(instance).takeRetainedValue()
}

/// Creates an instance without running its initializers, for a class without `init()`: the nearest superclass with
/// an `init()` is instantiated, and its properties are copied into an object of the class, whose own properties are
/// all zero. The object can be used through the members of that superclass only, and is never freed.
///
/// - Returns: the instance; nil if the class does not inherit from `NSObject`.
package func instantiateAsAncestor(_ type: AnyClass) -> NSObject? {
  var ancestor: AnyClass? = type
  while let current = ancestor {
    if let made = tryInstantiate(current) { return current == type ? made : moved(made, into: type) }
    ancestor = _getSuperclass(current)
  }
  return nil
}

/// Creates an instance by `init()`; returns nil if the class has no such initializer.
private func tryInstantiate(_ type: AnyClass) -> NSObject? {
  guard type is NSObject.Type, let slot = DispatchTable.initSlot else { return nil }
  let metadata = classMetadata(type)
  let function = metadata.load(fromByteOffset: slot, as: UnsafeRawPointer.self)
  guard let instance = flipside_try_method(function, metadata) else { return nil }
  return Unmanaged<NSObject>.fromOpaque(instance).takeRetainedValue()
}

/// Creates an object that appears to be an instance of the class, but runs no code of the class or of those between
/// it and `ancestor`: neither initializers nor overrides of `ancestor`'s members. Its own properties are all zero,
/// and it is never freed.
///
/// - Returns: the object; nil if the ancestor does not inherit from `NSObject`.
package func instantiateWithoutOwnCode(_ type: AnyClass, ancestor: AnyClass) -> NSObject? {
  guard let made = instantiateAsAncestor(ancestor) else { return nil }
  return type == ancestor ? made : moved(made, metadata: metadataWithoutOverrides(of: type, ancestor: ancestor))
}

/// Creates metadata of a subclass of `type` whose dispatch table contains the ancestor's methods. It is never
/// freed.
private func metadataWithoutOverrides(of type: AnyClass, ancestor: AnyClass) -> UnsafeRawPointer {
  /// Returns the number of bytes of metadata before and after its address point.
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
  // The members follow the descriptor and the destroyer of instance variables, the ancestor's members first.
  let members = 56
  let end = min(extent(inherited).after, after)
  if end > members { (address + members).copyMemory(from: inherited + members, byteCount: end - members) }
  return UnsafeRawPointer(address)
}

/// Copies the properties of an object into a new instance of a subclass. The old object is kept for references to
/// it.
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

/// Creates an instance of a class that is known at run time only, by an initializer with one argument of type `Any`
/// such as `init(layer:)`. The most derived override runs.
///
/// - Parameters:
///   - base: the class, a direct subclass of `NSObject`, that introduces the initializer.
///   - index: the index of the initializer among those that `base` introduces, in the order of declaration.
package func instantiate(_ type: AnyClass, from base: AnyClass, initializer index: Int, argument: Any) -> NSObject?
{
  let slots = DispatchTable.initializerSlots(of: base)
  guard type is NSObject.Type, slots.indices.contains(index) else { return nil }
  let metadata = classMetadata(type)
  let function = metadata.load(fromByteOffset: slots[index], as: UnsafeRawPointer.self)
  // Initializers take ownership of their arguments, and an `Any` is passed by address.
  let box = UnsafeMutablePointer<Any>.allocate(capacity: 1)
  box.initialize(to: argument)
  defer { box.deallocate() }
  guard let instance = flipside_call_method_with_pointer(function, box, metadata) else { return nil }
  return Unmanaged<NSObject>.fromOpaque(instance).takeRetainedValue()
}

/// The arguments of an initializer that is known at run time only: words and floating-point numbers, in the order
/// in which Swift passes them.
package struct InitializerArguments {
  fileprivate var words: [UInt] = []
  fileprivate var numbers: [Double] = []

  package init() {}

  /// Adds a reference, a string, an optional of these, or a number or enumeration that fits into a word. The
  /// initializer takes ownership of it.
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

/// Creates an instance of a class that is known at run time only, by any of the initializers that `base`
/// introduces. The most derived override runs.
///
/// - Parameter index: the index of the initializer among those that `base` introduces, in the order of declaration.
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

/// Returns the metadata of a class, to which its type is a pointer.
private func classMetadata(_ type: AnyClass) -> UnsafeRawPointer {
  // Swift has no API for the address of a class.
  unsafeBitCast(type, to: UnsafeRawPointer.self)
}

/// A reader of class descriptors, which contain the dispatch tables in a stable layout.
private enum DispatchTable {
  /// The slot of the allocating form of `NSObject.init()` in every class's metadata.
  static let initSlot = slots(of: NSObject.self, kind: 1).first

  /// Returns the byte offsets, in class metadata, of the methods that `type` itself introduces.
  static func methodSlots(of type: AnyClass) -> [Int] { slots(of: type, kind: 0) }

  /// Returns the byte offsets of the initializers that `type` itself introduces.
  static func initializerSlots(of type: AnyClass) -> [Int] { slots(of: type, kind: 1) }

  /// Returns the byte offsets of methods (kind 0) or initializers (kind 1).
  private static func slots(of type: AnyClass, kind: UInt32) -> [Int] {
    let metadata = classMetadata(type)
    let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let flags = descriptor.load(as: UInt32.self)
    let isGeneric = flags & 0x80 != 0
    let hasResilientSuperclass = flags & (1 << 29) != 0
    let hasTable = flags & (1 << 31) != 0
    guard hasTable, !isGeneric, !hasResilientSuperclass else { return [] }
    // The offset of the table depends on how the metadata is initialized.
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

/// A probe that determines whether classes override a certain method of `base`.
package struct OverrideProbe {
  private let base: UnsafeRawPointer
  private let slot: Int?

  /// Creates a probe. `overriding` is a direct subclass of `base` that overrides only that method.
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

  /// Returns a probe for the same method that determines whether classes override the implementation of `subclass`.
  /// A probe can be created only for methods that its base introduces, not for those that it overrides.
  package func below(_ subclass: AnyClass) -> OverrideProbe {
    OverrideProbe(base: classMetadata(subclass), slot: slot)
  }

  /// Returns whether a class overrides the method; true if the table can't be read.
  package func isOverridden(in type: AnyClass) -> Bool {
    guard let slot else { return true }
    let table = classMetadata(type)
    return table.load(fromByteOffset: slot, as: UInt.self) != base.load(fromByteOffset: slot, as: UInt.self)
  }
}
