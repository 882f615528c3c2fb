import CoreGraphics

/// The properties of `CALayer`. Archives keep this order, in which the size precedes the properties that depend on
/// it.
extension CALayer {
  static let layerProperties = LayerTable({ CALayer() }, above: nil, copy: { $0.copyLayerValues(to: $1) }) { rows in
    rows.kept("name", \.name)
    addGeometry(rows)
    addTree(rows)
    addContents(rows)
    addLook(rows)
    addTiming(rows)
    rows.kept("actions", \.actions)
    rows.kept("style", \.style)
    rows.kept("delegate", \.delegate, isArchived: false)
    rows.kept("sublayers", \.sublayers)
    rows.kept("mask", \.mask)
    rows.readOnly("superlayer", \.superlayer)
  }

  private func copyLayerValues(to copy: CALayer) {
    copy.values = values
    copy.contentsObject = contentsObject
    copy.backing = backing
  }

  private static func addGeometry(_ rows: LayerRows<CALayer>) {
    rows.animated("bounds", \.bounds, { $0.values.bounds }, { $0.values.bounds = $1 }, shown: \.bounds)
    rows.animated("position", \.position, { $0.values.position }, { $0.values.position = $1 }, shown: \.position)
    rows.animated(
      "zPosition", \.zPosition, { $0.values.zPosition }, { $0.values.zPosition = $1 }, shown: \.zPosition)
    rows.animated("anchorPoint", \.anchorPoint, { $0.values.anchorPoint }, { $0.values.anchorPoint = $1 })
    rows.animated("anchorPointZ", \.anchorPointZ, { $0.values.anchorPointZ }, { $0.values.anchorPointZ = $1 })
    rows.animated(
      "transform", \.transform, { $0.values.transform }, { $0.values.transform = $1 }, shown: \.transform)
    rows.animated(
      "sublayerTransform", \.sublayerTransform, { $0.values.sublayerTransform },
      { $0.values.sublayerTransform = $1 }, shown: \.sublayerTransform)
    // The frame is derived: the properties that it depends on are animated instead.
    rows.animated(
      "frame", \.frame, inBlocks: .immediate, isImplicit: false, isArchived: false, get: { .rect($0.frame) },
      set: { _, _ in })
  }

