import Foundation

/// The instructions for building a target: its sources, settings and resources.
public struct BuildPlan {
  /// A file to compile.
  public struct Source: Hashable {
    /// The absolute path.
    public var path: String
    /// The compiler flags for this file alone.
    public var flags: [String] = []
  }

  /// A file or folder of the bundle.
  public struct Resource: Hashable {
    /// The kinds of resources, which determine their processing.
    public enum Kind: Hashable {
      /// A file or folder that is copied unchanged.
      case plain
      case storyboard, xib, assetCatalog, strings, stringsCatalog, coreDataModel
    }

    public var path: String
    public var kind: Kind
    /// The language of a file in an `.lproj` folder, such as `en`, or `Base`.
    public var localization: String?
  }

  /// A Swift package that the project uses.
  public struct Package: Hashable {
    public var product: String
    /// The folder of a local package, or of a checkout of a remote one; nil if it was not found.
    public var folder: String?
    public var url: String?
    /// The version that `Package.resolved` specifies, or the version that the project requires.
    public var version: String?
    /// The versions of a remote package that the project accepts.
    public var requirement: Requirement?

    public init(
      product: String, folder: String?, url: String?, version: String? = nil, requirement: Requirement? = nil
    ) {
      self.product = product
      self.folder = folder
      self.url = url
      self.version = version
      self.requirement = requirement
    }

    /// The version requirement of a package, with the kinds of requirements that Xcode has.
    public enum Requirement: Hashable {
      case upToNextMajor(String), upToNextMinor(String), exact(String), range(String, String), branch(String)
      case revision(String)
    }
  }

  /// A framework that is linked in a form compiled for Apple's systems, such as `Maps.xcframework`.
  public struct BinaryFramework: Hashable {
    public var module: String
    public var path: String
  }

  public var targetName: String
  /// The product's name, made a valid path component.
  public var productName: String
  /// The module's name, made a valid identifier.
  public var moduleName: String
  public var bundleIdentifier: String?
  /// The Swift language mode, such as `5`, `4.2` or `6`.
  public var swiftVersion: String
  /// The compilation conditions of the option `-D`.
  public var conditions: [String]
  public var otherSwiftFlags: [String]
  public var isMainActorByDefault: Bool
  public var bridgingHeader: String?
  public var sources: [Source] = []
  public var resources: [Resource] = []
  /// The absolute path of the Info.plist; nil if the target has none.
  public var infoPlist: String?
  /// The keys of the Info.plist that `INFOPLIST_KEY_…` settings define.
  public var infoPlistKeys: [String: Any] = [:]
  /// The path of the `Package.resolved` that specifies the versions of packages.
  public var resolvedPackages: String?
  /// The names of other targets of the project that must be built first.
  public var targetDependencies: [String] = []
  public var packages: [Package] = []
  /// The compiled frameworks that the target links.
  public var binaryFrameworks: [BinaryFramework] = []
  /// Descriptions of omitted items, such as sources in other languages and missing files, with the reasons.
  public var notes: [String] = []
  /// Descriptions of problems that prevent a build, each with a remedy.
  public var problems: [String] = []
  /// The names of linked products that are not target dependencies, such as `Kit.framework` of another project.
  public var linkedProducts: [String] = []
  public var settings: BuildSettings
}
