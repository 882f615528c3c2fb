import CoreGraphics

/// A coordinate space of the screen: in the orientation of the interface, or fixed to portrait.
final class ScreenSpace: NSObject, UICoordinateSpace {
  static let current = ScreenSpace(isFixed: false)
  static let fixed = ScreenSpace(isFixed: true)

  private let isFixed: Bool

  private init(isFixed: Bool) {
    self.isFixed = isFixed
    super.init()
  }

  var bounds: CGRect { isFixed ? CGRect(origin: .zero, size: UIScreen.main.device.size) : UIScreen.main.bounds }

  func toScreen(_ point: CGPoint) -> CGPoint {
    guard isFixed else { return point }
    let size = UIScreen.main.device.size
    switch UIScreen.main.interfaceOrientation {
    case .landscapeRight: return CGPoint(x: point.y, y: size.width - point.x)
    case .landscapeLeft: return CGPoint(x: size.height - point.y, y: point.x)
    case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
    default: return point
    }
  }

  func fromScreen(_ point: CGPoint) -> CGPoint {
    guard isFixed else { return point }
    let size = UIScreen.main.device.size
    switch UIScreen.main.interfaceOrientation {
    case .landscapeRight: return CGPoint(x: size.width - point.y, y: point.x)
    case .landscapeLeft: return CGPoint(x: point.y, y: size.height - point.x)
    case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
    default: return point
    }
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return view.convert(point, from: self) }
    let space = UIScreen.space(coordinateSpace) ?? .current
    return space.fromScreen(toScreen(point))
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return view.convert(point, to: self) }
    let space = UIScreen.space(coordinateSpace) ?? .current
    return fromScreen(space.toScreen(point))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    boundingBox(of: rect) { convert($0, to: coordinateSpace) }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    boundingBox(of: rect) { convert($0, from: coordinateSpace) }
  }
}
