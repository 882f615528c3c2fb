import Foundation
import HostModel
import SourceBridge
import SwiftSyntax

/// The source locations of the objects in a running app: the paths of Interface Builder files by their names, and
/// the lines of types and properties by their names.
struct SourceLocations {
  private var declarations: [String: (file: String, line: Int)] = [:]
  private var nibs: [String: String] = [:]
  private let project: String

  init(project: AppProject) {
    self.project = SourceLocations.shown(project.location)
    for module in project.modules where !module.isExternal {
      for path in module.sources {
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        let tree = SourceTree.parse(String(decoding: data, as: UTF8.self))
        let finder = DeclarationLocations(tree)
        finder.walk(tree)
        for (name, line) in finder.found where declarations[name] == nil {
          declarations[name] = (SourceLocations.shown(path), line)
        }
      }
    }
    for resource in project.resources { addNibs(resource.path) }
  }

  private mutating func addNibs(_ path: String) {
    let url = URL(fileURLWithPath: path)
    if ["xib", "storyboard"].contains(url.pathExtension) {
      nibs[url.lastPathComponent] = nibs[url.lastPathComponent] ?? SourceLocations.shown(path)
    } else if url.pathExtension == "lproj" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      for name in names.sorted() where name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
        nibs[name] = nibs[name] ?? SourceLocations.shown("\(path)/\(name)")
      }
    }
  }

  /// Returns the path relative to the current folder if the file is inside it, and the absolute path otherwise.
  private static func shown(_ path: String) -> String {
    let current = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
  }

  /// Returns the location to report for a finding. It is the object in its Interface Builder file, else the
  /// property that holds the object, else the class that declares the property, else the project.
  func location(of finding: AuditFinding) -> (file: String, line: Int) {
    if let nib = finding.nib { return (nibs[nib] ?? nib, finding.nibLine ?? 0) }
    if let owner = finding.owner {
      if let property = finding.property, let location = declarations["\(owner).\(property)"] { return location }
      if let location = declarations[owner] { return location }
    }
    return finding.screen.flatMap { declarations[$0] } ?? (project, 0)
  }
}

/// Collects the lines of a file's types and properties, by `Type` and `Type.property`. Nested types are listed
/// under their last name component.
private final class DeclarationLocations: SyntaxVisitor {
  private(set) var found: [(name: String, line: Int)] = []
  private let locations: SourceLocationConverter
  private var types: [String] = []

  init(_ tree: SourceFileSyntax) {
    locations = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ name: String, _ token: TokenSyntax) {
    found.append((name, locations.location(for: token.positionAfterSkippingLeadingTrivia).line))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.name)
    types.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  // Declarations in functions are not properties of a type.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = types.last else { return .skipChildren }
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
        note("\(type).\(name.text)", name)
      }
    }
    return .skipChildren
  }
}
