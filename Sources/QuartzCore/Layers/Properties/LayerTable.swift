import CoreGraphics
import ObjectiveC

/// The properties of a layer class, including inherited ones, in the order of archives.
///
/// Each class of Core Animation has a table and returns it by overriding `CALayer.properties`; subclasses in apps
/// inherit the property. The creation of a table registers its properties for key-value coding.
final class LayerTable {
  let rows: [LayerProperty]
  /// The functions that copy the stored values of each class in the table from one layer to another.
  let copies: [(_ from: CALayer, _ to: CALayer) -> Void]
  private let byKey: [String: LayerProperty]
  private let getters: Set<String>
  private let make: () -> CALayer
  private let prototype = Locked<CALayer?>(nil)

  /// Creates the table of a class from that of its superclass.
  /// - Parameters:
  ///   - make: creates a layer that has the default values.
  ///   - copy: copies the values that the class itself stores.
  ///   - list: adds the rows of the class's own properties.
  init<Layer: CALayer>(
    _ make: @escaping () -> Layer, above inherited: LayerTable?,
    copy: @escaping (_ from: Layer, _ to: Layer) -> Void, _ list: (LayerRows<Layer>) -> Void
  ) {
    let own = LayerRows<Layer>()
    list(own)
    rows = (inherited?.rows ?? []) + own.properties
    copies =
      (inherited?.copies ?? []) + [
        { from, to in
          // An app can pass a layer of any class to `init(layer:)`.
          guard let from = from as? Layer, let to = to as? Layer else { return }
          copy(from, to)
        }
      ]
    byKey = Dictionary(rows.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    getters = Set(rows.compactMap(\.getter))
    self.make = make
  }

  /// Returns the property with a key.
  subscript(key: String) -> LayerProperty? { byKey[key] }

  /// Returns the default value of a property, identified by its key or by the name of its getter.
  func defaultValue(forKey key: String) -> Any? {
    guard byKey[key] != nil || getters.contains(key) else { return nil }
    let layer = prototype.withLock { known in
      let layer = known ?? make()
      known = layer
      return layer
    }
    return KeyValueAccess.valueIfPresent(key, of: layer)
  }
}

// MARK: Defaults of apps

extension LayerTable {
  private static let ownDefaults = Locked<[ObjectIdentifier: [(key: String, value: Any)]]>([:])

  /// Returns the default values of Core Animation's properties that an app's class changes by overriding
  /// `defaultValue(forKey:)`. Each class is queried once.
  static func ownDefaults(of type: CALayer.Type) -> [(key: String, value: Any)] {
    let id = ObjectIdentifier(type)
    if let known = ownDefaults.withLock({ $0[id] }) { return known }
    let table = type.properties
    let found: [(key: String, value: Any)] = table.rows.compactMap { property in
      guard property.isArchived, let value = type.defaultValue(forKey: property.key) else { return nil }
      if let usual = ArchivedValue.object(table.defaultValue(forKey: property.key)),
        ArchivedValue.object(value)?.isEqual(usual) == true
      {
        return nil
      }
      return (property.key, value)
    }
    ownDefaults.withLock { $0[id] = found }
    return found
  }
}

extension CALayer {
  /// A registration of the keys of all layer classes, once per process.
  static let registerKeys: Void = {
    _ = [
      layerProperties, CAShapeLayer.shapeProperties, CAGradientLayer.gradientProperties,
      CATextLayer.textProperties, CAReplicatorLayer.replicatorProperties, CAEmitterLayer.emitterProperties,
      CAScrollLayer.scrollProperties, CATiledLayer.tiledProperties, BackdropLayer.backdropProperties,
    ]
  }()
}
