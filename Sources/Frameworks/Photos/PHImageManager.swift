import CoreGraphics
import Foundation
import ObjectiveC
import UIKit

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageErrorKey = "PHImageErrorKey"

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }

open class PHImageRequestOptions: NSObject {
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var version = PHImageRequestOptionsVersion.current
  public override init() { super.init() }
}

/// Makes pictures of assets. There are no assets: every request gives nil.
open class PHImageManager: NSObject {
  nonisolated(unsafe) private static let shared = PHImageManager()
  open class func `default`() -> PHImageManager { shared }

  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    Unsupported.log("PHImageManager.requestImage(for:targetSize:contentMode:options:resultHandler:)")
    let info: [AnyHashable: Any] = [PHImageErrorKey: PHPhotosError(.accessUserDenied)]
    if options?.isSynchronous == true {
      resultHandler(nil, info)
    } else {
      DispatchQueue.main.async { resultHandler(nil, info) }
    }
    return PHInvalidImageRequestID
  }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

open class PHCachingImageManager: PHImageManager {
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
