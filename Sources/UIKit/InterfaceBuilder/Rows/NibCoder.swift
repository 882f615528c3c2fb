import CoreGraphics

/// The coder that a class's `init(coder:)` gets while an Interface Builder file is loaded.
///
/// Each class reads its own `NibRow` after those of its ancestors. Objects in the element are created on access;
/// connections are deferred until all objects exist.
final class NibCoder: NSCoder {
  let loading: NibLoading
  let element: NibElement
  /// The variations of the view for size classes.
  @MainActor private(set) var variations: NibVariations?
  /// The values by name: the element's attributes, and its children by their keys, with the variations for the
  /// current size classes.
  @MainActor private(set) lazy var values = ownValues()

  init(loading: NibLoading, element: NibElement) {
    self.loading = loading
    self.element = element
    super.init()
  }

  /// Registers the object, and reports elements that its classes do not read.
  @MainActor func begin(_ object: NSObject) {
    loading.register(object, for: element)
    let row = (type(of: object) as? any NibObject.Type)?.nibRow
    let type = "\(row?.type ?? NSObject.self)"
    let reader = object as? any NibAttributeReader
    for (name, value) in element.attributes where NibDesign.isUnknown(attribute: name, row) {
      if reader?.read(nibAttribute: name, value) == true { continue }
      NibReports.note(notUnderstood: name, of: object, type)
    }
    for child in element.children where NibDesign.isUnknown(child, row) {
      NibReports.note(notUnderstood: child.key ?? child.name, of: object, type)
    }
    guard let view = object as? UIView, let variations = NibVariations(self) else { return }
    self.variations = variations
    for name in variations.names where row?.knows(name) != true {
      NibReports.note(notUnderstood: "variation of \(name)", of: object, type)
    }
    for (name, value) in variations.values(for: view.traits) { values[name] = value }
  }

  // MARK: Values

  @MainActor private func ownValues() -> [String: NibValue] {
    var values: [String: NibValue] = [:]
    for (name, text) in element.attributes { values[name] = .text(localized(name) ?? text) }
    // A button's states have keys that are not properties.
    for child in element.children where child.name != "state" {
      if let key = child.key { values[key] = .element(child) }
    }
    return values
  }

  @MainActor private func localized(_ name: String) -> String? {
    guard !loading.strings.isEmpty else { return nil }
    return element.id.flatMap { loading.strings["\($0).\(name)"] }
  }

  /// Returns whether only a variation sets the attribute, so that its original value has to be restored at other
  /// times.
  @MainActor func variesOnly(_ name: String) -> Bool {
    guard let variations, variations.names.contains(name) else { return false }
    return element[name] == nil && element.child(key: name) == nil
  }

  // MARK: Decoding by apps

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { element[key] != nil }
  override func decodeObject(forKey key: String) -> Any? { element[key] }
  override func decodeBool(forKey key: String) -> Bool { element.flag(key) ?? false }
  override func decodeInteger(forKey key: String) -> Int { element[key].flatMap(Int.init) ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { element[key].flatMap(Double.init) ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { element[key].flatMap(Float.init) ?? 0 }
}
