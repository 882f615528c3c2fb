import Foundation

/// Key-value coding of Foundation's own objects, whose keys are not registered.
enum FoundationKeys {
  /// A value, which can be nil, of an object that has the key.
  struct Value {
    let value: Any?
  }

  static func value(_ key: String, of object: Any) -> Value? {
    if key == "self" { return Value(value: object) }
    switch object {
    case let array as NSArray: return Value(value: members(array.map { $0 }, key))
    case let set as NSSet:
      let values = set.allObjects.compactMap { PredicateValue.plain(KeyPathWalk.value(of: $0, path: [key])) }
      return Value(value: key.hasPrefix("@") ? members(set.allObjects, key) : NSSet(array: values))
    case let set as NSOrderedSet:
      if key.hasPrefix("@") { return Value(value: members(set.map { $0 }, key)) }
      return Value(value: NSOrderedSet(array: members(set.map { $0 }, key) as? [Any] ?? []))
    case let dictionary as NSDictionary: return Value(value: entry(key, of: dictionary))
    case let defaults as UserDefaults: return Value(value: defaults.object(forKey: key))
    case let string as String: return self.string(string, key)
    case let number as NSNumber: return self.number(number, key)
    case let date as Date: return self.date(date, key)
    case let url as URL: return self.url(url, key)
    case let uuid as UUID:
      return ["UUIDString", "uuidString"].contains(key) ? Value(value: uuid.uuidString) : common(object, key)
    case let data as Data:
      return ["length", "count"].contains(key) ? Value(value: NSNumber(value: data.count)) : common(object, key)
    default: return common(object, key)
    }
  }

  private static func common(_ object: Any, _ key: String) -> Value? {
    switch key {
    case "description": return Value(value: "\(object)")
    case "hash": return (object as? NSObject).map { Value(value: NSNumber(value: $0.hash)) }
    default: return nil
    }
  }

  /// Returns an array of the members' values, with `NSNull` for members without one.
  private static func members(_ list: [Any], _ key: String) -> Any? {
    if key.hasPrefix("@") { return CollectionOperators.value(key, of: list, path: []) }
    return NSArray(array: list.map { PredicateValue.plain(KeyPathWalk.value(of: $0, path: [key])) ?? NSNull() })
  }

  private static func entry(_ key: String, of dictionary: NSDictionary) -> Any? {
    guard key.hasPrefix("@") else { return dictionary.object(forKey: key as NSString) }
    switch key {
    case "@count": return NSNumber(value: dictionary.count)
    case "@allKeys": return dictionary.allKeys
    case "@allValues": return dictionary.allValues
    default: return dictionary.object(forKey: String(key.dropFirst()) as NSString)
    }
  }

  private static func string(_ text: String, _ key: String) -> Value? {
    switch key {
    case "length": Value(value: NSNumber(value: text.utf16.count))
    case "uppercaseString", "uppercased": Value(value: text.uppercased())
    case "lowercaseString", "lowercased": Value(value: text.lowercased())
    case "capitalizedString", "capitalized": Value(value: text.capitalized)
    case "intValue", "integerValue", "longLongValue": Value(value: NSNumber(value: (text as NSString).integerValue))
    case "doubleValue", "floatValue": Value(value: NSNumber(value: (text as NSString).doubleValue))
    case "boolValue": Value(value: NSNumber(value: (text as NSString).boolValue))
    case "lastPathComponent": Value(value: (text as NSString).lastPathComponent)
    case "pathExtension": Value(value: (text as NSString).pathExtension)
    default: common(text, key)
    }
  }

  private static func number(_ number: NSNumber, _ key: String) -> Value? {
    switch key {
    case "intValue", "integerValue", "longLongValue": Value(value: NSNumber(value: number.int64Value))
    case "doubleValue", "floatValue": Value(value: NSNumber(value: number.doubleValue))
    case "boolValue": Value(value: NSNumber(value: number.boolValue))
    case "stringValue": Value(value: number.stringValue)
    default: common(number, key)
    }
  }

  private static func date(_ date: Date, _ key: String) -> Value? {
    switch key {
    case "timeIntervalSinceReferenceDate": Value(value: NSNumber(value: date.timeIntervalSinceReferenceDate))
    case "timeIntervalSince1970": Value(value: NSNumber(value: date.timeIntervalSince1970))
    case "timeIntervalSinceNow": Value(value: NSNumber(value: date.timeIntervalSinceNow))
    default: common(date, key)
    }
  }

  private static func url(_ url: URL, _ key: String) -> Value? {
    switch key {
    case "absoluteString": Value(value: url.absoluteString)
    case "path": Value(value: url.path)
    case "host": Value(value: url.host)
    case "scheme": Value(value: url.scheme)
    case "lastPathComponent": Value(value: url.lastPathComponent)
    case "pathExtension": Value(value: url.pathExtension)
    case "query": Value(value: url.query)
    default: common(url, key)
    }
  }

  /// Sets a value of one of Foundation's containers; returns false if the object is not a container.
  static func set(_ value: Any?, _ key: String, of object: Any) -> Bool {
    switch object {
    case let dictionary as NSMutableDictionary:
      if let value {
        dictionary.setObject(value, forKey: key as NSString)
      } else {
        dictionary.removeObject(forKey: key)
      }
    case let defaults as UserDefaults: defaults.set(value, forKey: key)
    case let array as NSArray: for member in array { (member as? NSObject)?.setValue(value, forKey: key) }
    case let set as NSSet: for member in set { (member as? NSObject)?.setValue(value, forKey: key) }
    case let set as NSOrderedSet: for member in set { (member as? NSObject)?.setValue(value, forKey: key) }
    default: return false
    }
    return true
  }
}
