import CoreGraphics
import Foundation

/// A color with the components that the color picker uses.
struct PickedColor: Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255)
  }

  /// Patterns are black.
  @MainActor init(_ color: UIColor) {
    self.init(red: 0, green: 0, blue: 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    (red, green, blue) = (min(max(red, 0), 1), min(max(green, 0), 1), min(max(blue, 0), 1))
  }

  var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// `"FF9500"`
  var hex: String {
    [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
  }

  func hasSameHue(as other: PickedColor) -> Bool { hex == other.hex }

  /// The palette of the grid, row by row (`facts/pickers.md#color-picker/grid`).
  static let palette: [[UInt32]] = [
    [
      0xFFFFFF, 0xEBEBEB, 0xD6D6D6, 0xC2C2C2, 0xADADAD, 0x999999, 0x858585, 0x707070, 0x5C5C5C, 0x474747, 0x333333,
      0x000000,
    ],
    [
      0x00374A, 0x011D57, 0x11053B, 0x2E063D, 0x3C071B, 0x5C0701, 0x5A1C00, 0x583300, 0x563D00, 0x666100, 0x4F5504,
      0x263E0F,
    ],
    [
      0x004D65, 0x012F7B, 0x1A0A52, 0x450D59, 0x551029, 0x831100, 0x7B2900, 0x7A4A00, 0x785800, 0x8D8602, 0x6F760A,
      0x38571A,
    ],
    [
      0x016E8F, 0x0042A9, 0x2C0977, 0x61187C, 0x791A3D, 0xB51A00, 0xAD3E00, 0xA96800, 0xA67B01, 0xC4BC00, 0x9BA50E,
      0x4E7A27,
    ],
    [
      0x008CB4, 0x0056D6, 0x371A94, 0x7A219E, 0x99244F, 0xE22400, 0xDA5100, 0xD38301, 0xD19D01, 0xF5EC00, 0xC3D117,
      0x669D34,
    ],
    [
      0x00A1D8, 0x0061FD, 0x4D22B2, 0x982ABC, 0xB92D5D, 0xFF4015, 0xFF6A00, 0xFFAB01, 0xFCC700, 0xFEFB41, 0xD9EC37,
      0x76BB40,
    ],
    [
      0x01C7FC, 0x3A87FD, 0x5E30EB, 0xBE38F3, 0xE63B7A, 0xFE6250, 0xFE8648, 0xFEB43F, 0xFECB3E, 0xFFF76B, 0xE4EF65,
      0x96D35F,
    ],
    [
      0x52D6FC, 0x74A7FF, 0x864FFD, 0xD357FE, 0xEE719E, 0xFF8C82, 0xFFA57D, 0xFEC777, 0xFED977, 0xFFF994, 0xEAF28F,
      0xB1DD8B,
    ],
    [
      0x93E3FC, 0xA7C6FF, 0xB18CFE, 0xE292FE, 0xF4A4C0, 0xFFB5AF, 0xFFC5AB, 0xFED9A8, 0xFDE4A8, 0xFFFBB9, 0xF1F7B7,
      0xCDE8B5,
    ],
    [
      0xCBF0FF, 0xD2E2FE, 0xD8C9FE, 0xEFCAFE, 0xF9D3E0, 0xFFDAD8, 0xFFE2D6, 0xFEECD4, 0xFEF1D5, 0xFDFBDD, 0xF6FADB,
      0xDEEED4,
    ],
  ]
}
