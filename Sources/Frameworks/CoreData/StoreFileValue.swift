import Foundation
import ObjectiveC

/// The encoding of attribute values in a store's file.
enum StoreFileValue {
  /// Returns the name of the value's type in the file, and the encoded value; nil, with a message on the console,
  /// if it can't be encoded.
  static func encode(_ value: Any, _ attribute: NSAttributeDescription) -> (String, SQLiteValue)? {
    switch AttributeValue.normal(value, attribute.attributeType) {
    case let value as String: return ("string", .text(value))
    case let value as Date: return ("date", .real(value.timeIntervalSinceReferenceDate))
    case let value as UUID: return ("uuid", .text(value.uuidString))
    case let value as URL: return ("uri", .text(value.absoluteString))
    case let value as Data where attribute.attributeType != .transformableAttributeType:
      return ("data", .blob(value))
    case let value as NSManagedObjectID: return ("uri", .text(value.uriRepresentation().absoluteString))
    case let value as NSDecimalNumber: return ("decimal", .text("\(value.decimalValue)"))
    case let value as NSNumber where attribute.attributeType != .transformableAttributeType:
      return number(value, attribute.attributeType)
    case let value?: return archive(value, attribute)
    case nil: return nil
    }
  }

  private static func number(_ value: NSNumber, _ type: NSAttributeType) -> (String, SQLiteValue) {
    switch type {
    case .booleanAttributeType: ("boolean", .integer(value.boolValue ? 1 : 0))
    case .doubleAttributeType, .floatAttributeType: ("real", .real(value.doubleValue))
    case .undefinedAttributeType where value.doubleValue != value.doubleValue.rounded():
      ("real", .real(value.doubleValue))
    default: ("integer", .integer(value.int64Value))
    }
  }

  /// Returns the value encoded with a keyed archiver.
  private static func archive(_ value: Any, _ attribute: NSAttributeDescription) -> (String, SQLiteValue)? {
    if isArchivable(value),
      let data = try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    {
      return ("archive", .blob(data))
    }
    Console.write(
      "Core Data: \(attribute.entity?.name ?? "").\(attribute.name) is a \(type(of: value)), which does not conform to NSCoding; "
        + "the store does not keep it. Let its class adopt NSCoding.")
    return nil
  }

  /// Returns whether the value can be archived. Foundation's archiver traps on an object that does not conform to
  /// `NSCoding`.
  private static func isArchivable(_ value: Any) -> Bool {
    switch value {
    case is String, is NSNumber, is Date, is Data, is URL, is UUID: true
    case let list as [Any]: list.allSatisfy(isArchivable)
    case let set as NSSet: set.allObjects.allSatisfy(isArchivable)
    case let table as [AnyHashable: Any]: table.allSatisfy { isArchivable($0.key.base) && isArchivable($0.value) }
    default: AttributeValue.number(value) != nil || value is any NSCoding
    }
  }

  static func decode(_ stored: StoreFile.Value, _ attribute: NSAttributeDescription) -> Any? {
    let value: Any? =
      switch (stored.type, stored.value) {
      case ("date", let value): value.real.map { Date(timeIntervalSinceReferenceDate: $0) }
      case ("uuid", .text(let text)): UUID(uuidString: text)
      case ("uri", .text(let text)): URL(string: text)
      case ("decimal", .text(let text)): NSDecimalNumber(string: text)
      case ("boolean", .integer(let value)): NSNumber(value: value != 0)
      case ("archive", .blob(let data)): try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
      case (_, .integer(let value)): NSNumber(value: value)
      case (_, .real(let value)): NSNumber(value: value)
      case (_, .text(let text)): text
      case (_, .blob(let data)): data
      case (_, .null): nil
      }
    return AttributeValue.normal(value, attribute.attributeType)
  }
}
