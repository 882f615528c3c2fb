import FlipsideTesting
import Foundation
import UIKit

/// A screen of 60 views that is pushed and popped, and presented and dismissed, at 3x on an iPhone 15, by the
/// application's own frames on the virtual clock.
///
///     swift run -c release NavigationBenchmark [push|present|memory] [PICTURE.png]
///
/// A frame is all of it: events, timers, appearance callbacks, constraints, layout, text, commit and composition.
/// The times are those of the machine's clock, while animations follow the virtual one.
@main struct NavigationBenchmark {
  static let turns = 20

  @MainActor static func main() {
    let mode = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "push"
    let root = UINavigationController(rootViewController: ScreenController(number: 0))
    let stage = Stage(root)
    defer { stage.end() }
    switch mode {
    case "memory": measureMemory(stage, root)
    default: measureFrames(stage, root, mode)
    }
    guard CommandLine.arguments.count > 2 else { return }
    root.pushViewController(ScreenController(number: 1), animated: true)
    stage.clock.advance(by: 0.2)
    try? stage.picture().pngData?.write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
  }

  @MainActor private static func measureFrames(_ stage: Stage, _ root: UINavigationController, _ mode: String) {
    var frames = FrameTimes()
    for turn in 1...turns {
      if mode == "present" {
        frames.measure(stage) { root.present(ScreenController(number: turn), animated: true) }
        frames.measure(stage) { root.dismiss(animated: true) }
      } else {
        frames.measure(stage) { root.pushViewController(ScreenController(number: turn), animated: true) }
        frames.measure(stage) { root.popViewController(animated: true) }
      }
    }
    print(frames.summary(mode))
  }

  /// Memory before and after turns, each of which ends before the next begins: 1,000 without animations, and 100
  /// with them.
  @MainActor private static func measureMemory(_ stage: Stage, _ root: UINavigationController) {
    for (name, turn) in [("push", push), ("present", present)] {
      for (animated, count) in [(false, 1000), (true, 100)] {
        for _ in 0..<count / 10 { turn(stage, root, animated) }
        let before = resident()
        for _ in 0..<count { turn(stage, root, animated) }
        let kind = animated ? "animated" : "at once"
        print("flipside [memory] \(count) times \(name), \(kind): \(before) KB before, \(resident()) KB after")
      }
    }
  }

  @MainActor private static func push(_ stage: Stage, _ root: UINavigationController, _ animated: Bool) {
    root.pushViewController(ScreenController(number: 1), animated: animated)
    finish(stage, animated)
    root.popViewController(animated: animated)
    finish(stage, animated)
  }

  @MainActor private static func present(_ stage: Stage, _ root: UINavigationController, _ animated: Bool) {
    root.present(ScreenController(number: 1), animated: animated)
    finish(stage, animated)
    root.dismiss(animated: animated)
    finish(stage, animated)
  }

  /// Lets a transition end. No transition of UIKit takes longer than a second.
  @MainActor private static func finish(_ stage: Stage, _ animated: Bool) {
    if animated { stage.clock.advance(by: 1) } else { stage.clock.settle() }
  }

  private static func resident() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
    return Int(line.filter(\.isNumber)) ?? 0
  }
}
