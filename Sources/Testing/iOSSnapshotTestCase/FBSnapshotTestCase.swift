@_exported import Foundation
@_exported import UIKit
@_exported import XCTest

/// A class of tests that compare views with pictures recorded before.
///
/// ```swift
/// final class BadgeTests: FBSnapshotTestCase {
///   override func setUp() {
///     super.setUp()
///     recordMode = false
///   }
///   func testBadge() {
///     FBSnapshotVerifyView(BadgeView(count: 3))
///   }
/// }
/// ```
///
/// Reference pictures are in the folder that the variable `FB_REFERENCE_IMAGE_DIR` of the scheme names, with a
/// suffix such as `_64`, in a folder for each class. A picture that differs is kept with the reference and their
/// difference in the folder that `IMAGE_DIFF_DIR` names, and as attachments of the test. `flipside test --record`
/// records all again, as `recordMode` does.
///
/// The API is that of iOSSnapshotTestCase: <https://github.com/uber/ios-snapshot-test-case>
open class FBSnapshotTestCase: XCTestCase {
  private var controller: FBSnapshotTestController?

  open override func setUp() {
    super.setUp()
    let controller = FBSnapshotTestController(testClass: type(of: self))
    controller.recordMode = Self.recordsAll
    self.controller = controller
  }

  open override func tearDown() {
    controller = nil
    super.tearDown()
  }

  /// The controller that holds the settings. Before `super.setUp()` it is created on demand, and the mistake is
  /// reported.
  private func settings(_ caller: String = #function) -> FBSnapshotTestController {
    if let controller { return controller }
    XCTFail("\(caller) cannot be called before [super setUp]")
    let controller = FBSnapshotTestController(testClass: type(of: self))
    self.controller = controller
    return controller
  }

  /// Whether the whole run records, whatever a test sets: many set their mode to false in `setUp()`.
  private static let recordsAll = ProcessInfo.processInfo.environment["FLIPSIDE_RECORD_SNAPSHOTS"] == "1"

  /// Whether pictures are recorded instead of compared. A test that records fails, so that recording is not left
  /// on.
  open var recordMode: Bool {
    get { controller?.recordMode ?? false }
    set { settings().recordMode = newValue || Self.recordsAll }
  }

