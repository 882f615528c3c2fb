import ConstraintSolver
import QuartzCore

/// The geometry of a view that is used in constraints to its margins and guides.
struct LayoutInsets: Equatable {
  var safeArea: UIEdgeInsets
  var margins: UIEdgeInsets
  var readable: UIEdgeInsets
  var aspectFit: UIEdgeInsets
  /// The height of the part of the view below the keyboard's top, in points.
  var keyboard: CGFloat
  /// The origin of a scroll view's bounds.
  var origin: CGPoint
}

/// The edges of a guide relative to its view: each edge is `factor × the view's size + constant`.
struct GuideEdges {
  struct Edge {
    var factor: CGFloat
    var constant: CGFloat
  }
  var left: Edge
  var right: Edge
  var top: Edge
  var bottom: Edge

  init(insets: UIEdgeInsets, origin: CGPoint = .zero) {
    left = Edge(factor: 0, constant: origin.x + insets.left)
    right = Edge(factor: 1, constant: origin.x - insets.right)
    top = Edge(factor: 0, constant: origin.y + insets.top)
    bottom = Edge(factor: 1, constant: origin.y - insets.bottom)
  }

  func start(_ axis: NSLayoutConstraint.Axis) -> Edge { axis == .horizontal ? left : top }
  func end(_ axis: NSLayoutConstraint.Axis) -> Edge { axis == .horizontal ? right : bottom }
  /// Returns the scale of the guide's size, which is `scale × the view's size + size`.
  func scale(_ axis: NSLayoutConstraint.Axis) -> CGFloat { end(axis).factor - start(axis).factor }
  func size(_ axis: NSLayoutConstraint.Axis) -> CGFloat { end(axis).constant - start(axis).constant }

  @MainActor func add(_ edge: Edge, to engine: LayoutEngine, _ size: Variable, _ factor: CGFloat) {
    if edge.factor != 0 { engine.terms.append(Term(size, Double(factor * edge.factor))) }
    engine.constantTerm += factor * edge.constant
  }

  func frame(in size: CGSize) -> CGRect {
    func value(_ edge: Edge, _ length: CGFloat) -> CGFloat { edge.factor * length + edge.constant }
    let (x, y) = (value(left, size.width), value(top, size.height))
    return CGRect(
      x: x, y: y, width: max(0, value(right, size.width) - x), height: max(0, value(bottom, size.height) - y))
  }
}

extension LayoutEngine {
  /// Returns the edges of a guide of the view, and registers the view, so that the rows of constraints to the guide
  /// are updated when the edges change.
  func insets(of kind: LayoutGuideKind, _ view: UIView) -> GuideEdges {
    depend(on: view.layoutState, view)
    return view.guideEdges(kind)
  }

  func depend(on state: LayoutState, _ view: UIView) {
    guard !isFitting, state.usedInsets == nil else { return }
    state.usedInsets = view.insetsForLayout
    insetDependents.append(state)
  }

  /// Compares the margins, safe areas and offsets with those of the current rows, and updates the rows.
  func checkInsets() {
    for state in insetDependents {
      guard let view = state.view else { continue }
      let insets = view.insetsForLayout
      guard let used = state.usedInsets, insets != used else { continue }
      state.usedInsets = insets
      for constraint in state.involved { lowerAgain(constraint.takeUnretainedValue()) }
      for guide in state.guides where guide.kind != .custom {
        for constraint in guide.layoutStateReference?.involved ?? [] {
          lowerAgain(constraint.takeUnretainedValue())
        }
      }
      // Constraints between the scroll view's content and views outside of it are held by ancestors.
      guard insets.origin != used.origin else { continue }
      var ancestor = view.superviewReference
      while let here = ancestor {
        for constraint in here.layoutStateReference?.held ?? [] { lowerAgain(constraint) }
        ancestor = here === root ? nil : here.superviewReference
      }
    }
  }
}

extension UIView {
  var insetsForLayout: LayoutInsets {
    let guides = layoutStateReference?.guides ?? []
    return LayoutInsets(
      safeArea: safeArea, margins: layoutMargins,
      readable: guides.contains { $0.kind == .readable } ? readableInsets : .zero,
      aspectFit: guides.contains { $0.kind == .aspectFit } ? aspectFitInsets : .zero,
      keyboard: guides.contains { $0.kind == .keyboard } ? keyboardInset : 0, origin: scrolledOrigin)
  }

  private var scrolledOrigin: CGPoint { self is UIScrollView ? bounds.origin : .zero }

  func guideEdges(_ kind: LayoutGuideKind) -> GuideEdges {
    switch kind {
    case .safeArea: return GuideEdges(insets: safeArea, origin: scrolledOrigin)
    case .margins: return GuideEdges(insets: layoutMargins, origin: scrolledOrigin)
    case .readable: return GuideEdges(insets: readableInsets, origin: scrolledOrigin)
    case .aspectFit: return GuideEdges(insets: aspectFitInsets, origin: scrolledOrigin)
    case .custom, .scrollFrame, .scrollContent: return GuideEdges(insets: .zero, origin: scrolledOrigin)
    case .top:
      var edges = GuideEdges(insets: .zero)
      edges.bottom = GuideEdges.Edge(factor: 0, constant: safeArea.top)
      return edges
    case .bottom:
      var edges = GuideEdges(insets: .zero)
      edges.top = GuideEdges.Edge(factor: 1, constant: -safeArea.bottom)
      return edges
    case .keyboard:
      var edges = GuideEdges(insets: .zero, origin: scrolledOrigin)
      edges.top = GuideEdges.Edge(factor: 1, constant: scrolledOrigin.y - keyboardInset)
      return edges
    }
  }

  /// The distance from the top of the keyboard, or from the bottom of the safe area, to the view's bottom.
  private var keyboardInset: CGFloat {
    let keyboard = layoutStateReference?.guides.first { $0.kind == .keyboard } as? UIKeyboardLayoutGuide
    let least = keyboard?.usesBottomSafeArea == false ? 0 : safeArea.bottom
    guard let window, let frame = KeyboardArea.presentFrame else { return least }
    let top = convert(window.convert(frame.origin, from: nil), from: window).y
    return max(least, bounds.maxY - top)
  }

  /// The insets of the alignment rectangle in the frame, or zero if they are not finite.
  var effectiveAlignmentInsets: UIEdgeInsets {
    let probe = CGRect(x: 0, y: 0, width: 4096, height: 4096)
    let rect = alignmentRect(forFrame: probe)
    if rect == probe { return .zero }
    let insets = UIEdgeInsets(top: rect.minY, left: rect.minX, bottom: 4096 - rect.maxY, right: 4096 - rect.maxX)
    let areNumbers = [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite)
    return areNumbers ? insets : .zero
  }

  /// Returns the insets from the frame to an attribute: the margins, or the insets of the alignment rectangle.
  func insets(for attribute: NSLayoutConstraint.Attribute, _ engine: LayoutEngine, _ state: LayoutState)
    -> UIEdgeInsets
  {
    guard attribute.isMargin else { return effectiveAlignmentInsets }
    engine.depend(on: state, self)
    return layoutMargins
  }

  /// Requests an update of rows after a change of margins, the safe area, the bounds or the keyboard.
  func insetsDidChange() {
    guard let state = layoutStateReference, state.usedInsets != nil, let engine = state.engine else { return }
    engine.needsCheck = true
    LayoutEngine.isWorkPending = true
    setNeedsLayout()
  }
}
