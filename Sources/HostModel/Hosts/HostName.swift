/// The name of a host, as given by `--host` and `FLIPSIDE_HOST`. The set of names is open: a module that registers
/// a host declares the host's name.
package struct HostName: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
}

extension HostName: CustomStringConvertible {
  package var description: String { rawValue }
}
