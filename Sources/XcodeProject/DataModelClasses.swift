import Foundation

/// A source file that is generated for a build and is not part of the project.
public struct GeneratedSource: Hashable {
  /// The file name.
  public var name: String
  public var text: String
  /// A description of the file that it was generated from.
  public var origin: String

  public init(name: String, text: String, origin: String) {
    self.name = name
    self.text = text
    self.origin = origin
  }
}

/// Generates the classes that Xcode 15 derives from a data model at build time: `Name+CoreDataClass.swift` and
/// `Name+CoreDataProperties.swift` for each entity whose "Codegen" setting requests them.
///
/// If a model requests Objective-C code (`sourceLanguage`), Swift is generated nevertheless, because only Swift is
/// compiled.
public struct DataModelClasses {
  private let model: DataModel
  private let path: String
  public private(set) var sources: [GeneratedSource] = []
  /// Descriptions of the classes that could not be generated, with the reasons.
  public private(set) var notes: [String] = []

  /// Reads a model and generates its classes.
  /// - Throws: a `ProjectError` if the model can't be read.
  public init(path: String) throws {
    self.path = path
    model = try DataModel(path: path)
    for entity in model.entities { generate(entity) }
  }

  private mutating func generate(_ entity: DataModel.Entity) {
    guard entity.codeGeneration != .manual, !entity.className.isEmpty else { return }
    guard Self.isName(entity.className) else {
      notes.append(
        "\(path): no class is generated for the entity \(entity.name): \(entity.className) is not a valid class name; correct it in the model"
      )
      return
    }
    if entity.codeGeneration == .classDefinition { add(classText(entity), "\(entity.className)+CoreDataClass") }
    add(propertiesText(entity), "\(entity.className)+CoreDataProperties")
  }

  private mutating func add(_ text: String, _ name: String) {
    let head = """
      // This file was generated from \((path as NSString).lastPathComponent) and should not be edited.

      import Foundation
      import CoreData


      """
    sources.append(GeneratedSource(name: "\(name).swift", text: head + text, origin: path))
  }

  // MARK: The class

  private func classText(_ entity: DataModel.Entity) -> String {
    """
    @objc(\(entity.className))
    public class \(entity.className): \(superclass(of: entity)) {

    }

    """
  }

  /// Returns the class of the nearest parent entity with a custom class.
  private func superclass(of entity: DataModel.Entity) -> String {
    ancestors(of: entity).first { Self.isName($0.className) }?.className ?? "NSManagedObject"
  }

  private func ancestors(of entity: DataModel.Entity) -> [DataModel.Entity] {
    var found: [DataModel.Entity] = []
    var next = entity.parent
    while let name = next, let parent = model.entities.first(where: { $0.name == name }),
      parent.name != entity.name, !found.contains(where: { $0.name == name })
    {
      found.append(parent)
      next = parent.parent
    }
    return found
  }

  /// Returns the class of an entity's objects in generated code.
  private func className(ofEntity name: String) -> String {
    model.entities.first { $0.name == name && Self.isName($0.className) }?.className ?? "NSManagedObject"
  }

  // MARK: The properties

  private mutating func propertiesText(_ entity: DataModel.Entity) -> String {
    let name = entity.className
    var lines: [String] = []
    var accessors = ""
    for property in entity.properties {
      guard Self.isName(property.name) else {
        notes.append(
          "\(path): \(entity.name) has a property \"\(property.name)\", which is not a valid name in Swift; rename it in the model"
        )
        continue
      }
      lines.append("    @NSManaged public var \(Self.quoted(property.name)): \(type(of: property))")
      if case .relationship(let key, let destination, true, let isOrdered) = property {
        accessors += "// MARK: Generated accessors for \(key)\nextension \(name) {\n\n"
        let made = Self.accessors(key, className(ofEntity: destination), isOrdered: isOrdered)
        accessors += made.map { "    @objc(\($0))\n    @NSManaged public func \($1)\n\n" }.joined() + "}\n\n"
      }
    }
    // The conformance is inherited from the parent entity's class and must not be declared twice.
    let isIdentifiable = !ancestors(of: entity).contains {
      $0.codeGeneration != .manual && Self.isName($0.className)
    }
    return """
      extension \(name) {

          @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
              return NSFetchRequest<\(name)>(entityName: \(entity.name.debugDescription))
          }

      \(lines.joined(separator: "\n"))

      }

      \(accessors)\(isIdentifiable ? "extension \(name) : Identifiable {\n\n}\n" : "")
      """
  }

  private func type(of property: DataModel.Property) -> String {
    switch property {
    case .attribute(_, let type, let isScalar, let customClass):
      return Self.type(ofAttribute: type, isScalar: isScalar, customClass: customClass)
    case .relationship(_, _, true, let isOrdered): return isOrdered ? "NSOrderedSet?" : "NSSet?"
    case .relationship(_, let destination, false, _): return className(ofEntity: destination) + "?"
    case .fetched(_, let destination): return "[\(className(ofEntity: destination))]"
    }
  }

  /// Returns the type of an attribute. Object values are optional even if the model requires a value, because a new
  /// object has no values yet.
  private static func type(ofAttribute type: String, isScalar: Bool, customClass: String?) -> String {
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
      "Boolean": "Bool", "Date": "TimeInterval",
    ]
    if isScalar, let scalar = scalars[type] { return scalar }
    switch type {
    case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean": return "NSNumber?"
    case "Decimal": return "NSDecimalNumber?"
    case "String": return "String?"
    case "Date": return "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Composite": return "[String : Any]?"
    default:
      // Class names such as `Kit.Colour` and `[String: Int]` are accepted.
      let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "_.[]<>:, "))
      guard let customClass, !customClass.isEmpty, customClass.unicodeScalars.allSatisfy(allowed.contains) else {
        return "NSObject?"
      }
      return customClass + "?"
    }
  }

  /// Returns the Objective-C selectors and the Swift declarations of a to-many relationship's methods.
  private static func accessors(_ key: String, _ type: String, isOrdered: Bool) -> [(String, String)] {
    let name = key.prefix(1).uppercased() + key.dropFirst()
    let set = isOrdered ? "NSOrderedSet" : "NSSet"
    let unordered = [
      ("add\(name)Object:", "addTo\(name)(_ value: \(type))"),
      ("remove\(name)Object:", "removeFrom\(name)(_ value: \(type))"),
      ("add\(name):", "addTo\(name)(_ values: \(set))"),
      ("remove\(name):", "removeFrom\(name)(_ values: \(set))"),
    ]
    guard isOrdered else { return unordered }
    return [
      ("insertObject:in\(name)AtIndex:", "insertInto\(name)(_ value: \(type), at idx: Int)"),
      ("removeObjectFrom\(name)AtIndex:", "removeFrom\(name)(at idx: Int)"),
      ("insert\(name):atIndexes:", "insertInto\(name)(_ values: [\(type)], at indexes: NSIndexSet)"),
      ("remove\(name)AtIndexes:", "removeFrom\(name)(at indexes: NSIndexSet)"),
      ("replaceObjectIn\(name)AtIndex:withObject:", "replace\(name)(at idx: Int, with value: \(type))"),
      ("replace\(name)AtIndexes:with\(name):", "replace\(name)(at indexes: NSIndexSet, with values: [\(type)])"),
    ] + unordered
  }

  // MARK: Names

  /// Returns whether a text is a Swift identifier.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text.utf8.count <= 200 else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  private static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}

extension DataModel.Property {
  public var name: String {
    switch self {
    case .attribute(let name, _, _, _), .relationship(let name, _, _, _), .fetched(let name, _): name
    }
  }
}
