import CoreGraphics
import Synchronization

/// The number of pixels per point of the main screen, for code below the screen's class and on any thread.
package enum ScreenScale {
  package internal(set) static var current: CGFloat {
    get { CGFloat(Double(bitPattern: bits.load(ordering: .relaxed))) }
    set { bits.store(Double(newValue).bitPattern, ordering: .relaxed) }
  }
  private static let bits = Atomic(Double(HostDevice().scale).bitPattern)
}
