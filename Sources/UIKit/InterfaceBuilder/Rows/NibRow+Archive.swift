import ObjectiveC

/// Archives of objects: the archived properties of a class belong to its row, because the same class reads both.
extension NibRow {
  /// Writes the values that differ from a new object's, for each class of the object, the base class first.
  static func encode(_ object: any NibObject, with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    for row in Swift.type(of: object).nibRow.lineage {
      let pristine = pristine(row.type)
      for property in row.archived() {
        let value = property.get(object)
        guard !isEqual(value, pristine.flatMap(property.get)) else { continue }
        coder.encode(value ?? NSNull(), forKey: property.key)
      }
    }
  }

  /// Reads the archived properties of the row's class itself.
  func decode(_ object: NSObject, from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    for property in archived() where coder.containsValue(forKey: property.key) {
      let value = coder.decodeObject(forKey: property.key) as? NSObject
      property.set(object, value is NSNull ? nil : value)
    }
  }

  private static func isEqual(_ a: NSObject?, _ b: NSObject?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a === b || a.isEqual(b)
  }

  private static var pristines: [ObjectIdentifier: NSObject] = [:]

  /// Returns a new object of one of UIKit's classes.
  private static func pristine(_ type: AnyClass) -> NSObject? {
    if let known = pristines[ObjectIdentifier(type)] { return known }
    let made = instantiate(type)
    pristines[ObjectIdentifier(type)] = made
    return made
  }
}