  private static func addTree(_ rows: LayerRows<CALayer>) {
    // A layer that becomes hidden or visible cross-fades, so it stays visible during the animation.
    rows.animated(
      "hidden", getter: "isHidden", \.isHidden, inBlocks: .immediate,
      get: { .number($0.values.isHidden ? 1 : CGFloat(1 - $0.shownPart)) },
      set: { layer, value in
        guard case .number(let n) = value else { return }
        layer.values.isHidden = n >= 1
        layer.shownPart = Float(1 - min(max(n, 0), 1))
      })
    rows.animated(
      "doubleSided", getter: "isDoubleSided", \.isDoubleSided, { $0.values.isDoubleSided },
      { $0.values.isDoubleSided = $1 }, isImplicit: false)
    rows.kept("geometryFlipped", getter: "isGeometryFlipped", \.isGeometryFlipped)
    rows.animated(
      "masksToBounds", \.masksToBounds, { $0.values.masksToBounds }, { $0.values.masksToBounds = $1 })
    rows.animated(
      "opacity", \.opacity, { $0.values.opacity }, { $0.values.opacity = $1 }, shown: \.opacity)
    rows.kept("allowsGroupOpacity", \.allowsGroupOpacity)
    rows.kept("opaque", getter: "isOpaque", \.isOpaque)
    rows.animated(
      "shouldRasterize", \.shouldRasterize, { $0.values.shouldRasterize }, { $0.values.shouldRasterize = $1 })
    rows.animated(
      "rasterizationScale", \.rasterizationScale, { $0.values.rasterizationScale },
      { $0.values.rasterizationScale = $1 }, inBlocks: .immediate)
    rows.kept("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing)
    rows.kept("edgeAntialiasingMask", \.edgeAntialiasingMask)
  }

  private static func addContents(_ rows: LayerRows<CALayer>) {
    rows.animated(
      "contents", \.contents, inBlocks: .immediate, get: { .contents($0.contents) },
      set: { $0.showContents($1) })
    rows.animated("contentsRect", \.contentsRect, { $0.values.contentsRect }, { $0.values.contentsRect = $1 })
    rows.animated(
      "contentsCenter", \.contentsCenter, { $0.values.contentsCenter }, { $0.values.contentsCenter = $1 })
    rows.animated(
      "contentsScale", \.contentsScale, { $0.values.contentsScale }, { $0.values.contentsScale = $1 },
      inBlocks: .immediate)
    rows.kept("contentsGravity", \.contentsGravity)
    rows.kept("contentsFormat", \.contentsFormat)
    rows.kept("minificationFilter", \.minificationFilter)
    rows.kept("magnificationFilter", \.magnificationFilter)
    rows.animated(
      "minificationFilterBias", \.minificationFilterBias, { $0.values.minificationFilterBias },
      { $0.values.minificationFilterBias = $1 }, inBlocks: .immediate)
    rows.kept("needsDisplayOnBoundsChange", \.needsDisplayOnBoundsChange)
    rows.kept("drawsAsynchronously", \.drawsAsynchronously)
  }

  private static func addLook(_ rows: LayerRows<CALayer>) {
    rows.animated(
      "backgroundColor", \.backgroundColor, { $0.values.backgroundColor }, { $0.values.backgroundColor = $1 })
    rows.animated("cornerRadius", \.cornerRadius, { $0.values.cornerRadius }, { $0.values.cornerRadius = $1 })
    rows.kept("maskedCorners", \.maskedCorners)
    rows.kept("cornerCurve", \.cornerCurve)
    rows.animated("borderWidth", \.borderWidth, { $0.values.borderWidth }, { $0.values.borderWidth = $1 })
    rows.animated("borderColor", \.borderColor, { $0.values.borderColor }, { $0.values.borderColor = $1 })
    rows.animated("shadowColor", \.shadowColor, { $0.values.shadowColor }, { $0.values.shadowColor = $1 })
    rows.animated("shadowOpacity", \.shadowOpacity, { $0.values.shadowOpacity }, { $0.values.shadowOpacity = $1 })
    rows.animated("shadowOffset", \.shadowOffset, { $0.values.shadowOffset }, { $0.values.shadowOffset = $1 })
    rows.animated("shadowRadius", \.shadowRadius, { $0.values.shadowRadius }, { $0.values.shadowRadius = $1 })
    rows.animated("shadowPath", \.shadowPath, { $0.values.shadowPath }, { $0.values.shadowPath = $1 })
    rows.kept("compositingFilter", \.compositingFilter)
    rows.kept("filters", \.filters, isArchived: false)
    rows.kept("backgroundFilters", \.backgroundFilters, isArchived: false)
  }

  /// Adds the properties of `CAMediaTiming`.
  private static func addTiming(_ rows: LayerRows<CALayer>) {
    rows.kept("beginTime", \.beginTime)
    rows.kept("duration", \.duration)
    rows.kept("speed", \.speed)
    rows.kept("timeOffset", \.timeOffset)
    rows.kept("repeatCount", \.repeatCount)
    rows.kept("repeatDuration", \.repeatDuration)
    rows.kept("autoreverses", \.autoreverses)
    rows.kept("fillMode", \.fillMode)
  }

  /// Sets contents, or two contents that cross-fade, in a presentation copy.
  private func showContents(_ value: AnimatedValue) {
    fading = nil
    switch value {
    case .fading(let from, let to, let amount): fading = ContentsFading(from: from, to: to, amount: amount)
    case .contents(let contents): setContents(contents)
    default: break
    }
  }
}
