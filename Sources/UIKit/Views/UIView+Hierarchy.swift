import QuartzCore

extension UIView {
  var superviewReference: UIView? {
    get { superviewPointer?.takeUnretainedValue() }
    set { superviewPointer = newValue.map(Unmanaged.passUnretained) }
  }

  /// Inserts `view` into the subviews, in front if `index` is nil. This view itself and its superviews are refused.
  /// With `sibling`, the layer is inserted directly above that one's, below layers of the app's own between them.
  func insert(_ view: UIView, at index: Int?, above sibling: UIView? = nil) {
    guard canTake(view) else { return }
    if view.superviewReference === self {
      guard let old = subviewList.firstIndex(where: { $0 === view }) else { return }
      subviewList.remove(at: old)
      let place = min(max(index ?? subviewList.count, 0), subviewList.count)
      subviewList.insert(view, at: place)
      placeLayer(of: view, at: place, above: sibling)
      return
    }
    let oldSuperview = view.superviewReference
    let newWindow = windowReference
    let changesWindow = view.windowReference !== newWindow
    oldSuperview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if changesWindow { view.announceMove(to: newWindow) }
    // The app's code may have moved the view to another superview.
    guard view.superviewReference === oldSuperview, canTake(view) else { return }
    view.leaveLayout()
    oldSuperview?.drop(view)
    let place = min(max(index ?? subviewList.count, 0), subviewList.count)
    subviewList.insert(view, at: place)
    view.superviewReference = self
    placeLayer(of: view, at: place, above: sibling)
    view.didEnterHierarchy(changesWindow: changesWindow, from: oldSuperview)
    didAddSubview(view)
    setNeedsLayout()
  }

  func insert(_ view: UIView, next sibling: UIView, offset: Int) {
    guard view !== sibling else {
      if view.superviewReference !== self { insert(view, at: nil) }
      return
    }
    guard sibling.superviewReference === self else {
      Console.write(
        "-[UIView insertSubview:\(offset == 0 ? "below" : "above")Subview:]: \(sibling) is not a subview of \(self); "
          + "\(view) is put in front")
      return insert(view, at: nil)
    }
    guard canTake(view) else { return }
    var place = (subviewList.firstIndex { $0 === sibling } ?? 0) + offset
    if view.superviewReference === self, let old = subviewList.firstIndex(where: { $0 === view }), old < place {
      place -= 1
    }
    insert(view, at: place, above: offset == 1 ? sibling : nil)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard subviewList.indices.contains(first), subviewList.indices.contains(second) else {
      Console.write(
        "-[UIView exchangeSubviewAtIndex:withSubviewAtIndex:]: indexes \(first) and \(second) are not both within the "
          + "\(subviewList.count) subviews of \(self)")
      return
    }
    guard first != second else { return }
    let (low, high) = (min(first, second), max(first, second))
    subviewList.swapAt(low, high)
    placeLayer(of: subviewList[low], at: low)
    placeLayer(of: subviewList[high], at: high)
  }

  func moveSubview(_ view: UIView, toFront: Bool) {
    guard view.superviewReference === self, let old = subviewList.firstIndex(where: { $0 === view }) else { return }
    subviewList.remove(at: old)
    let place = toFront ? subviewList.count : 0
    subviewList.insert(view, at: place)
    placeLayer(of: view, at: place)
  }

  func leaveSuperview() {
    guard let old = superviewReference else { return }
    let leavesWindow = windowReference != nil && !(self is UIWindow)
    old.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if leavesWindow { announceMove(to: nil) }
    guard superviewReference === old else { return }
    // The superview may hold the last reference.
    let keptAlive = self
    leaveLayout()
    old.drop(self)
    keptAlive.superviewReference = nil
    keptAlive.didEnterHierarchy(changesWindow: leavesWindow, from: old)
    old.setNeedsLayout()
  }

  /// Removes the view and its layer from the lists; without callbacks.
  private func drop(_ view: UIView) {
    if let index = subviewList.firstIndex(where: { $0 === view }) { subviewList.remove(at: index) }
    view.backingLayer.removeFromSuperlayer()
  }

  /// Inserts the layer of the subview at `place` into the sublayers, among which the app may have its own layers.
  private func placeLayer(of view: UIView, at place: Int, above sibling: UIView? = nil) {
    let layer = view.backingLayer
    if let sibling, sibling.backingLayer.superlayer === backingLayer {
      backingLayer.insertSublayer(layer, above: sibling.backingLayer)
    } else if place + 1 < subviewList.count, subviewList[place + 1].backingLayer.superlayer === backingLayer {
      backingLayer.insertSublayer(layer, below: subviewList[place + 1].backingLayer)
    } else if place > 0, place == subviewList.count - 1 {
      backingLayer.addSublayer(layer)
    } else if place > 0 {
      backingLayer.insertSublayer(layer, above: subviewList[place - 1].backingLayer)
    } else {
      backingLayer.addSublayer(layer)
    }
  }

  private func canTake(_ view: UIView) -> Bool {
    if view === self {
      ExceptionReport.raise(
        .invalidArgumentException, "Can't add self as subview", logged: "Can't add self as subview: \(describe())")
      return false
    }
    if isWithin(view) {
      ExceptionReport.raise(
        .layerInvalid, "layer \(view.layer) is a part of cycle in its layer tree",
        logged: "Can't add a superview as subview: \(view.describe()) to \(describe())")
      return false
    }
    return true
  }

  func isWithin(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let here = current {
      if here === view { return true }
      current = here.superviewReference
    }
    return false
  }

  func find(tag wanted: Int) -> UIView? {
    if tag == wanted { return self }
    for subview in subviewList {
      if let found = subview.viewWithTag(wanted) { return found }
    }
    return nil
  }

  /// Removes the links that would outlive the view; runs in `deinit`.
  nonisolated func tearDown() {
    uncheckedMainActor {
      layoutStateReference?.itemIsGone()
      for subview in subviewList where subview.superviewReference === self {
        subview.superviewReference = nil
        subview.backingLayer.removeFromSuperlayer()
        if subview.windowReference != nil { subview.forgetWindow() }
        subview.enterLayout()
      }
      for recognizer in recognizerList { recognizer.attach(to: nil) }
      backingLayer.delegate = nil
    }
  }

  func forgetWindow() {
    windowReference = nil
    for subview in subviewList { subview.forgetWindow() }
  }
}
