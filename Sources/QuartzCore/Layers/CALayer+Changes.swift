import CoreGraphics
import Foundation
import ObjectiveC

/// Setters: each looks up the action of the change before it, runs the action after it, and marks the layer.
extension CALayer {
  final func setAnchorPoint(_ point: CGPoint) {
    guard !refuseNaN(point.x + point.y, "anchorPoint", "[\(short(point.x)) \(short(point.y))]") else { return }
    set(\.anchorPoint, point, "anchorPoint")
  }

  final var compositingMode: CompositingMode? {
    (values.compositingFilter as? String).flatMap { CompositingMode(name: $0) }
  }

  final func setCompositingFilter(_ filter: Any?) {
    change("compositingFilter") { values.compositingFilter = filter }
    if let filter, compositingMode == nil { Unsupported.log("CALayer.compositingFilter = \(filter)") }
  }

  /// Stores filters, which are never applied.
  final func setFilters(_ path: WritableKeyPath<LayerValues, [Any]?>, _ filters: [Any]?, _ key: String) {
    if filters != nil { Unsupported.log("CALayer.\(key)") }
    changeUnseen(key) { values[keyPath: path] = filters }
  }

  /// Returns the action of a change that is about to happen, while the property still has its old value.
  @inline(__always) final func willChange(_ key: String) -> (any CAAction)? {
    if node != nil { noteShownValue(forKey: key) }
    return willChangeCommitted(key)
  }

  /// Returns the action of a change, for properties that apps change in every frame: their old values are in the
  /// render state and need not be recorded.
  @inline(__always) final func willChangeCommitted(_ key: String) -> (any CAAction)? {
    if isRenderedElsewhere, node != nil { noteShownValue(forKey: key) }
    if isObserved { KeyValueObserving.willChange(self, key) }
    return changeAction(key)
  }

  /// Changes a stored value.
  @inline(__always) final func change(_ key: String, _ body: () -> Void) {
    let action = willChange(key)
    body()
    didChange(key, action)
  }

  /// Changes a value that is not displayed: only observers are notified.
  final func changeUnseen(_ key: String, _ body: () -> Void) {
    if isObserved { KeyValueObserving.willChange(self, key) }
    body()
    if isObserved { KeyValueObserving.didChange(self, key) }
  }

  /// Returns the action of a change, without notifying observers.
  @inline(__always) final func changeAction(_ key: String) -> (any CAAction)? {
    if modelLayer != nil || CATransaction.current.actionsAreDisabled { return nil }
    return action(forKey: key)
  }

  @inline(__always) final func didChange(
    _ key: String, _ action: (any CAAction)?, _ flags: LayerPending = .state
  ) {
    action?.run(forKey: key, object: self, arguments: nil)
    markDirty(flags)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    if isObserved { KeyValueObserving.didChange(self, key) }
  }

  /// Notifies observers when a property was set to the same value: key-value observing reports every assignment,
  /// actions are for changes only.
  @inline(__always) final func didSetAgain(_ key: String) {
    guard isObserved else { return }
    KeyValueObserving.willChange(self, key)
    KeyValueObserving.didChange(self, key)
  }

  @inline(__always) final func set<Value: Equatable>(
    _ path: WritableKeyPath<LayerValues, Value>, _ value: Value, _ key: String
  ) {
    guard values[keyPath: path] != value else { return didSetAgain(key) }
    let action = willChange(key)
    values[keyPath: path] = value
    didChange(key, action)
  }

  @inline(__always) final func setObject<Value: AnyObject>(
    _ path: WritableKeyPath<LayerValues, Value?>, _ value: Value?, _ key: String
  ) {
    guard values[keyPath: path] !== value else { return didSetAgain(key) }
    let action = willChange(key)
    values[keyPath: path] = value
    didChange(key, action)
  }

  /// Sets a length to a number that an app computed; refuses NaN.
  final func setLength(_ path: WritableKeyPath<LayerValues, CGFloat>, _ value: CGFloat, _ key: String) {
    guard !refuseNaN(value, key, "\(short(value))") else { return }
    set(path, value, key)
  }

  final func setOpacity(_ value: Float) {
    guard value != values.opacity else { return didSetAgain("opacity") }
    guard !refuseNaN(CGFloat(value), "opacity", "nan") else { return }
    let action = willChangeCommitted("opacity")
    values.opacity = value
    didChange("opacity", action)
  }

