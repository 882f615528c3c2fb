import Foundation

/// The instructions for building a target: its sources, settings and resources.
public struct BuildPlan {
  /// A file to compile.
  public struct Source: Hashable {
    /// Absolute.
    public var path: String
    /// The compiler flags that the file has of its own.
    public var flags: [String] = []
  }

  /// A file or folder of the bundle.
  public struct Resource: Hashable {
    /// The processing that it needs.
    public enum Kind: Hashable {
      /// A file or folder that stays as it is.
      case plain
      case storyboard, xib, assetCatalog, strings, stringsCatalog, coreDataModel
    }

    public var path: String
    public var kind: Kind
    /// The language of a file in an `.lproj` folder: `Base`, `en`.
    public var localization: String?
  }

  /// A Swift package that the project uses.
  public struct Package: Hashable {
    public var product: String
    /// The folder of a local package, or of a checked-out remote one that was found.
    public var folder: String?
    public var url: String?
    /// The version that `Package.resolved` or the project requires.
    public var version: String?
    /// The versions of a remote package that the project takes.
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

    /// As a package's manifest has it, in Xcode's words for the kinds.
    public enum Requirement: Hashable {
      case upToNextMajor(String), upToNextMinor(String), exact(String), range(String, String), branch(String)
      case revision(String)
    }
  }

  /// A framework that the target links as it was compiled for Apple's systems: `Maps.xcframework`.
  public struct BinaryFramework: Hashable {
    public var module: String
    public var path: String
  }

  public var targetName: String
  /// The product's name as one path component, whatever the project contains.
  public var productName: String
  /// The module's name as an identifier, whatever the project contains.
  public var moduleName: String
  public var bundleIdentifier: String?
  /// The language mode: `5`, `4.2`, `6`.
  public var swiftVersion: String
  /// The conditions of `-D`.
  public var conditions: [String]
  public var otherSwiftFlags: [String]
  public var isMainActorByDefault: Bool
  public var bridgingHeader: String?
  public var sources: [Source] = []
  public var resources: [Resource] = []
  /// The absolute path of the Info.plist, if the target has one.
  public var infoPlist: String?
  /// The keys of the Info.plist that `INFOPLIST_KEY_…` settings define.
  public var infoPlistKeys: [String: Any] = [:]
  /// The `Package.resolved` that fixes the versions of packages.
  public var resolvedPackages: String?
  /// Other targets of the project that must be built first: frameworks and libraries.
  public var targetDependencies: [String] = []
  public var packages: [Package] = []
  /// Compiled frameworks among the files that it links with.
  public var binaryFrameworks: [BinaryFramework] = []
  /// The items that were left out, with the reasons: sources in other languages, missing files.
  public var notes: [String] = []
  /// The problems that prevent a build, each with its remedy.
  public var problems: [String] = []
  /// The names of products that are linked without being dependencies: `Kit.framework` of another project.
  public var linkedProducts: [String] = []
  public var settings: BuildSettings
}
