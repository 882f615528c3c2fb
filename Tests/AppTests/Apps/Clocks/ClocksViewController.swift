import UIKit

/// Everything that comes with time, from threads of many kinds, printed as it comes.
class ClocksViewController: UIViewController {
  private let start = Date()
  private let label = UILabel()
  private var lines: [String] = []

  private func note(_ text: String) {
    let time = String(format: "%.3f", Date().timeIntervalSince(start))
    lines.append("\(time) \(text)")
    print("\(time) \(text)")
    label.text = lines.suffix(24).joined(separator: "\n")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.numberOfLines = 0
    label.frame = CGRect(x: 20, y: 60, width: 350, height: 700)
    view.addSubview(label)
    let formatter = DateFormatter()
    formatter.dateStyle = .full
    formatter.timeStyle = .long
    note("\(formatter.string(from: start)) \(Locale.current.identifier) \(Int.random(in: 0..<1_000_000))")
    note("\(NSObject())")
    note("\(label)")
    let views = (0..<12).map { index in
      let view = UIView()
      view.tag = index
      return view
    }
    note("set \(Set(views).map(\.tag))")
    _ = label.value(forKey: "nothing")
    if CommandLine.arguments.contains("stuck") { DispatchQueue.main.async { self.waitForEver() } }
    beginTimers()
    beginWork()
  }

  private func beginTimers() {
    for number in 0..<6 {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.note("queue \(number)") }
      perform(#selector(late(_:)), with: "\(number)", afterDelay: 0.5)
    }
    var ticks = 0
    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
      ticks += 1
      self.note("timer \(ticks)")
      if ticks == 4 { timer.invalidate() }
    }
    for number in 0..<4 {
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: 700_000_000)
        self.note("task \(number)")
      }
    }
  }

  @objc private func late(_ text: String) { note("late \(text)") }

  /// Work that takes longer than a frame on every machine, and on a busy one longer than all timers.
  private func beginWork() {
    DispatchQueue.global().async {
      var sum = 0
      for number in 0..<30_000_000 { sum = (sum &* 31 &+ number) ^ 7 }
      DispatchQueue.main.async { self.note("worked \(sum)") }
    }
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.6)
      DispatchQueue.main.async { self.note("slept") }
    }
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) { semaphore.signal() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      let result = semaphore.wait(timeout: .now() + 5)
      self.note("semaphore \(result == .success)")
      UIView.animate(withDuration: 0.2, animations: { self.label.alpha = 0.5 }) { _ in self.note("animated") }
      RunLoop.main.run(until: Date() + 0.5)
      self.note("nested")
    }
  }

  private func waitForEver() { DispatchSemaphore(value: 0).wait() }
}
