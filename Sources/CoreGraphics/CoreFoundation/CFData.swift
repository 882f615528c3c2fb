import Foundation

/// Creates empty mutable data.
/// - Parameters:
///   - allocator: not used; Foundation allocates the memory.
///   - capacity: the expected number of bytes, or 0 if it is unknown; only a hint.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData(capacity: max(0, capacity)) ?? NSMutableData()
}

/// Creates data from a copy of bytes; returns nil if the length is negative, or positive without a pointer.
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
  guard length >= 0, let bytes else { return length == 0 ? Data() : nil }
  return Data(bytes: bytes, count: length)
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

/// Returns the number of bytes of mutable data.
public func CFDataGetLength(_ theData: CFMutableData!) -> CFIndex { theData?.length ?? 0 }

/// Appends bytes to mutable data.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
  guard let theData, let bytes, length > 0 else { return }
  theData.append(bytes, length: length)
}

/// Changes the number of bytes. Bytes that are added are 0.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData?.length = max(0, length) }

/// Returns the address of the bytes, which is valid until the number of bytes changes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}
