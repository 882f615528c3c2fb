import CoreGraphics
import Foundation
import ObjectiveC

/// Shows what is behind it, blurred, in place of a background: what visual effect views and bars are made of.
package final class BackdropLayer: CALayer {
  /// The radius of the blur, in points.
  package var blurRadius: CGFloat = 20 { didSet { backdropChanged() } }
  /// 1 leaves colours as they are.
  package var saturation: CGFloat = 1.8 { didSet { backdropChanged() } }

  static let backdropProperties = LayerTable(
    { BackdropLayer() }, above: CALayer.layerProperties,
    copy: { from, to in
      to.blurRadius = from.blurRadius
      to.saturation = from.saturation
    }
  ) { rows in
    rows.animated(
      "blurRadius", \.blurRadius, { $0.blurRadius }, { $0.blurRadius = $1 }, isImplicit: false, isArchived: false)
    rows.animated(
      "saturation", \.saturation, { $0.saturation }, { $0.saturation = $1 }, isImplicit: false, isArchived: false)
  }

  override class var properties: LayerTable { backdropProperties }

  private func backdropChanged() { markDirty(.state) }

  /// A backdrop; without blur and a change of saturation, the content of a plain layer.
  override package var renderContent: RenderContent {
    blurRadius > 0 || saturation != 1 ? .backdrop(radius: blurRadius, saturation: saturation) : .layer
  }
}
