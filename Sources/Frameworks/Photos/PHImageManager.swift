import CoreGraphics
import Foundation
import ImageIO
import ObjectiveC
import UIKit

/// The identifier of an image request.
public typealias PHImageRequestID = Int32
/// The identifier that stands for no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The target size that requests the original size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key for an `NSNumber` that indicates whether an image of higher quality follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key for an `NSNumber` that indicates whether the image is in iCloud.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key for the request's identifier, an `NSNumber`.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The key for an `NSNumber` that indicates whether the request was canceled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key for the error.
public let PHImageErrorKey = "PHImageErrorKey"

/// The way in which an image is fitted to the requested size.
public enum PHImageContentMode: Int, Sendable {
  /// The whole image fits inside the size.
  case aspectFit = 0
  /// The image fills the size, and is clipped at two sides.
  case aspectFill = 1
  /// The same as `aspectFit`.
  public static let `default` = PHImageContentMode.aspectFit
}

/// The delivery mode of a request. An image is always delivered once, in the highest quality.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// Possibly several results of increasing quality, a single one of high quality, or a single one that is fast.
  case opportunistic = 0, highQualityFormat, fastFormat
}
/// The accuracy of the image's size. The size is always exact, except for `none`, which returns the original size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none = 0, fast, exact }
/// The version of an edited image. There is only one version.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current = 0, unadjusted, original }

/// The options of an image request.
open class PHImageRequestOptions: NSObject, NSCopying {
  /// A closure that is called while an image is downloaded from iCloud; never called.
  public typealias ProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) ->
    Void
  /// Whether the result handler is called before the request returns; false by default.
  open var isSynchronous = false
  /// Whether images may be downloaded from iCloud. It has no effect.
  open var isNetworkAccessAllowed = false
  /// The delivery mode. It has no effect.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The accuracy of the image's size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of the image to return, relative to its size. Zero, the default, stands for the whole image.
  open var normalizedCropRect = CGRect.zero
  /// The version of the image.
  open var version = PHImageRequestOptionsVersion.current
  /// A closure that is called while an image is downloaded from iCloud; never called.
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

/// A manager that creates images of assets in requested sizes.
///
/// ```swift
/// if let asset = PHAsset.fetchAssets(with: .image, options: nil).firstObject {
///   PHImageManager.default().requestImage(
///     for: asset, targetSize: CGSize(width: 200, height: 200), contentMode: .aspectFill, options: nil
///   ) { [imageView] image, _ in imageView.image = image }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/photokit/phimagemanager>
open class PHImageManager: NSObject {
  // This is safe on any thread because the object has no state.
  nonisolated(unsafe) private static let shared = PHImageManager()
  private static let requests = Locked<(last: PHImageRequestID, cancelled: Set<PHImageRequestID>)>((0, []))
  /// Serial, so that images arrive in the order of their requests on every machine.
  private static let queue = DispatchQueue(label: "PHImageManager", qos: .userInitiated)

  /// Returns the shared manager.
  open class func `default`() -> PHImageManager { shared }

  /// Requests an image of an asset. It is created on a background thread unless the options make the request
  /// synchronous, and the handler is called once on the main thread. The target size is in pixels; images are never
  /// enlarged.
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

  /// Requests the data of a picture's file. The handler is called on the main thread.
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

  /// Requests the data of a picture's file with the older orientation type, as before iOS 13.
  @available(*, deprecated) @discardableResult open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requestImageDataAndOrientation(for: asset, options: options) { data, type, _, info in
      resultHandler(data, type, .up, info)
    }
  }

  /// Cancels a request, so that its handler is not called.
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
    // This is safe because each closure is called once, first the one in the background and then the other on the
    // main queue.
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
    Self.queue.async {
      // This is safe because the result is only used on the main queue from here on.
      nonisolated(unsafe) let result = make()
      DispatchQueue.main.async {
        let isCancelled = Self.requests.withLock { $0.cancelled.remove(number) != nil }
        if !isCancelled { finish(result.0, result.1) }
      }
    }
    return number
  }
}

/// An image manager that prepares images in advance. It does not, because images are created quickly on demand.
open class PHCachingImageManager: PHImageManager {
  /// Whether images of high quality are prepared. It has no effect.
  open var allowsCachingHighQualityImages = true
  public override init() { super.init() }
  /// Announces future requests. It has no effect.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Revokes the announcement of requests. It has no effect.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Revokes all announcements. It has no effect.
  open func stopCachingImagesForAllAssets() {}
}

extension UIImage {
  /// Returns the image scaled to fit or fill a size in pixels, with a scale of 1.
  fileprivate func scaled(to target: CGSize, fills: Bool) -> UIImage {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    guard pixels.width > 0, pixels.height > 0, target.width > 0, target.height > 0 else { return self }
    let (x, y) = (target.width / pixels.width, target.height / pixels.height)
    let factor = min(1, fills ? max(x, y) : min(x, y))
    let drawn = CGSize(
      width: max(1, (pixels.width * factor).rounded()), height: max(1, (pixels.height * factor).rounded()))
    return redrawn(size: drawn, in: CGRect(origin: .zero, size: drawn))
  }

  /// Returns a part of the image, which is given relative to its size.
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
