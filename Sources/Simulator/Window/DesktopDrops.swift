import Foundation
import UIKit

/// A drop from the desktop onto the window. SDL reports its files and texts one by one and then its end.
package struct DesktopDrops {
  private var data: [InputEvent.DroppedData] = []

  package init() {}

  /// Adds a file by its path. File URLs, which some desktops pass, are accepted, too. A missing file is ignored.
  package mutating func add(file path: String) {
    let url = path.hasPrefix("file://") ? URL(string: path) : URL(fileURLWithPath: path)
    guard let url, FileManager.default.fileExists(atPath: url.path) else {
      return HostLog.note("\"\(path)\" was dropped, but there is no such file")
    }
    data.append(.file(url))
  }

  package mutating func add(text: String) { if !text.isEmpty { data.append(.text(text)) } }

  /// Returns the event for all dropped items, at a point of the screen; nil if there are none.
  package mutating func end(at point: CGPoint) -> InputEvent? {
    defer { data = [] }
    return data.isEmpty ? nil : .drop(data, location: point)
  }
}
