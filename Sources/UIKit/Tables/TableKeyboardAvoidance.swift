import CoreGraphics
import Foundation

/// Keeps the edited row above the keyboard, as table view controllers do: the table gets an inset for the keyboard,
/// and scrolls to the field.
@MainActor final class TableKeyboardAvoidance {
  private weak var table: UITableView?
  private var observers: [any NSObjectProtocol] = []
  /// The height that was added to the table's insets.
  private var added: CGFloat = 0

  init(_ table: UITableView) {
    self.table = table
    let center = NotificationCenter.default
    let (key, hiding) = (UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardWillHideNotification)
    for name in [UIResponder.keyboardWillChangeFrameNotification, hiding] {
      observers.append(
        center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
          let value = notification.userInfo?[key]
          let frame = (value as? CGRect) ?? (value as? NSValue)?.cgRectValue
          let isHiding = notification.name == hiding
          MainActor.assumeIsolated { self?.keyboardMoved(to: isHiding ? nil : frame) }
        })
    }
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    inset(by: 0)
  }

  private func keyboardMoved(to frame: CGRect?) {
    guard let table, let window = table.window else { return inset(by: 0) }
    guard let frame, frame.height > 0 else { return inset(by: 0) }
    let mine = table.convert(window.convert(frame, from: nil), from: window)
    let covered = table.bounds.maxY - max(table.bounds.minY, mine.minY)
    let safe = table.adjustedContentInset.bottom - table.contentInset.bottom
    inset(by: max(0, covered - safe))
    guard covered > 0, let editor = firstResponder(in: table) else { return }
    let rect = table.convert(editor.bounds, from: editor).insetBy(dx: 0, dy: -8)
    table.scrollRectToVisible(rect, animated: true)
  }

  private func inset(by height: CGFloat) {
    guard let table, height != added else { return }
    table.contentInset.bottom += height - added
    table.verticalScrollIndicatorInsets.bottom += height - added
    added = height
  }

  private func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    for subview in view.subviews { if let found = firstResponder(in: subview) { return found } }
    return nil
  }
}
