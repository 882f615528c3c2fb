import UIKit

class ProbeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    switch CommandLine.arguments.dropFirst().first {
    case "crash": crashHere([])
    case "spin": spinHere()
    case "exit": exit(3)
    case "info": tellAboutDevice()
    case "time": tellAboutTime()
    case "wait": waitInside()
    default: break
    }
  }

  private func crashHere(_ numbers: [Int]) {
    print("about to crash")
    print(numbers[3])
  }

  private func spinHere() {
    var number = 1
    while number != 0 { number = number &* 3 | 1 }
    print(number)
  }

  private func tellAboutDevice() {
    let screen = UIScreen.main
    print("screen \(Int(screen.bounds.width))x\(Int(screen.bounds.height))@\(Int(screen.scale))")
    print("idiom \(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")")
    print("style \(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")")
    print("identifier \(Bundle.main.bundleIdentifier ?? "none")")
    print("version \(Bundle.main.infoDictionary?["CFBundleShortVersionString"] ?? "none")")
    if let file = Bundle.main.path(forResource: "greeting", ofType: "txt"),
      let text = try? String(contentsOfFile: file, encoding: .utf8)
    {
      print("resource \(text.trimmingCharacters(in: .whitespacesAndNewlines))")
    }
  }

  /// Everything here must come out the same in each run.
  private func tellAboutTime() {
    print("now \(Int(Date().timeIntervalSince1970))")
    print("chance \(Int.random(in: 0..<1_000_000)) \(UUID().uuidString) \(["a", "b", "c", "d"].shuffled())")
    print("set \(Set(["one", "two", "three", "four"]).joined(separator: " "))")
    let start = Date()
    let log: @Sendable (String) -> Void = { text in
      print("\(text) after \(Int((Date().timeIntervalSince(start) * 1000).rounded())) ms")
    }
    _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in log("timer") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log("main queue") }
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 3)
      DispatchQueue.main.async { log("background") }
    }
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 4_000_000_000)
      log("task")
    }
  }

  /// A run loop inside the app's code, and a semaphore that a timer on another queue signals.
  private func waitInside() {
    let start = Date()
    RunLoop.current.run(until: start + 5)
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + 7) { semaphore.signal() }
    semaphore.wait()
    print("waited \(Int(Date().timeIntervalSince(start).rounded())) s")
  }
}
