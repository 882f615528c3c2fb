import CoreGraphics

/// A component of a property's value, as selected by a key path: `"position.x"`, `"transform.rotation.z"`.
enum AnimatedPart: Equatable {
  enum Axis { case x, y, z }

  case whole
  case x, y
  case width, height
  case origin, originX, originY
  case size, sizeWidth, sizeHeight
  case rotation(Axis)
  case scale(Axis?)
  case translation(Axis?)

  /// Creates the component that a list of keys selects; returns nil if no value has such a component.
  init?(_ keys: ArraySlice<String>) {
    switch keys.joined(separator: ".") {
    case "": self = .whole
    case "x": self = .x
    case "y": self = .y
    case "width": self = .width
    case "height": self = .height
    case "origin": self = .origin
    case "origin.x": self = .originX
    case "origin.y": self = .originY
    case "size": self = .size
    case "size.width": self = .sizeWidth
    case "size.height": self = .sizeHeight
    case "rotation", "rotation.z": self = .rotation(.z)
    case "rotation.x": self = .rotation(.x)
    case "rotation.y": self = .rotation(.y)
    case "scale": self = .scale(nil)
    case "scale.x": self = .scale(.x)
    case "scale.y": self = .scale(.y)
    case "scale.z": self = .scale(.z)
    case "translation": self = .translation(nil)
    case "translation.x": self = .translation(.x)
    case "translation.y": self = .translation(.y)
    case "translation.z": self = .translation(.z)
    default: return nil
    }
  }

  /// Returns the component of a value; nil if the value has no such component.
  func value(of value: AnimatedValue, parts: TransformParts?) -> AnimatedValue? {
    switch (self, value) {
    case (.whole, _): return value
    case (.x, .point(let p)): return .number(p.x)
    case (.y, .point(let p)): return .number(p.y)
    case (.width, .size(let s)): return .number(s.width)
    case (.height, .size(let s)): return .number(s.height)
    case (.origin, .rect(let r)): return .point(r.origin)
    case (.originX, .rect(let r)): return .number(r.origin.x)
    case (.originY, .rect(let r)): return .number(r.origin.y)
    case (.size, .rect(let r)): return .size(r.size)
    case (.sizeWidth, .rect(let r)): return .number(r.size.width)
    case (.sizeHeight, .rect(let r)): return .number(r.size.height)
    case (_, .transform(let t)): return self.value(of: parts ?? TransformParts(t))
    default: return nil
    }
  }

  private func value(of parts: TransformParts) -> AnimatedValue? {
    switch self {
    case .rotation(let axis): return .number(Self.get(axis, parts.angle))
    case .scale(nil): return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    case .scale(let axis?): return .number(Self.get(axis, parts.scale))
    case .translation(nil): return .size(CGSize(width: parts.move.x, height: parts.move.y))
    case .translation(let axis?): return .number(Self.get(axis, parts.move))
    default: return nil
    }
  }

  /// Returns the value with the component replaced. `parts` carries a transform's components from one replacement
  /// to the next, because rotations about several axes cannot be separated again from a matrix.
  func setting(_ new: AnimatedValue, in value: AnimatedValue, parts: inout TransformParts?) -> AnimatedValue? {
    if self == .whole {
      parts = nil
      return new
    }
    switch (value, new) {
    case (.point(var p), .number(let n)):
      if self == .x { p.x = n } else if self == .y { p.y = n } else { return nil }
      return .point(p)
    case (.size(var s), .number(let n)):
      if self == .width { s.width = n } else if self == .height { s.height = n } else { return nil }
      return .size(s)
    case (.rect(let r), _): return setting(new, in: r)
    case (.transform(let t), _):
      var taken = parts ?? TransformParts(t)
      guard set(new, in: &taken) else { return nil }
      parts = taken
      return .transform(taken.transform)
    default: return nil
    }
  }

  private func setting(_ new: AnimatedValue, in rect: CGRect) -> AnimatedValue? {
    var r = rect
    switch (self, new) {
    case (.origin, .point(let p)): r.origin = p
    case (.size, .size(let s)): r.size = s
    case (.originX, .number(let n)): r.origin.x = n
    case (.originY, .number(let n)): r.origin.y = n
    case (.sizeWidth, .number(let n)): r.size.width = n
    case (.sizeHeight, .number(let n)): r.size.height = n
    default: return nil
    }
    return .rect(r)
  }

  private func set(_ new: AnimatedValue, in parts: inout TransformParts) -> Bool {
    switch (self, new) {
    case (.rotation(let axis), .number(let n)): Self.set(axis, &parts.angle, n)
    case (.scale(nil), .number(let n)): parts.scale = (n, n, n)
    case (.scale(let axis?), .number(let n)): Self.set(axis, &parts.scale, n)
    case (.translation(nil), .size(let s)): (parts.move.x, parts.move.y) = (s.width, s.height)
    case (.translation(let axis?), .number(let n)): Self.set(axis, &parts.move, n)
    default: return false
    }
    return true
  }

  private static func get(_ axis: Axis, _ v: (x: CGFloat, y: CGFloat, z: CGFloat)) -> CGFloat {
    switch axis {
    case .x: return v.x
    case .y: return v.y
    case .z: return v.z
    }
  }

  private static func set(_ axis: Axis, _ v: inout (x: CGFloat, y: CGFloat, z: CGFloat), _ n: CGFloat) {
    switch axis {
    case .x: v.x = n
    case .y: v.y = n
    case .z: v.z = n
    }
  }
}
