import Foundation

/// The lock of the functions below.
private let atomicChanges = Locked(())

private func atomicSum<Value: FixedWidthInteger>(_ amount: Value, _ value: UnsafeMutablePointer<Value>) -> Value {
  atomicChanges.withLock { _ in
    value.pointee &+= amount
    return value.pointee
  }
}

/// Adds to a shared value atomically, with respect to the other functions of this family, and returns the sum. New
/// code should use `Synchronization`.
@discardableResult public func OSAtomicAdd32(_ theAmount: Int32, _ theValue: UnsafeMutablePointer<Int32>!) -> Int32
{
  atomicSum(theAmount, theValue)
}
/// Adds 1 to a shared value atomically, and returns the sum.
@discardableResult public func OSAtomicIncrement32(_ theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
  atomicSum(1, theValue)
}
/// Subtracts 1 from a shared value atomically, and returns the difference.
@discardableResult public func OSAtomicDecrement32(_ theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
  atomicSum(-1, theValue)
}
/// Adds to a shared value atomically, and returns the sum.
@discardableResult public func OSAtomicAdd64(_ theAmount: Int64, _ theValue: UnsafeMutablePointer<Int64>!) -> Int64
{
  atomicSum(theAmount, theValue)
}
/// Adds 1 to a shared value atomically, and returns the sum.
@discardableResult public func OSAtomicIncrement64(_ theValue: UnsafeMutablePointer<Int64>!) -> Int64 {
  atomicSum(1, theValue)
}
/// Subtracts 1 from a shared value atomically, and returns the difference.
@discardableResult public func OSAtomicDecrement64(_ theValue: UnsafeMutablePointer<Int64>!) -> Int64 {
  atomicSum(-1, theValue)
}
