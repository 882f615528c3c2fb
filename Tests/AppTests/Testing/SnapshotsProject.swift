import Foundation
import TestFolders

/// An app with a view, and tests that compare it with pictures: with the API of iOSSnapshotTestCase, and with a
/// small library in a package beside it that asks of UIKit and XCTest what swift-snapshot-testing does.
struct SnapshotsProject {
  let folder: URL

  static let app = """
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
      }
    }

    final class Badge: UIView {
      let label = UILabel(frame: CGRect(x: 4, y: 4, width: 52, height: 22))
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .orange
        label.text = ProcessInfo.processInfo.environment["BADGE"] ?? "12"
        addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
    }

    """

  static let caseTests = """
    import FBSnapshotTestCase
    @testable import Mine

    final class BadgeCaseTests: FBSnapshotTestCase {
      override func setUp() {
        super.setUp()
        // As in many projects; `--record` records all the same.
        recordMode = false
      }
      private func badge() -> Badge { Badge(frame: CGRect(x: 0, y: 0, width: 60, height: 30)) }
      func testView() { FBSnapshotVerifyView(badge()) }
      func testTwoOfOneTest() {
        FBSnapshotVerifyView(badge(), identifier: "first")
        let badge = badge()
        withExtendedLifetime(badge) { FBSnapshotVerifyLayer(badge.layer, identifier: "the layer") }
      }
      func testTolerance() { FBSnapshotVerifyView(badge(), perPixelTolerance: 0.02, overallTolerance: 0.9) }
      func testHierarchy() {
        usesDrawViewHierarchyInRect = true
        fileNameOptions = [.screenSize, .OS]
        FBSnapshotVerifyView(badge(), suffixes: NSOrderedSet(array: ["_other", "_64"]))
      }
      func testController() {
        let controller = UIViewController()
        controller.view.backgroundColor = .blue
        FBSnapshotVerifyViewController(controller)
      }
      func testOptions() {
        XCTAssertEqual(folderName, "MineTests.BadgeCaseTests")
        XCTAssertEqual(fileNameOptions, .screenScale)
        XCTAssertEqual(FBFileNameIncludeNormalizedFileNameFromOption("a-b c", [.screenSize, .screenScale]), "a_b_c_393x852@3x")
        XCTAssertEqual(FBSnapshotTestCaseDefaultSuffixes(), NSOrderedSet(object: "_64"))
      }
    }

    """

  static let libraryTests = """
    @testable import Mine
    import Snapping
    import XCTest

    final class BadgeTests: XCTestCase {
      private func badge() -> Badge { Badge(frame: CGRect(x: 0, y: 0, width: 60, height: 30)) }
      func testBadge() { assertPicture(of: badge()) }
      func testNearly() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        view.backgroundColor = UIColor(white: badge().label.text == "12" ? 0.5 : 0.51, alpha: 1)
        assertPicture(of: view, perceptualPrecision: 0.98)
      }
      func testText() {
        let text = describe(badge())
        XCTAssertTrue(text.hasPrefix("<Mine.Badge; frame = (0 0; 60 30)"), text)
        XCTAssertTrue(text.contains("\\n   | <UILabel; frame = (4 4; 52 22); text = '"), text)
        XCTAssertEqual(hierarchy(of: UIViewController()), "<UIViewController>, state: disappeared, view: (view not loaded)")
      }
    }

    """

