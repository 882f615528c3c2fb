import CoreGraphics
import Foundation
import ImageIO
import ObjectiveC
import UIKit

/// Names a request of a picture.
public typealias PHImageRequestID = Int32
/// No request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// Asks for the whole picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether a better picture follows, an `NSNumber`.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether the picture is in the cloud, an `NSNumber`.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The request, an `NSNumber`.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether the request was cancelled, an `NSNumber`.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of the error.
public let PHImageErrorKey = "PHImageErrorKey"

/// The fit of a picture into the requested size.
public enum PHImageContentMode: Int, Sendable {
  /// Whole, within the size.
  case aspectFit = 0
  /// Filling the size, cut off at two sides.
  case aspectFill = 1
  public static let `default` = PHImageContentMode.aspectFit
}

/// Whether a quick picture comes first. The picture always comes once, at its best.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0, highQualityFormat, fastFormat
}
/// The accuracy of the requested size. It is always met exactly, but for `none`, which returns the whole picture.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none = 0, fast, exact }
/// Which version of an edited picture. There is one.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current = 0, unadjusted, original }

/// Options of a request for a picture.
open class PHImageRequestOptions: NSObject, NSCopying {
  /// Called while a picture comes from the cloud. Never called.
  public typealias ProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) ->
    Void
  /// Whether the handler is called before the request returns. Default false.
  open var isSynchronous = false
  /// Whether a picture may come from the cloud. None does.
  open var isNetworkAccessAllowed = false
  /// Whether a quick picture comes first. None does.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The accuracy of the requested size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of the picture, in fractions of its size. Zero, the default, is all of it.
  open var normalizedCropRect = CGRect.zero
  /// Which version of the picture.
  open var version = PHImageRequestOptionsVersion.current
  /// Called while a picture comes from the cloud. Never called.
  open var progressHandler: ProgressHandler?
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHImageRequestOptions()
    copy.isSynchronous = isSynchronous
    copy.isNetworkAccessAllowed = isNetworkAccessAllowed
    copy.deliveryMode = deliveryMode
    copy.resizeMode = resizeMode
    copy.normalizedCropRect = normalizedCropRect
    copy.version = version
    copy.progressHandler = progressHandler
    return copy
  }
}

/// Makes pictures of assets, in any size.
///
/// Apple's documentation: <https://developer.apple.com/documentation/photokit/phimagemanager>
open class PHImageManager: NSObject {
  // Without state of its own, so that any thread may use it.
  nonisolated(unsafe) private static let shared = PHImageManager()
  private static let requests = Locked<(last: PHImageRequestID, cancelled: Set<PHImageRequestID>)>((0, []))

  /// The manager of the process.
  open class func `default`() -> PHImageManager { shared }

  /// Makes the picture of an asset, on another thread unless the options make the request synchronous, and calls
  /// the handler on the main thread, once. The target size is in pixels; the picture is never enlarged.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let isWhole =
      targetSize == PHImageManagerMaximumSize || options?.resizeMode == PHImageRequestOptionsResizeMode.none
    let crop = options?.normalizedCropRect ?? .zero
    return request(isSynchronous: options?.isSynchronous == true) {
      guard var image = asset.photo.image else { return (nil, PHPhotosError(.invalidResource)) }
      if crop.width > 0, crop.height > 0 { image = image.cropped(to: crop) }
      return (isWhole ? image : image.scaled(to: targetSize, fills: contentMode == .aspectFill), nil)
    } then: {
      resultHandler($0, $1)
    }
  }

  /// Reads the file of a picture and calls the handler on the main thread.
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    request(isSynchronous: options?.isSynchronous == true) {
      let data = asset.photo.data
      return (data, data == nil ? PHPhotosError(.invalidResource) : nil)
    } then: { data, info in
      resultHandler(data, data == nil ? nil : asset.photo.typeIdentifier, .up, info)
    }
  }

  /// The same, for code from before iOS 13.
  @available(*, deprecated) @discardableResult open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requestImageDataAndOrientation(for: asset, options: options) { data, type, _, info in
      resultHandler(data, type, .up, info)
    }
  }

  /// Keeps the handler of a request from being called.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {
    Self.requests.withLock { _ = $0.cancelled.insert(requestID) }
  }

  private func request<Value>(
    isSynchronous: Bool, _ make: @escaping () -> (Value?, PHPhotosError?),
    then handler: @escaping (Value?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let number = Self.requests.withLock { requests in
      requests.last += 1
      return requests.last
    }
    // Called once each: the one in the background, the other on the main queue afterwards.
    nonisolated(unsafe) let (make, handler) = (make, handler)
    let finish = { (value: Value?, error: PHPhotosError?) in
      var info: [AnyHashable: Any] = [
        PHImageResultIsDegradedKey: NSNumber(value: false), PHImageResultRequestIDKey: NSNumber(value: number),
      ]
      info[PHImageErrorKey] = error
      handler(value, info)
    }
    if isSynchronous {
      let (value, error) = make()
      finish(value, error)
      return number
    }
    DispatchQueue.global(qos: .userInitiated).async {
      // Handed over to the main queue.
      nonisolated(unsafe) let result = make()
      DispatchQueue.main.async {
        let isCancelled = Self.requests.withLock { $0.cancelled.remove(number) != nil }
        if !isCancelled { finish(result.0, result.1) }
      }
    }
    return number
  }
}

/// A manager that makes pictures in advance. Pictures are quick to make: they are made on demand.
open class PHCachingImageManager: PHImageManager {
  /// Whether pictures of high quality are made in advance.
  open var allowsCachingHighQualityImages = true
  public override init() { super.init() }
  /// Announces requests that will come.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Takes the announcement back.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Takes all announcements back.
  open func stopCachingImagesForAllAssets() {}
}

extension UIImage {
  /// The picture drawn into so many pixels at most, one to a point.
  fileprivate func scaled(to target: CGSize, fills: Bool) -> UIImage {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    guard pixels.width > 0, pixels.height > 0, target.width > 0, target.height > 0 else { return self }
    let (x, y) = (target.width / pixels.width, target.height / pixels.height)
    let factor = min(1, fills ? max(x, y) : min(x, y))
    let drawn = CGSize(
      width: max(1, (pixels.width * factor).rounded()), height: max(1, (pixels.height * factor).rounded()))
    return redrawn(size: drawn, in: CGRect(origin: .zero, size: drawn))
  }

  /// The part of the picture, in fractions of its size.
  fileprivate func cropped(to part: CGRect) -> UIImage {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    let frame = CGRect(
      x: -part.minX * pixels.width, y: -part.minY * pixels.height, width: pixels.width, height: pixels.height)
    let size = CGSize(
      width: max(1, (part.width * pixels.width).rounded()), height: max(1, (part.height * pixels.height).rounded()))
    return redrawn(size: size, in: frame)
  }

  private func redrawn(size: CGSize, in frame: CGRect) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(in: frame) }
  }
}
