import Foundation
import ObjectiveC

/// The filter and order of a fetch.
///
/// ```swift
/// let options = PHFetchOptions()
/// options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
/// options.fetchLimit = 10
/// ```
open class PHFetchOptions: NSObject, NSCopying {
  /// The predicate that objects must satisfy; nil for all objects.
  open var predicate: NSPredicate?
  /// The order of the objects; nil for the order of creation.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of objects; 0 for no limit.
  open var fetchLimit = 0
  /// Whether hidden assets are included. It has no effect, because none are hidden.
  open var includeHiddenAssets = false
  /// Whether all pictures of a burst are included. It has no effect, because the library contains no bursts.
  open var includeAllBurstAssets = false
  /// Whether change details include incremental changes. It has no effect, because they always do.
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

/// The result of a fetch, in its order. It does not change when the library changes.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying {
  let objects: [ObjectType]
  /// A closure that repeats the fetch; nil for a fixed list.
  let again: (() -> [ObjectType])?

  init(_ objects: [ObjectType], again: (() -> [ObjectType])? = nil) {
    self.objects = objects
    self.again = again
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The number of objects.
  open var count: Int { objects.count }
  /// The first object; nil if the result is empty.
  open var firstObject: ObjectType? { objects.first }
  /// The last object; nil if the result is empty.
  open var lastObject: ObjectType? { objects.last }
  /// Returns the object at an index, which must be valid.
  open func object(at index: Int) -> ObjectType { objects[index] }
  /// Returns the object at an index, which must be valid.
  open subscript(idx: Int) -> ObjectType { objects[idx] }
  /// Returns the objects at the indexes; invalid ones are ignored.
  open func objects(at indexes: IndexSet) -> [ObjectType] {
    indexes.compactMap { objects.indices.contains($0) ? objects[$0] : nil }
  }
  /// Returns whether the result contains an object.
  open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
  /// Returns the index of an object, or `NSNotFound`.
  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { ($0 as? NSObject)?.isEqual(anObject) ?? ($0 === anObject) } ?? NSNotFound
  }
  /// Returns the number of assets with a media type.
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
  /// Calls a block with each object, its index and a flag that ends the enumeration; in reverse order with the
  /// option `.reverse`.
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

/// The differences between the results of a fetch before and after a change of the library.
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

  /// Whether the incremental changes are available, which is always the case.
  open var hasIncrementalChanges: Bool { true }
  /// The indexes of removed objects in the result before the change.
  open var removedIndexes: IndexSet? { Self.indexes(of: fetchResultBeforeChanges, not: fetchResultAfterChanges) }
  /// The removed objects.
  open var removedObjects: [ObjectType] { fetchResultBeforeChanges.objects(at: removedIndexes ?? []) }
  /// The indexes of inserted objects in the result after the change.
  open var insertedIndexes: IndexSet? { Self.indexes(of: fetchResultAfterChanges, not: fetchResultBeforeChanges) }
  /// The inserted objects.
  open var insertedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: insertedIndexes ?? []) }
  /// The indexes of changed objects; always empty, because files do not change.
  open var changedIndexes: IndexSet? { IndexSet() }
  /// The changed objects; always empty, because files do not change.
  open var changedObjects: [ObjectType] { [] }
  /// Whether objects have moved; always false.
  open var hasMoves: Bool { false }
  /// Calls a block with the indexes of each moved object; never called.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}

  private static func indexes(of result: PHFetchResult<ObjectType>, not other: PHFetchResult<ObjectType>)
    -> IndexSet
  {
    let known = Set(other.objects.map(\.localIdentifier))
    return IndexSet(result.objects.indices.filter { !known.contains(result.objects[$0].localIdentifier) })
  }
}
