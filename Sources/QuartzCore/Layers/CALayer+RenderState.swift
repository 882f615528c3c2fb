import CoreGraphics

/// The values of a layer in the form that the compositor reads.
extension CALayer {
  final func makeNode() -> RenderNode {
    if let node { return node }
    let new = RenderNode()
    node = new
    return new
  }

  final package func renderState(scale: CGFloat) -> LayerState {
    var state = LayerState()
    let v = values
    state.bounds = v.bounds
    state.position = v.position
    state.zPosition = v.zPosition
    state.anchorPoint = v.anchorPoint
    state.anchorPointZ = v.anchorPointZ
    state.transform = v.transform
    state.sublayerTransform = v.sublayerTransform
    state.isHidden = v.isHidden
    state.isDoubleSided = v.isDoubleSided
    state.masksToBounds = v.masksToBounds
    state.opacity = min(max(v.opacity, 0), 1) * shownPart
    if v.compositingFilter != nil { state.compositing = compositingMode ?? .normal }
    state.cornerRadius = max(v.cornerRadius, 0)
    state.maskedCorners = v.maskedCorners
    state.continuousCorners = v.cornerCurve == .continuous
    state.borderWidth = max(v.borderWidth, 0)
    state.shouldRasterize = v.shouldRasterize
    if let color = v.backgroundColor {
      state.backgroundColor = RenderColor(color)
      if color.pattern != nil {
        state.backgroundPicture = patternPicture(color, scale: max(scale, v.contentsScale))
      }
    }
    if v.borderWidth > 0 {
      state.borderColor = v.borderColor.map(RenderColor.init) ?? .clear
      if let color = v.borderColor, color.pattern != nil {
        state.borderPicture = patternBorder(color, scale: max(scale, v.contentsScale))
      }
    }
    if v.backgroundColor?.pattern == nil { patterns?.background = nil }
    if v.borderColor?.pattern == nil { patterns?.border = nil }
    if v.shadowOpacity > 0, let color = v.shadowColor {
      state.shadow = ShadowState(
        color: RenderColor(color), opacity: min(v.shadowOpacity, 1), radius: max(v.shadowRadius, 0),
        offset: v.shadowOffset, path: v.shadowPath)
    }
    fillContents(&state, scale: scale)
    state.content = renderContent
    state.transition = transition
    if CALayer.usesFlippedGeometry { unflip(&state) }
    (motionModifier ?? modelLayer?.motionModifier)?(&state)
    return state
  }

  private func fillContents(_ state: inout LayerState, scale: CGFloat) {
    state.contentsRect = values.contentsRect
    state.contentsCenter = values.contentsCenter
    state.contentsScale = values.contentsScale
    state.contentsGravity = values.contentsGravity
    state.magnifiesWithNearest = values.magnificationFilter == .nearest
    state.minifiesWithNearest = values.minificationFilter == .nearest
    if let fading {
      func contents(_ object: Any?) -> LayerContents {
        if let backing = object as? LayerBacking { return backing.contents }
        return object.map { LayerContents(object: $0) } ?? .none
      }
      state.contents = .fading(contents(fading.from), contents(fading.to), fading.amount)
      if let drawn = fading.to as? LayerBacking {
        state.contentsScale = drawn.scale
        state.contentsFrame = drawn.frame(in: values.bounds, gravity: values.contentsGravity)
      }
    } else if let backing {
      state.contents = backing.contents
      state.contentsScale = backing.scale
      state.contentsFrame = backing.frame(in: values.bounds, gravity: values.contentsGravity)
    } else if let contents = contentsObject {
      state.contents = LayerContents(object: contents)
    } else if let rendered = renderedContents(scale: max(scale, values.contentsScale)) {
      state.contents = rendered.contents
      state.contentsFrame = rendered.frame
    }
  }

  /// Converts the geometry to y downwards, the only direction in the render tree.
  private func unflip(_ state: inout LayerState) {
    let flipped = isFlippedToRoot
    let parentFlipped = flipped != values.isGeometryFlipped
    guard flipped || parentFlipped else { return }
    let canonical = canonicalGeometry(parentFlipped: parentFlipped)
    state.position = canonical.position
    state.anchorPoint = canonical.anchorPoint
    state.transform = canonical.transform
    guard flipped else { return }
    state.shadow?.offset.height *= -1
    let corners = state.maskedCorners
    var swapped: CACornerMask = []
    if corners.contains(.layerMinXMinYCorner) { swapped.insert(.layerMinXMaxYCorner) }
    if corners.contains(.layerMinXMaxYCorner) { swapped.insert(.layerMinXMinYCorner) }
    if corners.contains(.layerMaxXMinYCorner) { swapped.insert(.layerMaxXMaxYCorner) }
    if corners.contains(.layerMaxXMaxYCorner) { swapped.insert(.layerMaxXMinYCorner) }
    state.maskedCorners = swapped
  }
}
