import UIKit

/// Layouts that ask for layout themselves: a tree of 127 views in six levels, each with a label, whose
/// `layoutSubviews()` or whose controllers' `viewDidLayoutSubviews()` do what the variable `PATTERN` names. Prints,
/// once the first frame is done, how often a view was laid out at most, and all of them together.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let pattern = ProcessInfo.processInfo.environment["PATTERN"].flatMap(Pattern.init) ?? .plain
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = RootController(pattern: pattern)
    window.makeKeyAndVisible()
    self.window = window
    DispatchQueue.main.async {
      let counts = Branch.all.map(\.layouts)
      print("layouts_max \(counts.max() ?? 0) of \(counts.count) views, \(counts.reduce(0, +)) in all")
    }
    return true
  }
}

enum Pattern: String, CaseIterable {
  case plain, needsLayout, superview, addSubview, sizeToFit, text, frames, constraints, controllers
}

/// A view with a label and two more of its kind below it.
final class Branch: UIView {
  static var all: [Branch] = []

  private(set) var layouts = 0
  private let pattern: Pattern
  private let label = UILabel()
  private var children: [UIView] = []
  private var added: UIView?
  private var width: NSLayoutConstraint?

  init(pattern: Pattern, depth: Int, parent: UIViewController?) {
    self.pattern = pattern
    super.init(frame: .zero)
    Branch.all.append(self)
    backgroundColor = UIColor(white: 0.5 + CGFloat(depth) / 14, alpha: 1)
    label.text = "Level \(depth)"
    label.font = .systemFont(ofSize: 9)
    addSubview(label)
    for _ in 0..<(depth < 6 ? 2 : 0) {
      if pattern == .controllers, let parent {
        let child = BranchController(depth: depth + 1)
        parent.addChild(child)
        children.append(child.view)
        addSubview(child.view)
        child.didMove(toParent: parent)
      } else {
        let child = Branch(pattern: pattern, depth: depth + 1, parent: parent)
        children.append(child)
        addSubview(child)
      }
    }
    guard pattern == .constraints else { return }
    label.translatesAutoresizingMaskIntoConstraints = false
    width = label.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor), width!,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if pattern != .constraints { label.frame = CGRect(x: 2, y: 1, width: bounds.width - 4, height: 11) }
    let isWide = bounds.width > bounds.height
    let area = bounds.inset(by: UIEdgeInsets(top: 12, left: 2, bottom: 2, right: 2))
    let share = CGSize(width: area.width / (isWide ? 2 : 1), height: area.height / (isWide ? 1 : 2))
    for (index, child) in children.enumerated() {
      let offset = CGPoint(x: isWide ? share.width : 0, y: isWide ? 0 : share.height)
      child.frame = CGRect(
        x: area.minX + CGFloat(index) * offset.x, y: area.minY + CGFloat(index) * offset.y,
        width: share.width - 1, height: share.height - 1)
    }
    ask()
  }

  func ask() {
    switch pattern {
    case .plain: break
    case .needsLayout:
      setNeedsLayout()
      for child in children { child.setNeedsLayout() }
    case .superview:
      superview?.setNeedsLayout()
      window?.setNeedsLayout()
    case .addSubview:
      added?.removeFromSuperview()
      let new = UILabel(frame: CGRect(x: 20, y: 1, width: 20, height: 11))
      new.text = "new"
      addSubview(new)
      added = new
    case .sizeToFit: label.sizeToFit()
    case .text:
      label.text = layouts % 2 == 0 ? "Even level" : "Odd"
      label.sizeToFit()
    case .frames:
      for child in children {
        let frame = child.frame
        child.frame = bounds
        child.frame = frame
      }
    case .constraints:
      width?.constant = bounds.width / 2
      invalidateIntrinsicContentSize()
    case .controllers:
      setNeedsLayout()
      label.text = "Laid out \(layouts)"
      label.sizeToFit()
    }
  }
}

final class BranchController: UIViewController {
  private let depth: Int

  init(depth: Int) {
    self.depth = depth
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = Branch(pattern: .controllers, depth: depth, parent: self) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.setNeedsLayout()
    parent?.view.setNeedsLayout()
    (view as? Branch)?.ask()
  }
}

final class RootController: UIViewController {
  private let pattern: Pattern

  init(pattern: Pattern) {
    self.pattern = pattern
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let tree = Branch(pattern: pattern, depth: 0, parent: self)
    tree.frame = view.bounds
    tree.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tree)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if pattern != .plain { view.setNeedsLayout() }
  }
}
