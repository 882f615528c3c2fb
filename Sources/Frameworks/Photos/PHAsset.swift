import CoreGraphics
import Foundation
import ObjectiveC

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}

/// Anything that the library keeps.
open class PHObject: NSObject {
  open var localIdentifier: String { "" }
}

/// A photo or a film of the library.
open class PHAsset: PHObject {
  open var mediaType: PHAssetMediaType { .unknown }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { nothing() }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { nothing() }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { nothing() }
  open class func fetchAssets(
    withALAssetURLs assetURLs: [URL], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { nothing() }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { nothing() }

  private class func nothing() -> PHFetchResult<PHAsset> {
    Unsupported.log("PHAsset.fetchAssets")
    return PHFetchResult([])
  }
}

/// An album.
open class PHAssetCollection: PHObject {
  open var localizedTitle: String? { nil }
}

/// What to find, and in which order.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
  public override init() { super.init() }
}

/// What was found.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  private let found: [ObjectType]
  init(_ found: [ObjectType]) {
    self.found = found
    super.init()
  }
  open var count: Int { found.count }
  open var firstObject: ObjectType? { found.first }
  open var lastObject: ObjectType? { found.last }
  open func object(at index: Int) -> ObjectType { found[index] }
  open subscript(idx: Int) -> ObjectType { found[idx] }
  open func objects(at indexes: IndexSet) -> [ObjectType] {
    indexes.compactMap { found.indices.contains($0) ? found[$0] : nil }
  }
  open func contains(_ anObject: ObjectType) -> Bool { found.contains { $0 === anObject } }
  open func index(of anObject: ObjectType) -> Int { found.firstIndex { $0 === anObject } ?? NSNotFound }
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for (index, object) in found.enumerated() where !stop.boolValue { block(object, index, &stop) }
  }
}
