import Foundation
import ObjectiveC

/// The type of an asset collection.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album of the user's, which is a subfolder of the host's folder.
  case album = 1
  /// An album that the system generates.
  case smartAlbum = 2
}

/// The subtype of an asset collection.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// An album that the user created.
  case albumRegular = 2
  /// An event that was synchronized from a computer.
  case albumSyncedEvent = 3
  /// A group of faces that was synchronized from a computer.
  case albumSyncedFaces = 4
  /// An album that was synchronized from a computer.
  case albumSyncedAlbum = 5
  /// An album of imported photos.
  case albumImported = 6
  /// The user's photo stream.
  case albumMyPhotoStream = 100
  /// An album that is shared in iCloud.
  case albumCloudShared = 101
  /// A smart album without a more specific subtype.
  case smartAlbumGeneric = 200
  /// All panoramas.
  case smartAlbumPanoramas = 201
  /// All videos.
  case smartAlbumVideos = 202
  /// All favorites.
  case smartAlbumFavorites = 203
  /// All time-lapse videos.
  case smartAlbumTimelapses = 204
  /// All hidden assets.
  case smartAlbumAllHidden = 205
  /// The recently added assets.
  case smartAlbumRecentlyAdded = 206
  /// All bursts of photos.
  case smartAlbumBursts = 207
  /// All slow-motion videos.
  case smartAlbumSlomoVideos = 208
  /// All assets that are not shared.
  case smartAlbumUserLibrary = 209
  /// All selfies.
  case smartAlbumSelfPortraits = 210
  /// All screenshots.
  case smartAlbumScreenshots = 211
  /// All photos with a depth effect.
  case smartAlbumDepthEffect = 212
  /// All Live Photos.
  case smartAlbumLivePhotos = 213
  /// Any subtype, for fetches.
  case any = 9_223_372_036_854_775_807
}

/// A collection of the photo library.
open class PHCollection: PHObject {
  /// The title that is shown to the user.
  open var localizedTitle: String? { nil }
  /// Whether the collection contains assets.
  open var canContainAssets: Bool { true }
  /// Whether the collection contains other collections.
  open var canContainCollections: Bool { false }

  /// Returns the user's albums.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options).objects)
  }
}

/// An album.
open class PHAssetCollection: PHCollection {
  private enum Content: Hashable { case folder(String), all, favorites, films }
  private let content: Content
  private let title: String

  private init(_ content: Content, _ title: String) {
    self.content = content
    self.title = title
    super.init(localIdentifier: "\(title)/L0/040")
  }

  private static var all: [PHAssetCollection] {
    [
      PHAssetCollection(.all, "Recents"), PHAssetCollection(.favorites, "Favorites"),
      PHAssetCollection(.films, "Videos"),
    ] + PhotoStore.albums.map { PHAssetCollection(.folder($0), $0) }
  }

  open override var localizedTitle: String? { title }
  /// The type of the collection: a user's or a system album.
  open var assetCollectionType: PHAssetCollectionType {
    if case .folder = content { return .album }
    return .smartAlbum
  }
  /// The subtype of the collection.
  open var assetCollectionSubtype: PHAssetCollectionSubtype {
    switch content {
    case .folder: .albumRegular
    case .all: .smartAlbumUserLibrary
    case .favorites: .smartAlbumFavorites
    case .films: .smartAlbumVideos
    }
  }
  /// The number of assets.
  open var estimatedAssetCount: Int { PHAsset.fetchAssets(in: self, options: nil).count }

  func contains(_ asset: PHAsset) -> Bool {
    switch content {
    case .folder(let name): asset.photo.album == name
    case .all: true
    case .favorites: asset.isFavorite
    case .films: asset.photo.isMovie
    }
  }

  /// Returns the collections with a type and subtype; none if the user has not granted access.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    found(options) {
      $0.assetCollectionType == type && (subtype == .any || $0.assetCollectionSubtype == subtype)
    }
  }
  /// Returns the collections with the given identifiers.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { found(options) { identifiers.contains($0.localIdentifier) } }
  /// Returns the collections with a type that contain an asset.
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    found(options) { $0.assetCollectionType == type && $0.contains(asset) }
  }

  private class func found(
    _ options: PHFetchOptions?, _ fits: @escaping (PHAssetCollection) -> Bool
  ) -> PHFetchResult<PHAssetCollection> {
    let query = {
      guard PHPhotoLibrary.isReadable else { return [] as [PHAssetCollection] }
      KeyValueAccess.register("localizedTitle", on: PHAssetCollection.self, readOnly: \.localizedTitle)
      KeyValueAccess.register("title", on: PHAssetCollection.self, readOnly: \.localizedTitle)
      let collections = all.filter(fits)
      return options?.applied(to: collections) ?? collections
    }
    return PHFetchResult(query(), again: query)
  }
}
