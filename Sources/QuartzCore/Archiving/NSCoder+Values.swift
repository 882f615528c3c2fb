import Foundation
import ObjectiveC

extension NSCoder {
  /// Writes properties of an object under their keys, in an order that does not change. That one has no value is
  /// written where a new object has a value.
  func encodeValues(
    of object: any NSObjectProtocol, keys: [String], default defaultValue: (String) -> Any?,
    unless isLeftOut: (String) -> Bool
  ) {
    guard allowsKeyedCoding else { return }
    for key in keys {
      guard let value = object.value(forKey: key) else {
        if defaultValue(key) != nil { encode(NSNull(), forKey: key) }
        continue
      }
      guard !isLeftOut(key), let archived = ArchivedValue.object(value) else { continue }
      encode(archived, forKey: key)
    }
  }

  /// Sets the properties that the archive has; those of a wrong kind stay as they are.
  func decodeValues(of object: any NSObjectProtocol, keys: [String]) {
    guard allowsKeyedCoding else { return }
    for key in keys where containsValue(forKey: key) {
      guard let value = ArchivedValue.value(decodeObject(of: ArchivedValue.classes, forKey: key)) else { continue }
      object.setValue(value, forKey: key)
    }
  }
}
