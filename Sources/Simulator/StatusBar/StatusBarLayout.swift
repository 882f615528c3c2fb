import UIKit

/// The positions of the status bar's items for each shape of screen.
struct StatusBarLayout {
  enum Shape { case homeButton, notch, island, pad }
  enum Anchor {
    case left(CGFloat), center(CGFloat), right(CGFloat)
  }

  let shape: Shape
  let centerY: CGFloat

  init(_ device: HostDevice) {
    if device.isPad {
      shape = .pad
      centerY = device.statusBarHeight / 2
    } else if device.safeArea.top <= 20 {
      shape = .homeButton
      centerY = 10
    } else if device.safeArea.top < 54 {
      shape = .notch
      centerY = device.statusBarHeight / 2 + 2
    } else {
      shape = .island
      centerY = device.safeArea.top - 27
    }
  }

  /// Returns the horizontal center of the space beside the island, which is 125 points wide.
  private func islandCenter(_ width: CGFloat) -> CGFloat { (width - 125) / 4 + 5 }

  func leadingX(_ width: CGFloat) -> Anchor {
    switch shape {
    case .homeButton: return .left(6)
    case .pad: return .left(20)
    case .notch: return .center(width * 0.128)
    case .island: return .center(islandCenter(width))
    }
  }

  func trailingX(_ width: CGFloat) -> Anchor {
    switch shape {
    case .homeButton: return .right(width - 5)
    case .pad: return .right(width - 20)
    case .notch: return .right(width - 15)
    case .island: return .center(width - islandCenter(width))
    }
  }
}
