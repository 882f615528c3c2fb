import Foundation
import UIKit

/// From the start of the process to the first frame: a window with a label and a button, as in `Peers/qt_start.cpp`.
///
///     START=$(nanoseconds of the monotonic clock) .build/release/StartBenchmark
///
/// The screen has 1170 x 2532 pixels; the peers' window has 390 x 844, as they draw at one pixel to a point.
@main struct StartBenchmark {
  @MainActor static func main() {
    HostRegistry.makeHost = { FirstFrameHost() }
    _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(StartDelegate.self))
  }
}

final class StartDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 350, height: 30))
    label.text = "Hello, Flipside"
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 150, width: 350, height: 44)
    button.setTitle("Tap", for: .normal)
    controller.view.addSubview(label)
    controller.view.addSubview(button)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
}

/// Runs frames until the app rests, says when that was, and ends.
@MainActor final class FirstFrameHost: ApplicationHost {
  let device: HostDevice = {
    var device = HostDevice()
    device.size = CGSize(width: 390, height: 844)
    return device
  }()

  func open(_ url: URL) -> Bool { false }

  func run(_ application: UIApplication) -> Never {
    var frames = 0
    var drawn = false
    while frames < 20, !drawn || (application.nextDeadline ?? .infinity) <= CACurrentMediaTime() {
      application.step()
      frames += 1
      if !application.lastDamage.isEmpty { drawn = true }
    }
    report()
    _exit(drawn ? 0 : 1)
  }

  private func report() {
    var t = timespec()
    clock_gettime(CLOCK_MONOTONIC, &t)
    let now = Double(t.tv_sec) * 1e9 + Double(t.tv_nsec)
    let start = Double(ProcessInfo.processInfo.environment["START"] ?? "") ?? now
    func megabytes(_ name: String) -> Double {
      let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") } ?? ""
      return (Double(line.filter(\.isNumber)) ?? 0) / 1024
    }
    print(
      String(
        format: "flipside first_frame_ms %.1f rss_mb %.1f pss_mb %.1f private_dirty_mb %.1f", (now - start) / 1e6,
        megabytes("Rss"), megabytes("Pss"), megabytes("Private_Dirty")))
    fflush(stdout)
  }
}
