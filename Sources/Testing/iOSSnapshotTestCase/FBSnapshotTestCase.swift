@_exported import Foundation
@_exported import UIKit
@_exported import XCTest

/// A class of tests that compare views with recorded pictures.
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
/// Reference pictures are in a folder for each class, inside the folder of the scheme's variable
/// `FB_REFERENCE_IMAGE_DIR` with a suffix such as `_64`. If a picture differs, it is stored with its reference and
/// their difference in the folder of the variable `IMAGE_DIFF_DIR`, and attached to the test. `flipside test
/// --record` records all pictures again, as `recordMode` does.
///
/// The API matches that of iOSSnapshotTestCase: <https://github.com/uber/ios-snapshot-test-case>
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

  /// Returns the controller with the settings. If the test uses it before `super.setUp()`, it is created on demand
  /// and a failure is reported.
  private func settings(_ caller: String = #function) -> FBSnapshotTestController {
    if let controller { return controller }
    XCTFail("\(caller) cannot be called before [super setUp]")
    let controller = FBSnapshotTestController(testClass: type(of: self))
    self.controller = controller
    return controller
  }

  /// Whether the whole run records pictures. It takes precedence over the tests' own settings, because many tests
  /// set `recordMode` to false in `setUp()`.
  private static let recordsAll = ProcessInfo.processInfo.environment["FLIPSIDE_RECORD_SNAPSHOTS"] == "1"

  /// Whether pictures are recorded instead of compared. A test that records a picture fails, so that the mode is
  /// not left enabled by mistake.
  open var recordMode: Bool {
    get { controller?.recordMode ?? false }
    set { settings().recordMode = newValue || Self.recordsAll }
  }

  /// The properties of the device that file names include; the screen's scale by default.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption {
    get { controller?.fileNameOptions ?? .screenScale }
    set { settings().fileNameOptions = newValue }
  }

  /// Whether pictures contain the hierarchy as the window draws it, and not only the rendered layers.
  open var usesDrawViewHierarchyInRect: Bool {
    get { controller?.usesDrawViewHierarchyInRect ?? false }
    set { settings().usesDrawViewHierarchyInRect = newValue }
  }

  /// The name of the folder for the class's pictures inside the reference folder; by default the class's name with
  /// its module.
  open var folderName: String {
    get { controller?.folderName ?? "" }
    set { settings().folderName = newValue }
  }

  /// The folder that contains `ReferenceImages` if no environment variable is set; by default the resources of the
  /// test bundle.
  open var bundleResourcePath: String? {
    get { controller?.bundleResourcePath }
    set { settings().bundleResourcePath = newValue }
  }

  // MARK: Folders

  /// Returns the reference folder without its suffix: that of the variable `FB_REFERENCE_IMAGE_DIR`, the given one,
  /// or `ReferenceImages` in the test bundle.
  open func getReferenceImageDirectory(withDefault dir: String?) -> String {
    if let given = ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"], !given.isEmpty { return given }
    if let dir, !dir.isEmpty { return dir }
    let resources = bundleResourcePath ?? Bundle(for: type(of: self)).resourcePath ?? "."
    return (resources as NSString).appendingPathComponent("ReferenceImages")
  }

  /// Returns the folder for differing pictures: that of the variable `IMAGE_DIFF_DIR`, the given one, or a new
  /// temporary folder.
  open func getImageDiffDirectory(withDefault dir: String?) -> String {
    if let given = ProcessInfo.processInfo.environment["IMAGE_DIFF_DIR"], !given.isEmpty { return given }
    if let dir, !dir.isEmpty { return dir }
    return (NSTemporaryDirectory() as NSString).appendingPathComponent("Snapshots-\(UUID().uuidString)")
  }

  // MARK: Comparing

  /// Compares a view with its reference picture, or records it.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - referenceImagesDirectory: the reference folder.
  ///   - imageDiffDirectory: the folder for the pictures of a failure.
  ///   - identifier: a name that distinguishes several pictures of a test.
  ///   - perPixelTolerance: the difference of a color component that is ignored, from 0 to 1.
  ///   - overallTolerance: the share of pixels that may differ by more than that.
  /// - Throws: an error of `FBSnapshotTestControllerErrorDomain`.
  open func compareSnapshot(
    of view: UIView, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
  ) throws {
    try compare(view, referenceImagesDirectory, imageDiffDirectory, identifier, perPixelTolerance, overallTolerance)
  }

  /// Compares a layer with its reference picture, or records it.
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

  /// Returns if there is a valid reference picture for this test.
  ///
  /// - Throws: an error if the reference picture is absent or invalid.
  open func referenceImageRecorded(inDirectory referenceImagesDirectory: String, identifier: String?) throws {
    let controller = settings()
    controller.referenceImagesDirectory = referenceImagesDirectory
    _ = try controller.referenceImage(for: Selector(testName), identifier: identifier)
  }

  /// Compares a view or layer with the reference pictures of all suffixes, or records it with the first suffix.
  ///
  /// - Returns: a description of the differences; nil if one of the references matches.
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

  /// The name of the running test method, which file names contain.
  private var testName: String {
    let words = name.split(separator: " ")
    return words.count > 1 ? String(words[1].prefix { $0 != "]" }) : name
  }
}

extension FBSnapshotTestCase {
  /// Fails unless a view matches its reference picture.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - identifier: a name that distinguishes several pictures of a test.
  ///   - suffixes: the suffixes of folders that may contain the reference. Pictures are recorded in the first one.
  ///   - perPixelTolerance: the difference of a color component that is ignored, from 0 to 1.
  ///   - overallTolerance: the share of pixels that may differ by more than that.
  ///   - file: the file of the failure.
  ///   - line: the line of the failure.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #file, line: UInt = #line
  ) {
    verify(view, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
  }

  /// Fails unless a view controller's view, with the size of the screen, matches its reference picture. The view
  /// controller's appearance methods are called before.
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

  /// Fails unless a layer matches its reference picture.
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
