import Foundation
import ObjectiveC

/// The condition and order of a fetch.
///
/// ```swift
/// let options = PHFetchOptions()
/// options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
/// options.fetchLimit = 10
/// ```
open class PHFetchOptions: NSObject, NSCopying {
  /// Which objects are found; nil for all.
  open var predicate: NSPredicate?
  /// The order of the objects; nil for that of their creation.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of objects; 0 for any number.
  open var fetchLimit = 0
  /// Whether hidden assets are found, too. Nothing is hidden.
  open var includeHiddenAssets = false
  /// Whether all pictures of a burst are found. Has no effect: the library holds no bursts.
  open var includeAllBurstAssets = false
  /// Whether changes of the result report which objects changed without moving. Always false.
  open var wantsIncrementalChangeDetails = true

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHFetchOptions()
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.fetchLimit = fetchLimit
    copy.includeHiddenAssets = includeHiddenAssets
    copy.includeAllBurstAssets = includeAllBurstAssets
    copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
    return copy
  }

  func applied<Object: PHObject>(to objects: [Object]) -> [Object] {
    var objects = objects
    if let predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
    if let sortDescriptors {
      objects = (objects as NSArray).sortedArray(using: sortDescriptors).compactMap { $0 as? Object }
    }
    return fetchLimit > 0 ? Array(objects.prefix(fetchLimit)) : objects
  }
}

/// The results of a fetch, in its order. They do not change with the library.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying {
  let objects: [ObjectType]
  /// Looks for the same again.
  let again: (() -> [ObjectType])?

  init(_ objects: [ObjectType], again: (() -> [ObjectType])? = nil) {
    self.objects = objects
    self.again = again
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The number of objects.
  open var count: Int { objects.count }
  /// The first object, if there is one.
  open var firstObject: ObjectType? { objects.first }
  /// The last object, if there is one.
  open var lastObject: ObjectType? { objects.last }
  /// Returns the object at an index, which must be within the bounds.
  open func object(at index: Int) -> ObjectType { objects[index] }
  /// The object at an index, which must be within the bounds.
  open subscript(idx: Int) -> ObjectType { objects[idx] }
  /// Returns the objects at those of the indexes that are within the bounds.
  open func objects(at indexes: IndexSet) -> [ObjectType] {
    indexes.compactMap { objects.indices.contains($0) ? objects[$0] : nil }
  }
  /// Returns whether an object was found.
  open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
  /// Returns the index of an object, or `NSNotFound`.
  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { ($0 as? NSObject)?.isEqual(anObject) ?? ($0 === anObject) } ?? NSNotFound
  }
  /// Returns the number of assets of a kind.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.filter { ($0 as? PHAsset)?.mediaType == mediaType }.count
  }
  /// Calls a block with each object, its index and a flag that ends the enumeration.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for (index, object) in objects.enumerated() {
      block(object, index, &stop)
      if stop.boolValue { return }
    }
  }
  /// The same, backwards with the option `.reverse`.
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard opts.contains(.reverse) else { return enumerateObjects(block) }
    var stop = ObjCBool(false)
    for (index, object) in objects.enumerated().reversed() {
      block(object, index, &stop)
      if stop.boolValue { return }
    }
  }
}

/// The differences between the results of a fetch before and after a change.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  /// The results before the change.
  open private(set) var fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// The results after the change.
  open private(set) var fetchResultAfterChanges: PHFetchResult<ObjectType>

  init(before: PHFetchResult<ObjectType>, after: PHFetchResult<ObjectType>) {
    fetchResultBeforeChanges = before
    fetchResultAfterChanges = after
    super.init()
  }

  /// Whether the indexes contain all differences. Always true.
  open var hasIncrementalChanges: Bool { true }
  /// The indexes, before the change, of the removed objects.
  open var removedIndexes: IndexSet? { Self.indexes(of: fetchResultBeforeChanges, not: fetchResultAfterChanges) }
  /// The objects that were removed.
  open var removedObjects: [ObjectType] { fetchResultBeforeChanges.objects(at: removedIndexes ?? []) }
  /// The indexes, after the change, of the inserted objects.
  open var insertedIndexes: IndexSet? { Self.indexes(of: fetchResultAfterChanges, not: fetchResultBeforeChanges) }
  /// The objects that were inserted.
  open var insertedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: insertedIndexes ?? []) }
  /// The indexes of what changed in itself. Files do not.
  open var changedIndexes: IndexSet? { IndexSet() }
  /// The objects that were changed. Always empty: files do not change.
  open var changedObjects: [ObjectType] { [] }
  /// Whether objects have moved. They have not.
  open var hasMoves: Bool { false }
  /// Calls a block with the indexes of each object that has moved. None has.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}

  private static func indexes(of result: PHFetchResult<ObjectType>, not other: PHFetchResult<ObjectType>)
    -> IndexSet
  {
    let known = Set(other.objects.map(\.localIdentifier))
    return IndexSet(result.objects.indices.filter { !known.contains(result.objects[$0].localIdentifier) })
  }
}
