import Foundation

/// The pods of each target in a `Podfile`, as far as they can be determined without executing it.
public struct Podfile {
  public let path: String
  /// The names of the pods by target; the key is empty for pods outside of all targets.
  public private(set) var pods: [String: [String]] = [:]

  /// Reads the Podfile beside a project or in its parent folder; nil if there is none.
  public init?(near project: XcodeProject) {
    let folders = [project.sourceRoot, (project.sourceRoot as NSString).deletingLastPathComponent]
    guard let found = folders.map({ "\($0)/Podfile" }).first(where: { FileManager.default.fileExists(atPath: $0) }),
      let text = RegularFile.text(found)
    else { return nil }
    path = found
    var targets: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.trimmingCharacters(in: .whitespaces)
      let quoted = words.split(whereSeparator: { "'\"".contains($0) }).map(String.init)
      if words.hasPrefix("target "), quoted.count > 1 {
        targets.append(quoted[1])
      } else if words.hasPrefix("abstract_target ") || words.hasSuffix(" do") || words.contains(" do |") {
        targets.append(targets.last ?? "")
      } else if words == "end", !targets.isEmpty {
        targets.removeLast()
      } else if words.hasPrefix("pod "), quoted.count > 1 {
        pods[targets.last ?? "", default: []].append(quoted[1])
      }
    }
  }

  /// Returns the pods of a target, including those for all targets.
  public func pods(of target: String) -> [String] { (pods[""] ?? []) + (pods[target] ?? []) }

  public var folder: String { (path as NSString).deletingLastPathComponent + "/Pods" }

  /// The path of the project that `pod install` creates; nil if it does not exist.
  public var project: String? {
    let path = folder + "/Pods.xcodeproj"
    return FileManager.default.fileExists(atPath: path + "/project.pbxproj") ? path : nil
  }
}
