import Foundation

/// An `.xcconfig` file with what it includes.
enum ConfigurationFile {
  /// - Parameters:
  ///   - path: absolute.
  ///   - problems: gets what is missing, with what to do about it.
  static func settings(path: String, problems: inout [String]) -> [String: String] {
    var seen: Set<String> = []
    return BuildSettings.layer(read(path, isOptional: false, includedFrom: nil, &seen, &problems))
  }

  private static func read(
    _ path: String, isOptional: Bool, includedFrom: String?, _ seen: inout Set<String>, _ problems: inout [String]
  ) -> [String: String] {
    // A file that includes itself says nothing new, nor does one that a thousand others include.
    guard seen.insert(path).inserted, seen.count < 1000 else { return [:] }
    guard let data = FileManager.default.contents(atPath: path) else {
      if isOptional { return [:] }
      let error = ProjectError(
        file: path, problem: "is missing" + (includedFrom.map { " (\($0) includes it)" } ?? ""),
        remedy: path.contains("/Pods/") ? "run `pod install` beside the Podfile" : "take it from version control")
      problems.append(error.description)
      return [:]
    }
    var settings: [String: String] = [:]
    for raw in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = withoutComment(String(raw)).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard quoted.count >= 3 else { continue }
        let folder = (path as NSString).deletingLastPathComponent
        let name = String(quoted[1])
        let target = name.hasPrefix("/") ? name : FileTree.standardized("\(folder)/\(name)")
        let isOptional = line.hasPrefix("#include?")
        settings.merge(read(target, isOptional: isOptional, includedFrom: path, &seen, &problems)) { $1 }
        continue
      }
      guard let (key, value) = assignment(line) else { continue }
      // Within one file, what stands above is what is inherited.
      settings[key] = value.replacingOccurrences(
        of: "$(inherited)", with: settings[key].map { "$(inherited) \($0)" } ?? "$(inherited)")
    }
    return settings
  }

  /// `KEY[sdk=iphoneos*] = value`: the equals sign behind the brackets.
  private static func assignment(_ line: String) -> (String, String)? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0:
        let key = line[..<index].trimmingCharacters(in: .whitespaces)
        let value = line[line.index(after: index)...].trimmingCharacters(in: .whitespaces)
        return key.isEmpty ? nil : (key, value.hasSuffix(";") ? String(value.dropLast()) : value)
      default: break
      }
    }
    return nil
  }

  private static func withoutComment(_ line: String) -> String {
    guard let slashes = line.range(of: "//") else { return line }
    return String(line[..<slashes.lowerBound])
  }
}
