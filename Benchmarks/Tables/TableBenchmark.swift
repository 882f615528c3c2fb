import CVirtualHost
import FlipsideTesting
import Foundation
import UIKit

/// Tables and collection views on an iPhone of 390 by 844 points at 3x, by the application's own frames on the
/// virtual clock:
///
///     swift run -c release TableBenchmark [table|million|grid|diffable|flow] [PICTURE.png]
///
/// The list and the grid are scrolled by 20 points a frame, 300 times; a frame is all of it: cells that come in,
/// constraints, layout, text, commit and composition under a bar that blurs. The times are those of the machine's
/// clock.
@main struct TableBenchmark {
  static let frames = 300
  static let step: CGFloat = 20

  @MainActor static func main() {
    let mode = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "table"
    switch mode {
    case "million": measureMillion()
    case "grid": scroll(GridController(), "grid")
    case "diffable": measureDiffable()
    case "flow": measureFlow()
    default: scroll(ContactsController(rows: 10_000), "table")
    }
  }

  /// Scrolls what a navigation controller shows.
  @MainActor private static func scroll(_ page: UIViewController & Scrolled, _ mode: String) {
    let start = now()
    let stage = Stage(UINavigationController(rootViewController: page), device: "iPhone 14")
    defer { stage.end() }
    stage.clock.settle()
    let first = now() - start
    var times: [Double] = []
    let processor = processorTime()
    for _ in 0..<frames {
      let begin = now()
      page.scrollView.contentOffset.y += step
      stage.clock.settle()
      times.append(now() - begin)
    }
    let used = (processorTime() - processor) / Double(frames)
    times.sort()
    print(
      String(
        format:
          "flipside table [%@] p50 %.2f ms p90 %.2f p99 %.2f max %.2f | cpu %.2f ms/frame | first frame %.1f ms | RSS %d MB",
        mode, times[150], times[270], times[297], times[299], used, first, resident() / 1024))
    write(stage)
  }

  /// Measures immediate operations of a table of a million rows.
  @MainActor private static func measureMillion() {
    let page = ContactsController(rows: 1_000_000)
    let stage = Stage(UINavigationController(rootViewController: page), device: "iPhone 14")
    defer { stage.end() }
    stage.clock.settle()
    let before = resident()
    func time(_ name: String, _ action: () -> Void) -> String {
      let times = (0..<5).map { _ in
        page.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        stage.clock.settle()
        let begin = now()
        action()
        stage.clock.settle()
        return now() - begin
      }
      return String(format: "%@ %.2f ms", name, times.sorted()[2])
    }
    let parts = [
      time("reloadData") { page.tableView.reloadData() },
      time("to the middle") {
        page.tableView.scrollToRow(at: IndexPath(row: 500_000, section: 0), at: .top, animated: false)
      },
      time("to the end") {
        page.tableView.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
      },
    ]
    print(
      "flipside table [million] \(parts.joined(separator: ", ")) | RSS \(before / 1024) MB, then \(resident() / 1024) MB"
    )
  }

  /// A difference of 1,000 changes among 10,000 rows, and the frames of its animation.
  @MainActor private static func measureDiffable() {
    let page = ContactsController(rows: 0)
    let stage = Stage(UINavigationController(rootViewController: page), device: "iPhone 14")
    defer { stage.end() }
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: page.tableView) { table, path, number in
      page.cell(table, path, number)
    }
    var dice = Dice(1)
    var items = Array(0..<10_000)
    var (applied, frames): ([Double], [Double]) = ([], [])
    apply(items, to: source, animated: false)
    stage.clock.settle()
    for turn in 0..<10 {
      for change in 0..<1_000 {
        switch change % 3 {
        case 0: items.remove(at: dice.int(0...(items.count - 1)))
        case 1: items.insert(10_000 + turn * 1_000 + change, at: dice.int(0...items.count))
        default:
          items.insert(items.remove(at: dice.int(0...(items.count - 1))), at: dice.int(0...(items.count - 1)))
        }
      }
      var begin = now()
      apply(items, to: source, animated: true)
      applied.append(now() - begin)
      repeat {
        begin = now()
        stage.clock.advanceToNextDeadline()
        frames.append(now() - begin)
      } while !stage.clock.isIdle
    }
    applied.sort()
    frames.sort()
    print(
      String(
        format: "flipside table [diffable] apply p50 %.2f ms max %.2f | frames p50 %.2f ms max %.2f, %d of them",
        applied[5],
        applied[9], frames[frames.count / 2], frames.last ?? 0, frames.count))
  }

  @MainActor private static func apply(
    _ items: [Int], to source: UITableViewDiffableDataSource<Int, Int>, animated: Bool
  ) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: animated)
  }

  /// A flow layout of 100,000 items with estimated sizes, prepared and shown for the first time.
  @MainActor private static func measureFlow() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    let page = TilesController(layout, count: 100_000)
    let stage = Stage(UINavigationController(rootViewController: page), device: "iPhone 14")
    defer { stage.end() }
    stage.clock.settle()
    var times: [Double] = []
    for _ in 0..<5 {
      page.collectionView.reloadData()
      let begin = now()
      page.collectionView.layoutIfNeeded()
      times.append(now() - begin)
    }
    times.sort()
    print(String(format: "flipside table [flow] 100,000 estimated items: p50 %.2f ms max %.2f", times[2], times[4]))
  }

  @MainActor private static func write(_ stage: Stage) {
    guard CommandLine.arguments.count > 2 else { return }
    try? stage.picture().pngData?.write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
  }

  /// Milliseconds of the machine's clock.
  static func now() -> Double { Double(virtual_host_real_now()) * 1e-6 }

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

/// A page with something to scroll.
@MainActor protocol Scrolled {
  var scrollView: UIScrollView { get }
}

/// A generator of numbers that are the same in each run.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int(state >> 33) % (range.upperBound - range.lowerBound + 1)
  }
}
