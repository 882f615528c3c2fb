@_exported import CoreGraphics
@_exported import Foundation
import ObjectiveC

/// Flags for the way in which a host can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The host is reached through a transient connection, such as a modem.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// The host can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// A connection has to be established first.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// The connection is established by traffic to the host.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// The user has to intervene to establish the connection.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// The connection is established by the networking API on demand.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// The address belongs to the device itself.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// The host is reached directly, without a gateway.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// The host is reached over a mobile network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// The reachability of a host. It only indicates whether this machine has a network connection.
public final class SCNetworkReachability {
  init() {}
}

/// Creates a reachability object for a socket address, which is ignored.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafeRawPointer
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Creates a reachability object for a host name, which is ignored.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Writes the flags to memory and returns whether that succeeded.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = NetworkRoute.isThere ? .reachable : []
  return true
}

/// The machine's default network route.
package enum NetworkRoute {
  package static var isThere: Bool {
    guard let table = try? String(contentsOfFile: "/proc/net/route", encoding: .utf8) else { return false }
    return table.split(separator: "\n").contains { line in
      let fields = line.split(whereSeparator: \.isWhitespace)
      return fields.count > 2 && fields[1] == "00000000"
    }
  }
}
