@_exported import Foundation
import ObjectiveC
@_exported import UIKit

/// Whether the app may use the library.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }
/// The access to the library that the app requests.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of the library.
public struct PHPhotosError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case userCancelled = 3072
    case invalidResource = 3302
    case changeNotSupported = 3300
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { PHPhotosErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// The user's photos: the folder that `flipside run --photos FOLDER` names, or six pictures that Flipside draws.
///
/// The app sees them when the user allows it. The user of the window, the script or the UI test is asked; in unit
/// tests there is nobody to ask, and access is denied.
///
/// Apple's documentation: <https://developer.apple.com/documentation/photokit/phphotolibrary>
open class PHPhotoLibrary: NSObject {
  // Its only state is locked.
  nonisolated(unsafe) private static let library = PHPhotoLibrary()
  private let observers = Locked<[Observer]>([])

  private struct Observer {
    weak var object: (any PHPhotoLibraryChangeObserver)?
  }

  /// The library.
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

  /// Whether the app may read and write.
  open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }
  /// Whether the app may do something.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    if accessLevel == .addOnly, isReadable { return .authorized }
    return SystemQuestion.isAllowed(permission(accessLevel)).map { $0 ? .authorized : .denied } ?? .notDetermined
  }
  /// Asks the user for access, if that has not been decided yet.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite, handler: handler)
  }
  /// Asks the user for access, if that has not been decided yet. The handler is called on some thread.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    // Called once, on a queue in the background, as on iOS.
    nonisolated(unsafe) let handler = handler
    let isAsked = SystemQuestion.ask(permission(accessLevel)) { isAllowed in
      DispatchQueue.global().async { handler(isAllowed ? .authorized : .denied) }
    }
    if !isAsked { DispatchQueue.global().async { handler(.denied) } }
  }
  /// Asks the user for access, if that has not been decided yet.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
    }
  }

  // MARK: Changes

  /// Runs a block that makes requests of changes, and then makes the changes, all on another thread.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    // Called once each, one after the other, on a queue in the background.
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
  /// The same, for `await`.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    try performChangesAndWait(changeBlock)
  }
  /// Runs a block that makes requests of changes, and then makes the changes. Throws where the user gave no access.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    guard SystemQuestion.isAllowed(.photos) == true || SystemQuestion.isAllowed(.photosAdding) == true else {
      throw PHPhotosError(.accessUserDenied)
    }
    try LibraryChanges.run(changeBlock)
  }

  /// Calls an observer on another thread after each change.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {
    observers.withLock { $0.append(Observer(object: observer)) }
  }
  /// Ends that.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    observers.withLock { $0.removeAll { $0.object == nil || $0.object === observer } }
  }

  private func notifyObservers() {
    // Handed over to one closure, which no other thread has.
    nonisolated(unsafe) let objects = observers.withLock { $0.compactMap(\.object) }
    guard !objects.isEmpty else { return }
    DispatchQueue.global().async {
      let change = PHChange()
      for object in objects { object.photoLibraryDidChange(change) }
    }
  }
}

/// A change of the library.
open class PHChange: NSObject {
  /// Returns the changes of the results of a fetch; nil if there are none.
  open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    guard let again = fetchResult.again else { return nil }
    let now = again()
    guard now.map(\.localIdentifier) != fetchResult.objects.map(\.localIdentifier) else { return nil }
    return PHFetchResultChangeDetails(before: fetchResult, after: PHFetchResult(now, again: again))
  }
}

/// Hears of changes of the library, on some thread.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called after a change.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
