import CoreGraphics
import ObjectiveC

/// The names of layers in traces: the layer of a view has the name of the view.
extension CALayer: TraceNamed {
  package var traceName: String {
    if let delegate = delegate as? any TraceNamed { return delegate.traceName }
    return name.map { "\(Trace.className(self)) \(Trace.quoted($0))" } ?? Trace.className(self)
  }
}

extension LayerPending {
  /// The names of the changes that a commit wrote.
  var traceName: String {
    var names: [String] = []
    if contains(.state) { names.append("values") }
    if contains(.children) { names.append("sublayers") }
    if contains(.mask) { names.append("mask") }
    return names.joined(separator: ", ")
  }
}

extension Trace {
  static func rect(_ rect: CGRect) -> String {
    "(\(points(rect.minX)), \(points(rect.minY)), \(points(rect.width)) × \(points(rect.height)))"
  }

  static func size(_ size: CGSize) -> String { "\(points(size.width)) × \(points(size.height))" }
}

/// The reasons for layout passes, which are found by comparison with the last one. Only used while the trace
/// channel `layout` is on.
package enum LayoutTrace {
  private struct Past {
    weak var layer: CALayer?
    var size: CGSize
    var sublayers: Int
    var movedByConstraints = false
  }

  private static let pasts = Locked<[ObjectIdentifier: Past]>([:])

  /// Records that constraints have moved the sublayers of a layer.
  package static func noteConstraints(_ layer: CALayer) {
    guard Trace.isOn(.layout) else { return }
    let size = layer.bounds.size
    pasts.withLock { pasts in
      let key = ObjectIdentifier(layer)
      if pasts[key]?.layer !== layer { pasts[key] = Past(layer: layer, size: size, sublayers: -1) }
      pasts[key]?.movedByConstraints = true
    }
  }

  static func log(_ layer: CALayer) {
    guard Trace.isOn(.layout) else { return }
    Trace.log(.layout, "\(layer.traceName) \(Trace.rect(layer.frame)): \(reason(layer))")
    let past = Past(layer: layer, size: layer.bounds.size, sublayers: layer.sublayers?.count ?? 0)
    pasts.withLock { $0[ObjectIdentifier(layer)] = past }
  }

  private static func reason(_ layer: CALayer) -> String {
    guard let past = pasts.withLock({ $0[ObjectIdentifier(layer)] }), past.layer === layer else {
      return "the first layout"
    }
    if past.movedByConstraints { return "constraints moved what is in it" }
    if past.size != layer.bounds.size { return "its size was \(Trace.size(past.size))" }
    let count = layer.sublayers?.count ?? 0
    if past.sublayers != count { return "it had \(past.sublayers) sublayers and has \(count)" }
    return "setNeedsLayout()"
  }
}
