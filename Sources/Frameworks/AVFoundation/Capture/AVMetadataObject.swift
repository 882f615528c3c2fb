import Foundation
import ObjectiveC

/// An object that was detected in the camera's image.
open class AVMetadataObject: NSObject {
  /// The type of a detected object.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// An EAN-8 bar code.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// An EAN-13 bar code, which includes UPC-A codes.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A PDF417 code.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A Code 128 bar code.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A Code 39 bar code.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A Code 93 bar code.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A UPC-E bar code.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// An Aztec code.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A Data Matrix code.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }

  /// The type of the object.
  open private(set) var type: ObjectType
  /// The frame of the object, relative to the image.
  open private(set) var bounds: CGRect

  init(type: ObjectType, bounds: CGRect) {
    self.type = type
    self.bounds = bounds
    super.init()
  }
}

/// A detected code with the text that it encodes.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code; nil if it can't be decoded.
  open private(set) var stringValue: String?
  /// The corners of the code.
  open private(set) var corners: [CGPoint] = []
}
