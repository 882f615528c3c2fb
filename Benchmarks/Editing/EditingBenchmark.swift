import CVirtualHost
import FlipsideTesting
import Foundation
import UIKit

/// A text view with a megabyte of mixed scripts, on an iPhone of 390 by 844 points at 3x, by the application's own
/// frames on the virtual clock:
///
///     swift run -c release EditingBenchmark [type|newline|delete|paste|select|scroll] [PICTURE.png]
///
/// Prints the time from a key to its frame at places all over the text, the time until the text first shows, and
/// that of scrolling by 20 points a frame. The times are those of the machine's clock.
@main struct EditingBenchmark {
  static let keys = 300

  @MainActor static func main() {
    let mode = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "type"
    let text = makeText(bytes: 1 << 20)
    let page = UIViewController()
    let stage = Stage(page, device: "iPhone 14")
    defer { stage.end() }
    // Fonts and caches as in an app that runs.
    let first = UITextView(frame: page.view.bounds)
    first.font = .systemFont(ofSize: 17)
    first.text = String(text.prefix(3_000))
    page.view.addSubview(first)
    stage.clock.settle()
    first.removeFromSuperview()
    stage.clock.settle()

    let begin = now()
    let view = UITextView(frame: page.view.bounds)
    view.font = .systemFont(ofSize: 17)
    view.text = text
    page.view.addSubview(view)
    stage.clock.settle()
    let opening = now() - begin
    if mode != "scroll" {
      view.becomeFirstResponder()
      stage.clock.settle()
    }
    let processor = processorTime()
    var times = measure(mode, view, stage)
    let used = (processorTime() - processor) / Double(keys)
    times.sort()
    print(
      String(
        format:
          "flipside editing [%@] p50 %.2f ms p90 %.2f p99 %.2f max %.2f | cpu %.2f ms/key | opened in %.1f ms | RSS %d MB | %d units",
        mode, times[times.count / 2], times[times.count * 9 / 10], times[times.count * 99 / 100],
        times.last ?? 0, used, opening, resident() / 1024, view.textStorage.length))
    if CommandLine.arguments.count > 2 {
      try? stage.picture().pngData?.write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
    }
  }

  @MainActor private static func measure(_ mode: String, _ view: UITextView, _ stage: Stage) -> [Double] {
    var times: [Double] = []
    var state: UInt64 = 5
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(limit, 1)))
    }
    for number in 0..<keys {
      if mode != "scroll", number % 10 == 0 {
        view.selectedRange = NSRange(location: random(view.textStorage.length), length: 0)
        stage.clock.settle()
      }
      let begin = now()
      act(mode, number, view)
      stage.clock.settle()
      times.append(now() - begin)
    }
    return times
  }

  @MainActor private static func act(_ mode: String, _ number: Int, _ view: UITextView) {
    switch mode {
    case "newline": UIApplication.shared.send(.text("\n"))
    case "delete":
      UIApplication.shared.send(.key(.delete, modifiers: [], isDown: true))
      UIApplication.shared.send(.key(.delete, modifiers: [], isDown: false))
    case "paste":
      UIPasteboard.general.string = "pasted text"
      view.paste(nil)
    case "select":
      UIApplication.shared.send(.key(.right, modifiers: .shift, isDown: true))
      UIApplication.shared.send(.key(.right, modifiers: .shift, isDown: false))
    case "scroll": view.contentOffset.y += 20
    default: UIApplication.shared.send(.text(["a", "é", "字", "😀", " "][number % 5]))
    }
  }

  /// Paragraphs of several scripts, a few words to a dozen lines long.
  private static func makeText(bytes: Int) -> String {
    let words = [
      "Sphinx of black quartz, judge my vow, then wait for the answer in the afternoon. ",
      "これは日本語の文章です。改行が必要なほど長くなります。", "هذا نص عربي طويل بما يكفي ليلتف إلى السطر التالي. ",
      "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. ",
      "Съешь же ещё этих мягких французских булок. ",
      "שלום לכולם, זה טקסט בעברית. ", "한국어 문장도 여기에 있습니다. ", "👩‍👩‍👧 🇫🇷 👍🏽 emoji in between. ",
    ]
    var text = ""
    var number = 0
    while text.utf8.count < bytes {
      for part in 0..<(1 + number * 7 % 11) { text += words[(number * 3 + part * (number % 3)) % words.count] }
      text += "\n"
      number += 1
    }
    return text
  }

  /// Milliseconds of the machine's clock.
  private static func now() -> Double { Double(virtual_host_real_now()) * 1e-6 }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }

  /// Kilobytes of memory.
  private static func resident() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
    return Int((text.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? "").filter(\.isNumber)) ?? 0
  }
}
