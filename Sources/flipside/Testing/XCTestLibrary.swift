import Foundation

/// The library of Flipside's XCTest module, with which test bundles are compiled and linked, and the libraries that
/// depend on it.
struct XCTestLibrary {
  /// The folder of `libXCTest.so` and `XCTest.swiftmodule`.
  let folder: String
  /// The companion libraries that the tests import, with their folders.
  private(set) var companions: [(library: CompanionLibrary, folder: String)] = []

  var library: String { TestLibraryBuilder.library("XCTest", in: folder) }

  /// Builds the libraries that tests need.
  /// - Parameters:
  ///   - runtime: the build of Flipside.
  ///   - bundles: the bundles to compile. Companion libraries that none of their files imports are not built.
  static func prepare(_ runtime: Runtime, for bundles: [TestBundle] = []) throws -> XCTestLibrary {
    let builder = TestLibraryBuilder(
      module: "XCTest", folders: ["XCTest", "XCUIAutomation"], runtime: runtime)
    var library = XCTestLibrary(folder: try builder.build())
    var known: Set<String> = []
    let modules = bundles.flatMap { $0.others + [$0.module] }.filter { known.insert($0.name).inserted }
    let imported = modules.reduce(into: Set<String>()) { $0.formUnion(SourceImports.modules(of: $1)) }
    let xctest = library
    library.companions = try CompanionLibrary.all.filter { !imported.isDisjoint(with: $0.names) }
      .map { ($0, try $0.build(on: xctest, runtime: runtime)) }
    return library
  }

  /// Returns the search paths. They precede those of all other modules, so that this XCTest is found instead of the
  /// toolchain's.
  func compilerOptions() -> [String] { ([folder] + companions.map(\.folder)).flatMap { ["-I", $0] } }

  func linkerOptions() -> [String] {
    libraries.flatMap { [$0, "-Xlinker", "-rpath=\(($0 as NSString).deletingLastPathComponent)"] }
  }

  /// The paths of all libraries, whose changes require a rebuild of the tests.
  var libraries: [String] {
    [library] + companions.map { TestLibraryBuilder.library($0.library.module, in: $0.folder) }
  }
}

/// A module of Flipside that replaces an Objective-C module on which tests depend.
struct CompanionLibrary {
  let module: String
  /// The other names under which packages and pods import the module.
  var aliases: [String] = []
  /// Whether modules that import it are compiled as for Apple's systems if they check for Darwin.
  var needsApplePath = false

  var names: [String] { [module] + aliases }

  static let all = [
    // Implements the API of iOSSnapshotTestCase.
    CompanionLibrary(module: "iOSSnapshotTestCase", aliases: ["iOSSnapshotTestCaseCore", "FBSnapshotTestCase"]),
    // Provides the base class of Quick's specifications.
    CompanionLibrary(module: "QuickObjCRuntime", needsApplePath: true),
    // Nimble's `throwAssertion()` depends on this module.
    CompanionLibrary(module: "CwlPreconditionTesting"),
    // Catches exceptions for Nimble's `raiseException()`.
    CompanionLibrary(module: "NimbleObjCRuntime"),
    CompanionLibrary(module: "CwlCatchException"),
  ]

  static let modules = Set(all.flatMap(\.names))

  /// Returns whether a module is compiled as for Apple's systems because of its imports. Its code path for Linux is
  /// written for the toolchain's XCTest, which has fewer features.
  ///
  /// The test module of such a module is compiled in the same way, because it imports it with `@testable`.
  /// - Parameter others: the modules that are built with the module.
  static func compilesAsForApple(_ module: AppModule, among others: [AppModule] = []) -> Bool {
    let names = Set(all.filter(\.needsApplePath).flatMap(\.names))
    if !SourceImports.modules(of: module).isDisjoint(with: names) { return true }
    let tested = SourceImports.testableModules(of: module)
    return others.contains { tested.contains($0.name) && compilesAsForApple($0) }
  }

  func build(on library: XCTestLibrary, runtime: Runtime) throws -> String {
    try TestLibraryBuilder(
      module: module, aliases: aliases, folders: [module], options: library.compilerOptions() + [library.library],
      needs: [library.library], runtime: runtime
    ).build()
  }
}
