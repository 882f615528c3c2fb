import CoreGraphics
import Foundation

/// An item of a display list, in device pixels. It is plain data, so that worker threads can read it without
/// reference counting; the display list keeps the objects alive to which its pointers refer.
package struct DrawItem {
  package enum Kind: UInt8 {
    /// Replaces the pixels by `color`.
    case clear
    /// Fills `shape` with `color`.
    case solid
    /// Fills the region between `shape` and the inner shape `payload` with `color`.
    case border
    /// Draws pixels unscaled, at `originX`, `originY`.
    case bitmap
    /// Draws pixels that are sampled according to `mapping`.
    case scaledBitmap
    /// Fills coverage with `color`.
    case mask
    case scaledMask
    case gradient
    case shadow
    case backdrop
    case warp
    /// Begins a group: the items up to `end` are composited with the group's opacity, shape and mask.
    case group
    case groupEnd
    /// Separates the two parts of a cross-fading group. The pixels that the group has drawn so far become its
    /// background, with which the result is mixed at its end; its remaining items are drawn onto the original
    /// pixels.
    case swap
    /// Draws a page curl over the pixels below.
    case curl
    /// Draws nothing: the beginning or end of a group that proved unnecessary.
    case none
  }

  package var kind: Kind
  /// The number of groups that contain the item.
  var depth: UInt16 = 0
  /// The opacity of the whole item, from 0 to 255.
  var alpha: UInt32 = 255
  var color: UInt32 = 0
  /// The color that multiplies every pixel, as set by replicators.
  var tint: UInt32 = 0xFFFF_FFFF
  /// The index of a `RoundShape`, or -1.
  var shape: Int32 = -1
  /// The index of the payload for the kind of the item, or -1.
  var payload: Int32 = -1
  /// The index of the group's end; for an end, that of its group.
  var end: Int32 = 0
  /// The identity of the node and of the part of it, which is the same in every frame.
  var key: UInt64
  /// The identity of the group that contains the item.
  var group: UInt64
  /// The digest of everything that determines the item's appearance except its position.
  var digest: UInt64 = 0
  /// The position, for the detection of movements.
  var place: FixedRect
  /// The pixels that the item may affect.
  package var bounds: IntRect
  /// The pixels that the item covers opaquely.
  var opaque = IntRect.empty
  /// The compositing mode of a group.
  var compositing = CompositingMode.normal
  /// Whether the item's colors are added to the pixels below instead of covering them.
  var isAdditive = false
  var pixels: UnsafeRawPointer?
  var stride = 0
  var originX = 0
  var originY = 0
  var mapping = Mapping()
  /// The stamp of the contents, and the area that changed in place since the stamp `contentsBefore`.
  var contents: UInt64 = 0
  var contentsBefore: UInt64 = 0
  var contentsDamage = IntRect.empty

  /// The mapping from centers of device pixels to source positions in 2^-20 source pixels, relative to
  /// `place.pixels`.
  struct Mapping {
    var u: Int64 = 0
    var v: Int64 = 0
    var du: Int64 = 0
    var dv: Int64 = 0
    /// The first and last source pixels that may be sampled (inclusive).
    var minU: Int32 = 0
    var minV: Int32 = 0
    var maxU: Int32 = 0
    var maxV: Int32 = 0
    var nearest = false
  }
}

/// A layer that clips its scrolled sublayers, so that their pixels can be moved.
package struct ScrollRecord {
  var key: UInt64
  /// The items that scroll.
  var range: Range<Int>
  var clip: IntRect
  /// The position of the origin of the layer's bounds, in whole device pixels.
  var originX: Int
  var originY: Int
}

/// The display list of a flattened layer tree, in drawing order from back to front.
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
  /// The owners of pixels and tables to which items refer.
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

/// The mask of a group: a display list of its own, which is drawn when the group ends.
final class MaskPayload {
  let list: DisplayList
  init(list: DisplayList) { self.list = list }
}
