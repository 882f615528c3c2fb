import UIKit
import XCTest

/// The domain of comparison errors.
public let FBSnapshotTestControllerErrorDomain = "FBSnapshotTestControllerErrorDomain"
/// The key for the path of the reference picture in an error's `userInfo`.
public let FBReferenceImageFilePathKey = "FBReferenceImageFilePathKey"
/// The key for the reference picture in an error's `userInfo`.
public let FBReferenceImageKey = "FBReferenceImageKey"
/// The key for the captured picture in an error's `userInfo`.
public let FBCapturedImageKey = "FBCapturedImageKey"
/// The key for the difference of the two pictures in an error's `userInfo`.
public let FBDiffedImageKey = "FBDiffedImageKey"

/// The reasons for which a comparison fails.
public enum FBSnapshotTestControllerErrorCode: Int, Sendable {
  case unknown, needsRecord, pngCreationFailed, imagesDifferentSizes, imagesDifferent
}

/// A controller that captures views and layers and compares the pictures with reference files.
open class FBSnapshotTestController: NSObject {
  /// Whether pictures are recorded instead of compared.
  open var recordMode = false
  /// Whether pictures contain the hierarchy as the window draws it.
  open var usesDrawViewHierarchyInRect = false
  /// The properties of the device that file names include.
  open var fileNameOptions = FBSnapshotTestCaseFileNameIncludeOption.screenScale
  /// The reference folder.
  open var referenceImagesDirectory = ""
  /// The folder for differing pictures.
  open var imageDiffDirectory = ""
  /// The name of the class's folder inside both folders.
  open var folderName: String
  /// The folder that contains `ReferenceImages` unless another one is set.
  open var bundleResourcePath: String?

  public init(testClass: AnyClass) {
    folderName = NSStringFromClass(testClass)
    super.init()
  }

  /// Compares a view or a layer with its reference picture, or records it.
  ///
  /// - Throws: an error of `FBSnapshotTestControllerErrorDomain`, or an error of reading or writing a file.
  open func compareSnapshot(
    ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String?, perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat
  ) throws {
    let name = (name: "\(selector)", identifier: identifier)
    if recordMode { return try record(try picture(of: viewOrLayer), name) }
    let reference = try referenceImage(for: selector, identifier: identifier)
    let taken = try picture(of: viewOrLayer)
    do {
      try compareReferenceImage(
        reference, to: taken, perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance)
    } catch {
      do {
        try saveFailedReferenceImage(reference, testImage: taken, selector: selector, identifier: identifier)
      } catch {
        NSLog("Error saving test images: \(error)")
      }
      throw error
    }
  }

  /// Returns the reference picture for a test.
  ///
  /// - Throws: `needsRecord` if there is none, `unknown` if the file is not a picture.
  open func referenceImage(for selector: Selector, identifier: String?) throws -> UIImage {
    let path = Self.join(referenceImagesDirectory, folderName, fileName("", ("\(selector)", identifier)))
    if let image = UIImage(contentsOfFile: path) { return image }
    guard !FileManager.default.fileExists(atPath: path) else {
      throw Self.error(.unknown, [FBReferenceImageFilePathKey: path])
    }
    throw Self.error(
      .needsRecord,
      [
        FBReferenceImageFilePathKey: path, NSLocalizedDescriptionKey: "Unable to load reference image.",
        NSLocalizedFailureReasonErrorKey: "Reference image not found. You need to run the test in record mode",
      ])
  }

  /// Compares two pictures pixel by pixel.
  ///
  /// - Throws: `imagesDifferentSizes` or `imagesDifferent`, with the pictures in `userInfo`.
  open func compareReferenceImage(
    _ referenceImage: UIImage, to image: UIImage, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
  ) throws {
    let (expected, actual) = (PictureBytes(referenceImage), PictureBytes(image))
    let isSameSize = expected.width == actual.width && expected.height == actual.height
    if isSameSize, expected.isLike(actual, perPixel: perPixelTolerance, overall: overallTolerance) { return }
    let sizes = "referenceImage:{\(expected.width), \(expected.height)}, image:{\(actual.width), \(actual.height)}"
    let share = String(format: "%.2f", Double(overallTolerance) * 100)
    throw Self.error(
      isSameSize ? .imagesDifferent : .imagesDifferentSizes,
      [
        NSLocalizedDescriptionKey: isSameSize ? "Images different" : "Images different sizes",
        NSLocalizedFailureReasonErrorKey: isSameSize
          ? "image pixels differed by more than \(share)% from the reference image" : sizes,
        FBReferenceImageKey: referenceImage, FBCapturedImageKey: image,
        FBDiffedImageKey: Self.difference(referenceImage, image),
      ])
  }

  /// Stores the reference, the differing picture and their difference as files and as attachments of the test.
  open func saveFailedReferenceImage(
    _ referenceImage: UIImage, testImage: UIImage, selector: Selector, identifier: String?
  ) throws {
    let name = ("\(selector)", identifier)
    let difference = Self.difference(referenceImage, testImage)
    let pictures = [
      ("reference_", "Reference Image", referenceImage), ("failed_", "Failed Image", testImage),
      ("diff_", "Diffed Image", difference),
    ]
    XCTContext.runActivity(named: identifier ?? "\(selector)") { activity in
      for (_, title, picture) in pictures {
        let attachment = XCTAttachment(image: picture)
        attachment.name = title
        activity.add(attachment)
      }
    }
    for (prefix, _, picture) in pictures {
      try Self.write(picture, to: Self.join(imageDiffDirectory, folderName, fileName(prefix, name)))
    }
  }

  // MARK: Files

  private func record(_ picture: UIImage, _ name: (name: String, identifier: String?)) throws {
    XCTContext.runActivity(named: name.identifier ?? name.name) { activity in
      let attachment = XCTAttachment(image: picture)
      attachment.name = "Recorded Image"
      activity.add(attachment)
    }
    let path = Self.join(referenceImagesDirectory, folderName, fileName("", name))
    try Self.write(picture, to: path)
    NSLog("Reference image save at: \(path)")
  }

  private func fileName(_ prefix: String, _ name: (name: String, identifier: String?)) -> String {
    var file = prefix + name.name
    if let identifier = name.identifier, !identifier.isEmpty { file += "_\(identifier)" }
    if !fileNameOptions.contains(.none) {
      file = FBFileNameIncludeNormalizedFileNameFromOption(file, fileNameOptions)
    }
    return file + ".png"
  }

  private static func join(_ parts: String...) -> String {
    parts.dropFirst().reduce(parts[0]) { ($0 as NSString).appendingPathComponent($1) }
  }

  private static func write(_ picture: UIImage, to path: String) throws {
    guard let data = picture.pngData() else {
      throw error(.pngCreationFailed, [FBReferenceImageFilePathKey: path])
    }
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private static func error(_ code: FBSnapshotTestControllerErrorCode, _ userInfo: [String: Any]) -> NSError {
    NSError(domain: FBSnapshotTestControllerErrorDomain, code: code.rawValue, userInfo: userInfo)
  }
}
