import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The scrolling list of `Peers/qt_list.cpp`: 10,000 rows of plain views in a clip view that moves by 20 points a
/// frame, rows reused as a table reuses its cells, under a translucent bar that blurs what is below it.
///
///     swift run -c release ListBenchmark [nav|nonav|full|finger] [PICTURE.pam]
///
/// A frame is all of it: moving, filling rows that come in, layout, text, commit and composition.
@main struct ListBenchmark {
  static let rows = 10_000
  static let frames = 300
  static let step = 20
  static let size = CGSize(width: 390, height: 844)
  static let scale: CGFloat = 3

  @MainActor static func main() {
    let mode = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "nav"
    if mode == "finger" { return FingerList.run() }
    let start = now()
    let screen = CALayer()
    screen.bounds = CGRect(origin: .zero, size: size)
    screen.anchorPoint = .zero
    guard
      let surface = PixelBuffer(
        width: Int(size.width * scale), height: Int(size.height * scale), format: .argb32)
    else { return }
    let list = RecycledList(frame: screen.bounds, rows: rows)
    screen.addSublayer(list.layer)
    let bar = NavigationBar(frame: CGRect(x: 0, y: 0, width: size.width, height: 91))
    if mode != "nonav" { screen.addSublayer(bar.layer) }
    let context = LayerContext(root: screen, scale: scale)
    let compositor = Compositor(surface: surface, scale: scale, background: RenderColor(argb: 0xFF00_0000))
    compositor.root = context.rootNode
    list.scroll(to: 0)
    CATransaction.flush()
    _ = compositor.composite()
    let first = now() - start

    var times: [Double] = []
    var compositing: [Double] = []
    var drawn = 0
    let processor = processorTime()
    for frame in 1...frames {
      let begin = now()
      list.scroll(to: CGFloat(frame * step))
      if mode == "full" { compositor.surfaceWasLost() }
      CATransaction.flush()
      let committed = now()
      _ = compositor.composite()
      let end = now()
      times.append(end - begin)
      compositing.append(end - committed)
      drawn += compositor.lastDrawnArea
    }
    let used = (processorTime() - processor) / Double(frames)
    let total = times.reduce(0, +)
    let sorted = times.sorted()
    let composed = compositing.sorted()
    let share = Double(drawn) / Double(frames) / Double(surface.width * surface.height) * 100
    print(
      String(
        format:
          "flipside list [%@] fps %.0f  p50 %.2f ms p90 %.2f p99 %.2f max %.2f | composite p50 %.2f p99 %.2f | "
          + "cpu %.2f ms/frame, drawn %.0f %% | first frame %.1f ms | RSS %d MB, peak %d MB",
        mode, Double(frames) / total * 1000, sorted[150], sorted[270], sorted[297], sorted[299], composed[150],
        composed[297], used, share, first, memory("VmRSS"), memory("VmHWM")))
    if CommandLine.arguments.count > 2 { write(surface, CommandLine.arguments[2]) }
  }

  static func now() -> Double {
    var t = timespec()
    clock_gettime(CLOCK_MONOTONIC, &t)
    return Double(t.tv_sec) * 1e3 + Double(t.tv_nsec) * 1e-6
  }

  static func processorTime() -> Double {
    var t = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t)
    return Double(t.tv_sec) * 1e3 + Double(t.tv_nsec) * 1e-6
  }

  static func memory(_ name: String) -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
    return (Int(line.filter(\.isNumber)) ?? 0) / 1024
  }

  static func write(_ surface: PixelBuffer, _ path: String) {
    var data = Data("P6\n\(surface.width) \(surface.height)\n255\n".utf8)
    for y in 0..<surface.height {
      for x in 0..<surface.width {
        let p = surface.row(y)[x]
        data.append(contentsOf: [UInt8(p >> 16 & 255), UInt8(p >> 8 & 255), UInt8(p & 255)])
      }
    }
    try? data.write(to: URL(fileURLWithPath: path))
  }
}
