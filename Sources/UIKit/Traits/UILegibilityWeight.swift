import Foundation

/// Whether text is to be bold for legibility.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}
