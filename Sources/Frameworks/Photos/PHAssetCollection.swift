import Foundation
import ObjectiveC

/// The kind of a collection.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album that the user made: a subfolder of the host's folder.
  case album = 1
  /// An album that the system makes.
  case smartAlbum = 2
}

/// Finer kinds of collections.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent = 3
  case albumSyncedFaces = 4
  case albumSyncedAlbum = 5
  case albumImported = 6
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumTimelapses = 204
  case smartAlbumAllHidden = 205
  case smartAlbumRecentlyAdded = 206
  case smartAlbumBursts = 207
  case smartAlbumSlomoVideos = 208
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  case smartAlbumDepthEffect = 212
  case smartAlbumLivePhotos = 213
  case any = 9_223_372_036_854_775_807
}

/// A group of assets.
open class PHCollection: PHObject {
  /// The name that the user sees.
  open var localizedTitle: String? { nil }
  /// Whether it holds assets and not other collections.
  open var canContainAssets: Bool { true }
  /// Whether it holds other collections.
  open var canContainCollections: Bool { false }

  /// The albums that the user made.
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
  /// Whether the user or the system made it.
  open var assetCollectionType: PHAssetCollectionType {
    if case .folder = content { return .album }
    return .smartAlbum
  }
  /// Its finer kind.
  open var assetCollectionSubtype: PHAssetCollectionSubtype {
    switch content {
    case .folder: .albumRegular
    case .all: .smartAlbumUserLibrary
    case .favorites: .smartAlbumFavorites
    case .films: .smartAlbumVideos
    }
  }
  /// The number of its assets.
  open var estimatedAssetCount: Int { PHAsset.fetchAssets(in: self, options: nil).count }

  func contains(_ asset: PHAsset) -> Bool {
    switch content {
    case .folder(let name): asset.photo.album == name
    case .all: true
    case .favorites: asset.isFavorite
    case .films: asset.photo.isMovie
    }
  }

  /// The collections of a kind. Nothing, unless the user gave access.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    found(options) {
      $0.assetCollectionType == type && (subtype == .any || $0.assetCollectionSubtype == subtype)
    }
  }
  /// The collections with these identifiers.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { found(options) { identifiers.contains($0.localIdentifier) } }
  /// The collections of a kind that an asset is in.
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
