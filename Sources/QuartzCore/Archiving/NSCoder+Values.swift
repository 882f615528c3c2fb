import Foundation
import ObjectiveC

extension NSCoder {
  /// Encodes properties of an object under their keys, in a fixed order. Nil is encoded explicitly if the default
  /// value of the property is not nil.
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

  /// Sets the properties that the archive contains; values of a wrong type are ignored.
  func decodeValues(of object: any NSObjectProtocol, keys: [String]) {
    guard allowsKeyedCoding else { return }
    for key in keys where containsValue(forKey: key) {
      guard let value = ArchivedValue.value(decodeObject(of: ArchivedValue.classes, forKey: key)) else { continue }
      object.setValue(value, forKey: key)
    }
  }
}
