import CoreGraphics

/// The coder that a class's `init(coder:)` gets while an Interface Builder file is loaded.
///
/// A class decodes what its ancestors in UIKit have when it calls `super.init(coder:)`: the element's attributes and
/// keyed children are applied by the tables of `NibTables`, from the oldest class down. Objects that the element holds are
/// made on the way; connections wait until all objects are there.
final class NibCoder: NSCoder {
  let loading: NibLoading
  let element: NibElement

  init(loading: NibLoading, element: NibElement) {
    self.loading = loading
    self.element = element
    super.init()
  }

  /// For classes that set defaults after `super.init(coder:)`: what the file says is set once more.
  @MainActor func applyAgain(to object: NSObject) { NibTables.decode(object, self, isFirst: false) }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { element[key] != nil }
  override func decodeObject(forKey key: String) -> Any? { element[key] }
  override func decodeBool(forKey key: String) -> Bool { element.flag(key) ?? false }
  override func decodeInteger(forKey key: String) -> Int { element[key].flatMap(Int.init) ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { element[key].flatMap(Double.init) ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { element[key].flatMap(Float.init) ?? 0 }
}
