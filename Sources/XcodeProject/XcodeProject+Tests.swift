import Foundation

/// A test target with the app that it tests.
public struct TestTarget {
  public let project: XcodeProject
  public let target: XcodeTarget
  /// The app in which unit tests run or that UI tests drive; nil for tests without an app.
  public let app: (project: XcodeProject, target: XcodeTarget)?

  public var isForUI: Bool { target.kind == .uiTests }

  public init(project: XcodeProject, target: XcodeTarget, app: (project: XcodeProject, target: XcodeTarget)?) {
    self.project = project
    self.target = target
    self.app = app
  }
}

extension XcodeProject {
  /// The unit and UI test targets for iOS, in the order of the project.
  public var testTargets: [XcodeTarget] {
    targets.filter { [.unitTests, .uiTests].contains($0.kind) && isForPhones($0) }
  }

  /// Returns the name of the app in which unit tests run or that UI tests drive, from `TEST_HOST`, from
  /// `TEST_TARGET_NAME`, or from the target attributes that Xcode writes to the project.
  ///
  /// - Returns: the name of the product or target; nil for a target without a host. UI tests without a name drive
  ///   the app that their target depends on.
  public func appName(testedBy target: XcodeTarget, configuration: String?) -> String? {
    let settings = settings(for: target, configuration: configuration)
    if target.kind == .unitTests {
      // The setting has the form `$(BUILT_PRODUCTS_DIR)/App.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/App`.
      let host = [settings["TEST_HOST"], settings["BUNDLE_LOADER"]].lazy.compactMap { $0 }.first { path in
        path.split(separator: "/").contains { $0.hasSuffix(".app") }
      }
      return host?.split(separator: "/").last { $0.hasSuffix(".app") }.map { String($0.dropLast(4)) }
    }
    if let name = settings["TEST_TARGET_NAME"], !name.isEmpty { return name }
    let attributes = graph.root.dictionary("attributes")["TargetAttributes"] as? [String: Any]
    if let id = (attributes?[target.id] as? [String: Any])?["TestTargetID"] as? String,
      let app = targets.first(where: { $0.id == id })
    {
      return app.name
    }
    return dependencyNames(of: target).first { name in apps.contains { $0.name == name } }
  }

  /// Returns the app whose target or product has a name.
  public func app(named name: String, configuration: String?) -> XcodeTarget? {
    apps.first { $0.name == name }
      ?? apps.first { settings(for: $0, configuration: configuration)["PRODUCT_NAME"] == name }
  }
}
