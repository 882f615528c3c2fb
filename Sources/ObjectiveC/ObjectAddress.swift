import Foundation
import Synchronization

/// Returns an object's address as printed in descriptions and console messages.
///
/// In a headless run this is a number in the form of an address, which the object gets when it is first printed.
/// Real addresses depend on the size of the environment, but every run has to print the same output.
package func address(of object: AnyObject) -> String {
  let address =
    ObjectNumbers.areUsed
    ? ObjectNumbers.firstAddress + 16 * ObjectNumbers.mentions.number(of: object)
    : UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return "0x" + String(address, radix: 16)
}

/// The numbering of objects in the order in which they are first printed. An object keeps its number as long as it
/// exists, and no other object gets the same number.
package final class ObjectNumbers: Sendable {
  /// The numbers that replace addresses in texts.
  package static let mentions = ObjectNumbers()
  /// The numbers that serve as hashes of objects without a hash of their own.
  fileprivate static let hashes = ObjectNumbers()

  private struct Entry {
    weak var object: AnyObject?
    let number: UInt
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var last: UInt = 0
    var nextSweep = 64
  }

  /// Whether `address(of:)` returns numbers. The tool sets the variable for hosts with repeatable runs.
  package static var areUsed: Bool {
    get { areUsedForTexts.load(ordering: .relaxed) }
    set { areUsedForTexts.store(newValue, ordering: .relaxed) }
  }
  private static let areUsedForTexts = Atomic(areUsedForHashes)

  /// Whether the hash of objects without one of their own is their number. It never changes, as sets rely on it.
  fileprivate static let areUsedForHashes = ProcessInfo.processInfo.environment["FLIPSIDE_REPEATABLE"] != nil

  /// The typical start of the heap in an iPhone app.
  fileprivate static let firstAddress: UInt = 0x6000_0000_0000

  private let table = Locked(Table())

  package func number(of object: AnyObject) -> UInt {
    let (number, swept) = table.withLock { table -> (UInt, [AnyObject]) in
      let key = ObjectIdentifier(object)
      // If the object of an entry was deallocated, its address may belong to another object now.
      if let entry = table.entries[key], entry.object != nil { return (entry.number, []) }
      var alive: [AnyObject] = []
      if table.entries.count >= table.nextSweep {
        for (key, entry) in table.entries {
          if let object = entry.object { alive.append(object) } else { table.entries[key] = nil }
        }
        table.nextSweep = max(64, 2 * table.entries.count)
      }
      table.last += 1
      table.entries[key] = Entry(object: object, number: table.last)
      return (table.last, alive)
    }
    // Another thread may have released one of these objects meanwhile; it is then deallocated here, outside of the
    // lock.
    _ = swept
    return number
  }
}

extension NSObject {
  /// Returns the default description of objects. The symbol of Foundation's implementation is redirected here; see
  /// `FoundationReplacements`.
  @_silgen_name("flipside_objectDescription")
  package func describedByAddress() -> String { "<\(MessageDispatch.shownName(of: self)): \(address(of: self))>" }

  /// Returns the default hash of objects: in repeatable runs the object's number, so that sets have the same order
  /// in each run, and otherwise its identity. The symbol of Foundation's implementation is redirected here.
  @_silgen_name("flipside_objectHash")
  package func hashedByNumber() -> Int {
    ObjectNumbers.areUsedForHashes ? Int(ObjectNumbers.hashes.number(of: self)) : ObjectIdentifier(self).hashValue
  }
}
