import Foundation

/// Objects by keys, which are evicted when there are too many: the least recently used first.
///
/// Foundation's on Linux evicts the newest. The limits apply at once here; on Apple's systems they are not exact.
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
  /// The greatest sum of the costs; zero is no limit.
  open var totalCostLimit = 0 { didSet { trim() } }
  /// The greatest number of objects; zero is no limit.
  open var countLimit = 0 { didSet { trim() } }
  /// Whether objects that discarded their content are evicted.
  open var evictsObjectsWithDiscardedContent = true
  /// The object that is notified of objects before they are evicted. The cache does not keep it alive.
  open weak var delegate: (any NSCacheDelegate)?

  public override init() { super.init() }

  deinit {
    // One after the other: releasing a long list at once would nest as many calls.
    while let entry = newest { newest = entry.older }
  }

  /// Returns the object of a key, and counts that as a use; nil if it was never set or was evicted.
  open func object(forKey key: KeyType) -> ObjectType? {
    locked {
      guard let entry = entries[Key(object: key)] else { return nil }
      unlink(entry)
      link(entry)
      return entry.object
    }
  }

  /// Keeps an object under a key, with no cost, replacing the one with that key.
  open func setObject(_ obj: ObjectType, forKey key: KeyType) { setObject(obj, forKey: key, cost: 0) }

  /// Sets the object of a key with its cost, in the unit of `totalCostLimit`, such as bytes.
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

  /// Lets the object of a key go. The delegate is notified of it.
  open func removeObject(forKey key: KeyType) {
    locked {
      guard let entry = entries[Key(object: key)] else { return }
      notifyDelegate(entry.object)
      remove(entry)
    }
  }

  /// Lets all objects go, those first whose last use was longest ago. The delegate is notified of each.
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
    // Objective-C's generics are one class whatever they hold; here the layout is the same for all classes.
    let pointer = Unmanaged.passUnretained(self).toOpaque()
    let cache = Unmanaged<NSCache<AnyObject, AnyObject>>.fromOpaque(pointer).takeUnretainedValue()
    delegate.cache(cache, willEvictObject: object)
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  // MARK: In the order of their last use

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

/// The methods that a cache calls before it evicts an object.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nscachedelegate>
public protocol NSCacheDelegate: NSObjectProtocol {
  /// Called before an object is evicted: for a limit, or because it was removed. The cache must not be changed in
  /// it.
  func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
}

extension NSCacheDelegate {
  public func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {}
}
