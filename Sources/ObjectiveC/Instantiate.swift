internal import CSwiftRuntime
import Foundation

/// Makes an instance of a class that is only known at run time, as `[[cls alloc] init]` does.
///
/// Swift allows `type.init()` only for `required` initialisers, and Apple's classes have none that apps would have to
/// repeat. The initialiser is therefore taken from the class's own dispatch table, at the slot of `NSObject.init()`: the
/// most derived override runs. A class that did not inherit `init()` stops with Swift's message, as on iOS.
///
/// - Returns: nil when the class does not come from `NSObject`.
package func instantiate(_ type: AnyClass) -> NSObject? {
  guard type is NSObject.Type, let slot = DispatchTable.initSlot else { return nil }
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  let function = metadata.load(fromByteOffset: slot, as: UnsafeRawPointer.self)
  guard let instance = flipside_call_method(function, metadata) else { return nil }
  return Unmanaged<NSObject>.fromOpaque(instance).takeRetainedValue()
}

/// Reads the table of methods that Swift's compiler writes for a class (the stable layout of class descriptors).
private enum DispatchTable {
  /// Where the allocating form of `NSObject.init()` lies in every class's metadata.
  static let initSlot = slots(of: NSObject.self).first

  /// Byte offsets, in class metadata, of the initialisers that `type` itself introduces.
  private static func slots(of type: AnyClass) -> [Int] {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let flags = descriptor.load(as: UInt32.self)
    let isGeneric = flags & 0x80 != 0
    let hasResilientSuperclass = flags & (1 << 29) != 0
    let metadataInitialization = flags >> 16 & 3
    let hasTable = flags & (1 << 31) != 0
    guard hasTable, !isGeneric, !hasResilientSuperclass, metadataInitialization == 0 else { return [] }
    let first = Int(descriptor.load(fromByteOffset: 44, as: UInt32.self))
    let count = Int(descriptor.load(fromByteOffset: 48, as: UInt32.self))
    return (0..<count).compactMap { index in
      let kind = descriptor.load(fromByteOffset: 52 + index * 8, as: UInt32.self) & 0xF
      return kind == 1 ? (first + index) * MemoryLayout<Int>.size : nil
    }
  }
}
