import SwiftSyntax

/// A source file with its syntax tree. Function bodies in which the bridge changes nothing are empty in the tree.
struct ParsedSource: Sendable {
  let file: SourceBridge.SourceFile
  /// The syntax of the file; all offsets and lines are those of the file.
  let tree: SourceFileSyntax
  /// The identifiers that `Imports` looks for.
  let importingNames: Set<String>
  /// The names in the file.
  let names: FileNames
  /// Whether the file may contain `#if`.
  let hasConditions: Bool
  private let bodies: [SourceOutline.Body]

  init(_ file: SourceBridge.SourceFile, parsesAllBodies: Bool = false) {
    self.file = file
    var text = file.text
    hasConditions = text.withUTF8 { $0.contains(UInt8(ascii: "#")) }
    // The statements of a main file are moved, and unfinished files are not parsed at all.
    let isReadable = !parsesAllBodies && !MainFile.isMain(file.path) && SourceTree.isParsed(text)
    if isReadable, let outline = text.withUTF8({ SourceOutline($0) }) {
      bodies = outline.bodies
      importingNames = outline.importingNames
      names = FileNames(hashes: outline.names)
      tree = SourceTree.parse(text, omitting: bodies.map(\.range))
    } else {
      tree = SourceTree.parse(text)
      bodies = []
      (importingNames, names) = FileNames.read(from: tree)
    }
  }

  /// Returns a tree that contains the function bodies in which the bridge changes something because of what the
  /// module declares.
  func tree(for index: ModuleIndex) -> SourceFileSyntax {
    let omitted = bodies.filter { body in
      !body.names.contains { index.namesInBodies.contains($0) }
        && !body.calledNames.contains { index.classesWithoutInitializer.contains($0) }
    }
    return omitted.count == bodies.count ? tree : SourceTree.parse(file.text, omitting: omitted.map(\.range))
  }
}

/// The names in a source file, by which the files are found that a changed declaration concerns.
struct FileNames: Sendable {
  /// The hashes in ascending order.
  var hashes: [NameHash]
  /// Whether names may be missing. Such a file is bridged again with every changed declaration.
  var isIncomplete = false

  init(hashes: [NameHash], isIncomplete: Bool = false) {
    self.hashes = hashes
    self.isIncomplete = isIncomplete
  }

  /// Returns the identifiers in a tree, and all names in it.
  static func read(from tree: SourceFileSyntax) -> (identifiers: Set<String>, names: FileNames) {
    var identifiers: Set<String> = []
    var hashes: [NameHash] = []
    var isIncomplete = false
    for token in tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let text):
        guard identifiers.insert(text).inserted else { continue }
        hashes.append(NameHash(name: text))
        // Names outside of ASCII may be equal without having the same bytes.
        if !text.utf8.allSatisfy({ $0 < 0x80 }) { isIncomplete = true }
      case .keyword, .unknown: hashes.append(NameHash(name: token.text))
      default: break
      }
    }
    return (identifiers, FileNames(hashes: NameHash.sorted(hashes), isIncomplete: isIncomplete))
  }

  func contain(_ names: Set<NameHash>) -> Bool {
    isIncomplete ? !names.isEmpty : hashes.contains { names.contains($0) }
  }
}
