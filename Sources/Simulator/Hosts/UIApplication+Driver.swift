import UIKit

extension UIApplication: AppDriver {
  package func send(_ event: InputEvent) {}
  package func step() {}
  package var nextDeadline: Double? { nil }
  package var surface: PixelBuffer { PixelBuffer(width: 1, height: 1, format: .argb32)! }
  package var lastDamage: [IntRect] { [] }
  var acceptsText: Bool { false }
}
