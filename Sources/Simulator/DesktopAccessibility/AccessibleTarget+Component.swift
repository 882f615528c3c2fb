import UIKit

/// The methods of a node's geometry.
extension AccessibleTarget {
  /// The coordinates that a call means.
  enum Space: Int {
    case desktop, window, parent

    var isOfWindow: Bool { self != .desktop }
  }

  func space(_ call: ATSPICall, _ index: Int) throws(ATSPIError) -> Space {
    let number = try call.integer(index)
    guard let space = Space(rawValue: number) else {
      throw .invalidArguments("\(number) is no kind of coordinates; there are 0 to 2")
    }
    return space
  }

  /// Returns a rectangle of the screen in the coordinates that a call means.
  func rect(_ rect: CGRect, in space: Space) -> CGRect {
    guard let window = application.window else { return .zero }
    let result = window.desktopRect(of: rect, relativeToWindow: space.isOfWindow)
    guard space == .parent, let parent = application.tree[node.parent] else { return result }
    let outer = AccessibleTarget(application: application, node: parent).screenFrame
    let origin = window.desktopRect(of: outer, relativeToWindow: true).origin
    return result.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  private func point(_ call: ATSPICall) throws(ATSPIError) -> CGPoint {
    let (x, y) = (try call.integer(0), try call.integer(1))
    let space = try space(call, 2)
    var point = CGPoint(x: CGFloat(x), y: CGFloat(y))
    guard let window = application.window else { return point }
    if space == .parent, let parent = application.tree[node.parent] {
      let outer = AccessibleTarget(application: application, node: parent).screenFrame
      let origin = window.desktopRect(of: outer, relativeToWindow: true).origin
      point = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }
    return window.screenPoint(ofDesktop: point, relativeToWindow: space.isOfWindow)
  }

  func component(_ call: ATSPICall) throws(ATSPIError) -> [DBusValue]? {
    switch call.member {
    case "Contains": return [.bool(screenFrame.contains(try point(call)))]
    case "GetAccessibleAtPoint":
      let point = try point(call)
      let found = application.tree.node(at: point)
      if let found { return [application.reference(found)] }
      return [screenFrame.contains(point) ? application.reference(node.number) : application.nullReference]
    case "GetExtents":
      return [.structure(Self.numbers(of: rect(screenFrame, in: try space(call, 0))))]
    case "GetPosition": return Array(Self.numbers(of: rect(screenFrame, in: try space(call, 0))).prefix(2))
    case "GetSize": return Array(Self.numbers(of: rect(screenFrame, in: .window)).suffix(2))
    case "GetLayer":
      let (widget, window): (UInt32, UInt32) = (3, 7)
      return [.uint32(node.number == AccessibleNode.window ? window : widget)]
    case "GetMDIZOrder": return [.int16(0)]
    case "GetAlpha": return [.double((object as? UIView).map { Double($0.alpha) } ?? 1)]
    case "GrabFocus": return [.bool(focus())]
    case "ScrollTo": return [.bool(reveal())]
    case "ScrollToPoint", "SetExtents", "SetPosition", "SetSize": return [.bool(false)]
    default: return nil
    }
  }

  /// Makes a text first responder, or moves the focus of the focus engine to a view.
  private func focus() -> Bool {
    guard let object else { return false }
    application.invalidate()
    if object.isFirstResponder || (object.canBecomeFirstResponder && object.becomeFirstResponder()) { return true }
    object.accessibilityElementDidBecomeFocused()
    return false
  }

  /// Scrolls enclosing scroll views so that the element becomes visible.
  private func reveal() -> Bool {
    guard let view = object as? UIView else { return false }
    application.invalidate()
    var isInScrollView = false
    for outer in sequence(first: view, next: { $0.superview }) {
      guard let scroll = outer as? UIScrollView, scroll !== view else { continue }
      isInScrollView = true
      scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: false)
    }
    return isInScrollView
  }

  /// Returns the whole numbers of a rectangle: x, y, width and height.
  static func numbers(of rect: CGRect) -> [DBusValue] {
    [rect.minX, rect.minY, rect.width, rect.height].map { value in
      .int32(value.isFinite ? Int32(clamping: Int(min(max(value.rounded(), -1e9), 1e9))) : 0)
    }
  }
}
