import CoreGraphics

extension CALayer {
  private var scrollAncestor: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scroll = current as? CAScrollLayer { return scroll }
      layer = current.parent
    }
    return nil
  }

  final func scrollAncestor(to point: CGPoint) {
    guard let scroll = scrollAncestor else { return }
    scroll.scroll(to: convertPoint(point, to: scroll))
  }

  final func scrollAncestor(toShow rect: CGRect) {
    guard let scroll = scrollAncestor else { return }
    scroll.scroll(to: convertRect(rect, to: scroll))
  }

  final var visiblePart: CGRect {
    var visible = values.bounds
    var layer = parent
    while let current = layer {
      if current.values.masksToBounds || current.parent == nil {
        visible = visible.part(in: convertRect(current.values.bounds, from: current))
        if visible.isNull { return .zero }
      }
      layer = current.parent
    }
    return visible
  }
}
