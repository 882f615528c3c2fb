@_exported import Foundation
import ObjectiveC
@_exported import UIKit

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

public struct PHPhotosError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case userCancelled = 3072
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { PHPhotosErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// The user's photos. There are none: access is denied, as iOS would say.
///
/// Apple's documentation: <https://developer.apple.com/documentation/photokit/phphotolibrary>
open class PHPhotoLibrary: NSObject {
  nonisolated(unsafe) private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }

  open class func authorizationStatus() -> PHAuthorizationStatus {
    SystemQuestion.isAllowed(.photos).map { $0 ? .authorized : .denied } ?? .notDetermined
  }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let answered = handler
    guard !SystemQuestion.ask(.photos, then: { answered($0 ? .authorized : .denied) }) else { return }
    Unsupported.log("PHPhotoLibrary.requestAuthorization(_:)")
    DispatchQueue.global().async { handler(.denied) }
  }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(handler)
  }
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    Unsupported.log("PHPhotoLibrary.performChanges(_:completionHandler:)")
    DispatchQueue.global().async { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  }
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// What changed in the library.
open class PHChange: NSObject {}

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// Adds and changes photos, within the library's changes.
open class PHAssetChangeRequest: NSObject {
  open class func creationRequestForAsset(from image: UIImage) -> Self { self.init() }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  open class func deleteAssets(_ assets: [PHAsset]) {}
  open var isFavorite = false
  open var creationDate: Date?
  public required override init() { super.init() }
}