  final func setPosition(_ value: CGPoint) {
    guard value != values.position else { return didSetAgain("position") }
    guard !refuseNaN(value.x + value.y, "position", "[\(short(value.x)) \(short(value.y))]") else { return }
    let action = willChangeCommitted("position")
    values.position = value
    didChange("position", action)
  }

  final func setZPosition(_ value: CGFloat) {
    guard value != values.zPosition else { return didSetAgain("zPosition") }
    guard !refuseNaN(value, "zPosition", "nan") else { return }
    let action = willChangeCommitted("zPosition")
    values.zPosition = value
    didChange("zPosition", action)
  }

  final func setBounds(_ value: CGRect) {
    let old = values.bounds
    guard value != old else { return didSetAgain("bounds") }
    let sum = value.origin.x + value.origin.y + value.size.width + value.size.height
    let text =
      "[\(short(value.origin.x)) \(short(value.origin.y)); \(short(value.size.width)) \(short(value.size.height))]"
    guard !sum.isNaN || !refuseNaN(value, text) else { return }
    let action = willChangeCommitted("bounds")
    values.bounds = value
    didChange("bounds", action)
    guard old.size != value.size else { return }
    boundsSizeDidChange()
  }

  private func boundsSizeDidChange() {
    guard modelLayer == nil else { return }
    setNeedsLayout()
    if let parent, parent.maskLayer !== self { parent.setNeedsLayout() }
    if values.needsDisplayOnBoundsChange { setNeedsDisplay() }
    if isFlippedToRoot { markTreeDirty() }
  }

  final func setTransform(_ value: CATransform3D) {
    guard !CATransform3DEqualToTransform(value, values.transform) else { return didSetAgain("transform") }
    if value.containsNaN { return logInvalidGeometry("CALayer transform contains NaN") }
    let action = willChangeCommitted("transform")
    values.transform = value
    didChange("transform", action)
  }

  final func setSublayerTransform(_ value: CATransform3D) {
    guard !CATransform3DEqualToTransform(value, values.sublayerTransform) else {
      return didSetAgain("sublayerTransform")
    }
    if value.containsNaN { return logInvalidGeometry("CALayer sublayerTransform contains NaN") }
    let action = willChangeCommitted("sublayerTransform")
    values.sublayerTransform = value
    didChange("sublayerTransform", action)
  }

  /// Sets the default values that an app's subclass defines for properties that were not set.
  final func applyDefaultValues() {
    let type = type(of: self)
    guard type != CALayer.self, CALayer.defaultsOverride.isOverridden(in: type) else { return }
    for (key, value) in LayerTable.ownDefaults(of: type) { setValue(value, forKey: key) }
  }

  /// Copies the properties that the classes of Core Animation store.
  final func copyStoredValues(from other: CALayer) {
    for copy in type(of: self).properties.copies { copy(other, self) }
  }

  private static let defaultsOverride = OverrideProbe(base: CALayer.self, overriding: DefaultsLayer.self)

  // MARK: NaN

  /// Returns whether `sum` is NaN because one of its values is, and then reports the same exception as Apple's
  /// implementation. The sum of opposite infinities is also NaN, so the individual values are checked in that case.
  final func refuseNaN(_ sum: CGFloat, _ property: String, _ text: @autoclosure () -> String) -> Bool {
    guard sum.isNaN else { return false }
    let text = text()
    guard text.contains("nan") else { return false }
    logInvalidGeometry("CALayer \(property) contains NaN: \(text)")
    return true
  }

  private func refuseNaN(_ rect: CGRect, _ text: String) -> Bool {
    refuseNaN(.nan, "bounds", text)
  }

  final func logInvalidGeometry(_ reason: String) {
    let reason = "\(reason). Layer: \(self)"
    ExceptionReport.raise(.layerInvalidGeometry, reason, logged: "*** CALayerInvalidGeometry: \(reason)")
  }
}

/// A subclass that lets the override probe identify the method `defaultValue(forKey:)`.
package class DefaultsLayer: CALayer {
  package override class func defaultValue(forKey key: String) -> Any? { "" }
}

/// Returns a number as `%g` prints it: 10, 0.5, nan, inf.
func short(_ value: CGFloat) -> String {
  if value.isNaN { return "nan" }
  if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
  return "\(Double(value))"
}
