import Foundation

/// An `.xcconfig` file together with the files that it includes.
enum ConfigurationFile {
  private typealias Assignment = (key: String, value: String)

  /// Returns the settings of the file in layers. An assignment can inherit the value of earlier assignments, in the
  /// same file or in included ones.
  /// - Parameters:
  ///   - path: the absolute path of the file.
  ///   - problems: a list to which messages about missing files are added, with remedies.
  ///   - notes: a list to which messages about ignored lines are added.
  static func layers(path: String, problems: inout [String], notes: inout [String]) -> [[String: String]] {
    var seen: Set<String> = []
    var all: [Assignment] = []
    read(path, isOptional: false, above: [], &seen, &all, &problems, &notes)
    // Assignments that apply only to the simulator take precedence over unconditional ones.
    let conditional = all.compactMap { key, value -> Assignment? in
      guard let bracket = key.firstIndex(of: "["), BuildSettings.holds(key[bracket...]) else { return nil }
      return (String(key[..<bracket]), value)
    }
    var layers: [[String: String]] = []
    var counts: [String: Int] = [:]
    for (key, value) in all.filter({ !$0.key.contains("[") }) + conditional {
      let layer = counts[key, default: 0]
      guard layer < maximumLayers else { continue }
      counts[key] = layer + 1
      if layer == layers.count { layers.append([:]) }
      layers[layer][key] = value
    }
    for key in counts.keys.sorted() where counts[key] == maximumLayers {
      problems.append(
        ProjectError(
          file: path, problem: "sets \(key) \(maximumLayers) times or more", remedy: "once in each file is enough"
        ).description)
    }
    return layers
  }

  private static let maximumLayers = 1000

  private static func read(
    _ path: String, isOptional: Bool, above: [String], _ seen: inout Set<String>,
    _ assignments: inout [Assignment], _ problems: inout [String], _ notes: inout [String]
  ) {
    if above.contains(path) {
      let chain = (above.drop { $0 != path } + [path]).map { ($0 as NSString).lastPathComponent }
      notes.append(
        ProjectError(
          file: path, problem: "includes itself (\(chain.suffix(6).joined(separator: " → ")))",
          remedy: "take one of the #include lines out"
        ).description)
      return
    }
    // The number of included files is limited.
    guard seen.insert(path).inserted, seen.count < 1000 else { return }
    guard let text = RegularFile.text(path) else {
      if isOptional { return }
      let error = ProjectError(
        file: path, problem: "is missing" + (above.last.map { " (\($0) includes it)" } ?? ""),
        remedy: path.contains("/Pods/") ? "run `pod install` beside the Podfile" : "take it from version control")
      problems.append(error.description)
      return
    }
    for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = withoutComment(String(raw)).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard quoted.count >= 3 else {
          notes.append(fault(path, index, "an #include has a file name in quotation marks"))
          continue
        }
        let folder = (path as NSString).deletingLastPathComponent
        let name = String(quoted[1])
        let target = name.hasPrefix("/") ? name : FileTree.standardized("\(folder)/\(name)")
        let isOptional = line.hasPrefix("#include?")
        read(target, isOptional: isOptional, above: above + [path], &seen, &assignments, &problems, &notes)
      } else if let (key, value) = assignment(line) {
        assignments.append((key, value))
      } else if !line.isEmpty {
        notes.append(fault(path, index, "a line is NAME = value, #include \"file\" or a comment"))
      }
    }
  }

  private static func fault(_ path: String, _ index: Int, _ rule: String) -> String {
    ProjectError(file: path, problem: "line \(index + 1) can't be understood", remedy: rule).description
  }

  /// Splits an assignment at the equals sign, ignoring those inside brackets as in `KEY[sdk=iphoneos*] = value`.
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
