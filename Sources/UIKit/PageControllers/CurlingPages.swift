import QuartzCore

/// Pages that curl like those of a book. With the spine in the middle two pages are side by side, and a turn rolls
/// up both.
@MainActor final class CurlingPages: PageMover {
  /// Seconds (by eye).
  private static let duration = 0.6
  /// The fraction of the width beside each edge in which a tap turns the page (by eye).
  private static let edge: CGFloat = 0.25
  /// The progress from which a released page completes its turn (judged by eye).
  private static let threshold = 0.4

  /// Weak, because the owner's calls of the app may release it.
  private weak var owner: UIPageViewController?
  private let book = UIView()
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var fingers: PageFingers?
  private var turn: PageTurn?
  private var part = 0.0
  private var link: CADisplayLink?
  /// A number of the transition, which distinguishes one that ended from one that was replaced.
  private var count = 0

  var gestureRecognizers: [UIGestureRecognizer] { [pan, tap] }

  init(_ owner: UIPageViewController, in view: UIView) {
    self.owner = owner
    book.frame = view.bounds
    book.clipsToBounds = true
    view.addSubview(book)
    fingers = PageFingers(dragged: { [weak self] in self?.dragged() }, tapped: { [weak self] in self?.tapped() })
    pan.addTarget(fingers as Any, action: PageFingers.drag)
    tap.addTarget(fingers as Any, action: PageFingers.tap)
    pan.maximumNumberOfTouches = 1
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(tap)
  }

  deinit { uncheckedMainActor { link?.invalidate() } }

  private var isVertical: Bool { owner?.navigationOrientation == .vertical }
  private var length: CGFloat { isVertical ? book.bounds.height : book.bounds.width }

  func forgetNeighbours() {}

  func layOut(in bounds: CGRect) {
    book.frame = bounds
    layOutShown()
  }

  private func layOutShown() { lay(owner?.shown ?? []) }

  private func lay(_ pages: [UIViewController]) {
    let size = book.bounds.size
    for (index, page) in pages.enumerated() {
      guard let view = page.viewIfLoaded else { continue }
      let share = CGFloat(index) / CGFloat(pages.count)
      view.frame =
        isVertical
        ? CGRect(x: 0, y: size.height * share, width: size.width, height: size.height / CGFloat(pages.count))
        : CGRect(x: size.width * share, y: 0, width: size.width / CGFloat(pages.count), height: size.height)
    }
  }

  func place(_ pages: [UIViewController]) {
    stop()
    exchange((owner?.children ?? []).filter { page in !pages.contains { $0 === page } }, for: pages)
  }

  private func exchange(_ old: [UIViewController], for new: [UIViewController]) {
    for page in new {
      page.view.autoresizingMask = []
      if page.view.superview !== book { book.addSubview(page.view) }
      page.view.isHidden = false
    }
    lay(new)
    for page in old where page.viewIfLoaded?.superview === book { page.view.isHidden = true }
  }

  // MARK: By code

  func bring(_ pages: [UIViewController], forward: Bool, end: @escaping () -> Void) {
    guard let change = owner?.change else { return end() }
    roll(forward: forward, from: change.turn.outgoing, to: pages, end: end)
  }

  /// Rolls up the old page, or unrolls the new one onto it.
  private func roll(
    forward: Bool, from old: [UIViewController], to new: [UIViewController], end: @escaping () -> Void
  ) {
    count += 1
    let number = count
    let transition = CATransition()
    transition.type = CATransitionType(rawValue: forward ? "pageCurl" : "pageUnCurl")
    transition.subtype = isVertical ? nil : .fromRight
    let block = AnimationBlock(CurlingPages.duration, 0, .curveEaseInOut)
    let change = { [self] in
      block.add(transition, to: book.layer, key: kCATransition)
      block.isAnimating = false
      exchange(old, for: new)
      block.isAnimating = true
    }
    block.run(change) { [weak self] _ in
      guard let self, number == count else { return }
      for page in old { page.viewIfLoaded?.isHidden = false }
      end()
    }
  }

