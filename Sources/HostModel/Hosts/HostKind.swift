/// The hosts by the names that `--host` and `FLIPSIDE_HOST` give them.
package enum HostKind: String, CaseIterable, Sendable { case window, headless }
