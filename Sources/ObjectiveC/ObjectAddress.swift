import Foundation
import Synchronization

/// An object's address as descriptions and messages on the console print it.
///
/// In a run without a window it is a number that the object got when it was first mentioned, in the form of an
/// address: where the heap puts an object depends on the environment's size, and two runs have to print the same
/// bytes.
package func address(of object: AnyObject) -> String {
  let address =
    ObjectNumbers.areUsed
    ? ObjectNumbers.firstAddress + 16 * ObjectNumbers.mentions.number(of: object)
    : UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return "0x" + String(address, radix: 16)
}

/// Numbers of objects in the order in which they are first mentioned. An object keeps its number as long as it
/// lives, and no other object gets it.
package final class ObjectNumbers: Sendable {
  /// The numbers that stand for addresses in texts.
  package static let mentions = ObjectNumbers()
  /// The numbers that objects without a hash of their own have as their hash.
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

  /// Whether `address(of:)` prints numbers. The tool sets the variable for hosts whose runs must all be identical.
  package static var areUsed: Bool {
    get { areUsedForTexts.load(ordering: .relaxed) }
    set { areUsedForTexts.store(newValue, ordering: .relaxed) }
  }
  private static let areUsedForTexts = Atomic(areUsedForHashes)

  /// Whether objects without a hash of their own take their number. It never changes, as sets rely on hashes.
  fileprivate static let areUsedForHashes = ProcessInfo.processInfo.environment["FLIPSIDE_REPEATABLE"] != nil

  /// The approximate start of the heap in an iPhone app.
  fileprivate static let firstAddress: UInt = 0x6000_0000_0000

  private let table = Locked(Table())

  package func number(of object: AnyObject) -> UInt {
    let (number, swept) = table.withLock { table -> (UInt, [AnyObject]) in
      let key = ObjectIdentifier(object)
      // An entry whose object was deallocated may have another object's address now.
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
    // Another thread may have released one of them meanwhile: it is deallocated here, outside of the lock.
    _ = swept
    return number
  }
}

extension NSObject {
  /// Returns the description that classes inherit. The symbol of Foundation's own refers to it, see
  /// `FoundationReplacements`.
  @_silgen_name("flipside_objectDescription")
  package func describedByAddress() -> String { "<\(MessageDispatch.shownName(of: self)): \(address(of: self))>" }

  /// Returns the hash that classes inherit: the object's number where descriptions print numbers, so that sets have
  /// the same order in each run, and otherwise its identity. The symbol of Foundation's own refers to it, too.
  @_silgen_name("flipside_objectHash")
  package func hashedByNumber() -> Int {
    ObjectNumbers.areUsedForHashes ? Int(ObjectNumbers.hashes.number(of: self)) : ObjectIdentifier(self).hashValue
  }
}
