import UIKit

/// The status bar and the home indicator over the app, as in screenshots of the iOS simulator: without the island
/// and the rounded corners, which are not part of the screen's pixels.
@MainActor package final class SystemBars {
  private let application: UIApplication
  private let layout: StatusBarLayout
  private let hasHomeIndicator: Bool
  private let leading = CALayer()
  private let center = CALayer()
  private let trailing = CALayer()
  private let indicator = CALayer()
  private var drawn: Look?
  private var indicatorIsLight = false
  private var timer: Timer?

  /// The values that determine the pictures of the status bar.
  private struct Look: Equatable {
    var time: String
    var isLight: Bool
    var width: CGFloat
  }

  package init(_ application: UIApplication, _ configuration: HostConfiguration) {
    self.application = application
    layout = StatusBarLayout(configuration.device)
    hasHomeIndicator = configuration.device.hasHomeIndicator
    for layer in [leading, center, trailing, indicator] {
      layer.contentsScale = configuration.device.scale
      layer.isHidden = true
      application.systemLayer.addSublayer(layer)
    }
    application.systemBarsDidChange = { [weak self] in self?.update() }
    if !configuration.description.isRepeatable { watchTheClock() }
  }

  /// Updates the bars from the app's preferences, the time and the size of the screen.
  private func update() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let screen = UIScreen.main.bounds.size
    // A phone in landscape orientation shows no status bar.
    let isTurnedPhone = layout.shape != .pad && screen.width > screen.height
    let isHidden = application.resolvedStatusBarHidden || isTurnedPhone
    for layer in [leading, center, trailing] { layer.isHidden = isHidden }
    placeIndicator(on: screen)
    guard !isHidden else { return }
    let look = Look(
      time: Self.time(), isLight: application.resolvedStatusBarStyle == .lightContent, width: screen.width)
    guard look != drawn else { return }
    drawn = look
    let painter = StatusBarPainter(
      layout: layout, color: look.isLight ? .white : .black, scale: leading.contentsScale)
    show(painter.leading(time: look.time), in: leading, at: layout.leadingX(look.width))
    show(painter.center(time: look.time), in: center, at: .center(look.width / 2))
    show(painter.trailing(), in: trailing, at: layout.trailingX(look.width))
  }

  private func show(_ image: UIImage?, in layer: CALayer, at anchor: StatusBarLayout.Anchor) {
    layer.contents = image?.cgImage
    guard let size = image?.size else { return }
    let x: CGFloat
    switch anchor {
    case .left(let edge): x = edge
    case .center(let middle): x = middle - size.width / 2
    case .right(let edge): x = edge - size.width
    }
    // The origin is rounded to whole pixels, because the text would be blurred otherwise.
    let scale = layer.contentsScale
    let origin = CGPoint(
      x: (x * scale).rounded() / scale, y: ((layout.centerY - size.height / 2) * scale).rounded() / scale)
    layer.frame = CGRect(origin: origin, size: size)
  }

  // MARK: - Home indicator

  private func placeIndicator(on screen: CGSize) {
    indicator.isHidden = !hasHomeIndicator || application.resolvedHomeIndicatorHidden
    let isTurned = screen.width > screen.height
    let width = (screen.width * (isTurned ? 0.2746 : 0.3537)).rounded()
    indicator.frame = CGRect(x: (screen.width - width) / 2, y: screen.height - 13, width: width, height: 5)
    indicator.cornerRadius = 2.5
    indicator.backgroundColor = (indicatorIsLight ? UIColor.white : .black).cgColor
  }

  /// Adapts the indicator's color to the app's pixels around it. Returns true if the color changed.
  @discardableResult package func adaptIndicator() -> Bool {
    guard !indicator.isHidden else { return false }
    let isLight = isDark(application.surface, beside: indicator.frame)
    guard isLight != indicatorIsLight else { return false }
    indicatorIsLight = isLight
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    indicator.backgroundColor = (isLight ? UIColor.white : .black).cgColor
    CATransaction.commit()
    return true
  }

  /// Returns whether the average of pixels beside a rectangle is dark.
  private func isDark(_ surface: PixelBuffer, beside frame: CGRect) -> Bool {
    let scale = indicator.contentsScale
    let y = min(max(0, Int(frame.midY * scale)), surface.height - 1)
    var sum = 0
    var count = 0
    for distance in stride(from: 4.0, through: 28.0, by: 4.0) {
      for x in [frame.minX - distance, frame.maxX + distance] {
        let column = Int(x * scale)
        guard (0..<surface.width).contains(column) else { continue }
        let pixel = surface.row(y)[column]
        sum += Int(pixel >> 16 & 0xFF) * 299 + Int(pixel >> 8 & 0xFF) * 587 + Int(pixel & 0xFF) * 114
        count += 1
      }
    }
    return count > 0 && sum / count < 110_000
  }

  // MARK: - Time

  /// Returns the time in the 12-hour format. On the virtual clock it is always 9:41, as in Apple's screenshots.
  private static func time() -> String {
    if VirtualTime.isOn { return "9:41" }
    var now = Foundation.time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    let hour = parts.tm_hour % 12 == 0 ? 12 : parts.tm_hour % 12
    return "\(hour):\(parts.tm_min < 10 ? "0" : "")\(parts.tm_min)"
  }

  private func watchTheClock() {
    let next = 60 - Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
    timer = Timer.scheduledTimer(withTimeInterval: next + 0.05, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.update()
        self?.watchTheClock()
      }
    }
  }
}
