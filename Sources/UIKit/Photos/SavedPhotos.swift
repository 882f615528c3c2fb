import CoreGraphics

/// Adds an image to the photo library, as a PNG file of its pixels, and calls the target's method.
/// - Parameters:
/// - image: the image.
/// - completionTarget: the object that is called afterward, or nil.
/// - completionSelector: its method `image(_:didFinishSavingWithError:contextInfo:)`. The error describes a refused
///   permission or a file that can't be written.
/// - contextInfo: passed to the method.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotos(item: image, target: completionTarget, selector: completionSelector, context: contextInfo).save {
    guard let data = image.pngData() else { throw SavedPhotos.noData }
    return (data, "png")
  }
}

/// Returns whether a film can be added to the photo library: whether there is a file with an extension of films.
/// - Parameter videoPath: the path of the film.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  ["mov", "mp4", "m4v"].contains((videoPath as NSString).pathExtension.lowercased())
    && FileManager.default.isReadableFile(atPath: videoPath)
}

/// Adds a video to the photo library, and calls the target's method
/// `video(_:didFinishSavingWithError:contextInfo:)`.
/// - Parameters:
/// - videoPath: the path of the video.
/// - completionTarget: the object that is called afterward, or nil.
/// - completionSelector: its method.
/// - contextInfo: passed to the method.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotos(item: videoPath, target: completionTarget, selector: completionSelector, context: contextInfo).save {
    guard UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(videoPath),
      let data = FileManager.default.contents(atPath: videoPath)
    else { throw SavedPhotos.noData }
    return (data, (videoPath as NSString).pathExtension)
  }
}

/// A picture or video that is being saved to the photo library. Unchecked, because the app's objects are only used
/// on the main thread.
struct SavedPhotos: @unchecked Sendable {
  let item: Any
  let target: Any?
  let selector: Selector?
  let context: UnsafeMutableRawPointer?

  /// The errors dataUnavailable and accessUserDenied of ALAssetsLibraryErrorDomain, which iOS still reports for
  /// saving.
  static let noData = NSError(
    domain: "ALAssetsLibraryErrorDomain", code: -3302,
    userInfo: [NSLocalizedDescriptionKey: "The data could not be saved."])
  private static let denied = NSError(
    domain: "ALAssetsLibraryErrorDomain", code: -3310, userInfo: [NSLocalizedDescriptionKey: "Data unavailable"])

  /// Saves the data with the user's permission. Without a user to ask, permission is given, because the files are
  /// saved in the app's own container.
  func save(_ data: @escaping () throws -> (Data, String)) {
    // Called once, on the main queue.
    nonisolated(unsafe) let data = data
    if SystemQuestion.isAllowed(.photos) == true { return DispatchQueue.main.async { finish(write(data)) } }
    let asked = SystemQuestion.ask(.photosAdding) { finish($0 ? write(data) : Self.denied) }
    guard !asked else { return }
    DispatchQueue.main.async { finish(write(data)) }
  }

  private func write(_ data: () throws -> (Data, String)) -> NSError? {
    do {
      let (bytes, nameExtension) = try data()
      _ = try PhotoStore.save(bytes, nameExtension: nameExtension)
      return nil
    } catch {
      return error as NSError
    }
  }

  private func finish(_ error: NSError?) {
    guard let target, let selector else { return }
    MessageDispatch.send(selector, to: target as AnyObject, [item, error, context])
  }
}
