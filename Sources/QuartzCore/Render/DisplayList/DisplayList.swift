import CoreGraphics
import Foundation

/// One item to draw, in device pixels. It is plain data, so that worker threads read it without reference counting;
/// the display list keeps alive the objects to which its pointers refer.
package struct DrawItem {
  package enum Kind: UInt8 {
    /// Replaces the pixels by `color`.
    case clear
    /// Fills `shape` with `color`.
    case solid
    /// Fills the region between `shape` and the inner shape `payload` with `color`.
    case border
    /// Draws pixels one to one, at `originX`, `originY`.
    case bitmap
    /// Draws pixels that are sampled along `mapping`.
    case scaledBitmap
    /// Fills coverage with `color`.
    case mask
    case scaledMask
    case gradient
    case shadow
    case backdrop
    case warp
    /// Begins a group: the items up to `end` are blended into the pixels below with its opacity, shape and mask.
    case group
    case groupEnd
    /// Within a group: what was drawn in it so far replaces the pixels that it is mixed into at its end, and the
    /// rest of it is drawn onto the former pixels. So the group fades from its first part to its second.
    case swap
    /// Draws a page that is rolled up over the pixels below.
    case curl
    /// An item that draws nothing: the end or beginning of a group that is not needed.
    case none
  }

  package var kind: Kind
  /// The number of groups that contain the item.
  var depth: UInt16 = 0
  /// The opacity of the whole item, from 0 to 255.
  var alpha: UInt32 = 255
  var color: UInt32 = 0
  /// The color by which every pixel is multiplied: a replicator's.
  var tint: UInt32 = 0xFFFF_FFFF
  /// The index of a `RoundShape`, or -1.
  var shape: Int32 = -1
  /// The index of the data that the kind needs, or -1.
  var payload: Int32 = -1
  /// The index of the group's end; for an end, that of its group.
  var end: Int32 = 0
  /// The identity of the drawn node, which is equal from frame to frame.
  var key: UInt64
  /// The identity of the group that contains the item.
  var group: UInt64
  /// The digest of everything that determines its appearance, except its position.
  var digest: UInt64 = 0
  /// The position, to detect movements.
  var place: FixedRect
  /// The pixels that it may touch.
  package var bounds: IntRect
  /// The pixels that it covers fully.
  var opaque = IntRect.empty
  /// The compositing mode of a group.
  var compositing = CompositingMode.normal
  /// Whether its light is added to that of the pixels below, instead of covering them.
  var isAdditive = false
  var pixels: UnsafeRawPointer?
  var stride = 0
  var originX = 0
  var originY = 0
  var mapping = Mapping()
  /// Pixels of the contents that changed in place since `contentsBefore`.
  var contents: UInt64 = 0
  var contentsBefore: UInt64 = 0
  var contentsDamage = IntRect.empty

  /// The position of a device pixel's centre in the source, in 2^-20 of a source pixel, relative to `bounds` of
  /// `place`.
  struct Mapping {
    var u: Int64 = 0
    var v: Int64 = 0
    var du: Int64 = 0
    var dv: Int64 = 0
    /// The first and last source pixels that may be sampled, inclusive.
    var minU: Int32 = 0
    var minV: Int32 = 0
    var maxU: Int32 = 0
    var maxV: Int32 = 0
    var nearest = false
  }
}

/// A layer whose bounds clip its children, for moving the surface when they scroll.
package struct ScrollRecord {
  var key: UInt64
  /// The items that scroll.
  var range: Range<Int>
  var clip: IntRect
  /// The device position of the origin of the layer's bounds, in whole pixels.
  var originX: Int
  var originY: Int
}

/// The items of a flattened layer tree, in the order of drawing: from back to front.
package final class DisplayList {
  package var items: [DrawItem] = []
  var shapes: [RoundShape] = []
  var gradients: [GradientPayload] = []
  var shadows: [ShadowPayload] = []
  var warps: [WarpPayload] = []
  var masks: [MaskPayload] = []
  var backdrops: [BackdropPayload] = []
  var curls: [CurlPayload] = []
  package var scrolls: [ScrollRecord] = []
  /// The owners of pixels and tables, which the list keeps alive.
  var owners: [AnyObject] = []

  /// A hash that is equal for lists that draw the same pixels.
  var fingerprint: UInt64 {
    var d = Digest()
    for item in items {
      d.add(item.digest)
      d.add(item.group)
      d.add(Int(item.place.minX) << 32 ^ Int(item.place.minY))
      d.add(Int(item.place.maxX) << 32 ^ Int(item.place.maxY))
      d.add(item.bounds)
      d.add(item.contents)
    }
    return d.value
  }

  var extent: IntRect { items.reduce(.empty) { $0.union($1.bounds) } }
}

/// The data of a group's mask: its own list, drawn into the group's band when the group ends.
final class MaskPayload {
  let list: DisplayList
  init(list: DisplayList) { self.list = list }
}