  func stop() {
    count += 1
    stopLink()
    book.layer.removeAnimation(forKey: kCATransition)
    startTime()
    if let turn {
      self.turn = nil
      exchange(turn.incoming, for: turn.outgoing)
      owner?.endTurn(turn, completed: false)
    }
    for page in owner?.children ?? [] { page.viewIfLoaded?.isHidden = false }
  }

  func turn(forward: Bool) -> Bool {
    guard begin(forward: forward), let turn else { return false }
    roll(forward: forward, from: turn.outgoing, to: turn.incoming) { [weak self] in self?.finish(completed: true) }
    return true
  }

  private func begin(forward: Bool) -> Bool {
    // The data source may have set other pages in the meantime.
    guard turn == nil, let owner, owner.change == nil, let pages = owner.askForPages(forward: forward), turn == nil,
      owner.change == nil
    else { return false }
    turn = owner.beginTurn(to: pages, forward: forward)
    return true
  }

  private func finish(completed: Bool) {
    guard let turn else { return }
    self.turn = nil
    count += 1
    stopLink()
    book.layer.removeAnimation(forKey: kCATransition)
    startTime()
    if !completed { exchange(turn.incoming, for: turn.outgoing) }
    for page in owner?.children ?? [] { page.viewIfLoaded?.isHidden = false }
    owner?.endTurn(turn, completed: completed)
  }

  // MARK: By finger

  private func tapped() {
    let place = isVertical ? tap.location(in: book).y : tap.location(in: book).x
    let margin = length * CurlingPages.edge
    if place > length - margin { _ = turn(forward: true) } else if place < margin { _ = turn(forward: false) }
  }

  private func dragged() {
    let way = isVertical ? pan.translation(in: book).y : pan.translation(in: book).x
    switch pan.state {
    case .began:
      guard way != 0, begin(forward: way < 0), let turn else { return }
      roll(forward: turn.isForward, from: turn.outgoing, to: turn.incoming) {}
      book.layer.speed = 0
      book.layer.timeOffset = 0
      follow(way)
    case .changed: follow(way)
    case .ended:
      let speed = Double(isVertical ? pan.velocity(in: book).y : pan.velocity(in: book).x)
      letGo(speed: turn?.isForward == true ? -speed : speed)
    case .cancelled, .failed: letGo(speed: -1)
    default: break
    }
  }

  private func follow(_ way: CGFloat) {
    guard let turn, link == nil, length > 0 else { return }
    part = min(max(Double((turn.isForward ? -way : way) / length), 0), 1)
    setTime()
  }

  private func letGo(speed: Double) {
    guard turn != nil, link == nil else { return }
    let completes = abs(speed) > 300 ? speed > 0 : part > CurlingPages.threshold
    var last = CACurrentMediaTime()
    let link = CADisplayLink(
      target: LinkTarget { [weak self] _ in
        guard let self else { return }
        let now = CACurrentMediaTime()
        part += (completes ? 1 : -1) * (now - last) / CurlingPages.duration
        last = now
        if part > 0, part < 1 { return setTime() }
        finish(completed: completes)
      }, selector: LinkTarget.tick)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Sets the layer's own time to the finger's progress; below the end, because an ended animation would be
  /// removed.
  private func setTime() { book.layer.timeOffset = min(part, 0.9999) * CurlingPages.duration }

  private func startTime() {
    guard book.layer.speed == 0 else { return }
    book.layer.timeOffset = 0
    book.layer.speed = 1
  }

  private func stopLink() {
    link?.invalidate()
    link = nil
  }
}

/// The target of the recognizers.
@MainActor private final class PageFingers: NSObject {
  static let drag = Selector("drag:")
  static let tap = Selector("tap:")
  private let dragged: () -> Void
  private let tapped: () -> Void
  private static let register: Void = {
    MessageDispatch.register("drag:", on: PageFingers.self) { (target, _: UIGestureRecognizer?) in
      MainActor.assumeIsolated { target.dragged() }
    }
    MessageDispatch.register("tap:", on: PageFingers.self) { (target, _: UIGestureRecognizer?) in
      MainActor.assumeIsolated { target.tapped() }
    }
  }()

  init(dragged: @escaping () -> Void, tapped: @escaping () -> Void) {
    (self.dragged, self.tapped) = (dragged, tapped)
    super.init()
    PageFingers.register
  }
}
