import Foundation
import XcodeProject

/// Damaged projects, workspaces, configurations and schemes: each target's build plan is made.
struct ProjectSubject: FuzzSubject {
  static let name = "projects"
  static let rounds = 25_000
  private let mutators: [(path: String, mutator: Mutator)]
  private let folder: URL

  private static let words =
    Corpus.hostileValues + [
      "isa = PBXGroup;", "isa = PBXNativeTarget;", "children = (", "path = ..;", "sourceTree = \"<absolute>\";",
      "sourceTree = \"<group>\";", "/* */", "/*", "};", "= {", "buildSettings = {", "PRODUCT_NAME = \"../../x\";",
      "baseConfigurationReference = ", "#include \"App.xcconfig\"", "#include? \"../App.xcconfig\"",
      "A = $(A) $(A)", "A = $(B)$(B)", "B = $(A:lower)", "$($(A))", "EXCLUDED_SOURCE_FILE_NAMES = *", "<Workspace>",
      "location = \"group:App.xcodeproj\"", "location = \"container:..\"", "<BuildableReference",
    ]

  init(repository: URL, folder: URL) throws {
    let corpus = try Corpus(repository: repository)
    mutators = [
      ("App.xcodeproj/project.pbxproj", "pbxproj"), ("App.xcconfig", "xcconfig"),
      ("App.xcodeproj/xcshareddata/xcschemes/App.xcscheme", "xcscheme"),
      ("App.xcworkspace/contents.xcworkspacedata", "xcworkspacedata"), ("Podfile", "podfile"),
    ].map { ($0, Mutator(corpus: corpus.files([$1]), words: Self.words)) }
    self.folder = folder
  }

  /// Returns all files one after the other, each preceded by its length; one or two of them are damaged.
  func input(_ random: inout RandomBytes) -> Data {
    var data = Data()
    let damaged = random.below(mutators.count)
    for (index, entry) in mutators.enumerated() {
      let isDamaged = index == damaged || index == 0 && random.below(2) == 0
      let file = isDamaged ? entry.mutator.input(&random) : random.element(of: entry.mutator.corpus) ?? Data()
      withUnsafeBytes(of: UInt32(file.count).littleEndian) { data.append(contentsOf: $0) }
      data.append(file)
    }
    return data
  }

  func run(_ input: Data) throws {
    var rest = input
    for entry in mutators where rest.count >= 4 {
      let length = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      let file = folder.appendingPathComponent(entry.path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try rest.dropFirst(4).prefix(length).write(to: file)
      rest = rest.dropFirst(4 + length)
    }
    // Errors are valid results; a finding is a call that does not return.
    _ = try? Workspace(path: folder.appendingPathComponent("App.xcworkspace").path)
    for scheme in Scheme.paths(in: folder.appendingPathComponent("App.xcodeproj").path) {
      _ = try? Scheme(path: scheme)
    }
    guard let project = try? XcodeProject(path: folder.appendingPathComponent("App.xcodeproj").path) else { return }
    for target in project.targets.prefix(10) { _ = try? project.buildPlan(for: target) }
    _ = Podfile(near: project)
  }
}
