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
/// The key for the rectangle that a filter evaluates.
public let kCIInputExtentKey = "inputExtent"

/// An image filter, created by its name.
///
/// Only filters that measure images are implemented: `CILabDeltaE`, `CIAreaAverage`, `CIAreaMaximum` and
/// `CIAreaMinimum`. All others return the input image unchanged and log that.
///
/// ```swift
/// guard let first = day.cgImage, let second = night.cgImage else { return }
/// let (expected, actual) = (CIImage(cgImage: first), CIImage(cgImage: second))
/// let difference = expected.applyingFilter("CILabDeltaE", parameters: ["inputImage2": actual])
/// let largest = difference.applyingFilter("CIAreaMaximum", parameters: [kCIInputExtentKey: CIVector(cgRect: difference.extent)])
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/coreimage/cifilter>
open class CIFilter: NSObject, UndefinedKeyHandling {
  /// The name of the filter.
  open private(set) var name: String
  private var values: [String: Any] = [:]

  /// Creates a filter; nil if there is no filter with that name.
  public init?(name: String) {
    guard Self.inputs[name] != nil else { return nil }
    self.name = name
    super.init()
    setDefaults()
  }
  /// Creates a filter with parameters; nil if there is no filter with that name.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { values[key] = value }
  }

  /// Removes all parameters except the input image.
  open func setDefaults() { values = values.filter { $0.key == kCIInputImageKey } }
  /// Returns the names of all filters; the category has no effect.
  open class func filterNames(inCategory category: String?) -> [String] { inputs.keys.sorted() }

  /// The keys of the parameters.
  open var inputKeys: [String] { Self.inputs[name] ?? [] }
  /// The keys of the results.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// The description of the filter, which contains only its name.
  open var attributes: [String: Any] { ["CIAttributeFilterName": name] }

  /// The result of the filter; nil without an input.
  open var outputImage: CIImage? {
    let input = values[kCIInputImageKey] as? CIImage
    if let measure = Self.measures[name] { return input.flatMap { measure($0, values) } }
    Unsupported.log("CIFilter \(name)")
    return input
  }

  // The inputs of filters are accessible by key only.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    guard inputKeys.contains(key) else {
      return ExceptionReport.raise(
        .undefinedKeyException,
        "[<CIFilter \(name)> setValue:forUndefinedKey:]: this class is not key value "
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
    let area = [kCIInputImageKey, kCIInputExtentKey]
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
      "CILabDeltaE": [kCIInputImageKey, "inputImage2"], "CIAreaAverage": area, "CIAreaMaximum": area,
      "CIAreaMinimum": area,
      "CIQRCodeGenerator": ["inputMessage", "inputCorrectionLevel"],
    ]
  }()
}
