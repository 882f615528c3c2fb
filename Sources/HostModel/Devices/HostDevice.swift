/// A simulated device: its screen, in points, and its settings at launch. The tool selects it by name, and the host
/// and UIKit read its properties.
package struct HostDevice: Sendable, Equatable {
  package struct Insets: Sendable, Equatable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  package var name = HostDevice.defaultName
  package var isPad = false
  /// The width of the screen in portrait, in points.
  package var width = 393.0
  package var height = 852.0
  /// The number of pixels per point.
  package var scale = 3.0
  package var statusBarHeight = 54.0
  package var safeArea = Insets(top: 59, left: 0, bottom: 34, right: 0)
  package var landscapeSafeArea = Insets(top: 0, left: 59, bottom: 21, right: 59)
  package var displayCornerRadius = 55.0
  /// Whether dark mode is on at launch.
  package var isDark = false
  /// The accessibility settings that are on at launch.
  package var accessibility = AccessibilitySetting.defaults
  /// The orientation at launch.
  package var orientation = DeviceOrientation.portrait
  /// The share of the screen that the app's window covers; always `full` on an iPhone.
  package var share = WindowShare.full

  /// Creates the default device.
  package init() {}

  package static let defaultName = "iPhone 15"
  /// The default device of apps that do not support the iPhone.
  package static let defaultPadName = "iPad (10th generation)"

  /// Whether the screen has a home indicator at the bottom, as on devices without a home button.
  package var hasHomeIndicator: Bool { safeArea.bottom > 0 }
  /// The value of `UIDevice.model`.
  package var model: String { isPad ? "iPad" : "iPhone" }

  /// Returns the device with a name; case, punctuation and the words "generation" and "inch" are ignored.
  package static func named(_ name: String) -> HostDevice? {
    let wanted = simplified(name)
    return all.first { simplified($0.name) == wanted }
  }

  /// Returns the names of devices that are similar to the given one, the most similar first.
  package static func names(near name: String, limit: Int = 4) -> [String] {
    let wanted = simplified(name)
    let ranked = all.map { device -> (name: String, distance: Int) in
      let candidate = simplified(device.name)
      let contained = !wanted.isEmpty && candidate.contains(wanted)
      return (device.name, contained ? 0 : editDistance(wanted, candidate))
    }
    return ranked.enumerated()
      // Among equally similar names, that of the later device in the list comes first.
      .sorted { ($0.element.distance, $1.offset) < ($1.element.distance, $0.offset) }
      .prefix(limit).map(\.element.name)
  }

  private static func simplified(_ name: String) -> String {
    var words = name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }
    words.removeAll { $0 == "generation" || $0 == "gen" || $0 == "inch" }
    return words.joined(separator: " ")
  }

  private static func editDistance(_ a: String, _ b: String) -> Int {
    let b = Array(b)
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let changed = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
