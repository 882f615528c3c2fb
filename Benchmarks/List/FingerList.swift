import UIKit

/// The same rows in a scroll view of a window, drawn by the application's own frames while a finger drags them by
/// 20 points a frame: touches, recognizers, delegate, layout, indicator.
@MainActor final class FingerList: UIScrollView {
  private var visible: [Int: RowView] = [:]
  private var spare: [RowView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    contentInsetAdjustmentBehavior = .never
    contentSize = CGSize(width: frame.width, height: CGFloat(ListBenchmark.rows) * RowView.height)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let y = contentOffset.y
    let first = max(0, Int(y / RowView.height))
    let last = min(ListBenchmark.rows - 1, Int((y + bounds.height - 0.001) / RowView.height))
    for (index, row) in visible where index < first || index > last {
      visible[index] = nil
      spare.append(row)
    }
    guard first <= last else { return }
    for index in first...last where visible[index] == nil {
      let row = spare.popLast() ?? RowView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: RowView.height))
      if row.superview == nil { addSubview(row) }
      row.show(index)
      row.frame.origin = CGPoint(x: 0, y: CGFloat(index) * RowView.height)
      visible[index] = row
    }
  }

  static func run() {
    let application = UIApplication.shared
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let list = FingerList(frame: window.bounds)
    window.rootViewController?.view.addSubview(list)
    application.step()
    var times: [Double] = []
    var finger = window.bounds.height - 100
    application.send(.touch(id: 1, phase: .began, location: CGPoint(x: 200, y: finger)))
    for _ in 0..<ListBenchmark.frames {
      let begin = ListBenchmark.now()
      finger -= CGFloat(ListBenchmark.step)
      if finger < 100 {
        application.send(.touch(id: 1, phase: .cancelled, location: CGPoint(x: 200, y: finger)))
        finger = window.bounds.height - 100
        application.send(.touch(id: 1, phase: .began, location: CGPoint(x: 200, y: finger)))
        finger -= CGFloat(ListBenchmark.step)
      }
      application.send(.touch(id: 1, phase: .moved, location: CGPoint(x: 200, y: finger)))
      application.step()
      times.append(ListBenchmark.now() - begin)
    }
    let sorted = times.sorted()
    print(
      String(
        format: "flipside list [finger] p50 %.2f ms p90 %.2f p99 %.2f max %.2f | scrolled to %.0f", sorted[150],
        sorted[270], sorted[297], sorted[299], list.contentOffset.y))
  }
}
