import Foundation
import QuartzCore

/// An object of a bar's appearance whose values are in a store, so that copies, archives and comparisons need no
/// custom code.
@preconcurrency @MainActor protocol AppearanceObject: NSObject {
  var store: AppearanceStore { get }
}

/// The values of an appearance object by name: colors, images, effects, numbers, attributes of text, and other
/// appearance objects, which belong to this one.
@MainActor final class AppearanceStore {
  private var values: [String: Any] = [:]
  /// Called when a value of the object, or of an object that it contains, changed.
  var changed: (() -> Void)?
  /// The number of changes.
  private(set) var version = 0

  private func didChange() {
    version += 1
    changed?()
  }

  func get<Value>(_ key: String) -> Value? { values[key] as? Value }

  /// Sets a value. Appearance objects are copied, as their properties are declared to copy.
  func set(_ key: String, _ value: Any?) {
    if let object = value as? any AppearanceObject {
      values[key] = adopt(AppearanceStore.copy(object))
    } else {
      values[key] = value
    }
    didChange()
  }

  /// The attributes of a text; empty if none are set.
  subscript(attributes key: String) -> [NSAttributedString.Key: Any] {
    get { get(key) ?? [:] }
    set { set(key, newValue.isEmpty ? nil : newValue) }
  }

  /// An offset in points; zero if none is set.
  subscript(offset key: String) -> UIOffset {
    get { get(key) ?? .zero }
    set { set(key, newValue == .zero ? nil : newValue) }
  }

  /// Returns the contained object with a name, and creates it on first access.
  func part<Part: AppearanceObject>(_ key: String, _ make: () -> Part) -> Part {
    if let part = values[key] as? Part { return part }
    let part = make()
    values[key] = adopt(part)
    return part
  }

  private func adopt<Part: AppearanceObject>(_ part: Part) -> Part {
    part.store.changed = { [weak self] in self?.didChange() }
    return part
  }

  private func adopt(_ part: any AppearanceObject) -> any AppearanceObject {
    part.store.changed = { [weak self] in self?.didChange() }
    return part
  }

  // MARK: Copies and comparisons

  static func copy(_ object: any AppearanceObject) -> any AppearanceObject {
    guard let copy = instantiate(type(of: object)) as? any AppearanceObject else { return object }
    copy.store.take(object.store)
    return copy
  }

  /// Copies the values with those names; nil stands for all values.
  func take(_ other: AppearanceStore, only names: [String]? = nil) {
    for key in names ?? Array(Set(values.keys).union(other.values.keys)) {
      let value = other.values[key]
      // Contained objects are kept and updated, because the app may hold references to them.
      if let part = values[key] as? any AppearanceObject, let new = value as? any AppearanceObject {
        part.store.take(new.store)
      } else if let new = value as? any AppearanceObject {
        values[key] = adopt(AppearanceStore.copy(new))
      } else {
        values[key] = value
      }
    }
    didChange()
  }

  func isEqual(_ other: AppearanceStore) -> Bool {
    Set(values.keys).union(other.values.keys).allSatisfy { key in
      AppearanceStore.isEqual(values[key], other.values[key])
    }
  }

  private static func isEqual(_ a: Any?, _ b: Any?) -> Bool {
    if let a = a as? any AppearanceObject, let b = b as? any AppearanceObject { return a.store.isEqual(b.store) }
    // A contained object that was never accessed has only default values.
    if let part = (a ?? b) as? any AppearanceObject, a == nil || b == nil { return part.store.isPristine }
    if let a = a as? [NSAttributedString.Key: Any], let b = b as? [NSAttributedString.Key: Any] {
      return a.count == b.count && a.allSatisfy { key, value in b[key].map { isEqual(value, $0) } ?? false }
    }
    if let a = a as? UIBlurEffect, let b = b as? UIBlurEffect { return a.style == b.style }
    if let a = a as? UIOffset, let b = b as? UIOffset { return a == b }
    return (a as? AnyHashable) == (b as? AnyHashable)
  }

  private var isPristine: Bool {
    values.values.allSatisfy { ($0 as? any AppearanceObject)?.store.isPristine ?? false }
  }

  // MARK: Archives

  func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(NSArray(array: values.keys.sorted().map { NSString(string: $0) }), forKey: "UIAppearanceKeys")
    for (key, value) in values {
      switch value {
      case let attributes as [NSAttributedString.Key: Any]:
        let list = attributes.compactMap { key, value in
          (value as? NSObject).map { (NSString(string: key.rawValue), $0) }
        }
        coder.encode(NSArray(array: list.map(\.0)), forKey: "\(key).names")
        coder.encode(NSArray(array: list.map(\.1)), forKey: "\(key).values")
      case let offset as UIOffset:
        coder.encode(Double(offset.horizontal), forKey: "\(key).x")
        coder.encode(Double(offset.vertical), forKey: "\(key).y")
      case let number as CGFloat: coder.encode(Double(number), forKey: "\(key).number")
      case let raw as Int: coder.encode(raw, forKey: "\(key).raw")
      case let object as NSObject: coder.encode(object, forKey: key)
      default: break
      }
    }
  }

  func decode(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let keys = (coder.decodeObject(forKey: "UIAppearanceKeys") as? NSArray)?.compactMap {
      ($0 as? NSString).map { "\($0)" }
    }
    for key in keys ?? [] {
      if coder.containsValue(forKey: "\(key).names") {
        let names = coder.decodeObject(forKey: "\(key).names") as? NSArray ?? []
        let objects = coder.decodeObject(forKey: "\(key).values") as? NSArray ?? []
        var attributes: [NSAttributedString.Key: Any] = [:]
        for (name, value) in zip(names, objects) {
          if let name = name as? NSString { attributes[NSAttributedString.Key("\(name)")] = value }
        }
        values[key] = attributes
      } else if coder.containsValue(forKey: "\(key).x") {
        values[key] = UIOffset(
          horizontal: CGFloat(coder.decodeDouble(forKey: "\(key).x")),
          vertical: CGFloat(coder.decodeDouble(forKey: "\(key).y")))
      } else if coder.containsValue(forKey: "\(key).number") {
        values[key] = CGFloat(coder.decodeDouble(forKey: "\(key).number"))
      } else if coder.containsValue(forKey: "\(key).raw") {
        values[key] = coder.decodeInteger(forKey: "\(key).raw")
      } else if let object = coder.decodeObject(forKey: key) as? NSObject {
        if let new = object as? any AppearanceObject, let part = values[key] as? any AppearanceObject {
          part.store.take(new.store)
        } else {
          values[key] = (object as? any AppearanceObject).map { adopt($0) } ?? object
        }
      }
    }
  }
}
