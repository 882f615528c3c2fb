import Foundation

/// The `project.pbxproj` of a new project, in the format that Xcode writes: sections by object type, tabs, and a
/// comment after each identifier. The format is described in `facts/project.md#project-files`.
struct ProjectFile {
  let project: NewProject

  private typealias File = (name: String, type: String)
  private static let sources = ["ViewController.swift", "AppDelegate.swift", "SceneDelegate.swift"]
  private static let storyboards = ["Main.storyboard", "LaunchScreen.storyboard"]

  /// Returns an identifier of 24 hexadecimal digits that is unique to the object and the same in every run.
  private func id(_ object: String) -> String {
    func hash(_ seed: UInt64) -> UInt64 {
      (project.name + "/" + object).utf8.reduce(0xcbf2_9ce4_8422_2325 ^ seed) {
        ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
      }
    }
    let figures = String(hash(0), radix: 16) + String(hash(0x9e37_79b9), radix: 16)
    return String((figures + String(repeating: "0", count: 24)).prefix(24)).uppercased()
  }

  private func reference(_ object: String, _ comment: String) -> String { "\(id(object)) /* \(comment) */" }

  /// Returns the text, quoted if the format requires it.
  private func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_./".contains($0)) }
    return isPlain ? text : "\"\(text)\""
  }

  var text: String {
    let sections = [
      ("PBXBuildFile", buildFiles), ("PBXFileReference", fileReferences), ("PBXFrameworksBuildPhase", frameworks),
      ("PBXGroup", groups), ("PBXNativeTarget", target), ("PBXProject", root),
      ("PBXResourcesBuildPhase", resources),
      ("PBXSourcesBuildPhase", sourcesPhase), ("PBXVariantGroup", variants),
      ("XCBuildConfiguration", configurations),
      ("XCConfigurationList", lists),
    ]
    let objects = sections.map { "/* Begin \($0) section */\n\($1)/* End \($0) section */\n" }.joined(
      separator: "\n")
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjectVersion = 56;
      \tobjects = {

      \(objects)\t};
      \trootObject = \(reference("project", "Project object"));
      }

      """
  }

  // MARK: Files

  private var buildFiles: String {
    let resources = Self.storyboards + ["Assets.xcassets"]
    return (Self.sources.map { ($0, "Sources") } + resources.map { ($0, "Resources") }).map { name, phase in
      "\t\t\(reference("build " + name, "\(name) in \(phase)")) = {isa = PBXBuildFile; fileRef = \(reference(name, name)); };\n"
    }.joined()
  }

  private var fileReferences: String {
    func line(_ key: String, _ name: String, _ attributes: String) -> String {
      "\t\t\(reference(key, name)) = {isa = PBXFileReference; \(attributes) };\n"
    }
    func file(_ name: String, _ type: String) -> String {
      line(name, name, "lastKnownFileType = \(type); path = \(quoted(name)); sourceTree = \"<group>\";")
    }
    let product = "\(project.name).app"
    var text = line(
      "product", product,
      "explicitFileType = wrapper.application; includeInIndex = 0; path = \(quoted(product)); sourceTree = BUILT_PRODUCTS_DIR;"
    )
    for name in Self.sources { text += file(name, "sourcecode.swift") }
    for name in Self.storyboards {
      text += line(
        "Base " + name, "Base",
        "lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/\(name); sourceTree = \"<group>\";")
    }
    return text + file("Assets.xcassets", "folder.assetcatalog") + file("Info.plist", "text.plist.xml")
  }

  private var groups: String {
    let contents = [
      "AppDelegate.swift", "SceneDelegate.swift", "ViewController.swift", "Main.storyboard", "Assets.xcassets",
      "LaunchScreen.storyboard", "Info.plist",
    ]
    return object(
      id("main group"), "PBXGroup",
      [
        ("children", list([reference("group", project.name), reference("products", "Products")])),
        ("sourceTree", "\"<group>\""),
      ])
      + object(
        reference("products", "Products"), "PBXGroup",
        [
          ("children", list([reference("product", "\(project.name).app")])), ("name", "Products"),
          ("sourceTree", "\"<group>\""),
        ])
      + object(
        reference("group", project.name), "PBXGroup",
        [
          ("children", list(contents.map { reference($0, $0) })), ("path", quoted(project.name)),
          ("sourceTree", "\"<group>\""),
        ])
  }

  private var variants: String {
    Self.storyboards.map { name in
      object(
        reference(name, name), "PBXVariantGroup",
        [
          ("children", list([reference("Base " + name, "Base")])), ("name", name), ("sourceTree", "\"<group>\""),
        ])
    }.joined()
  }

  // MARK: Phases

  private func phase(_ key: String, _ isa: String, _ files: [String]) -> String {
    object(
      reference(key, key), isa,
      [
        ("buildActionMask", "2147483647"), ("files", list(files)), ("runOnlyForDeploymentPostprocessing", "0"),
      ])
  }

  private var frameworks: String { phase("Frameworks", "PBXFrameworksBuildPhase", []) }
  private var resources: String {
    phase(
      "Resources", "PBXResourcesBuildPhase",
      ["LaunchScreen.storyboard", "Assets.xcassets", "Main.storyboard"].map {
        reference("build " + $0, "\($0) in Resources")
      })
  }
  private var sourcesPhase: String {
    phase("Sources", "PBXSourcesBuildPhase", Self.sources.map { reference("build " + $0, "\($0) in Sources") })
  }

  // MARK: Target and project

  private var target: String {
    object(
      reference("target", project.name), "PBXNativeTarget",
      [
        (
          "buildConfigurationList",
          reference("target list", "Build configuration list for PBXNativeTarget \"\(project.name)\"")
        ),
        ("buildPhases", list(["Sources", "Frameworks", "Resources"].map { reference($0, $0) })),
        ("buildRules", list([])),
        ("dependencies", list([])), ("name", quoted(project.name)), ("productName", quoted(project.name)),
        ("productReference", reference("product", "\(project.name).app")),
        ("productType", "\"com.apple.product-type.application\""),
      ])
  }

  private var root: String {
    let attributes = """
      {
      \t\t\t\tBuildIndependentTargetsInParallel = 1;
      \t\t\t\tLastSwiftUpdateCheck = 1500;
      \t\t\t\tLastUpgradeCheck = 1500;
      \t\t\t\tTargetAttributes = {
      \t\t\t\t\t\(id("target")) = {
      \t\t\t\t\t\tCreatedOnToolsVersion = 15.0;
      \t\t\t\t\t};
      \t\t\t\t};
      \t\t\t}
      """
    return object(
      reference("project", "Project object"), "PBXProject",
      [
        ("attributes", attributes),
        (
          "buildConfigurationList",
          reference("project list", "Build configuration list for PBXProject \"\(project.name)\"")
        ),
        ("compatibilityVersion", "\"Xcode 14.0\""), ("developmentRegion", "en"), ("hasScannedForEncodings", "0"),
        ("knownRegions", list(["en", "Base"])), ("mainGroup", id("main group")),
        ("productRefGroup", reference("products", "Products")), ("projectDirPath", "\"\""), ("projectRoot", "\"\""),
        ("targets", list([reference("target", project.name)])),
      ])
  }

  // MARK: Configurations

  private static let common = [
    "ALWAYS_SEARCH_USER_PATHS = NO", "CLANG_ENABLE_MODULES = YES", "CLANG_ENABLE_OBJC_ARC = YES",
    "COPY_PHASE_STRIP = NO",
    "ENABLE_STRICT_OBJC_MSGSEND = YES", "ENABLE_USER_SCRIPT_SANDBOXING = YES", "GCC_NO_COMMON_BLOCKS = YES",
    "IPHONEOS_DEPLOYMENT_TARGET = 17.0", "LOCALIZATION_PREFERS_STRING_CATALOGS = YES", "SDKROOT = iphoneos",
  ]
  private static let debug = [
    "DEBUG_INFORMATION_FORMAT = dwarf", "ENABLE_TESTABILITY = YES", "GCC_DYNAMIC_NO_PIC = NO",
    "GCC_OPTIMIZATION_LEVEL = 0",
    "GCC_PREPROCESSOR_DEFINITIONS = (\n\t\t\t\t\t\"DEBUG=1\",\n\t\t\t\t\t\"$(inherited)\",\n\t\t\t\t)",
    "ONLY_ACTIVE_ARCH = YES",
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG $(inherited)\"", "SWIFT_OPTIMIZATION_LEVEL = \"-Onone\"",
  ]
  private static let release = [
    "DEBUG_INFORMATION_FORMAT = \"dwarf-with-dsym\"", "ENABLE_NS_ASSERTIONS = NO",
    "SWIFT_COMPILATION_MODE = wholemodule",
    "VALIDATE_PRODUCT = YES",
  ]

  private var targetSettings: [String] {
    let all =
      "UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight"
    let phone =
      "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight"
    return [
      "ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon",
      "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor",
      "CODE_SIGN_STYLE = Automatic", "CURRENT_PROJECT_VERSION = 1", "GENERATE_INFOPLIST_FILE = YES",
      "INFOPLIST_FILE = \(quoted("\(project.name)/Info.plist"))",
      "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents = YES",
      "INFOPLIST_KEY_UILaunchStoryboardName = LaunchScreen", "INFOPLIST_KEY_UIMainStoryboardFile = Main",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"\(all)\"",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = \"\(phone)\"",
      "LD_RUNPATH_SEARCH_PATHS = (\n\t\t\t\t\t\"$(inherited)\",\n\t\t\t\t\t\"@executable_path/Frameworks\",\n\t\t\t\t)",
      "MARKETING_VERSION = 1.0", "PRODUCT_BUNDLE_IDENTIFIER = \(quoted(project.bundleIdentifier))",
      "PRODUCT_NAME = \"$(TARGET_NAME)\"", "SWIFT_EMIT_LOC_STRINGS = YES", "SWIFT_VERSION = 5.0",
      "TARGETED_DEVICE_FAMILY = \"1,2\"",
    ]
  }

  private var configurations: String {
    func configuration(_ key: String, _ name: String, _ settings: [String]) -> String {
      let lines = settings.sorted().map { "\t\t\t\t\($0);\n" }.joined()
      return object(
        reference(key, name), "XCBuildConfiguration", [("buildSettings", "{\n\(lines)\t\t\t}"), ("name", name)])
    }
    return configuration("project Debug", "Debug", Self.common + Self.debug)
      + configuration("project Release", "Release", Self.common + Self.release)
      + configuration("target Debug", "Debug", targetSettings)
      + configuration("target Release", "Release", targetSettings)
  }

  private var lists: String {
    [("project", "PBXProject"), ("target", "PBXNativeTarget")].map { owner, isa in
      object(
        reference("\(owner) list", "Build configuration list for \(isa) \"\(project.name)\""),
        "XCConfigurationList",
        [
          ("buildConfigurations", list(["Debug", "Release"].map { reference("\(owner) \($0)", $0) })),
          ("defaultConfigurationIsVisible", "0"), ("defaultConfigurationName", "Release"),
        ])
    }.joined()
  }

  // MARK: The format

  private func object(_ reference: String, _ isa: String, _ attributes: [(String, String)]) -> String {
    let lines = attributes.map { "\t\t\t\($0) = \($1);\n" }.joined()
    return "\t\t\(reference) = {\n\t\t\tisa = \(isa);\n\(lines)\t\t};\n"
  }

  private func list(_ values: [String]) -> String {
    "(\n" + values.map { "\t\t\t\t\($0),\n" }.joined() + "\t\t\t)"
  }
}
