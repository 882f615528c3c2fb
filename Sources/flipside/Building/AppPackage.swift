import Foundation

/// The SwiftPM package of an app in the cache folder. Files that did not change are not written again, so that
/// the compiler takes only what did.
struct AppPackage {
  let project: AppProject
  let runtime: Runtime
  let folder: String

  private var sources: String { "\(folder)/Sources/\(project.moduleName)" }

  func write() throws {
    do {
      try writeIfChanged(manifest(), to: folder + "/Package.swift")
      var wanted: Set<String> = []
      for path in project.sources {
        let place = placeInPackage(path)
        wanted.insert(place)
        try writeIfChanged(try source(path), to: sources + "/" + place)
      }
      try removeAllBut(wanted)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("cannot write to \(folder): \(error.localizedDescription)")
    }
  }

  /// The compiler warns when a file that says it is another has the other's name, so it gets one of its own; but
  /// only a main.swift may have code outside of declarations.
  private func placeInPackage(_ path: String) -> String {
    path.hasSuffix("main.swift") ? path : String(path.dropLast(".swift".count)) + "~.swift"
  }

  /// The app's own text, with the compiler's messages and traces naming the app's own file.
  private func source(_ path: String) throws -> Data {
    let file = project.folder + "/" + path
    guard let data = FileManager.default.contents(atPath: file) else { throw Failure("cannot read \(file)") }
    if placeInPackage(path) == path { return data }
    let quoted = file.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    return Data("#sourceLocation(file: \"\(quoted)\", line: 1)\n".utf8) + data
  }

  private func manifest() -> Data {
    func list(_ options: [String]) -> String { options.map { $0.debugDescription }.joined(separator: ", ") }
    let name = project.moduleName.debugDescription
    let text = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: \(name),
        targets: [
          .executableTarget(
            name: \(name),
            swiftSettings: [.unsafeFlags([\(list(runtime.compilerOptions()))])],
            linkerSettings: [.unsafeFlags([\(list(runtime.linkerOptions()))])])
        ],
        swiftLanguageModes: [.v5]
      )

      """
    return Data(text.utf8)
  }

  private func writeIfChanged(_ data: Data, to path: String) throws {
    if FileManager.default.contents(atPath: path) == data { return }
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func removeAllBut(_ wanted: Set<String>) throws {
    guard let found = FileManager.default.enumerator(atPath: sources) else { return }
    for case let path as String in found where path.hasSuffix(".swift") && !wanted.contains(path) {
      try FileManager.default.removeItem(atPath: sources + "/" + path)
    }
  }
}
