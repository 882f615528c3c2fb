import CoreGraphics
import CoreText

/// Draws text.
open class CATextLayer: CALayer {}
