@_exported import Foundation
import ObjectiveC
import SystemConfiguration

public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  public let type: InterfaceType
  public var name: String { type == .loopback ? "lo" : "en0" }
}

/// The state of the network connection.
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public let status: Status
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { false }
  public var supportsDNS: Bool { status == .satisfied }
  public var availableInterfaces: [NWInterface] {
    status == .satisfied ? [NWInterface(type: .wiredEthernet)] : []
  }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    status == .satisfied && type == .wiredEthernet
  }
}

/// Reports whether this machine has a network connection. It reports once, when it is started.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public private(set) var queue: DispatchQueue?

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  public var currentPath: NWPath { NWPath(status: NetworkRoute.isThere ? .satisfied : .unsatisfied) }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    let path = currentPath
    queue.async { self.pathUpdateHandler?(path) }
  }
  public func cancel() { pathUpdateHandler = nil }
}
