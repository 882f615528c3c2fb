import UIKit

extension ScreenContents {
  /// The windows and views of an application as they are now.
  @MainActor package init(of application: UIApplication, device: String) {
    let screen = UIScreen.main.bounds
    let windows = application.windows.map { window in
      Element(window, in: CGRect(origin: .zero, size: screen.size), isVisible: true)
    }
    self.init(device: device, size: screen.size, windows: windows)
  }
}

extension ScreenContents.Element {
  /// - Parameters:
  ///   - clip: what the views around it let be seen.
  ///   - isVisible: whether they can be seen themselves.
  @MainActor fileprivate init(_ view: UIView, in clip: CGRect, isVisible: Bool) {
    let frame = view.convert(view.bounds, to: nil)
    let visibleFrame = frame.intersection(clip)
    let isShown = isVisible && !view.isHidden && view.alpha >= 0.01
    let inner = view.clipsToBounds ? visibleFrame : clip
    self.init(
      className: String(describing: type(of: view)), frame: frame,
      visibleFrame: visibleFrame.isNull ? .zero : visibleFrame, label: view.accessibilityLabel,
      identifier: view.accessibilityIdentifier, text: view.visibleText, isHidden: view.isHidden,
      isVisible: isShown && !visibleFrame.isEmpty && !visibleFrame.isNull,
      children: view.subviews.map { ScreenContents.Element($0, in: inner, isVisible: isShown) })
  }
}

extension UIView {
  /// What can be read in the view itself, not in those inside it.
  fileprivate var visibleText: String? { nil }
}
