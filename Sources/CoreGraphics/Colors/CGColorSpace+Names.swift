import Foundation

extension CGColorSpace {
  /// Generic CMYK.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  /// Display P3, the space of wide-gamut displays, with sRGB's transfer curve.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Generic RGB with linear components.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// Adobe RGB (1998).
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// sRGB, the space of the web.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// Gray with gamma 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// CIE XYZ.
  public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"
  /// CIE Lab.
  public static let genericLab: CFString = "kCGColorSpaceGenericLab"
  /// ITU-R BT.709, the space of high definition television.
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  /// ITU-R BT.2020, the space of ultra high definition television.
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  /// DCI-P3, the space of digital cinema.
  public static let dcip3: CFString = "kCGColorSpaceDCIP3"
  /// Display P3 with linear components.
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  /// Display P3 with components outside of 0 to 1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// Display P3 with linear components, also outside of 0 to 1.
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  /// sRGB with components outside of 0 to 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB with linear components.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// sRGB with linear components, also outside of 0 to 1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// Gray with components outside of 0 to 1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Gray with linear components.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Gray with linear components, also outside of 0 to 1.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"

  /// ROMM RGB, also called ProPhoto.
  public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
  /// ACEScg, a space of film production with linear components.
  public static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
  /// ITU-R BT.2020 with sRGB's transfer curve.
  public static let itur_2020_sRGBGamma: CFString = "kCGColorSpaceITUR_2020_sRGBGamma"
  /// ITU-R BT.2020 with linear components.
  public static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
  /// ITU-R BT.2020 with components outside of 0 to 1.
  public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
  /// ITU-R BT.2020 with linear components, also outside of 0 to 1.
  public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
  // Color spaces of high dynamic range exist by name only: `CGColorSpace(name:)` returns nil for them.
  /// ITU-R BT.709 with the PQ transfer curve.
  public static let itur_709_PQ: CFString = "kCGColorSpaceITUR_709_PQ"
  /// ITU-R BT.709 with the HLG transfer curve.
  public static let itur_709_HLG: CFString = "kCGColorSpaceITUR_709_HLG"
  /// ITU-R BT.2100 with the PQ transfer curve.
  public static let itur_2100_PQ: CFString = "kCGColorSpaceITUR_2100_PQ"
  /// ITU-R BT.2100 with the HLG transfer curve.
  public static let itur_2100_HLG: CFString = "kCGColorSpaceITUR_2100_HLG"
  /// Display P3 with the PQ transfer curve.
  public static let displayP3_PQ: CFString = "kCGColorSpaceDisplayP3_PQ"
  /// Display P3 with the HLG transfer curve.
  public static let displayP3_HLG: CFString = "kCGColorSpaceDisplayP3_HLG"

  package static let deviceGray = CGColorSpace(
    kind: .gray(Transfer(curve: .sRGB), name: "kCGColorSpaceDeviceGray"))
  package static let deviceRGB = CGColorSpace(
    kind: .rgb(.sRGB, Transfer(curve: .sRGB), name: "kCGColorSpaceDeviceRGB"))
  package static let deviceCMYK = CGColorSpace(kind: .cmyk(name: "kCGColorSpaceDeviceCMYK"))
  package static let standardRGB = CGColorSpace(kind: .rgb(.sRGB, Transfer(curve: .sRGB), name: sRGB))
  package static let extendedStandardRGB = CGColorSpace(
    kind: .rgb(.sRGB, Transfer(curve: .sRGB, isExtended: true), name: extendedSRGB))
  package static let extendedStandardGray = CGColorSpace(
    kind: .gray(Transfer(curve: .sRGB, isExtended: true), name: extendedGray))
  package static let genericGray = CGColorSpace(
    kind: .gray(Transfer(curve: .sRGB), name: genericGrayGamma2_2))
  package static let standardP3 = CGColorSpace(kind: .rgb(.p3, Transfer(curve: .sRGB), name: displayP3))

  static let kindsByName: [String: Kind] = {
    var kinds: [String: Kind] = [:]
    func gray(_ name: String, _ curve: Transfer.Curve, extended: Bool = false) {
      kinds[name] = .gray(Transfer(curve: curve, isExtended: extended), name: name)
    }
    func rgb(_ name: String, _ primaries: Primaries, _ curve: Transfer.Curve, extended: Bool = false) {
      kinds[name] = .rgb(primaries, Transfer(curve: curve, isExtended: extended), name: name)
    }
    // On iOS, gray with gamma 2.2 has the same component values as sRGB: white 0.5 is red, green and blue 0.5.
    gray(genericGrayGamma2_2, .sRGB)
    gray(extendedGray, .sRGB, extended: true)
    gray(linearGray, .linear)
    gray(extendedLinearGray, .linear, extended: true)
    gray("kCGColorSpaceDeviceGray", .sRGB)
    rgb("kCGColorSpaceDeviceRGB", .sRGB, .sRGB)
    rgb(sRGB, .sRGB, .sRGB)
    rgb(extendedSRGB, .sRGB, .sRGB, extended: true)
    rgb(linearSRGB, .sRGB, .linear)
    rgb(extendedLinearSRGB, .sRGB, .linear, extended: true)
    rgb(genericRGBLinear, .sRGB, .linear)
    rgb(displayP3, .p3, .sRGB)
    rgb(extendedDisplayP3, .p3, .sRGB, extended: true)
    rgb(linearDisplayP3, .p3, .linear)
    rgb(extendedLinearDisplayP3, .p3, .linear, extended: true)
    rgb(dcip3, .p3, .gamma(2.6))
    rgb(adobeRGB1998, .adobe, .gamma(2.19921875))
    rgb(itur_709, .sRGB, .itur709)
    rgb(itur_2020, .itur2020, .itur709)
    rgb(itur_2020_sRGBGamma, .itur2020, .sRGB)
    rgb(extendedITUR_2020, .itur2020, .itur709, extended: true)
    rgb(linearITUR_2020, .itur2020, .linear)
    rgb(extendedLinearITUR_2020, .itur2020, .linear, extended: true)
    rgb(rommrgb, .romm, .gamma(1.8))
    rgb(acescgLinear, .aces, .linear, extended: true)
    kinds[genericCMYK] = .cmyk(name: genericCMYK)
    kinds["kCGColorSpaceDeviceCMYK"] = .cmyk(name: "kCGColorSpaceDeviceCMYK")
    kinds[genericLab] = .lab(name: genericLab)
    kinds[genericXYZ] = .xyz
    return kinds
  }()
}
