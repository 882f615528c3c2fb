import QuartzCore

extension UIView {
  /// The topmost view above this one: its window, if it is in one.
  var rootView: UIView {
    if let windowReference { return windowReference }
    var view = self
    while let superview = view.superviewReference { view = superview }
    return view
  }

  /// Converts a point between views. Nil stands for the window of the other view, or for its root's coordinate
  /// space if it is not in a window.
  func convertPoint(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
    if source === target { return point }
    let source = source ?? target?.rootView ?? self
    let target = target ?? source.rootView
    if source === target { return point }
    let sourceRoot = source.rootView
    let targetRoot = target.rootView
    if sourceRoot === targetRoot { return source.backingLayer.convert(point, to: target.backingLayer) }
    let inRoot = source.backingLayer.convert(point, to: sourceRoot.backingLayer)
    let onScreen = sourceRoot.rootPointToScreen(inRoot)
    return targetRoot.backingLayer.convert(targetRoot.screenPointToRoot(onScreen), to: target.backingLayer)
  }

  func convertRect(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
    if source === target { return rect }
    let source = source ?? target?.rootView ?? self
    let target = target ?? source.rootView
    if source === target { return rect }
    if source.rootView === target.rootView { return source.backingLayer.convert(rect, to: target.backingLayer) }
    return boundingBox(of: rect) { convertPoint($0, from: source, to: target) }
  }

  /// Converts a point from the view's own space to the screen's.
  package func convertToScreen(_ point: CGPoint) -> CGPoint {
    let root = rootView
    return root.rootPointToScreen(backingLayer.convert(point, to: root.backingLayer))
  }

  package func convertToScreen(_ rect: CGRect) -> CGRect {
    let root = rootView
    let transform = root.rootTransform
    // The bounding box of a turned bounding box would be too large.
    guard transform.b == 0, transform.c == 0 else { return boundingBox(of: rect) { convertToScreen($0) } }
    return backingLayer.convert(rect, to: root.backingLayer).applying(transform)
  }

  package func convertFromScreen(_ point: CGPoint) -> CGPoint {
    let root = rootView
    return root.backingLayer.convert(root.screenPointToRoot(point), to: backingLayer)
  }

  /// The transform from a root's own space to the space around it, as its layer's.
  private var rootTransform: CGAffineTransform {
    let anchor = anchorPoint
    let bounds = self.bounds
    let origin = CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
    return CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  private func rootPointToScreen(_ point: CGPoint) -> CGPoint { point.applying(rootTransform) }
  private func screenPointToRoot(_ point: CGPoint) -> CGPoint { point.applying(rootTransform.inverted()) }

  // MARK: Coordinate spaces

  func convertPoint(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convert(point, to: view as UIView?) }
    guard let screen = UIScreen.space(space) else { return space.convert(point, from: self) }
    return screen.fromScreen(convertToScreen(point))
  }

  func convertPoint(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convert(point, from: view as UIView?) }
    guard let screen = UIScreen.space(space) else { return space.convert(point, to: self) }
    return convertFromScreen(screen.toScreen(point))
  }

  func convertRect(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return convert(rect, to: view as UIView?) }
    return boundingBox(of: rect) { convertPoint($0, to: space) }
  }

  func convertRect(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return convert(rect, from: view as UIView?) }
    return boundingBox(of: rect) { convertPoint($0, from: space) }
  }
}

/// Returns the smallest upright rectangle around the four mapped corners.
func boundingBox(of rect: CGRect, map: (CGPoint) -> CGPoint) -> CGRect {
  let corners = [
    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
    CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
  ].map(map)
  let xs = corners.map(\.x)
  let ys = corners.map(\.y)
  let (minX, minY) = (xs.min() ?? 0, ys.min() ?? 0)
  return CGRect(x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
}
