/// Shows images in sequence with a display link, in the host's time.
@MainActor final class ImagePlayer {
  private let images: [UIImage]
  private let period: TimeInterval
  private let repeats: Int
  private let changed: (_ isOver: Bool) -> Void
  private var link: CADisplayLink?
  private var start: CFTimeInterval?
  private var index = 0

  init(images: [UIImage], period: TimeInterval, repeats: Int, changed: @escaping (_ isOver: Bool) -> Void) {
    self.images = images
    self.period = period
    self.repeats = repeats
    self.changed = changed
    start = CACurrentMediaTime()
    guard images.count > 1 || repeats > 0 else { return }
    let target = LinkTarget { [weak self] time in self?.tick(time) }
    link = CADisplayLink(target: target, selector: LinkTarget.tick)
    link?.add(to: .main, forMode: .common)
  }

  var current: UIImage? { images.indices.contains(index) ? images[index] : nil }

  deinit { link?.invalidate() }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func tick(_ time: CFTimeInterval) {
    let elapsed = max(0, time - (start ?? time))
    let rounds = elapsed / period
    // With a period that is NaN or infinite, the first image stays visible.
    guard rounds.isFinite else { return }
    if repeats > 0, rounds >= Double(repeats) {
      stop()
      return changed(true)
    }
    let next = min(images.count - 1, Int((rounds - rounds.rounded(.down)) * Double(images.count)))
    guard next != index else { return }
    index = next
    changed(false)
  }
}
