import CoreGraphics
import Foundation
import ObjectiveC

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputEVKey = "inputEV"
public let kCIInputAmountKey = "inputAmount"
public let kCIInputWidthKey = "inputWidth"
public let kCIOutputImageKey = "outputImage"

/// Changes a picture, by the name of the change. No filter works yet: the picture comes out as it went in.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coreimage/cifilter>
open class CIFilter: NSObject, UndefinedKeyHandling {
  open private(set) var name: String
  private var values: [String: Any] = [:]

  /// Nil for names that are no filter's.
  public init?(name: String) {
    guard Self.inputs[name] != nil else { return nil }
    self.name = name
    super.init()
    setDefaults()
  }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { values[key] = value }
  }

  open func setDefaults() { values = values.filter { $0.key == kCIInputImageKey } }
  open class func filterNames(inCategory category: String?) -> [String] { inputs.keys.sorted() }

  open var inputKeys: [String] { Self.inputs[name] ?? [] }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] { ["CIAttributeFilterName": name] }

  open var outputImage: CIImage? {
    Unsupported.log("CIFilter \(name)")
    return values[kCIInputImageKey] as? CIImage
  }

  // Filters have their inputs by key only.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    guard inputKeys.contains(key) else {
      return Console.write(
        "NSUnknownKeyException: [<CIFilter \(name)> setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(key).")
    }
    values[key] = value
  }
  open func value(forUndefinedKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  private static let inputs: [String: [String]] = {
    let radius = [kCIInputImageKey, kCIInputRadiusKey]
    let intensity = [kCIInputImageKey, kCIInputIntensityKey]
    let distortion = [kCIInputImageKey, kCIInputCenterKey, kCIInputRadiusKey]
    let image = [kCIInputImageKey]
    return [
      "CISepiaTone": intensity, "CIGaussianBlur": radius, "CIBoxBlur": radius, "CIDiscBlur": radius,
      "CIVignette": radius + [kCIInputIntensityKey], "CIUnsharpMask": radius + [kCIInputIntensityKey],
      "CIBloom": radius + [kCIInputIntensityKey], "CIGloom": radius + [kCIInputIntensityKey],
      "CIPixellate": [kCIInputImageKey, kCIInputCenterKey, kCIInputScaleKey],
      "CIBumpDistortion": distortion + [kCIInputScaleKey], "CITwirlDistortion": distortion + [kCIInputAngleKey],
      "CIPinchDistortion": distortion + [kCIInputScaleKey],
      "CIColorControls": [
        kCIInputImageKey, kCIInputSaturationKey, kCIInputBrightnessKey, kCIInputContrastKey,
      ],
      "CIColorMonochrome": intensity + [kCIInputColorKey], "CIExposureAdjust": [kCIInputImageKey, kCIInputEVKey],
      "CIHueAdjust": [kCIInputImageKey, kCIInputAngleKey], "CIVibrance": [kCIInputImageKey, kCIInputAmountKey],
      "CIColorInvert": image, "CIPhotoEffectMono": image, "CIPhotoEffectNoir": image, "CIPhotoEffectChrome": image,
      "CIPhotoEffectFade": image, "CIPhotoEffectInstant": image, "CIPhotoEffectProcess": image,
      "CIPhotoEffectTonal": image, "CIPhotoEffectTransfer": image, "CICrystallize": distortion,
      "CIEdges": intensity,
      "CISharpenLuminance": [kCIInputImageKey, kCIInputSharpnessKey],
      "CIAffineTransform": [kCIInputImageKey, "inputTransform"],
      "CIQRCodeGenerator": ["inputMessage", "inputCorrectionLevel"],
    ]
  }()
}
