import CoreGraphics
import Foundation

/// One thing to draw, in device pixels. Plain data, so that worker threads read it without reference counting;
/// what the pointers point to is kept alive by the display list.
package struct DrawItem {
  package enum Kind: UInt8 {
    /// `color` instead of what was there.
    case clear
    /// `color` in `shape`.
    case solid
    /// `color` between `shape` and the inner shape `payload`.
    case border
    /// Pixels one to one, at `originX`, `originY`.
    case bitmap
    /// Pixels sampled along `mapping`.
    case scaledBitmap
    /// Coverage filled with `color`.
    case mask
    case scaledMask
    case gradient
    case shadow
    case backdrop
    case warp
    /// Everything up to `end` is mixed into what was there by opacity, shape and mask.
    case group
    case groupEnd
    /// Within a group: what was drawn in it so far replaces the pixels that it is mixed into at its end, and the
    /// rest of it is drawn onto the former pixels. So the group fades from its first part to its second.
    case swap
    /// A page rolled up, over what was there.
    case curl
    /// An item that draws nothing: the end or beginning of a group that is not needed.
    case none
  }

  package var kind: Kind
  /// Inside of how many groups it is.
  var depth: UInt16 = 0
  /// 0 to 255, over all of the item.
  var alpha: UInt32 = 255
  var color: UInt32 = 0
  /// Multiplied into every pixel: a replicator's colour.
  var tint: UInt32 = 0xFFFF_FFFF
  /// Index of a `RoundShape`, or -1.
  var shape: Int32 = -1
  /// Index of the kind's own data, or -1.
  var payload: Int32 = -1
  /// The index of the group's end; for an end, that of its group.
  var end: Int32 = 0
  /// The identity of the drawn node, which is equal from frame to frame.
  var key: UInt64
  /// The group it is in.
  var group: UInt64
  /// The digest of all that determines its look, except its position.
  var digest: UInt64 = 0
  /// The position, to detect movements.
  var place: FixedRect
  /// The pixels that it may touch.
  package var bounds: IntRect
  /// Pixels that it covers fully.
  var opaque = IntRect.empty
  /// The compositing mode of a group.
  var compositing = CompositingMode.normal
  /// Adds its light to what is under it instead of covering that.
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
    /// Source pixels that may be sampled, inclusive.
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
  /// Items that scroll.
  var range: Range<Int>
  var clip: IntRect
  /// The device position of the origin of the layer's bounds, in whole pixels.
  var originX: Int
  var originY: Int
}

/// A tree, flattened: what to draw, back to front.
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
  /// Keeps pixels and tables alive.
  var owners: [AnyObject] = []

  /// Equal for lists that draw the same pixels.
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

/// Data of a group: the mask's own list, drawn into the group's band when it ends.
final class MaskPayload {
  let list: DisplayList
  init(list: DisplayList) { self.list = list }
}
