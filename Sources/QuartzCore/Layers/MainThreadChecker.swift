internal import CVirtualHost
import Foundation
import ObjectiveC

/// A checker that logs changes of views on background threads, once for each line of the app, with the message of
/// Xcode's Main Thread Checker.
enum MainThreadChecker {
  private static let most = 20

  /// Checks a change of a layer. On the main thread, this is a single comparison.
  @inline(__always) static func check(_ layer: CALayer) {
    if !main_thread_is_current() { report(layer) }
  }

  @inline(never) private static func report(_ layer: CALayer) {
    guard layer.isOfView, !main_thread_take_over() else { return }
    var list = [main_thread_frame](repeating: main_thread_frame(), count: 64)
    let count = Int(main_thread_backtrace(&list, 64))
    let frames = list.prefix(count).map(Frame.init)
    // Views can be deallocated on any thread.
    if frames.contains(where: \.isDeinit) { return }
    // Frames of this file are skipped.
    let first = frames.firstIndex { !$0.isOfChecker } ?? 0
    let caller = frames[first...].firstIndex { !$0.isOfFramework } ?? first
    // Without symbols, locations are distinguished by the whole stack.
    let place = caller > first ? [frames[caller].address] : frames.prefix(16).map(\.address)
    guard Console.isNew("\(place.hashValue)", kind: "thread", most: most) else { return }
    let api = caller > first ? frames[caller - 1].message : nil
    let name = api ?? "-[\(layer.delegate.map { "\(type(of: $0))" } ?? "UIView") setNeedsLayout]"
    let queue = currentQueueLabel(nil).map { String(cString: $0) } ?? ""
    // Worker threads are named after their queue, truncated to the maximum length.
    let thread = Thread.current.name.flatMap { $0.isEmpty || queue.contains($0) ? nil : $0 } ?? "(none)"
    Console.write(
      "Main Thread Checker: UI API called on a background thread: \(name)\n"
        + "PID: \(getpid()), TID: \(main_thread_number()), Thread name: \(thread), Queue name: \(queue.isEmpty ? "(none)" : queue), QoS: 0\n"
        + "Backtrace:\n"
        + frames[first...].enumerated().map { $1.line($0) }.joined(separator: "\n"))
  }
}

private struct Frame {
  let address: UnsafeRawPointer?
  private let image: String
  private let name: String
  private let offset: Int

  init(_ frame: main_thread_frame) {
    address = frame.address
    image = frame.image.map { String(String(cString: $0).split(separator: "/").last ?? "") } ?? "???"
    name = frame.symbol.map { Frame.demangled($0) } ?? String(UInt(bitPattern: frame.address), radix: 16)
    offset = frame.offset
  }

  var isOfChecker: Bool { name.contains("MainThreadChecker") || name.hasPrefix("main_thread_") }
  var isDeinit: Bool { name.contains("deinit") || name.contains("tearDown() -> ()") }

  private static let modules = [
    "UIKit.", "QuartzCore.", "ObjectiveC.", "(extension in UIKit)", "(extension in QuartzCore)",
  ]

  var isOfFramework: Bool {
    // Most functions of the framework are not exported, so they have no names.
    if image.hasPrefix("libFlipside") { return true }
    // Demangled names can begin with "merged ", "partial apply forwarder for " and the like.
    let words = name.split(separator: " ").prefix(8)
    return words.contains { word in Frame.modules.contains { word.hasPrefix($0) } }
      || name.hasPrefix("(extension in UIKit)") || name.hasPrefix("(extension in QuartzCore)")
  }

  /// The Objective-C form of a demangled name: `-[UILabel setText:]` for `UIKit.UILabel.text.setter : …`.
  var message: String? {
    guard let start = name.range(of: "UIKit.") else { return nil }
    let rest = name[start.upperBound...]
    let path = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }.split(separator: ".")
    guard path.count > 1 else { return nil }
    if path.count > 2, path.last == "setter" || path.last == "modify" {
      let property = path[path.count - 2]
      return "-[\(path[0]) set\(property.prefix(1).uppercased())\(property.dropFirst()):]"
    }
    let arguments = rest.contains("()") ? "" : ":"
    return "-[\(path[0]) \(path[1])\(arguments)]"
  }

  func line(_ index: Int) -> String {
    let place = "0x" + String(UInt(bitPattern: address), radix: 16)
    return "\(index)".padding(toLength: 4, withPad: " ", startingAt: 0)
      + image.padding(toLength: 36, withPad: " ", startingAt: 0) + "\(place) \(name) + \(offset)"
  }

  private static func demangled(_ symbol: UnsafePointer<CChar>) -> String {
    guard let text = swiftDemangle(symbol, strlen(symbol), nil, nil, 0) else { return String(cString: symbol) }
    defer { free(text) }
    return String(cString: text)
  }
}

/// Returns the label of a queue; for nil, that of the current queue, for which Swift has no API.
@_silgen_name("dispatch_queue_get_label") private func currentQueueLabel(
  _ queue: UnsafeRawPointer?
) -> UnsafePointer<CChar>?

@_silgen_name("swift_demangle") private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
