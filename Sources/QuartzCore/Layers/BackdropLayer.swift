import CoreGraphics
import Foundation
import ObjectiveC

/// A layer with a blurred backdrop instead of a background, which visual effect views and bars use.
package final class BackdropLayer: CALayer {
  /// The radius of the blur, in points.
  package var blurRadius: CGFloat = 20 { didSet { backdropChanged() } }
  /// The saturation of the backdrop's colors; 1 leaves them unchanged.
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

  /// The backdrop; a plain layer's content if neither blur nor saturation has an effect.
  override package var renderContent: RenderContent {
    blurRadius > 0 || saturation != 1 ? .backdrop(radius: blurRadius, saturation: saturation) : .layer
  }
}
