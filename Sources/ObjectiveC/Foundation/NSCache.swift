import Foundation

/// A cache of objects by key, which evicts the least recently used objects first.
///
/// Foundation's cache on Linux evicts the newest objects. Here the limits are applied immediately; on Apple's
/// platforms they are not exact.
///
/// ```swift
/// let images = NSCache<NSString, UIImage>()
/// images.countLimit = 50
/// images.setObject(UIImage(), forKey: "cover")
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nscache>
open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private final class Entry {
    let key: Key
    let object: ObjectType
    let cost: Int
    var older: Entry?
    unowned(unsafe) var newer: Entry?

    init(_ key: Key, _ object: ObjectType, _ cost: Int) {
      (self.key, self.object, self.cost) = (key, object, cost)
    }
  }

  private struct Key: Hashable {
    let object: KeyType
    func hash(into hasher: inout Hasher) {
      if let object = object as? NSObject {
        hasher.combine(object)
      } else {
        hasher.combine(ObjectIdentifier(object))
      }
    }
    static func == (a: Key, b: Key) -> Bool {
      a.object === b.object || (a.object as? NSObject).map { $0.isEqual(b.object) } ?? false
    }
  }

  private let lock = NSRecursiveLock()
  private var entries: [Key: Entry] = [:]
  private var newest: Entry?
  private unowned(unsafe) var oldest: Entry?
  private var totalCost = 0

  /// A name for debugging; empty by default.
  open var name = ""
  /// The maximum sum of the costs; 0 stands for no limit.
  open var totalCostLimit = 0 { didSet { trim() } }
  /// The maximum number of objects; 0 stands for no limit.
  open var countLimit = 0 { didSet { trim() } }
  /// Whether objects are evicted that have discarded their content.
  open var evictsObjectsWithDiscardedContent = true
  /// The delegate, which is notified before objects are evicted. It is not retained.
  open weak var delegate: (any NSCacheDelegate)?

  public override init() { super.init() }

  deinit {
    // Entries are released one by one, because the release of a long linked list would recurse deeply.
    while let entry = newest { newest = entry.older }
  }

  /// Returns the object under a key, and marks it as used; nil if there is none.
  open func object(forKey key: KeyType) -> ObjectType? {
    locked {
      guard let entry = entries[Key(object: key)] else { return nil }
      unlink(entry)
      link(entry)
      return entry.object
    }
  }

  /// Stores an object under a key, with a cost of 0; replaces an existing one.
  open func setObject(_ obj: ObjectType, forKey key: KeyType) { setObject(obj, forKey: key, cost: 0) }

  /// Stores an object under a key with a cost, in the unit of `totalCostLimit`, such as bytes.
  open func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) {
    locked {
      let key = Key(object: key)
      if let known = entries[key] { remove(known) }
      let entry = Entry(key, obj, max(0, g))
      entries[key] = entry
      totalCost += entry.cost
      link(entry)
    }
    trim()
  }

  /// Removes the object under a key. The delegate is notified.
  open func removeObject(forKey key: KeyType) {
    locked {
      guard let entry = entries[Key(object: key)] else { return }
      notifyDelegate(entry.object)
      remove(entry)
    }
  }

  /// Removes all objects, the least recently used first. The delegate is notified of each.
  open func removeAllObjects() {
    locked {
      while let entry = oldest {
        notifyDelegate(entry.object)
        remove(entry)
      }
    }
  }

  private func trim() {
    locked {
      while let entry = oldest,
        (countLimit > 0 && entries.count > countLimit) || (totalCostLimit > 0 && totalCost > totalCostLimit)
      {
        notifyDelegate(entry.object)
        remove(entry)
      }
    }
  }

  private func notifyDelegate(_ object: ObjectType) {
    guard let delegate else { return }
    // In Objective-C, generic types are erased; here all specializations have the same layout.
    let pointer = Unmanaged.passUnretained(self).toOpaque()
    let cache = Unmanaged<NSCache<AnyObject, AnyObject>>.fromOpaque(pointer).takeUnretainedValue()
    delegate.cache(cache, willEvictObject: object)
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  // MARK: Order of use

  private func remove(_ entry: Entry) {
    guard entries[entry.key] === entry else { return }
    entries[entry.key] = nil
    totalCost -= entry.cost
    unlink(entry)
  }

  private func link(_ entry: Entry) {
    entry.older = newest
    entry.newer = nil
    newest?.newer = entry
    newest = entry
    if oldest == nil { oldest = entry }
  }

  private func unlink(_ entry: Entry) {
    if oldest === entry { oldest = entry.newer }
    if let newer = entry.newer { newer.older = entry.older } else { newest = entry.older }
    entry.older?.newer = entry.newer
    entry.older = nil
    entry.newer = nil
  }
}

/// The delegate of a cache, which is notified before an object is evicted.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nscachedelegate>
public protocol NSCacheDelegate: NSObjectProtocol {
  /// Called before an object is evicted or removed. The delegate must not change the cache.
  func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
}

extension NSCacheDelegate {
  public func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {}
}
