import Foundation
import ObjectiveC
import UIKit

/// The changes that a block requests on a thread.
enum LibraryChanges {
  private static let key = "PHPhotoLibrary.changes"
  private final class List { var changes: [() throws -> Void] = [] }

  /// Runs the block, and then performs the requested changes.
  static func run(_ block: () -> Void) throws {
    let values = Thread.current.threadDictionary
    let outer = values[key]
    let list = List()
    values[key] = list
    block()
    values[key] = outer
    for change in list.changes { try change() }
  }

  static func add(_ change: @escaping () throws -> Void) {
    guard let list = Thread.current.threadDictionary[key] as? List else {
      return ExceptionReport.raise(
        .internalInconsistencyException,
        "This method can only be called from inside of -[PHPhotoLibrary "
          + "performChanges:completionHandler:] or -[PHPhotoLibrary performChangesAndWait:error:]")
    }
    list.changes.append(change)
  }
}

/// A request to add, change or delete assets, in a change block of the library.
///
/// ```swift
/// PHPhotoLibrary.shared().performChanges {
///   PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
/// }
/// ```
open class PHAssetChangeRequest: NSObject {
  private var asset: PHAsset?
  /// The placeholder for the new asset, which has the asset's identifier.
  open private(set) var placeholderForCreatedAsset: PHObjectPlaceholder?

  /// Creates a request to change the properties of an asset.
  public convenience init(for asset: PHAsset) {
    self.init()
    self.asset = asset
  }
  public required override init() { super.init() }

  /// Requests to add a picture.
  @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self {
    creation { try image.pngData().map { ($0, "png") } ?? { throw PHPhotosError(.invalidResource) }() }
  }
  /// Requests to add the picture in a file; nil if it is not a picture.
  @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    creation(ofFile: fileURL)
  }
  /// Requests to add the video in a file; nil if it is not a video.
  @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
    creation(ofFile: fileURL)
  }
  /// Requests to remove assets from the library. Files in the host's folder are kept. On iOS the user is asked
  /// first; on Flipside not.
  open class func deleteAssets(_ assets: [PHAsset]) {
    LibraryChanges.add { for asset in assets { PhotoStore.delete(asset.photo) } }
  }

  /// Whether the asset is a favorite.
  open var isFavorite = false {
    didSet {
      guard let asset else { return Unsupported.log("PHAssetChangeRequest.isFavorite of a new asset") }
      LibraryChanges.add { [isFavorite] in Favorites.set(asset.localIdentifier, isFavorite) }
    }
  }
  /// The creation date of the asset. Setting it has no effect, because files keep their own date.
  open var creationDate: Date? {
    didSet { Unsupported.log("PHAssetChangeRequest.creationDate") }
  }
  /// Whether the asset is hidden. Setting it has no effect.
  open var isHidden = false {
    didSet { Unsupported.log("PHAssetChangeRequest.isHidden") }
  }

  private class func creation(ofFile url: URL) -> Self? {
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    return creation { (data, url.pathExtension) }
  }

  private class func creation(_ content: @escaping () throws -> (Data, String)) -> Self {
    let request = self.init()
    let name = PhotoStore.reserveName()
    request.placeholderForCreatedAsset = PHObjectPlaceholder(localIdentifier: name + "/L0/001")
    LibraryChanges.add {
      let (data, nameExtension) = try content()
      _ = try PhotoStore.save(data, nameExtension: nameExtension, name: name)
    }
    return request
  }
}
