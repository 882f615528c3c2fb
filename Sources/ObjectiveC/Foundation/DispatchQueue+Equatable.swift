import Dispatch

/// Equality of queues. On Apple's platforms they are Objective-C objects, compared by identity:
/// `XCTAssertEqual(queue, .main)`.
///
/// Dispatch on Linux creates a new wrapper of the main queue and the global queues at each access, so these are
/// compared by their labels, which only the system's queues have.
extension DispatchQueue: @retroactive Equatable, @retroactive Hashable {
  /// The label of one of the system's queues; nil for a queue of the app.
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
