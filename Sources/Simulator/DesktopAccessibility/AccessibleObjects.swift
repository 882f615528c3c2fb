import UIKit

/// The numbers by which assistive programs know the elements. An element keeps its number for its lifetime; no
/// element gets the number of another one.
@MainActor struct AccessibleObjects {
  private struct Entry {
    weak var object: UIResponder?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var objects: [Int: ObjectIdentifier] = [:]
  /// Zero is the application and one is its window, which are not responders themselves.
  private var last = AccessibleNode.window
  private var sizeAtLastPurge = 64

  /// Returns the number of an element, a new one if it has none yet.
  mutating func number(of object: UIResponder) -> Int {
    let id = ObjectIdentifier(object)
    // A freed element may have had the same address.
    if let entry = entries[id], entry.object === object { return entry.number }
    if let old = entries[id] { objects[old.number] = nil }
    last += 1
    entries[id] = Entry(object: object, number: last)
    objects[last] = id
    if entries.count > sizeAtLastPurge * 2 { purge() }
    return last
  }

  /// Returns the number of an element that has one already.
  func knownNumber(of object: UIResponder) -> Int? {
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.number : nil }
  }

  func object(_ number: Int) -> UIResponder? { objects[number].flatMap { entries[$0]?.object } }

  /// Removes the entries of freed elements.
  private mutating func purge() {
    entries = entries.filter { $0.value.object != nil }
    let live = Set(entries.keys)
    objects = objects.filter { live.contains($0.value) && entries[$0.value]?.number == $0.key }
    sizeAtLastPurge = max(64, entries.count)
  }
}
