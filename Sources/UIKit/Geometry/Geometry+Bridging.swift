import CoreGraphics

// On Apple's systems `as?` converts a boxed rectangle to a `CGRect` and back, by which apps read the keyboard's
// frame.

extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    result = String(cString: source.objCType).hasPrefix("{CGRect") ? source.rectValue : nil
    return result != nil
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    result = String(cString: source.objCType).hasPrefix("{CGPoint") ? source.pointValue : nil
    return result != nil
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    result = String(cString: source.objCType).hasPrefix("{CGSize") ? source.sizeValue : nil
    return result != nil
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.sizeValue ?? .zero
  }
}

extension UIEdgeInsets: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) -> Bool {
    result = source.isLike(NSValue(uiEdgeInsets: .zero)) ? source.uiEdgeInsetsValue : nil
    return result != nil
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
    source?.uiEdgeInsetsValue ?? .zero
  }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGAffineTransform?
  ) -> Bool {
    result = source.holdsDoubles(6) ? source.cgAffineTransformValue : nil
    return result != nil
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
    source?.cgAffineTransformValue ?? .identity
  }
}
