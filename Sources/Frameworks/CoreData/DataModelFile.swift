import Foundation
import FoundationXML
import ObjectiveC

/// Reads data models in the XML format that Xcode writes.
struct DataModelFile {
  var entities: [NSEntityDescription] = []
  var requests: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  /// Reads a `.momd`, `.mom`, `.xcdatamodeld` or `.xcdatamodel`; nil, with a message on the console, if it does not
  /// exist.
  static func read(_ path: String) -> DataModelFile? {
    let files = FileManager.default
    var folder = path
    if !files.fileExists(atPath: "\(path)/contents") {
      let names =
        (try? files.contentsOfDirectory(atPath: path))?.filter { $0.hasSuffix(".xcdatamodel") }.sorted() ?? []
      guard let name = current(path).flatMap({ names.contains($0) ? $0 : nil }) ?? names.last else {
        Console.write("\(path): there is no data model in it.")
        return nil
      }
      folder = "\(path)/\(name)"
    }
    guard let data = files.contents(atPath: "\(folder)/contents") else {
      Console.write("\(folder)/contents can't be read; the app's data has no entities.")
      return nil
    }
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains("<"), !text.unicodeScalars.contains("\u{FFFD}"), !text.utf8.contains(0) else {
      Console.write("\(folder)/contents is not XML; open the model in Xcode and save it.")
      return nil
    }
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    if !parser.parse() || parser.parserError != nil {
      Console.write("\(folder)/contents:\(parser.lineNumber): the XML is broken; the part before is read.")
    }
    return reader.finish()
  }

  private static func current(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: "\(path)/.xccurrentversion"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    return list["_XCCurrentVersionName"] as? String
  }

  private final class Reader: NSObject, XMLParserDelegate {
    private var entities: [String: NSEntityDescription] = [:]
    private var order: [NSEntityDescription] = []
    private var parents: [(NSEntityDescription, String)] = []
    private var ends: [(NSRelationshipDescription, entity: String?, inverse: String?)] = []
    private var entity: NSEntityDescription?
    private var properties: [NSPropertyDescription] = []
    private var requests: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    /// The last fetched property, whose fetch request follows in the file.
    private var fetched: NSFetchedPropertyDescription?
    private var constraint: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      switch elementName {
      case "entity":
        let entity = NSEntityDescription()
        entity.name = attributes["name"]
        entity.managedObjectClassName = attributes["representedClassName"] ?? "NSManagedObject"
        entity.isAbstract = attributes["isAbstract"] == "YES"
        entity.renamingIdentifier = attributes["elementID"]
        if let parent = attributes["parentEntity"] { parents.append((entity, parent)) }
        entities[entity.name ?? ""] = entity
        order.append(entity)
        self.entity = entity
        properties = []
      case "attribute": add(attribute(attributes), attributes)
      case "relationship":
        let relationship = NSRelationshipDescription()
        relationship.minCount = attributes["minCount"].flatMap { Int($0) } ?? 0
        relationship.maxCount =
          attributes["toMany"] == "YES" ? attributes["maxCount"].flatMap { Int($0) } ?? 0 : 1
        relationship.isStoredToMany = attributes["toMany"] == "YES"
        relationship.isOrdered = attributes["ordered"] == "YES"
        relationship.deleteRule =
          ["Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule, "No Action": .noActionDeleteRule][
            attributes["deletionRule"] ?? ""] ?? .nullifyDeleteRule
        ends.append((relationship, attributes["destinationEntity"], attributes["inverseName"]))
        add(relationship, attributes)
      case "fetchedProperty":
        let property = NSFetchedPropertyDescription()
        add(property, attributes)
        fetched = property
      case "fetchRequest": read(request: attributes)
      case "uniquenessConstraint": constraint = []
      case "constraint": if let name = attributes["value"] { constraint.append(name) }
      default: break
      }
    }

    /// Reads a fetch request template or the fetch request of a fetched property.
    private func read(request attributes: [String: String]) {
      let request = NSFetchRequest<any NSFetchRequestResult>()
      request.entityName = attributes["entity"]
      request.predicate = attributes["predicateString"].flatMap { $0.isEmpty ? nil : NSPredicate(format: $0) }
      request.fetchLimit = attributes["fetchLimit"].flatMap { Int($0) } ?? 0
      request.fetchBatchSize = attributes["fetchBatchSize"].flatMap { Int($0) } ?? 0
      if let fetched {
        fetched.fetchRequest = request
      } else if let name = attributes["name"] {
        requests[name] = request
      }
    }

    private func add(_ property: NSPropertyDescription, _ attributes: [String: String]) {
      property.name = attributes["name"] ?? ""
      property.isOptional = attributes["optional"] == "YES"
      property.isTransient = attributes["transient"] == "YES"
      property.renamingIdentifier = attributes["elementID"]
      properties.append(property)
    }

    private func attribute(_ attributes: [String: String]) -> NSAttributeDescription {
      let attribute = NSAttributeDescription()
      let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
        "Composite": .compositeAttributeType,
      ]
      attribute.attributeType = types[attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
      attribute.attributeValueClassName = attributes["customClassName"]
      attribute.valueTransformerName = attributes["valueTransformerName"]
      attribute.defaultValue = value(attributes, attribute.attributeType)
      attribute.allowsExternalBinaryDataStorage = attributes["allowsExternalBinaryDataStorage"] == "YES"
      attribute.rules = AttributeRules(attributes)
      return attribute
    }

    private func value(_ attributes: [String: String], _ type: NSAttributeType) -> Any? {
      if let seconds = attributes["defaultDateTimeInterval"].flatMap(Double.init) {
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
      guard let text = attributes["defaultValueString"] else { return nil }
      switch type {
      case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
        return Int64(text).map { NSNumber(value: $0) }
      case .doubleAttributeType, .floatAttributeType: return Double(text).map { NSNumber(value: $0) }
      case .decimalAttributeType: return NSDecimalNumber(string: text)
      case .booleanAttributeType: return NSNumber(value: text == "YES" || text == "1" || text == "true")
      case .UUIDAttributeType: return UUID(uuidString: text)
      case .URIAttributeType: return URL(string: text)
      default: return text
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
      if elementName == "entity" { entity?.properties = properties }
      if elementName == "fetchedProperty" { fetched = nil }
      if elementName == "uniquenessConstraint" { entity?.uniquenessConstraints.append(constraint) }
    }

    /// Replaces the names of entities by the entities themselves after the whole file has been read.
    func finish() -> DataModelFile {
      for (entity, parent) in parents where entities[parent] !== entity {
        entities[parent]?.subentities.append(entity)
      }
      for end in ends {
        end.0.destinationEntity = end.entity.flatMap { entities[$0] }
        end.0.inverseRelationship = end.inverse.flatMap { name in
          end.0.destinationEntity?.properties.first { $0.name == name } as? NSRelationshipDescription
        }
      }
      return DataModelFile(entities: order, requests: requests)
    }
  }
}
