import QuartzCore

/// Pages that turn as the leaves of a book. With the spine in the middle, two pages are side by side, and the back
/// of the turning page shows the new page of the other side. With the spine at an edge, the other half of the book
/// is outside of the view.
@MainActor final class CurlingPages: PageMover {
  /// The duration in seconds, estimated by eye.
  private static let duration = 0.6
  /// The fraction of the width beside each edge in which a tap turns the page (by eye).
  private static let edge: CGFloat = 0.25
  /// The progress from which a released page completes its turn (judged by eye).
  private static let threshold = 0.4

  /// Weak, because the owner's calls of the app may release it.
  private weak var owner: UIPageViewController?
  /// The view that clips the book to its visible half.
  private let clipView = UIView()
  /// The open book: its spine is in the middle of its bounds.
  private let book = UIView()
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var fingers: PageFingers?
  private var turn: PageTurn?
  private var part = 0.0
  private var link: CADisplayLink?
  /// The number of the transition, which distinguishes a transition that ended from one that was replaced.
  private var count = 0

  var gestureRecognizers: [UIGestureRecognizer] { [pan, tap] }

  init(_ owner: UIPageViewController, in view: UIView) {
    self.owner = owner
    clipView.frame = view.bounds
    clipView.clipsToBounds = true
    clipView.addSubview(book)
    view.addSubview(clipView)
    openBook()
    fingers = PageFingers(dragged: { [weak self] in self?.dragged() }, tapped: { [weak self] in self?.tapped() })
    pan.addTarget(fingers as Any, action: PageFingers.drag)
    tap.addTarget(fingers as Any, action: PageFingers.tap)
    pan.maximumNumberOfTouches = 1
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(tap)
  }

  deinit { uncheckedMainActor { link?.invalidate() } }

  private var isVertical: Bool { owner?.navigationOrientation == .vertical }
  private var spine: UIPageViewController.SpineLocation { owner?.spineLocation ?? .min }
  private var length: CGFloat { isVertical ? clipView.bounds.height : clipView.bounds.width }

  func forgetNeighbours() {}

  func layOut(in bounds: CGRect) {
    clipView.frame = bounds
    openBook()
    layOutShown()
  }

  /// Gives the book its size: twice that of the visible page if the spine is at an edge.
  private func openBook() {
    var bounds = CGRect(origin: .zero, size: clipView.bounds.size)
    if spine != .mid {
      if isVertical { bounds.size.height *= 2 } else { bounds.size.width *= 2 }
    }
    if spine == .min {
      if isVertical { bounds.origin.y = -bounds.height / 2 } else { bounds.origin.x = -bounds.width / 2 }
    }
    book.bounds = bounds
    book.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func layOutShown() { lay(owner?.shown ?? []) }

  private func lay(_ pages: [UIViewController]) {
    let size = clipView.bounds.size
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
    for page in old where page.viewIfLoaded?.superview === book && !new.contains(where: { $0 === page }) {
      page.view.isHidden = true
    }
  }

  /// Shows the back of the leaf on the hidden half of the book.
  private func placeBack(_ back: UIViewController?) {
    guard let view = back?.view else { return }
    let size = clipView.bounds.size
    let sign: CGFloat = spine == .max ? 1 : -1
    view.autoresizingMask = []
    view.frame = CGRect(
      origin: isVertical ? CGPoint(x: 0, y: sign * size.height) : CGPoint(x: sign * size.width, y: 0), size: size)
    if view.superview !== book { book.addSubview(view) }
    view.isHidden = false
  }

  // MARK: By code

  func bring(_ pages: [UIViewController], forward: Bool, end: @escaping () -> Void) {
    guard let change = owner?.change else { return end() }
    roll(change.turn, end: end)
  }

  /// Turns the leaf from the old pages to the new ones.
  private func roll(_ turn: PageTurn, end: @escaping () -> Void) {
    count += 1
    let number = count
    let (old, new) = (turn.outgoing, turn.incoming)
    let transition = leaf(of: turn)
    let block = AnimationBlock(CurlingPages.duration, 0, .curveEaseInOut)
    let change = { [self] in
      block.add(transition, to: book.layer, key: kCATransition)
      block.isAnimating = false
      exchange(old, for: new)
      placeBack(turn.back)
      block.isAnimating = true
    }
    block.run(change) { [weak self] _ in
      guard let self, number == count else { return }
      for page in old { page.viewIfLoaded?.isHidden = false }
      end()
    }
  }

  /// Returns the transition of the turn's leaf. With the spine in the middle, the leaf is lifted at the finger's
  /// side. With the spine at an edge, a page returns from the side to which it was turned.
  private func leaf(of turn: PageTurn) -> CATransition {
    let transition = CATransition()
    let isAtEnd = spine == .max || spine == .mid && !turn.isForward
    let isReversed = spine == .min ? !turn.isForward : spine == .max && turn.isForward
    transition.type = isReversed ? CATransition.unturn : CATransition.turn
    // The names of the vertical sides are those of Core Animation, whose y axis points upwards.
    transition.subtype =
      isVertical ? (isAtEnd ? .fromBottom : .fromTop) : (isAtEnd ? .fromLeft : .fromRight)
    transition.isDoubleSided = spine == .mid || turn.back != nil
    return transition
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
    roll(turn) { [weak self] in self?.finish(completed: true) }
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
    let place = isVertical ? tap.location(in: clipView).y : tap.location(in: clipView).x
    let margin = length * CurlingPages.edge
    if place > length - margin { _ = turn(forward: true) } else if place < margin { _ = turn(forward: false) }
  }

  private func dragged() {
    let way = isVertical ? pan.translation(in: clipView).y : pan.translation(in: clipView).x
    switch pan.state {
    case .began:
      guard way != 0, begin(forward: way < 0), let turn else { return }
      roll(turn) {}
      book.layer.speed = 0
      book.layer.timeOffset = 0
      follow(way)
    case .changed: follow(way)
    case .ended:
      let speed = Double(isVertical ? pan.velocity(in: clipView).y : pan.velocity(in: clipView).x)
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
