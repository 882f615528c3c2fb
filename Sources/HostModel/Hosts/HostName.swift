/// The name of a host, which `--host` and `FLIPSIDE_HOST` give. Names are open: whoever registers a host declares
/// its own.
package struct HostName: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
}

extension HostName: CustomStringConvertible {
  package var description: String { rawValue }
}
