import Foundation

/// A color space: the primaries and the transfer curve of color components, and whether values outside of 0 to 1
/// are kept.
///
/// ```swift
/// let wide = CGColorSpace(name: CGColorSpace.displayP3)
/// let device = CGColorSpaceCreateDeviceRGB()
/// ```
///
/// Spaces with the same name are equal.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgcolorspace>
public final class CGColorSpace: Hashable, Sendable {
  let kind: Kind

  init(kind: Kind) { self.kind = kind }

  /// The model of a space and its parameters.
  enum Kind: Hashable {
    case gray(Transfer, name: String?)
    case rgb(Primaries, Transfer, name: String?)
    case cmyk(name: String?)
    case lab(name: String?)
    case xyz
    case indexed(base: CGColorSpace, table: [UInt8])
    case pattern(base: CGColorSpace?)
  }

  /// Creates the color space with one of the names below; returns nil for any other name.
  public convenience init?(name: CFString) {
    guard let kind = Self.kindsByName[name] else { return nil }
    self.init(kind: kind)
  }

  /// Creates a space whose colors are indexes of a color table. `colorTable` contains `last + 1` colors of the base
  /// space, one byte per component.
  public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>) {
    guard (0...255).contains(last) else { return nil }
    switch baseSpace.kind {
    case .indexed, .pattern: return nil
    default: break
    }
    let table = UnsafeBufferPointer(start: colorTable, count: (last + 1) * baseSpace.numberOfComponents)
    self.init(kind: .indexed(base: baseSpace, table: Array(table)))
  }

  /// Creates a space of patterns. Uncolored patterns have their color in `patternBaseSpace`.
  public convenience init?(patternBaseSpace: CGColorSpace?) {
    if case .pattern = patternBaseSpace?.kind { return nil }
    self.init(kind: .pattern(base: patternBaseSpace))
  }

  /// The Core Foundation type identifier of color spaces.
  public class var typeID: CFTypeID { 0x4353 }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs === rhs || lhs.kind == rhs.kind
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The name of the space; nil for indexed and pattern spaces.
  public var name: CFString? {
    switch kind {
    case .gray(_, let name), .rgb(_, _, let name), .cmyk(let name), .lab(let name): return name
    case .xyz: return Self.genericXYZ
    case .indexed, .pattern: return nil
    }
  }

  /// The number of color components, without alpha.
  public var numberOfComponents: Int {
    switch kind {
    case .gray, .indexed: return 1
    case .rgb, .lab, .xyz: return 3
    case .cmyk: return 4
    case .pattern(let base): return base?.numberOfComponents ?? 0
    }
  }

  /// The kind of the space: gray, RGB, CMYK and so on.
  public var model: CGColorSpaceModel {
    switch kind {
    case .gray: return .monochrome
    case .rgb: return .rgb
    case .cmyk: return .cmyk
    case .lab: return .lab
    case .xyz: return .XYZ
    case .indexed: return .indexed
    case .pattern: return .pattern
    }
  }

  /// The space that a pattern or indexed space is based on; nil for other spaces.
  public var baseColorSpace: CGColorSpace? {
    switch kind {
    case .indexed(let base, _): return base
    case .pattern(let base): return base
    default: return nil
    }
  }

  /// The color table of an indexed space; nil for other spaces.
  public var colorTable: [UInt8]? {
    if case .indexed(_, let table) = kind { return table }
    return nil
  }

  /// Whether the gamut is wider than sRGB's.
  public var isWideGamutRGB: Bool {
    if case .rgb(let primaries, let transfer, _) = kind { return primaries != .sRGB || transfer.isExtended }
    return false
  }

  /// Whether contexts can draw in the space. False for pattern and indexed spaces.
  public var supportsOutput: Bool {
    switch kind {
    case .indexed, .pattern: return false
    default: return true
    }
  }

  /// Returns whether the space has a high dynamic range: always false, because such transfer curves are not
  /// supported.
  public func isHDR() -> Bool { false }

  /// Returns the ICC profile: always nil, because color spaces have no profiles.
  public func copyICCData() -> CFData? { nil }

  /// Returns the name of the space.
  public func copyPropertyList() -> CFPropertyList? { name }
}

/// Returns the device-dependent gray space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// Returns the device-dependent RGB space, which is drawn as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// Returns the device-dependent CMYK space, which has no profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

/// Returns whether the space keeps component values outside of 0 to 1.
public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool {
  switch space.kind {
  case .gray(let transfer, _), .rgb(_, let transfer, _): return transfer.isExtended
  default: return false
  }
}

/// Returns a space with the same primaries and linear components; nil for spaces without a transfer curve.
public func CGColorSpaceCreateLinearized(_ space: CGColorSpace) -> CGColorSpace? {
  space.withTransfer { Transfer(curve: .linear, isExtended: $0.isExtended) }
}

/// Returns a copy of the space that keeps values outside of 0 to 1; nil for spaces without a transfer curve.
public func CGColorSpaceCreateExtended(_ space: CGColorSpace) -> CGColorSpace? {
  space.withTransfer { Transfer(curve: $0.curve, isExtended: true) }
}

/// Returns a space with the same primaries and linear components, also outside of 0 to 1; nil for spaces without a
/// transfer curve.
public func CGColorSpaceCreateExtendedLinearized(_ space: CGColorSpace) -> CGColorSpace? {
  space.withTransfer { _ in Transfer(curve: .linear, isExtended: true) }
}

/// Returns a copy of the space that clips values to 0 to 1; the space itself if it has no transfer curve.
public func CGColorSpaceCreateCopyWithStandardRange(_ s: CGColorSpace) -> CGColorSpace {
  s.withTransfer { Transfer(curve: $0.curve) } ?? s
}

/// Returns whether the space has a transfer curve of ITU-R BT.2100: always false, because they are not supported.
public func CGColorSpaceUsesITUR_2100TF(_ space: CGColorSpace) -> Bool { false }
/// Returns whether the space has the PQ transfer curve (SMPTE ST 2084): always false, because it is not supported.
public func CGColorSpaceIsPQBased(_ s: CGColorSpace) -> Bool { false }
/// Returns whether the space has the HLG transfer curve (ITU-R BT.2100): always false, because it is not supported.
public func CGColorSpaceIsHLGBased(_ s: CGColorSpace) -> Bool { false }

extension CGColorSpace {
  /// Returns a copy of the space with another transfer curve, as the named space with that curve if there is one.
  fileprivate func withTransfer(_ change: (Transfer) -> Transfer) -> CGColorSpace? {
    let changed: Transfer
    switch kind {
    case .gray(let transfer, _), .rgb(_, let transfer, _): changed = change(transfer)
    default: return nil
    }
    let names = Self.kindsByName.keys.sorted().filter { !$0.contains("Device") && !$0.contains("GenericRGB") }
    for name in [self.name].compactMap({ $0 }) + names {
      switch (kind, Self.kindsByName[name]) {
      case (.gray, .gray(changed, let name)): return CGColorSpace(kind: .gray(changed, name: name))
      case (.rgb(let own, _, _), .rgb(let others, changed, let name)) where own == others:
        return CGColorSpace(kind: .rgb(own, changed, name: name))
      default: continue
      }
    }
    if case .rgb(let own, _, _) = kind { return CGColorSpace(kind: .rgb(own, changed, name: nil)) }
    return CGColorSpace(kind: .gray(changed, name: nil))
  }
}
