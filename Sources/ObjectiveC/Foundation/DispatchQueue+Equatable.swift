import Dispatch

/// Queues are objects of Objective-C on Apple's systems, and compare by identity: `XCTAssertEqual(queue, .main)`.
///
/// Dispatch on Linux wraps the main queue and the global ones again at each access: they are compared by their
/// labels, which only the system's queues have.
extension DispatchQueue: @retroactive Equatable, @retroactive Hashable {
  /// The label of one of the system's queues; nil for a queue of the app's.
  private var systemLabel: String? {
    let label = label
    return label == "com.apple.main-thread" || label.hasPrefix("com.apple.root.") ? label : nil
  }

  public static func == (lhs: DispatchQueue, rhs: DispatchQueue) -> Bool {
    if lhs === rhs { return true }
    guard let label = lhs.systemLabel else { return false }
    return label == rhs.systemLabel
  }

  public func hash(into hasher: inout Hasher) {
    if let systemLabel { hasher.combine(systemLabel) } else { hasher.combine(ObjectIdentifier(self)) }
  }
}
