import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The entities of a Core Data model, with the properties that are relevant for generated classes.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/generating-code>
public struct DataModel: Equatable {
  /// The code that Xcode generates for an entity, from the attribute `codeGenerationType` of the file.
  public enum CodeGeneration: String {
    /// No code is generated, because the project contains the class.
    case manual
    /// The class and an extension with its properties are generated.
    case classDefinition = "class"
    /// Only the extension is generated.
    case category
  }

  public struct Entity: Equatable {
    public var name: String
    /// The name of the class without its module; empty for `NSManagedObject` itself.
    public var className: String
    public var parent: String?
    public var codeGeneration: CodeGeneration
    public var properties: [Property] = []
  }

  public enum Property: Equatable {
    /// An attribute; `customClass` is the class of a transformable value.
    case attribute(name: String, type: String, isScalar: Bool, customClass: String?)
    case relationship(name: String, destination: String, isToMany: Bool, isOrdered: Bool)
    case fetched(name: String, destination: String)
  }

  /// The entities in the order of the file.
  public var entities: [Entity]

  /// Reads the current version of an `.xcdatamodeld`, or an `.xcdatamodel`.
  ///
  /// - Throws: a `ProjectError` for a model that can't be read.
  public init(path: String) throws {
    let file = try Self.contents(of: path)
    guard let data = RegularFile.contents(file) else {
      throw ProjectError(
        file: file, problem: "the data model can't be read", remedy: "open the model in Xcode and save it")
    }
    let reader = DataModelReader()
    if let line = XMLFile.parse(data, delegate: reader) {
      throw ProjectError(
        file: "\(file):\(line)", problem: "the data model is not well-formed XML",
        remedy: "open the model in Xcode and save it")
    }
    entities = reader.entities
  }

  /// Returns the path of the current version, which `.xccurrentversion` names; the last version if it names none.
  private static func contents(of path: String) throws -> String {
    let own = "\(path)/contents"
    if RegularFile.exists(own) { return own }
    let versions = (FolderVisits.names(in: path) ?? []).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let list = RegularFile.contents("\(path)/.xccurrentversion").flatMap {
      try? PropertyListFile.value(of: $0) as? [String: Any]
    }
    let current = list?["_XCCurrentVersionName"] as? String
    guard let version = versions.first(where: { $0 == current }) ?? versions.last else {
      throw ProjectError(
        file: path, problem: "there is no version of the data model in it",
        remedy: "open the model in Xcode and save it")
    }
    return "\(path)/\(version)/contents"
  }
}

/// Collects the entities of a model's XML.
private final class DataModelReader: NSObject, XMLParserDelegate {
  private(set) var entities: [DataModel.Entity] = []
  private var isInEntity = false
  /// The name of the last fetched property, whose fetch request follows in the file.
  private var fetched: String?

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch elementName {
    case "entity":
      // `.Name` refers to a class of the app's own module.
      let className = (attributes["representedClassName"] ?? "").split(separator: ".").last.map(String.init) ?? ""
      entities.append(
        DataModel.Entity(
          name: attributes["name"] ?? "", className: className == "NSManagedObject" ? "" : className,
          parent: attributes["parentEntity"],
          codeGeneration: attributes["codeGenerationType"].flatMap(DataModel.CodeGeneration.init) ?? .manual))
      isInEntity = true
    case "attribute":
      add(
        .attribute(
          name: attributes["name"] ?? "", type: attributes["attributeType"] ?? "",
          isScalar: attributes["usesScalarValueType"] == "YES", customClass: attributes["customClassName"]))
    case "relationship":
      add(
        .relationship(
          name: attributes["name"] ?? "", destination: attributes["destinationEntity"] ?? "",
          isToMany: attributes["toMany"] == "YES", isOrdered: attributes["ordered"] == "YES"))
    case "fetchedProperty": fetched = attributes["name"]
    case "fetchRequest":
      if let name = fetched { add(.fetched(name: name, destination: attributes["entity"] ?? "")) }
      fetched = nil
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if elementName == "entity" { isInEntity = false }
  }

  private func add(_ property: DataModel.Property) {
    guard isInEntity else { return }
    entities[entities.count - 1].properties.append(property)
  }
}
