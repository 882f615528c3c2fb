import Foundation

/// A `Podfile`, as far as it can be read without running it: the pods of each target.
public struct Podfile {
  public let path: String
  /// The names of the pods by target; `""` for those outside of any.
  public private(set) var pods: [String: [String]] = [:]

  /// The Podfile beside a project or in the folder above; nil when there is none.
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

  /// The pods of a target, with those that hold for all.
  public func pods(of target: String) -> [String] { (pods[""] ?? []) + (pods[target] ?? []) }

  public var folder: String { (path as NSString).deletingLastPathComponent + "/Pods" }

  /// The project that `pod install` makes; nil when it has not run.
  public var project: String? {
    let path = folder + "/Pods.xcodeproj"
    return FileManager.default.fileExists(atPath: path + "/project.pbxproj") ? path : nil
  }
}
