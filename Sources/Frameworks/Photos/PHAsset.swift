import CoreGraphics
@_exported import Foundation
import ObjectiveC
@_exported import UIKit

/// The media type of an asset.
public enum PHAssetMediaType: Int, Sendable { case unknown = 0, image, video, audio }

/// The media subtypes of an asset.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// A photo with a high dynamic range.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  /// A screenshot.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  /// A Live Photo.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  /// A photo with a depth effect.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  /// A streamed video.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// A video with a high frame rate.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A time-lapse video.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// The operations that may be performed on an asset.
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }

/// An object of the photo library. Objects with the same identifier are equal.
open class PHObject: NSObject, NSCopying {
  /// The persistent identifier of the object in the library.
  public let localIdentifier: String
  init(localIdentifier: String) {
    self.localIdentifier = localIdentifier
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? PHObject).map { $0.localIdentifier == localIdentifier && type(of: $0) == type(of: self) } ?? false
  }
  open override var hash: Int { localIdentifier.hashValue }
}

/// A placeholder for an object that a change request will create.
open class PHObjectPlaceholder: PHObject {}

/// A photo or video in the library.
open class PHAsset: PHObject {
  let photo: Photo
  init(_ photo: Photo) {
    self.photo = photo
    super.init(localIdentifier: photo.identifier)
    AssetKeys.register
  }

  /// The media type, photo or video.
  open var mediaType: PHAssetMediaType { photo.isMovie ? .video : .image }
  /// The media subtypes; always empty.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width of a photo in pixels; 0 for a video.
  open var pixelWidth: Int { Int(photo.pixelSize.width) }
  /// The height of a photo in pixels; 0 for a video.
  open var pixelHeight: Int { Int(photo.pixelSize.height) }
  /// The date of the file.
  open var creationDate: Date? { photo.created }
  /// The date of the file.
  open var modificationDate: Date? { photo.created }
  /// The duration of a video; always 0, because videos are not read.
  open var duration: TimeInterval { 0 }
  /// Whether the user marked the asset as a favorite. The mark is kept until the app ends.
  open var isFavorite: Bool { Favorites.contains(localIdentifier) }
  /// Whether the asset is hidden; always false.
  open var isHidden: Bool { false }

  /// Returns whether an operation is possible, which is true for all except changing the content.
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { editOperation != .content }

  /// Returns all assets, in the order of their creation unless the options specify another one.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    found(options) { _ in true }
  }
  /// Returns the assets with a media type.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { found(options) { $0.mediaType == mediaType } }
  /// Returns the assets with the given identifiers.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { found(options) { identifiers.contains($0.localIdentifier) } }
  /// Returns the assets with URLs of the assets library before iOS 11; always empty.
  open class func fetchAssets(
    withALAssetURLs assetURLs: [URL], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    Unsupported.log("PHAsset.fetchAssets(withALAssetURLs:options:)", effect: "it finds nothing")
    return PHFetchResult([])
  }
  /// Returns the assets in an album.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { found(options) { assetCollection.contains($0) } }
  /// Returns the newest asset of an album, which represents it.
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? {
    PHFetchResult(found(options) { assetCollection.contains($0) }.objects.suffix(1))
  }

  /// Returns the matching assets; none if the user has not granted access.
  private class func found(_ options: PHFetchOptions?, _ fits: @escaping (PHAsset) -> Bool) -> PHFetchResult<
    PHAsset
  > {
    let query = {
      guard PHPhotoLibrary.isReadable else { return [] as [PHAsset] }
      let assets = PhotoStore.photos.map { PHAsset($0) }.filter(fits)
      return options?.applied(to: assets) ?? assets
    }
    return PHFetchResult(query(), again: query)
  }
}

/// The assets that the user marked as favorites.
enum Favorites {
  private static let identifiers = Locked<Set<String>>([])
  static func contains(_ identifier: String) -> Bool { identifiers.withLock { $0.contains(identifier) } }
  static func set(_ identifier: String, _ isFavorite: Bool) {
    identifiers.withLock { if isFavorite { _ = $0.insert(identifier) } else { _ = $0.remove(identifier) } }
  }
}

/// The keys of asset properties in predicates and sort descriptors.
private enum AssetKeys {
  static let register: Void = {
    KeyValueAccess.register("localIdentifier", on: PHAsset.self, readOnly: \.localIdentifier)
    KeyValueAccess.register("mediaType", on: PHAsset.self, readOnly: \.mediaType.rawValue)
    KeyValueAccess.register("mediaSubtypes", on: PHAsset.self, readOnly: \.mediaSubtypes.rawValue)
    KeyValueAccess.register("creationDate", on: PHAsset.self, readOnly: \.creationDate)
    KeyValueAccess.register("modificationDate", on: PHAsset.self, readOnly: \.modificationDate)
    KeyValueAccess.register("pixelWidth", on: PHAsset.self, readOnly: \.pixelWidth)
    KeyValueAccess.register("pixelHeight", on: PHAsset.self, readOnly: \.pixelHeight)
    KeyValueAccess.register("duration", on: PHAsset.self, readOnly: \.duration)
    for key in ["isFavorite", "favorite"] {
      KeyValueAccess.register(key, on: PHAsset.self, readOnly: \.isFavorite)
    }
    for key in ["isHidden", "hidden"] {
      KeyValueAccess.register(key, on: PHAsset.self, readOnly: \.isHidden)
    }
  }()
}
