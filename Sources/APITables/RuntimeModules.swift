import Foundation

/// The modules of Flipside that apps can import, according to `Package.swift`.
package struct RuntimeModules {
  /// A module with the folder of its sources.
  package struct Module {
    package var name: String
    package var folder: String
  }

  package let modules: [Module]

  package init(root: String) throws {
    let manifest = try String(contentsOfFile: root + "/Package.swift", encoding: .utf8)
    // Every app links the targets of the dynamic library.
    let library = #"name: "Flipside", type: \.dynamic,\s*targets: \[([^\]]*)\]"#
    guard let range = manifest.range(of: library, options: .regularExpression) else {
      modules = []
      return
    }
    let list = manifest[range].split(separator: "[").last ?? ""
    let names = list.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter {
      $0.offset % 2 == 1
    }.map { String($0.element) }
    modules =
      names.map { name in
        let path = #"\.target\(\s*name: "\#(name)",[^()]*path: "([^"]*)""#
        let folder = manifest.range(of: path, options: .regularExpression).flatMap { range in
          manifest[range].split(separator: "\"").last.map(String.init)
        }
        return Module(name: name, folder: "\(root)/\(folder ?? "Sources/\(name)")")
      } + Self.frameworks(root: root)
  }

  /// Returns Apple's other frameworks, each in its own folder, except those whose sources contain only messages.
  private static func frameworks(root: String) -> [Module] {
    let folder = root + "/Sources/Frameworks"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !["All", "Digests", "FileURLLoading", "Combine", "SwiftUI"].contains($0) }.sorted()
      .map { Module(name: $0, folder: "\(folder)/\($0)") }
  }

  /// Returns the paths of the Swift files below a folder, sorted by name.
  package static func sources(in folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
