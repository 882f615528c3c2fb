/// A device that the Simulator can be: its name and the geometry of its screen, in points.
package struct DeviceModel: Sendable, Equatable {
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

  package let name: String
  package let isPad: Bool
  /// Portrait.
  package let width: Double
  package let height: Double
  package let scale: Double
  package let statusBarHeight: Double
  package let safeArea: Insets
  package let landscapeSafeArea: Insets
  package let displayCornerRadius: Double

  package static let defaultName = "iPhone 15"
  /// For apps that run on no iPhone.
  package static let defaultPadName = "iPad (10th generation)"

  /// Without a home button there is a home indicator at the bottom of the screen.
  package var hasHomeIndicator: Bool { safeArea.bottom > 0 }

  /// The device of a name; case, punctuation and "generation" do not matter.
  package static func named(_ name: String) -> DeviceModel? {
    let wanted = simplified(name)
    return all.first { simplified($0.name) == wanted }
  }

  /// Names that someone may have meant, the nearest first.
  package static func names(near name: String, limit: Int = 4) -> [String] {
    let wanted = simplified(name)
    let ranked = all.map { device -> (name: String, distance: Int) in
      let candidate = simplified(device.name)
      let contained = !wanted.isEmpty && candidate.contains(wanted)
      return (device.name, contained ? 0 : editDistance(wanted, candidate))
    }
    return ranked.enumerated()
      // Of equally near ones the later device comes first.
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
