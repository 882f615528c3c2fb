import CVirtualHost
import FlipsideTesting
import Foundation
import HostModel
import Simulator
import UIKit

/// Menus, wheels, symbols and the accessibility tree, on an iPhone 15 at 3x, by the application's own frames on the
/// virtual clock.
///
///     swift run -c release ControlsBenchmark [menu|tree|wheel|symbols] [PICTURE.png]
///
/// The times are those of the machine's clock, while animations follow the virtual one.
@main struct ControlsBenchmark {
  @MainActor static func main() {
    let mode = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "menu"
    let stage = Stage()
    defer { stage.end() }
    switch mode {
    case "tree": measureTree(stage)
    case "wheel": measureWheel(stage)
    case "symbols": measureSymbols(stage)
    default: measureMenu(stage)
    }
    guard CommandLine.arguments.count > 2 else { return }
    try? stage.picture().pngData?.write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
  }

  /// Milliseconds of the machine's clock.
  private static func now() -> Double { Double(virtual_host_real_now()) * 1e-6 }

  private static func summary(_ name: String, _ times: [Double], _ unit: String = "ms", _ more: String = "") {
    let sorted = times.sorted()
    func part(_ share: Double) -> Double {
      sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }
    print(
      String(
        format: "flipside controls [%@] p50 %.2f %@ p99 %.2f max %.2f%@", name, part(0.5), unit, part(0.99),
        sorted.last ?? 0, more))
  }

  // MARK: Menus

  /// The time from the touch of a button to the first frame with its menu of 200 items.
  @MainActor private static func measureMenu(_ stage: Stage) {
    func button(_ number: Int) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle("Choose", for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
      let items = (1...200).map { UIAction(title: "Item \($0) of menu \(number)") { _ in } }
      button.menu = UIMenu(children: items)
      button.showsMenuAsPrimaryAction = true
      stage.view.addSubview(button)
      stage.clock.settle()
      return button
    }
    var times: [Double] = []
    for number in 0...20 {
      let button = button(number)
      let start = now()
      UIApplication.shared.send(.touch(id: 1, phase: .began, location: button.center))
      stage.clock.settle()
      times.append(now() - start)
      stage.clock.advance(by: 0.5)
      if number < 20 {
        UIApplication.shared.send(.touch(id: 1, phase: .ended, location: button.center))
        stage.clock.advance(by: 0.5)
        UIApplication.shared.send(.touch(id: 1, phase: .began, location: CGPoint(x: 380, y: 840)))
        stage.clock.advance(by: 0.05)
        UIApplication.shared.send(.touch(id: 1, phase: .ended, location: CGPoint(x: 380, y: 840)))
        stage.clock.advance(by: 1)
        button.removeFromSuperview()
      }
    }
    let first = times.removeFirst()
    summary("menu of 200 items", times, "ms", String(format: " | first %.2f ms", first))
  }

  // MARK: Accessibility

  private final class Desktop: DesktopWindow {
    let applicationName = "Benchmark"
    let accessibleTitle = "Benchmark"
    let isActive = true
    let stage: any ScriptStage = NoStage()
    func desktopRect(of rect: CGRect, relativeToWindow: Bool) -> CGRect { rect }
    func screenPoint(ofDesktop point: CGPoint, relativeToWindow: Bool) -> CGPoint { point }
  }

  private final class NoStage: ScriptStage {
    func send(_ event: InputEvent) { UIApplication.shared.send(event) }
    func wait(_ seconds: Double) {}
    var picture: PixelBuffer { UIApplication.shared.surface }
    var screen: ScreenContents { ScreenContents(of: UIApplication.shared, device: "iPhone 15") }
    var acceptsText: Bool { false }
  }

  /// The time in which 1,000 elements are read: for scripts, and for assistive programs of the desktop.
  @MainActor private static func measureTree(_ stage: Stage) {
    let scroll = UIScrollView(frame: stage.view.bounds)
    stage.view.addSubview(scroll)
    for number in 0..<1000 {
      let frame = CGRect(x: 10 + number % 4 * 90, y: number / 4 * 40, width: 80, height: 34)
      let view: UIView
      switch number % 4 {
      case 0:
        let label = UILabel()
        label.text = "Label \(number)"
        view = label
      case 1:
        let button = UIButton(type: .system)
        button.setTitle("Button \(number)", for: .normal)
        view = button
      case 2: view = UISwitch()
      default:
        let field = UITextField()
        field.text = "Text \(number)"
        view = field
      }
      view.frame = frame
      scroll.addSubview(view)
    }
    scroll.contentSize = CGSize(width: 390, height: 10_000)
    stage.clock.settle()
    var (spoken, desktop): ([Double], [Double]) = ([], [])
    let window = Desktop()
    let application = AccessibleApplication(UIApplication.shared, window)
    var counts = (0, 0)
    for _ in 0..<200 {
      var start = now()
      counts.0 = AccessibilityTree(UIApplication.shared).elements.count
      spoken.append(now() - start)
      application.invalidate()
      start = now()
      counts.1 = application.tree.order.count
      desktop.append(now() - start)
    }
    summary("tree of \(counts.0) elements", spoken)
    summary("tree for the desktop, \(counts.1) nodes", desktop)
  }

  // MARK: Wheels

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 60 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "Row \(row)"
    }
  }

  /// The time of a frame while a wheel of 60 rows follows a finger and decelerates.
  @MainActor private static func measureWheel(_ stage: Stage) {
    let rows = Rows()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 200, width: 393, height: 216))
    picker.dataSource = rows
    picker.delegate = rows
    stage.view.addSubview(picker)
    stage.clock.settle()
    var times: [Double] = []
    for turn in 0..<10 {
      let direction = turn % 2 == 0 ? -1.0 : 1.0
      var point = CGPoint(x: picker.frame.midX, y: picker.frame.midY - 60 * direction)
      UIApplication.shared.send(.touch(id: 1, phase: .began, location: point))
      stage.clock.settle()
      for _ in 0..<12 {
        point.y += 12 * direction
        let start = now()
        UIApplication.shared.send(.touch(id: 1, phase: .moved, location: point))
        stage.clock.advance(by: 1.0 / 60)
        times.append(now() - start)
      }
      UIApplication.shared.send(.touch(id: 1, phase: .ended, location: point))
      stage.clock.settle()
      while !stage.clock.isIdle {
        let start = now()
        stage.clock.advanceToNextDeadline()
        times.append(now() - start)
      }
    }
    summary("wheel of 60 rows", times, "ms", " | \(times.count) frames")
  }

  // MARK: Symbols

  /// The time in which a symbol is found and drawn again.
  @MainActor private static func measureSymbols(_ stage: Stage) {
    let names = ["star.fill", "trash", "gearshape", "person.crop.circle", "heart.circle.fill", "magnifyingglass"]
    let size = CGSize(width: 200, height: 200)
    UIGraphicsBeginImageContextWithOptions(size, false, 3)
    defer { UIGraphicsEndImageContext() }
    let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular)
    func draw(_ name: String) {
      UIImage(systemName: name, withConfiguration: configuration)?.withTintColor(.systemBlue)
        .draw(at: CGPoint(x: 20, y: 20))
    }
    for name in names { draw(name) }
    var times: [Double] = []
    for turn in 0..<3000 {
      let start = now()
      draw(names[turn % names.count])
      times.append((now() - start) * 1000)
    }
    summary("symbol drawn again", times, "µs")
  }
}
