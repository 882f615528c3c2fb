import CoreGraphics
import Foundation
import ObjectiveC

/// Key-value coding as layers have it: any key may hold a value, and key paths reach into points, sizes, rectangles
/// and transforms (`"position.x"`, `"bounds.size.width"`, `"transform.rotation.z"`, `"transform.scale"`).
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

  /// The value of an `@NSManaged` property, which the class does not keep itself: what the bridge makes of it reads
  /// and writes here. As on iOS such a property has a value in each presentation copy, so that animations of it are
  /// seen.
  public func primitiveValue(forKey key: String) -> Any? { value(forUndefinedKey: key) }

  /// Asks for an action, and draws again if `needsDisplay(forKey:)` returns true.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forUndefinedKey: key) }

  /// Reads a property by a path of keys, which may lead into points, sizes, rectangles and transforms, as
  /// `transform.scale.x` does.
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

  /// Sets a property by a path of keys, which may lead into points, sizes, rectangles and transforms, as
  /// `transform.scale.x` does.
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

/// Setters look for observers only in layers that had one.
extension CALayer: ObservationAware {
  package func observationDidBegin() { isObserved = true }
}
