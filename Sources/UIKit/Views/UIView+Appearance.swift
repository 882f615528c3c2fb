import QuartzCore

extension UIView {
  var currentBackgroundColor: UIColor? {
    guard let color = backingLayer.backgroundColor else { return nil }
    if let kept = rare?.background, kept.resolvedColor(with: traits).cgColor == color { return kept }
    return UIColor(cgColor: color)
  }

  func setBackgroundColor(_ color: UIColor?) {
    if color != nil || rare?.background != nil { rareState.background = color }
    applyBackgroundColor()
    // The background is part of the bitmap of a view that draws.
    if flags[.drawsContents] { setNeedsDisplay() }
  }

  private func applyBackgroundColor() {
    let resolved = rare?.background?.resolvedColor(with: traits).cgColor
    backingLayer.backgroundColor = resolved
    // A translucent background makes the view non-opaque; nil does not.
    if let resolved { backingLayer.isOpaque = resolved.alpha >= 1 && rare?.background?.isOpaquePattern != false }
  }

  /// Resolves dynamic colors again, and invalidates drawing that may have used them.
  func colorAppearanceDidChange() {
    if rare?.background != nil { applyBackgroundColor() }
    if flags[.drawsContents] { setNeedsDisplay() }
  }

  func setContentMode(_ mode: ContentMode) {
    guard mode.rawValue != Int(flags.contentMode) else { return }
    flags.contentMode = UInt8(mode.rawValue)
    backingLayer.contentsGravity = mode.contentsGravity
    backingLayer.needsDisplayOnBoundsChange = mode == .redraw
    contentModeDidChange()
  }

  func setMask(_ view: UIView?) {
    guard view !== rare?.mask else { return }
    if let view, view === self || isWithin(view) {
      Console.write("A view can't be its own mask: \(view.describe())")
      return
    }
    view?.removeFromSuperview()
    rareState.mask = view
    backingLayer.mask = view?.layer
  }

  func describe() -> String {
    func number(_ value: CGFloat) -> String {
      if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
      return String(format: "%.6g", Double(value))
    }
    let frame = self.frame
    var text = "<\(ClassNames.shown(of: self)): \(address(of: self))"
    if let base = systemClassName { text += "; baseClass = \(base)" }
    text +=
      "; frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"
    if let shown = describedText { text += "; text = '\(shown)'" }
    if transform != .identity {
      let t = transform
      text += "; transform = [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", "))]"
    }
    if clipsToBounds { text += "; clipsToBounds = YES" }
    if isHidden { text += "; hidden = YES" }
    if alpha != 1 { text += "; alpha = \(number(alpha))" }
    if autoresizingMask != [] { text += "; autoresize = \(autoresizingMask.names)" }
    if !isUserInteractionEnabled { text += "; userInteractionEnabled = NO" }
    if tag != 0 { text += "; tag = \(tag)" }
    if !recognizerList.isEmpty {
      text += "; gestureRecognizers = <NSArray: \(address(of: recognizerList[0]))>"
    }
    if let color = backgroundColor { text += "; backgroundColor = \(color)" }
    let layer = backingLayer
    return text
      + "\(describedState); layer = <\(ClassNames.shown(of: layer)): \(address(of: layer))>\(describedContent)>"
  }
}

extension UIView {
  /// The name of Apple's class from which an app's class inherits; nil for Apple's own classes and for direct
  /// subclasses of `UIView`.
  private var systemClassName: String? {
    var kind: AnyClass = type(of: self)
    guard !String(reflecting: kind).hasPrefix("UIKit.") else { return nil }
    while !String(reflecting: kind).hasPrefix("UIKit."), let base = (kind as? NSObject.Type)?.superclass() {
      kind = base
    }
    return kind == UIView.self ? nil : String(describing: kind)
  }
}

extension UIView.ContentMode {
  /// The layer's gravity: its `bottom` is the minimum y, which a view shows at the top.
  var contentsGravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}

extension UIView.AutoresizingMask {
  /// The names in a view's description: `W+H`, `LM+RM`.
  var names: String {
    let all: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