  static let package = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Snapping", products: [.library(name: "Snapping", targets: ["Snapping"])],
      dependencies: [.package(url: "https://nowhere.invalid/absent/Absent.git", from: "1.0.0")],
      targets: [
        .target(name: "Native"),
        .target(name: "Snapping", dependencies: ["Native", .product(name: "Absent", package: "Absent")]),
        .testTarget(name: "SnappingTests", dependencies: ["Snapping"]),
      ])

    """

  /// The shape of swift-snapshot-testing's strategies for pictures and texts.
  static let library = """
    #if canImport(Absent)
    import Absent
    #endif
    #if canImport(Native)
    import Native
    #endif
    import Accelerate.vImage
    import CoreImage.CIKernel
    import MetalPerformanceShaders
    import SceneKit
    import SpriteKit
    import UIKit
    import WebKit
    import XCTest

    extension UIApplication {
      static var sharedIfAvailable: UIApplication? {
        let selector = NSSelectorFromString("sharedApplication")
        guard UIApplication.responds(to: selector) else { return nil }
        return UIApplication.perform(selector)?.takeUnretainedValue() as! UIApplication?
      }
    }

    private func text(of object: NSObject, _ name: String) -> String {
      let text = object.perform(Selector((name))).retain().takeUnretainedValue() as! String
      return text.replacingOccurrences(of: ":?\\\\s*0x[\\\\da-f]+(\\\\s*)", with: "$1", options: .regularExpression)
    }
    public func describe(_ view: UIView) -> String { text(of: view, "recursiveDescription") }
    public func hierarchy(of controller: UIViewController) -> String { text(of: controller, "_printHierarchy") }

    private func bytes(_ image: CGImage) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
      let context = CGContext(
        data: &bytes, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width * 4,
        space: CGColorSpace(name: CGColorSpace.sRGB)!, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
      return bytes
    }

    private func differingShare(_ old: CGImage, _ new: CGImage, _ threshold: Float) -> Float {
      let difference = CIImage(cgImage: old).applyingFilter("CILabDeltaE", parameters: ["inputImage2": CIImage(cgImage: new)])
      let context = CIContext(options: [.workingColorSpace: NSNull(), .outputColorSpace: NSNull()])
      XCTAssertFalse(MTLCreateSystemDefaultDevice().map(MPSSupportsMTLDevice) ?? false)
      var halves = try! vImage_Buffer(width: old.width, height: old.height, bitsPerPixel: 16)
      var singles = try! vImage_Buffer(width: old.width, height: old.height, bitsPerPixel: 32)
      defer { halves.free(); singles.free() }
      context.render(
        difference, toBitmap: halves.data, rowBytes: halves.rowBytes, bounds: difference.extent, format: .Rh, colorSpace: nil)
      guard vImageConvert_Planar16FtoPlanarF(&halves, &singles, 0) == kvImageNoError else { return 1 }
      var count = 0
      for y in 0..<old.height {
        for x in 0..<old.width where singles.data.load(fromByteOffset: y * singles.rowBytes + 4 * x, as: Float.self) > threshold {
          count += 1
        }
      }
      return Float(count) / Float(old.width * old.height)
    }

    public func assertPicture(
      of view: UIView, perceptualPrecision: Float = 1, file: StaticString = #filePath, name: String = #function, line: UInt = #line
    ) {
      XCTAssertNotNil(UIApplication.sharedIfAvailable)
      let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
      let folder = URL(fileURLWithPath: "\\(file)").deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      let place = folder.appendingPathComponent("\\(name.dropLast(2)).png")
      let environment = ProcessInfo.processInfo.environment
      guard environment["SNAPSHOT_TESTING_RECORD"] != "all", let data = try? Data(contentsOf: place), let old = UIImage(data: data, scale: UIScreen.main.scale)
      else {
        try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try! image.pngData()!.write(to: place)
        return XCTFail("Automatically recorded snapshot", file: file, line: line)
      }
      if bytes(old.cgImage!) == bytes(image.cgImage!) { return }
      if perceptualPrecision < 1, differingShare(old.cgImage!, image.cgImage!, (1 - perceptualPrecision) * 100) == 0 { return }
      if environment.keys.contains("__XCODE_BUILT_PRODUCTS_DIR_PATHS") {
        UIGraphicsBeginImageContextWithOptions(image.size, true, image.scale)
        image.draw(at: .zero)
        old.draw(at: .zero, blendMode: .difference, alpha: 1)
        let difference = UIGraphicsGetImageFromCurrentImageContext()!
        UIGraphicsEndImageContext()
        XCTContext.runActivity(named: "Attached Failure Diff") { activity in
          for (name, picture) in [("reference", old), ("failure", image), ("difference", difference)] {
            let attachment = XCTAttachment(image: picture)
            attachment.name = name
            activity.add(attachment)
          }
        }
      }
      XCTFail("Snapshot does not match reference.", file: file, line: line)
    }

    """

  static let packageTests = """
    import Snapping
    import UIKit
    import XCTest

    final class SnappingTests: XCTestCase {
      func testInAPackage() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .purple
        assertPicture(of: view)
      }
    }

    """

  init() throws {
    folder = TestFolder.make()
    try folder.write(Self.app, to: "App.swift")
    try folder.write(Self.caseTests, to: "MineTests/CaseTests.swift")
    try folder.write(Self.libraryTests, to: "MineTests/LibraryTests.swift")
    try folder.write(Self.package, to: "Snapping/Package.swift")
    try folder.write(Self.library, to: "Snapping/Sources/Snapping/Snapping.swift")
    try folder.write("int native(void);\n", to: "Snapping/Sources/Native/include/native.h")
    try folder.write("int native(void) { return 1; }\n", to: "Snapping/Sources/Native/native.c")
    try folder.write(Self.packageTests, to: "Snapping/Tests/SnappingTests/SnappingTests.swift")
    try folder.write(
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = 000; objects = {
        000 = { isa = PBXProject; buildConfigurationList = 0C0; mainGroup = 0A0; targets = ( 0F0, 100 );
          packageReferences = ( 0E1, 0E2 ); };
        0C0 = { isa = XCConfigurationList; buildConfigurations = ( 0C1 ); };
        0C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        0C2 = { isa = XCConfigurationList; buildConfigurations = ( 0C3 ); };
        0C3 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES;
          PRODUCT_BUNDLE_IDENTIFIER = com.example.mine; TARGETED_DEVICE_FAMILY = "1,2"; }; };
        0A0 = { isa = PBXGroup; sourceTree = "<group>"; children = ( 001, 103 ); };
        001 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        101F = { isa = PBXBuildFile; fileRef = 001; };
        0B0 = { isa = PBXSourcesBuildPhase; files = ( 101F ); };
        0E1 = { isa = XCLocalSwiftPackageReference; relativePath = Snapping; };
        0E2 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://nowhere.invalid/uber/ios-snapshot-test-case.git";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 8.0.0; }; };
        0E3 = { isa = XCSwiftPackageProductDependency; productName = Snapping; };
        0E4 = { isa = XCSwiftPackageProductDependency; package = 0E2; productName = iOSSnapshotTestCase; };
        0F0 = { isa = PBXNativeTarget; name = Mine; productType = "com.apple.product-type.application";
          buildConfigurationList = 0C2; buildPhases = ( 0B0 ); dependencies = ( ); };
        100 = { isa = PBXNativeTarget; name = MineTests; productType = "com.apple.product-type.bundle.unit-test";
          buildConfigurationList = 101; buildPhases = ( ); fileSystemSynchronizedGroups = ( 103 );
          packageProductDependencies = ( 0E3, 0E4 ); dependencies = ( ); };
        101 = { isa = XCConfigurationList; buildConfigurations = ( 102 ); };
        102 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES;
          PRODUCT_BUNDLE_IDENTIFIER = com.example.MineTests;
          TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Mine.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Mine"; }; };
        103 = { isa = PBXFileSystemSynchronizedRootGroup; path = MineTests; sourceTree = "<group>"; };
      }; }
      """, to: "Mine.xcodeproj/project.pbxproj")
  }

  /// Runs `flipside test` in the project's folder, or in one below it.
  func test(_ arguments: String..., in place: String = ".", badge: String = "12") throws -> Tool.Result {
    try Tool.run(
      ["test", place] + arguments, in: folder,
      environment: ["FB_REFERENCE_IMAGE_DIR": folder.path + "/References", "BADGE": badge])
  }

  func files(in place: String) -> [String] {
    let files =
      FileManager.default.enumerator(atPath: folder.path + "/" + place)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".png") }.sorted()
  }

  func text(_ name: String) throws -> String { String(decoding: try folder.data(name), as: UTF8.self) }
}
