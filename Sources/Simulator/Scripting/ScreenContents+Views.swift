import UIKit

extension ScreenContents {
  /// Captures the windows and views of an application with the frames in which the last frame showed them,
  /// including running animations and motion effects, instead of those of the model layers.
  @MainActor package init(of application: UIApplication, device: String) {
    let screen = UIScreen.main.bounds
    let clip = CGRect(origin: .zero, size: screen.size)
    let shown = application.windows.filter { $0.windowScene?.isBehind != true }
    let windows = shown.map { Element($0, in: clip, parent: .identity, isVisible: true, depth: 0) }
    self.init(device: device, size: screen.size, windows: windows)
  }
}

extension ScreenContents.Element {
  /// The maximum depth of views. Deeper views are omitted, which is logged once.
  private static let maximumDepth = 500

  /// Creates the element of a view.
  /// - Parameters:
  ///   - view: the view.
  ///   - clip: the part of the screen to which superviews clip the view.
  ///   - parent: the transform from the superview to the screen.
  ///   - isVisible: whether all superviews are visible.
  ///   - depth: the number of superviews.
  @MainActor fileprivate init(
    _ view: UIView, in clip: CGRect, parent: CGAffineTransform, isVisible: Bool, depth: Int
  ) {
    let toScreen = view.layer.shownTransform.concatenating(parent)
    let frame = view.bounds.applying(toScreen)
    let visibleFrame = frame.overlap(clip)
    let isShown = isVisible && !view.isHidden && view.alpha >= 0.01
    let inner = view.clipsToBounds ? visibleFrame : clip
    let isDeepest = depth >= Self.maximumDepth
    if isDeepest, !view.subviews.isEmpty { DeepViews.log() }
    self.init(
      className: String(describing: Swift.type(of: view)), frame: frame,
      visibleFrame: visibleFrame.isNull ? .zero : visibleFrame, label: view.accessibilityLabel,
      identifier: view.accessibilityIdentifier, text: view.visibleText, isHidden: view.isHidden,
      isVisible: isShown && !visibleFrame.isEmpty && !visibleFrame.isNull,
      children: (isDeepest ? [] : view.subviews).map {
        ScreenContents.Element($0, in: inner, parent: toScreen, isVisible: isShown, depth: depth + 1)
      } + view.drawnElements.map { ScreenContents.Element($0, in: inner, isVisible: isShown) })
    takeAutomation(of: view)
    actions = view.accessibilityCustomActions?.map(\.name) ?? []
    rotors = view.accessibilityCustomRotors?.map(\.spokenKind) ?? []
  }

  @MainActor private mutating func takeAutomation(of element: UIResponder) {
    type = element.automationType
    value = element.automationValue
    isEnabled = element.isAutomationEnabled
    isSelected = element.isAutomationSelected
  }

  /// Creates an element for an accessibility element that is not a view.
  @MainActor private init(_ element: UIAccessibilityElement, in clip: CGRect, isVisible: Bool) {
    let frame = element.accessibilityFrame
    let visibleFrame = frame.overlap(clip)
    self.init(
      className: String(describing: Swift.type(of: element)), frame: frame,
      visibleFrame: visibleFrame.isNull ? .zero : visibleFrame, label: element.accessibilityLabel,
      identifier: element.accessibilityIdentifier, text: nil, isHidden: false,
      isVisible: isVisible && !visibleFrame.isEmpty && !visibleFrame.isNull, children: [])
    takeAutomation(of: element)
    actions = element.accessibilityCustomActions?.map(\.name) ?? []
    rotors = element.accessibilityCustomRotors?.map(\.spokenKind) ?? []
  }
}

/// Logs once that deeply nested views were omitted.
@MainActor private enum DeepViews {
  private static var isLogged = false

  static func log() {
    guard !isLogged else { return }
    isLogged = true
    HostLog.note("views nested more than 500 levels deep are left out of the tree, and scripts do not find them")
  }
}

extension UIAccessibilityCustomRotor {
  var spokenKind: String { systemRotorType == .none ? name : "\(systemRotorType)" }
}

extension CALayer {
  /// The transform from the layer's coordinate space to its superlayer's, with running animations. Perspective is
  /// ignored.
  var shownTransform: CGAffineTransform {
    let shown = shownState
    let bounds = shown?.bounds ?? self.bounds
    let anchor = shown?.anchorPoint ?? anchorPoint
    let position = shown?.position ?? self.position
    let turned = shown?.transform ?? transform
    let toAnchor = CGAffineTransform(
      translationX: -(bounds.minX + anchor.x * bounds.width), y: -(bounds.minY + anchor.y * bounds.height))
    let plane = CGAffineTransform(
      a: turned.m11, b: turned.m12, c: turned.m21, d: turned.m22, tx: turned.m41 + position.x,
      ty: turned.m42 + position.y)
    return toAnchor.concatenating(plane)
  }
}

extension UIView {
  /// The accessibility elements of the view that are not views but represent parts of its drawing.
  fileprivate var drawnElements: [UIAccessibilityElement] {
    (0..<accessibilityElementCount()).compactMap { accessibilityElement(at: $0) as? UIAccessibilityElement }
  }

  /// The text of the view itself, without that of its subviews.
  fileprivate var visibleText: String? {
    switch self {
    case let label as UILabel: return label.text
    case let view as UITextView: return view.text.isEmpty ? nil : view.text
    case let field as UITextField:
      if let text = field.text, !text.isEmpty { return text }
      return field.placeholder
    default: return nil
    }
  }
}
