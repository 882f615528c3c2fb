import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A scheme: the target to run, its configuration, and the arguments and environment.
public struct Scheme {
  public let name: String
  /// The name of the target that the launch action runs, or else of the first one that the scheme builds.
  public private(set) var targetName: String?
  /// The project of the target as written in the scheme, such as `App.xcodeproj`.
  public private(set) var projectName: String?
  public private(set) var configuration: String?
  public private(set) var arguments: [String] = []
  public private(set) var environment: [String: String] = [:]
  /// The locale in which the app runs, such as `de_DE`.
  public private(set) var locale: String?
  /// The test action; nil for a scheme without tests.
  public private(set) var test: TestAction?

  public init(path: String) throws {
    name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    guard let data = RegularFile.contents(path) else {
      throw ProjectError(file: path, problem: "cannot be read")
    }
    let reader = Reader()
    let line = XMLFile.parse(data, delegate: reader)
    guard line == nil, reader.isScheme else {
      throw ProjectError(
        file: path, problem: "is not XML (line \(line ?? 1))", remedy: "edit and close the scheme in Xcode")
    }
    targetName = reader.runnable?.name ?? reader.buildable?.name
    projectName = reader.runnable?.project ?? reader.buildable?.project
    configuration = reader.configuration
    arguments = reader.arguments
    environment = reader.environment
    // A pseudolanguage such as `IDELaunchSchemeLanguageRightToLeftLayoutDirection` stands for launch arguments.
    let pseudo = reader.language?.hasPrefix("IDELaunchSchemeLanguage") == true
    if pseudo, reader.language?.contains("RightToLeft") == true {
      arguments += ["-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"]
    }
    let language = pseudo ? reader.region.map { _ in "en" } : reader.language
    locale = language.map { language in reader.region.map { "\(language)_\($0)" } ?? language }
    test = TestAction.read(data)
  }

  /// Creates the scheme that Xcode creates for a target without one.
  public init(target: String) {
    name = target
    targetName = target
  }

  /// Returns the paths of the schemes in a project or workspace, shared ones first.
  public static func paths(in container: String) -> [String] {
    let shared = folder("\(container)/xcshareddata/xcschemes")
    let users = (try? FileManager.default.contentsOfDirectory(atPath: "\(container)/xcuserdata")) ?? []
    return shared + users.sorted().flatMap { folder("\(container)/xcuserdata/\($0)/xcschemes") }
  }

  private static func folder(_ path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".xcscheme") }.map { "\(path)/\($0)" }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    typealias Target = (name: String, project: String?)
    var runnable: Target?
    var buildable: Target?
    var configuration: String?
    var arguments: [String] = []
    var environment: [String: String] = [:]
    var language: String?
    var region: String?
    private(set) var isScheme = false
    private var path: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      path.append(name)
      if name == "Scheme" { isScheme = true }
      let isLaunch = path.contains("LaunchAction")
      switch name {
      case "LaunchAction":
        configuration = attributes["buildConfiguration"]
        language = attributes["language"].flatMap { $0.isEmpty ? nil : $0 }
        region = attributes["region"].flatMap { $0.isEmpty ? nil : $0 }
      case "BuildableReference":
        guard let blueprint = attributes["BlueprintName"] else { return }
        let container = attributes["ReferencedContainer"].map { String($0.drop { $0 != ":" }.dropFirst()) }
        if isLaunch, runnable == nil, path.contains(where: { $0.hasSuffix("ProductRunnable") }) {
          runnable = (blueprint, container)
        }
        if buildable == nil, path.contains("BuildAction") { buildable = (blueprint, container) }
      case "CommandLineArgument" where isLaunch && attributes["isEnabled"] == "YES":
        arguments += BuildSettings.words(attributes["argument"] ?? "")
      case "EnvironmentVariable" where isLaunch && attributes["isEnabled"] == "YES":
        if let key = attributes["key"] { environment[key] = attributes["value"] ?? "" }
      default: break
      }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if !path.isEmpty { path.removeLast() }
    }
  }
}
