import UIKit

/// A screen that never comes to rest by itself, or waits long; the argument of the command line names the case.
class RestlessViewController: UIViewController, UIScrollViewDelegate {
  private let start = Date()
  private let operations = OperationQueue()
  private var ticks: [String: Int] = [:]

  private func note(_ text: String) {
    print("\(Int((Date().timeIntervalSince(start) * 1000).rounded())) \(text)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.note("a second") }
    switch CommandLine.arguments.last {
    case "operations": sleepInOperations()
    case "blocks": sleepInBlocks()
    case "naps": napOften()
    case "chain": queueForEver()
    case "rally": rally()
    case "busy": Thread.detachNewThread { self.work() }
    case "closed": for descriptor in 3..<100 { close(Int32(descriptor)) }
    case "stubborn":
      signal(SIGABRT) { _ in while true { pause() } }
      work()
    case "prints": DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.printMuch() }
    case "timers": beginShortTimers()
    case "scroll": beginScrolling()
    default: break
    }
  }

  // MARK: Run loops of the app's own

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    switch CommandLine.arguments.last {
    case "modal": ask { RunLoop.current.run(mode: .default, before: .distantFuture) }
    case "polling": ask { RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1)) }
    case "forever":
      note("appeared")
      RunLoop.main.run()
    default: break
    }
  }

  private func ask(_ wait: () -> Void) {
    var answers: [String] = []
    for question in ["First", "Second"] {
      let count = answers.count
      let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in answers.append(question) })
      present(alert, animated: true)
      while answers.count == count || presentedViewController != nil { wait() }
    }
    print(answers)
  }

  // MARK: Sleeping threads

  private func sleepInOperations() {
    for number in 0..<20 {
      operations.addOperation {
        Thread.sleep(forTimeInterval: Double(20 - number) * 0.01)
        OperationQueue.main.addOperation { self.note("operation \(number)") }
      }
    }
  }

  private func sleepInBlocks() {
    for number in 0..<20 {
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.1)
        DispatchQueue.main.async { self.note("block \(number)") }
      }
    }
  }

  private func napOften() {
    Thread.detachNewThread {
      for number in 1...40 { Thread.sleep(forTimeInterval: Double(number) * 0.001) }
      DispatchQueue.main.async { self.note("naps") }
    }
  }

  // MARK: Work without an end

  private func queueForEver() { DispatchQueue.main.async { self.queueForEver() } }

  private func rally() {
    DispatchQueue.global().async { DispatchQueue.main.async { self.rally() } }
  }

  nonisolated private func work() {
    var sum = 0
    while true { sum = (sum &* 31 &+ 1) ^ 7 }
  }

  /// More than a pipe holds.
  private func printMuch() {
    for _ in 0..<4_000 { print(String(repeating: "x", count: 60)) }
    let end = Int((Date().timeIntervalSince(start) * 1000).rounded())
    FileHandle.standardError.write(Data("\(end) printed\n".utf8))
  }

  // MARK: Timers

  private func tick(_ name: String) -> (Timer) -> Void {
    { _ in self.ticks[name, default: 0] += 1 }
  }

  private func beginShortTimers() {
    var timers = [1e-6, 0, -5].map {
      Timer.scheduledTimer(withTimeInterval: $0, repeats: true, block: tick("\($0)"))
    }
    timers.append(Timer.scheduledTimer(withTimeInterval: .nan, repeats: true, block: tick("nan")))
    let all = timers
    print(all.map(\.timeInterval))
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
      for timer in all { timer.invalidate() }
      self.note(self.ticks.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "))
    }
  }

  // MARK: Modes of the run loop

  private func beginScrolling() {
    let scrollView = UIScrollView(frame: UIScreen.main.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 20_000)
    scrollView.delegate = self
    view.addSubview(scrollView)
    Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true, block: tick("default"))
    RunLoop.main.add(Timer(timeInterval: 0.05, repeats: true, block: tick("common")), forMode: .common)
    RunLoop.main.add(Timer(timeInterval: 0.05, repeats: true, block: tick("tracking")), forMode: .tracking)
    CADisplayLink(target: self, selector: #selector(frame)).add(to: .main, forMode: .default)
  }

  @objc private func frame() { ticks["frame", default: 0] += 1 }

  private func noteTicks(_ text: String) {
    note("\(text) \(ticks.keys.sorted()) in \(RunLoop.main.currentMode?.rawValue ?? "none")")
    ticks = [:]
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    noteTicks("before")
    perform(#selector(late), with: nil, afterDelay: 0)
    DispatchQueue.main.async { self.note("in \(RunLoop.main.currentMode?.rawValue ?? "none")") }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    noteTicks("dragged")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    noteTicks("came to rest")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.noteTicks("after") }
  }

  @objc private func late() { note("performed") }
}
