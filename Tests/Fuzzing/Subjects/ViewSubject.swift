import CVirtualHost
import Foundation
import UIKit

/// Makes random calls on a tree of views in a window, with invalid numbers, animations and touches. Afterward all
/// objects must be freed.
struct ViewSubject: FuzzSubject {
  static let name = "views"
  static let rounds = 800

  init(repository: URL, folder: URL) throws {
    virtual_host_set_virtual(true)
    MainActor.assumeIsolated { _ = UIApplication.shared }
  }

  func input(_ random: inout RandomBytes) -> Data {
    withUnsafeBytes(of: random.next()) { Data($0) }
  }

  func run(_ input: Data) throws {
    let seed = input.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let left = MainActor.assumeIsolated {
      var session: ViewSession? = ViewSession(random: RandomBytes(seed: seed, round: 0))
      session?.play(steps: 120)
      let witnesses = session?.end() ?? []
      session = nil
      // Completions and actions that wait for the next turn retain their views until then.
      for _ in 0..<5 { ViewSession.frame(after: 2) }
      return witnesses.filter { $0.view != nil }.map { "\(type(of: $0.view!))" }
    }
    guard left.isEmpty else { throw Finding("\(left.count) views were not freed: \(Set(left).sorted())") }
  }
}

/// A window under random calls.
@MainActor final class ViewSession {
  struct Witness { weak var view: UIView? }

  private var random: RandomBytes
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private var views: [UIView] = []
  private var witnesses: [Witness] = []

  private static let kinds: [() -> UIView] = [
    { UIView() }, { UILabel() }, { UIButton(type: .system) }, { UIImageView() }, { UISwitch() }, { UISlider() },
    { UITextField() }, { UITextView() }, { UIStackView() }, { UIScrollView() },
    { UISegmentedControl(items: ["a", "b"]) },
    { UIStepper() }, { UIPickerView() }, { UIDatePicker() }, { UICalendarView() }, { UIColorWell() },
    { UIProgressView() },
    { UIActivityIndicatorView(style: .medium) },
    { UIPageControl() },
    { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) }, { UINavigationBar() }, { UIToolbar() },
    { UITabBar() }, { UISearchBar() }, { UISearchTextField() }, { ViewSession.listCell() },
  ]
  private static func listCell() -> UIView {
    let cell = UICollectionViewListCell()
    cell.contentConfiguration = cell.defaultContentConfiguration()
    cell.accessories = [
      .disclosureIndicator(), .checkmark(), .label(text: "7"), .delete(displayed: .always), .outlineDisclosure(),
      .reorder(displayed: .always),
      .customView(configuration: .init(customView: UISwitch(), placement: .leading())),
    ]
    return cell
  }

  private static let numbers: [CGFloat] = [
    0, 1, -1, 0.5, 44, 100, 393, 852, 1e6, -1e6, 1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
  ]
  private static let texts = [
    "", "a", "Hello world", "你好", "👩‍👩‍👧‍👦", "مرحبا abc", "\u{0}\u{301}", String(repeating: "word ", count: 300),
    "a\nb\r\nc",
  ]

  init(random: RandomBytes) {
    self.random = random
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    views = [window.rootViewController!.view]
  }

  static func frame(after seconds: Double) {
    virtual_host_advance_to(Int64((CACurrentMediaTime() + seconds) * 1e9))
    UIApplication.shared.step()
  }

  func play(steps: Int) {
    for _ in 0..<steps { autoreleasepool { act() } }
  }

  /// Releases all views. Returns weak references to all that ever existed.
  func end() -> [Witness] {
    window.rootViewController = nil
    window.isHidden = true
    views = []
    return witnesses
  }

  private var number: CGFloat { random.element(of: Self.numbers) ?? 0 }
  private var rect: CGRect { CGRect(x: number, y: number, width: number, height: number) }
  private var view: UIView { random.element(of: views) ?? window }

  private func act() {
    switch random.below(14) {
    case 0, 1, 2:
      let made = Self.kinds[random.below(Self.kinds.count)]()
      witnesses.append(Witness(view: made))
      view.addSubview(made)
      views.append(made)
    case 3: view.frame = rect
    case 4: view.bounds = rect
    case 5: view.transform = CGAffineTransform(a: number, b: number, c: number, d: number, tx: number, ty: number)
    case 6: removeOne()
    case 7: setText(of: view, random.element(of: Self.texts) ?? "")
    case 8: constrain(view, view)
    case 9:
      let (subject, target) = (view, rect)
      UIView.animate(withDuration: Double(number), delay: 0, options: [.allowUserInteraction]) {
        subject.frame = target
        subject.alpha = 0.5
      }
    case 10: touch()
    case 11: view.isHidden.toggle()
    case 12: view.layer.cornerRadius = number
    default: Self.frame(after: Double(random.below(30)) / 60)
    }
  }

  private func removeOne() {
    guard views.count > 1 else { return }
    let index = 1 + random.below(views.count - 1)
    views[index].removeFromSuperview()
    views.remove(at: index)
  }

  private func setText(of view: UIView, _ text: String) {
    switch view {
    case let label as UILabel: label.text = text
    case let button as UIButton: button.setTitle(text, for: .normal)
    case let field as UITextField: field.text = text
    case let editor as UITextView: editor.text = text
    default: view.accessibilityLabel = text
    }
  }

  private func constrain(_ first: UIView, _ second: UIView) {
    first.translatesAutoresizingMaskIntoConstraints = random.below(2) == 0
    let constant = number
    guard first.isDescendant(of: second) || second.isDescendant(of: first), first !== second else {
      first.widthAnchor.constraint(equalToConstant: constant).isActive = true
      return
    }
    first.leadingAnchor.constraint(equalTo: second.leadingAnchor, constant: constant).isActive = true
  }

  private func touch() {
    let start = CGPoint(x: CGFloat(random.below(393)), y: CGFloat(random.below(852)))
    UIApplication.shared.send(.touch(id: 0, phase: .began, location: start))
    if random.below(2) == 0 {
      Self.frame(after: 0.05)
      let end = CGPoint(x: CGFloat(random.below(393)), y: CGFloat(random.below(852)))
      UIApplication.shared.send(.touch(id: 0, phase: .moved, location: end))
    }
    Self.frame(after: Double(random.below(3)) / 2)
    UIApplication.shared.send(.touch(id: 0, phase: .ended, location: start))
  }
}
