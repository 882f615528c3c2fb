@_exported import Foundation
import ObjectiveC
@_exported import UIKit

/// The authorization status of the app for the photo library.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }
/// The level of access that an app requests.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// The domain of errors of Photos.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of the photo library.
public struct PHPhotosError: Error, CustomNSError, Equatable, Sendable {
  /// The codes of these errors.
  public enum Code: Int, Sendable {
    /// The user canceled the operation.
    case userCancelled = 3072
    /// The resource is invalid.
    case invalidResource = 3302
    /// The change is not supported.
    case changeNotSupported = 3300
    /// Access to the library is restricted.
    case accessRestricted = 3310
    /// The user denied access to the library.
    case accessUserDenied = 3311
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { PHPhotosErrorDomain }
  /// The code of the error as an integer.
  public var errorCode: Int { code.rawValue }
}

/// The user's photo library. It contains the files in the folder that `flipside run --photos FOLDER` specifies, or
/// six generated pictures.
///
/// The app has access if the user allows it. The user of the window, the script or the UI test is asked; in unit
/// tests access is denied, because there is no user.
///
/// Apple's documentation: <https://developer.apple.com/documentation/photokit/phphotolibrary>
open class PHPhotoLibrary: NSObject {
  // This is safe because a lock protects all mutable state.
  nonisolated(unsafe) private static let library = PHPhotoLibrary()
  private let observers = Locked<[Observer]>([])

  private struct Observer {
    weak var object: (any PHPhotoLibraryChangeObserver)?
  }

  /// Returns the shared library.
  open class func shared() -> PHPhotoLibrary { library }

  private override init() {
    super.init()
    PhotoStore.assetMaker = { PHPhotoLibrary.isReadable ? PHAsset($0) : nil }
    PhotoStore.observer = { [unowned self] in notifyObservers() }
  }

  // MARK: Access

  static var isReadable: Bool {
    _ = library
    return SystemQuestion.isAllowed(.photos) == true
  }

  private static func permission(_ level: PHAccessLevel) -> SystemQuestion.Permission {
    level == .addOnly ? .photosAdding : .photos
  }

  /// Returns the authorization status for reading and writing.
  open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }
  /// Returns the authorization status for a level of access.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    if accessLevel == .addOnly, isReadable { return .authorized }
    return SystemQuestion.isAllowed(permission(accessLevel)).map { $0 ? .authorized : .denied } ?? .notDetermined
  }
  /// Requests access from the user, unless it has already been decided.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite, handler: handler)
  }
  /// Requests access from the user, unless it has already been decided. The handler is called on a background
  /// thread.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    // This is safe because the handler is called once, on a background queue as on iOS.
    nonisolated(unsafe) let handler = handler
    let isAsked = SystemQuestion.ask(permission(accessLevel)) { isAllowed in
      DispatchQueue.global().async { handler(isAllowed ? .authorized : .denied) }
    }
    if !isAsked { DispatchQueue.global().async { handler(.denied) } }
  }
  /// Requests access from the user, unless it has already been decided, and returns the status.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
    }
  }

  // MARK: Changes

  /// Runs a block that creates change requests, and then performs the changes, on a background thread.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    // This is safe because both closures are called once, one after the other on a background queue.
    nonisolated(unsafe) let (changeBlock, completionHandler) = (changeBlock, completionHandler)
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      do {
        try performChangesAndWait(changeBlock)
        completionHandler?(true, nil)
      } catch {
        completionHandler?(false, error)
      }
    }
  }
  /// Runs a block that creates change requests, and then performs the changes.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    try performChangesAndWait(changeBlock)
  }
  /// Runs a block that creates change requests, and then performs the changes. Throws if the user has not granted
  /// access.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    guard SystemQuestion.isAllowed(.photos) == true || SystemQuestion.isAllowed(.photosAdding) == true else {
      throw PHPhotosError(.accessUserDenied)
    }
    try LibraryChanges.run(changeBlock)
  }

  /// Registers an observer, which is called on a background thread after each change.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {
    observers.withLock { $0.append(Observer(object: observer)) }
  }
  /// Removes an observer.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    observers.withLock { $0.removeAll { $0.object == nil || $0.object === observer } }
  }

  private func notifyObservers() {
    // This is safe because the array is handed over to the closure below.
    nonisolated(unsafe) let objects = observers.withLock { $0.compactMap(\.object) }
    guard !objects.isEmpty else { return }
    DispatchQueue.global().async {
      let change = PHChange()
      for object in objects { object.photoLibraryDidChange(change) }
    }
  }
}

/// A change of the photo library.
open class PHChange: NSObject {
  /// Returns the changes to the result of a fetch; nil if there are none.
  open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    guard let again = fetchResult.again else { return nil }
    let now = again()
    guard now.map(\.localIdentifier) != fetchResult.objects.map(\.localIdentifier) else { return nil }
    return PHFetchResultChangeDetails(before: fetchResult, after: PHFetchResult(now, again: again))
  }
}

/// The method by which an observer is notified of changes, on any thread.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called after a change.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