  /// The parts of file names that identify the device; its scale by default.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption {
    get { controller?.fileNameOptions ?? .screenScale }
    set { settings().fileNameOptions = newValue }
  }

  /// Whether pictures show the hierarchy as the window does, and not just what its layers render.
  open var usesDrawViewHierarchyInRect: Bool {
    get { controller?.usesDrawViewHierarchyInRect ?? false }
    set { settings().usesDrawViewHierarchyInRect = newValue }
  }

  /// The folder of the class's pictures, in that of the references; the class's name with its module, unless it is
  /// set.
  open var folderName: String {
    get { controller?.folderName ?? "" }
    set { settings().folderName = newValue }
  }

  /// The folder that contains `ReferenceImages` if no variable names a folder; the resources of the test's bundle
  /// by default.
  open var bundleResourcePath: String? {
    get { controller?.bundleResourcePath }
    set { settings().bundleResourcePath = newValue }
  }

  // MARK: Folders

  /// The folder of references without its suffix: of the variable `FB_REFERENCE_IMAGE_DIR`, the given one, or
  /// `ReferenceImages` in the test's bundle.
  open func getReferenceImageDirectory(withDefault dir: String?) -> String {
    if let given = ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"], !given.isEmpty { return given }
    if let dir, !dir.isEmpty { return dir }
    let resources = bundleResourcePath ?? Bundle(for: type(of: self)).resourcePath ?? "."
    return (resources as NSString).appendingPathComponent("ReferenceImages")
  }

  /// The folder of pictures that differ: of the variable `IMAGE_DIFF_DIR`, the given one, or a new one for
  /// temporary files.
  open func getImageDiffDirectory(withDefault dir: String?) -> String {
    if let given = ProcessInfo.processInfo.environment["IMAGE_DIFF_DIR"], !given.isEmpty { return given }
    if let dir, !dir.isEmpty { return dir }
    return (NSTemporaryDirectory() as NSString).appendingPathComponent("Snapshots-\(UUID().uuidString)")
  }

  // MARK: Comparing

  /// Compares a view with its reference, or records it.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - referenceImagesDirectory: the folder of the references.
  ///   - imageDiffDirectory: the folder for the pictures of a failure.
  ///   - identifier: distinguishes pictures of one test.
  ///   - perPixelTolerance: the share of a component by which a pixel may differ, from 0 to 1.
  ///   - overallTolerance: the share of pixels that may differ more than that.
  /// - Throws: an error of `FBSnapshotTestControllerErrorDomain`.
  open func compareSnapshot(
    of view: UIView, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
  ) throws {
    try compare(view, referenceImagesDirectory, imageDiffDirectory, identifier, perPixelTolerance, overallTolerance)
  }

  /// Compares a layer with its reference, or records it.
  open func compareSnapshot(
    of layer: CALayer, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
  ) throws {
    try compare(
      layer, referenceImagesDirectory, imageDiffDirectory, identifier, perPixelTolerance, overallTolerance)
  }

  private func compare(
    _ viewOrLayer: AnyObject, _ references: String, _ differences: String, _ identifier: String?,
    _ perPixel: CGFloat,
    _ overall: CGFloat
  ) throws {
    let controller = settings()
    controller.referenceImagesDirectory = references
    controller.imageDiffDirectory = differences
    try controller.compareSnapshot(
      ofViewOrLayer: viewOrLayer, selector: Selector(testName), identifier: identifier, perPixelTolerance: perPixel,
      overallTolerance: overall)
  }

  /// Whether there is a reference for this test.
  ///
  /// - Throws: what is wrong with it.
  open func referenceImageRecorded(inDirectory referenceImagesDirectory: String, identifier: String?) throws {
    let controller = settings()
    controller.referenceImagesDirectory = referenceImagesDirectory
    _ = try controller.referenceImage(for: Selector(testName), identifier: identifier)
  }

  /// Compares a view or a layer with the references of all suffixes, or records it with the first.
  ///
  /// - Returns: what is wrong; nil when one of the references is like it.
  open func snapshotVerifyViewOrLayer(
    _ viewOrLayer: Any?, identifier: String?, suffixes: NSOrderedSet, perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat, defaultReferenceDirectory: String?, defaultImageDiffDirectory: String?
  ) -> String? {
    guard let viewOrLayer else { return "Object to be snapshotted must not be nil" }
    guard suffixes.count > 0 else { return "Suffixes set cannot be empty \(suffixes)" }
    let references = getReferenceImageDirectory(withDefault: defaultReferenceDirectory)
    let differences = getImageDiffDirectory(withDefault: defaultImageDiffDirectory)
    var firstError: (any Error)?
    for suffix in suffixes {
      do {
        try compare(
          viewOrLayer as AnyObject, "\(references)\(suffix)", differences, identifier, perPixelTolerance,
          overallTolerance)
        return recordMode ? Self.recorded : nil
      } catch {
        firstError = firstError ?? error
      }
      if recordMode { break }
    }
    let error = firstError.map { "\($0 as NSError)" } ?? "(null)"
    return recordMode
      ? "The reference image could not be saved: \(error)" : "Snapshot comparison failed: \(error)"
  }

  static let recorded =
    "Test ran in record mode. Reference image is now saved. Disable record mode to perform an actual snapshot comparison!"

  /// The method that runs, which files are named after.
  private var testName: String {
    let words = name.split(separator: " ")
    return words.count > 1 ? String(words[1].prefix { $0 != "]" }) : name
  }
}

extension FBSnapshotTestCase {
  /// Fails unless a view looks like its reference.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - identifier: distinguishes pictures of one test.
  ///   - suffixes: of folders that may have the reference, the first that a picture is recorded in.
  ///   - perPixelTolerance: the share of a component by which a pixel may differ, from 0 to 1.
  ///   - overallTolerance: the share of pixels that may differ more than that.
  ///   - file: the file of the failure.
  ///   - line: the line of the failure.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #file, line: UInt = #line
  ) {
    verify(view, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
  }

  /// Fails unless a controller's view, as large as the screen, looks like its reference. The controller appears
  /// before.
  public func FBSnapshotVerifyViewController(
    _ viewController: UIViewController, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #file, line: UInt = #line
  ) {
    MainActor.assumeIsolated {
      viewController.view.bounds = UIScreen.main.bounds
      viewController.viewWillAppear(false)
      viewController.viewDidAppear(false)
    }
    verify(
      MainActor.assumeIsolated { viewController.view }, identifier, suffixes, perPixelTolerance, overallTolerance,
      file,
      line)
  }

  /// Fails unless a layer looks like its reference.
  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #file, line: UInt = #line
  ) {
    verify(layer, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
  }

  private func verify(
    _ viewOrLayer: Any?, _ identifier: String?, _ suffixes: NSOrderedSet, _ perPixelTolerance: CGFloat,
    _ overallTolerance: CGFloat, _ file: StaticString, _ line: UInt
  ) {
    let problem = snapshotVerifyViewOrLayer(
      viewOrLayer, identifier: identifier, suffixes: suffixes, perPixelTolerance: perPixelTolerance,
      overallTolerance: overallTolerance, defaultReferenceDirectory: nil, defaultImageDiffDirectory: nil)
    if let problem { XCTFail(problem, file: file, line: line) }
  }
}
