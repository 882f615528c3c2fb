@_exported import Foundation
import ObjectiveC
import SystemConfiguration

/// A network interface.
public struct NWInterface: Hashable, Sendable {
  /// The type of a network interface.
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  /// The type of the interface.
  public let type: InterfaceType
  /// The name of the interface.
  public var name: String { type == .loopback ? "lo" : "en0" }
}

/// The state of the network connection.
public struct NWPath: Equatable, Sendable {
  /// The status of a path.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  /// The status of the path, which is satisfied if this machine has a network connection.
  public let status: Status
  /// Whether the connection is expensive, such as a cellular one; always false.
  public var isExpensive: Bool { false }
  /// Whether the user restricts the use of data; always false.
  public var isConstrained: Bool { false }
  /// Whether the path supports IPv4.
  public var supportsIPv4: Bool { status == .satisfied }
  /// Whether the path supports IPv6; always false.
  public var supportsIPv6: Bool { false }
  /// Whether the path has a DNS server.
  public var supportsDNS: Bool { status == .satisfied }
  /// The interfaces of the path.
  public var availableInterfaces: [NWInterface] {
    status == .satisfied ? [NWInterface(type: .wiredEthernet)] : []
  }
  /// Returns whether the path uses a type of interface.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    status == .satisfied && type == .wiredEthernet
  }
}

/// A monitor that reports whether this machine has a network connection. It reports once, when it is started.
///
/// ```swift
/// let monitor = NWPathMonitor()
/// monitor.pathUpdateHandler = { path in print(path.status == .satisfied) }
/// monitor.start(queue: .main)
/// ```
public final class NWPathMonitor: @unchecked Sendable {
  /// A closure that is called with the path.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The queue on which the closure is called.
  public private(set) var queue: DispatchQueue?

  /// Creates a monitor for all interfaces.
  public init() {}
  /// Creates a monitor. The interface type is ignored.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  /// The current path.
  public var currentPath: NWPath { NWPath(status: NetworkRoute.isThere ? .satisfied : .unsatisfied) }

  /// Calls the closure once with the current path, on the queue.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    let path = currentPath
    queue.async { self.pathUpdateHandler?(path) }
  }
  /// Removes the closure.
  public func cancel() { pathUpdateHandler = nil }
}
