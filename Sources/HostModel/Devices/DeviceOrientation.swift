/// The orientation of the device. The raw values are those of `UIDeviceOrientation`; the names are those of scripts
/// and options.
package enum DeviceOrientation: Int, CaseIterable, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeLeft, landscapeRight

  package var name: String { "\(self)" }

  package init?(name: String) {
    guard let orientation = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = orientation
  }

  /// Returns the orientation after a quarter turn in the given direction, as Rotate Left and Rotate Right in
  /// Apple's Simulator.
  package func turned(clockwise: Bool) -> DeviceOrientation {
    let circle: [DeviceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
    let index = circle.firstIndex(of: self) ?? 0
    return circle[(index + (clockwise ? 1 : 3)) % 4]
  }
}
