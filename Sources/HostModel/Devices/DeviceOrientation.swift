/// The orientation of the device; the numbers are those of `UIDeviceOrientation`, the names those of scripts and
/// options.
package enum DeviceOrientation: Int, CaseIterable, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeLeft, landscapeRight

  package var name: String { "\(self)" }

  package init?(name: String) {
    guard let orientation = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = orientation
  }

  /// The device's next orientation; as on the desktop's Simulator, Left turns it against the clock.
  package func turned(clockwise: Bool) -> DeviceOrientation {
    let circle: [DeviceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
    let index = circle.firstIndex(of: self) ?? 0
    return circle[(index + (clockwise ? 1 : 3)) % 4]
  }
}
