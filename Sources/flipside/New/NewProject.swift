import Foundation
import XcodeProject

/// A new app as an Xcode project, with the contents of Xcode's template for an app with a storyboard.
struct NewProject {
  /// The name of the project, target and product.
  let name: String
  let bundleIdentifier: String

  /// The name of the Swift module, which consists of ASCII letters, digits and underscores.
  var module: String {
    let text = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }

  /// Creates a project.
  /// - Throws: a failure if Xcode would not accept the name.
  init(name: String, bundleIdentifier: String?) throws {
    let isFine =
      name.first?.isLetter == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_ ".contains($0)) }
    guard isFine, name.count <= 64, name.last != " " else {
      throw Failure(
        "\"\(name)\" is not a valid name: a name begins with a letter and consists of letters, digits, spaces, - and _",
        code: 2)
    }
    self.name = name
    let module = BuildSettings.moduleName(name)
    // The new sources import only UIKit, which re-exports the other modules.
    guard !ReservedModules.isReserved(module, importedBy: []), !ToolchainModules.frameworks.contains(module) else {
      throw Failure(ReservedModules.refusal(of: module) + ", or choose another name", code: 2)
    }
    let last = String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    let identifier = bundleIdentifier ?? "com.example.\(last)"
    guard identifier.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) }),
      !identifier.split(separator: ".", omittingEmptySubsequences: false).contains("")
    else {
      throw Failure(
        "\"\(identifier)\" is not a valid bundle identifier: one consists of letters, digits, - and . as in com.example.App",
        code: 2)
    }
    self.bundleIdentifier = identifier
  }

  /// The contents of the files, by their paths relative to the project's folder.
  var files: [String: String] {
    let assets = "\(name)/Assets.xcassets"
    return [
      "\(name).xcodeproj/project.pbxproj": ProjectFile(project: self).text,
      "\(name).xcodeproj/project.xcworkspace/contents.xcworkspacedata": Self.workspace,
      "\(name)/AppDelegate.swift": Self.appDelegate, "\(name)/SceneDelegate.swift": Self.sceneDelegate,
      "\(name)/ViewController.swift": Self.viewController, "\(name)/Info.plist": Self.infoPlist,
      "\(name)/Base.lproj/Main.storyboard": mainStoryboard,
      "\(name)/Base.lproj/LaunchScreen.storyboard": Self.launchScreen,
      "\(assets)/Contents.json": Self.contents(),
      "\(assets)/AccentColor.colorset/Contents.json": Self.contents(
        "\"colors\" : [\n    {\n      \"idiom\" : \"universal\"\n    }\n  ],\n  "),
      "\(assets)/AppIcon.appiconset/Contents.json": Self.contents(
        "\"images\" : [\n    {\n      \"idiom\" : \"universal\",\n      \"platform\" : \"ios\",\n      "
          + "\"size\" : \"1024x1024\"\n    }\n  ],\n  "),
    ]
  }

  func write(to folder: String) throws {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let url = URL(fileURLWithPath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  private static func contents(_ entries: String = "") -> String {
    "{\n  \(entries)\"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n"
  }

  private static let workspace = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace
       version = "1.0">
       <FileRef
          location = "self:">
       </FileRef>
    </Workspace>

    """
}
