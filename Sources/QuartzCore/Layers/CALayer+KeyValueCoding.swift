import CoreGraphics
import Foundation
import ObjectiveC

/// Key-value coding of layers: any key can have a value, and key paths can select components of points, sizes,
/// rectangles and transforms (`"position.x"`, `"bounds.size.width"`, `"transform.rotation.z"`,
/// `"transform.scale"`).
extension CALayer: UndefinedKeyHandling {
  package func setValue(_ value: Any?, forUndefinedKey key: String) {
    let action = willChange(key)
    defer { if isObserved { KeyValueObserving.didChange(self, key) } }
    if extraValues == nil { extraValues = [:] }
    extraValues?[key] = value
    action?.run(forKey: key, object: self, arguments: nil)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  package func value(forUndefinedKey key: String) -> Any? {
    extraValues?[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Returns the value of an `@NSManaged` property, which has no storage in the class; the accessors that the
  /// source bridge generates call this method. As on iOS, each presentation copy has a value of its own, so that
  /// the property can be animated.
  public func primitiveValue(forKey key: String) -> Any? { value(forUndefinedKey: key) }

  /// Sets the value of an `@NSManaged` property. Looks up an action, and redraws if `needsDisplay(forKey:)` returns
  /// true.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forUndefinedKey: key) }

  /// Returns the value at a key path, which can select a component of a point, size, rectangle or transform, such
  /// as `transform.scale.x`.
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let first = keys.first else { return nil }
    let start = value(forKey: first)
    guard keys.count > 1 else { return start }
    let rest = Array(keys.dropFirst())
    if let cell = CAEmitterCell.named(rest[0], in: start as Any), rest.count > 1 {
      return cell.value(forKeyPath: rest.dropFirst().joined(separator: "."))
    }
    if let object = start as? CALayer { return object.value(forKeyPath: rest.joined(separator: ".")) }
    return start.flatMap { StructureKeys.value(of: $0, at: rest) }
  }

  /// Sets the value at a key path, which can select a component of a point, size, rectangle or transform, such as
  /// `transform.scale.x`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let first = keys.first else { return }
    guard keys.count > 1 else {
      return setValue(StructureKeys.unboxed(value, like: self.value(forKey: first)), forKey: first)
    }
    let rest = Array(keys.dropFirst())
    guard let start = self.value(forKey: first) else { return }
    if let cell = CAEmitterCell.named(rest[0], in: start), rest.count > 1 {
      return cell.setValue(value, forKeyPath: rest.dropFirst().joined(separator: "."))
    }
    if let object = start as? CALayer { return object.setValue(value, forKeyPath: rest.joined(separator: ".")) }
    if let changed = StructureKeys.setting(value, of: start, at: rest) {
      setValue(changed, forKey: first)
    } else {
      setValue(value, forUndefinedKey: keyPath)
    }
  }
}

/// Support for key-value observing: setters notify only layers that have had an observer.
extension CALayer: ObservationAware {
  package func observationDidBegin() { isObserved = true }
}
