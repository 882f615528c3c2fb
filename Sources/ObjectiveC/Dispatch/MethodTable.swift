import Foundation

/// The dispatch table of a class: the part of its metadata that Swift's ABI defines on platforms without
/// Objective-C.
package struct MethodTable {
  private struct Head {
    var kind: Int
    var superclass: UnsafeRawPointer?
    var flags: UInt32
    var instanceAddressPoint: UInt32
    var instanceSize: UInt32
    var instanceAlignmentMask: UInt16
    var reserved: UInt16
    var classSize: UInt32
    var classAddressPoint: UInt32
    var description: UnsafeRawPointer?
    var destroyer: UnsafeRawPointer?
  }

  private let metadata: UnsafeMutableRawPointer
  private let size: Int
  private let instanceSize: UInt32
  private static let word = MemoryLayout<UnsafeRawPointer?>.size

  package init(_ type: AnyClass) {
    // An `AnyClass` is a pointer to the class's metadata.
    metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    let head = metadata.load(as: Head.self)
    size = head.classSize > head.classAddressPoint ? Int(head.classSize - head.classAddressPoint) : 0
    instanceSize = head.instanceSize
  }

  /// Returns a method of a class without superclass and properties, by its index in the source.
  package func method(_ index: Int) -> UnsafeRawPointer? {
    let offset = MemoryLayout<Head>.stride + index * Self.word
    return offset < size ? metadata.load(fromByteOffset: offset, as: UnsafeRawPointer?.self) : nil
  }

  package func replace(_ old: UnsafeRawPointer, by new: UnsafeRawPointer) {
    for offset in offsets where metadata.load(fromByteOffset: offset, as: UnsafeRawPointer?.self) == old {
      write(new, at: offset)
    }
  }

  /// Returns the offset of a method in the table. Overrides in subclasses have the same offset.
  package func offset(of method: UnsafeRawPointer) -> Int? {
    offsets.first { metadata.load(fromByteOffset: $0, as: UnsafeRawPointer?.self) == method }
  }

  /// Replaces the method at an offset of the table.
  package func set(_ method: UnsafeRawPointer, at offset: Int) {
    if offset >= MemoryLayout<Head>.stride, offset < size { write(method, at: offset) }
  }

  package func takeOverrides(of subclass: MethodTable) {
    // A subclass with stored properties would access memory beyond the instances of its superclass.
    guard instanceSize == subclass.instanceSize else { return }
    for offset in offsets {
      let method = subclass.metadata.load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
      if let method, method != metadata.load(fromByteOffset: offset, as: UnsafeRawPointer?.self) {
        write(method, at: offset)
      }
    }
  }

  private var offsets: StrideTo<Int> { stride(from: MemoryLayout<Head>.stride, to: size, by: Self.word) }

  private func write(_ method: UnsafeRawPointer, at offset: Int) {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let address = Int(bitPattern: metadata) + offset
    let start = UnsafeMutableRawPointer(bitPattern: address / page * page)
    guard mprotect(start, page, PROT_READ | PROT_WRITE) == 0 else { return }
    metadata.storeBytes(of: method, toByteOffset: offset, as: UnsafeRawPointer.self)
  }
}
