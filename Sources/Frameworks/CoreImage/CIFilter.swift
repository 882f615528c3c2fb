import CoreGraphics
import Foundation
import ObjectiveC

/// The key of a filter's image.
public let kCIInputImageKey = "inputImage"
/// The key of the image behind the filter's image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of a filter's intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a scale factor.
public let kCIInputScaleKey = "inputScale"
/// The key of a center, a `CIVector`.
public let kCIInputCenterKey = "inputCenter"
/// The key of a color, a `CIColor`.
public let kCIInputColorKey = "inputColor"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a brightness that is added to the color components.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a factor of contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of a factor of saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of an exposure in stops.
public let kCIInputEVKey = "inputEV"
/// The key of an amount.
public let kCIInputAmountKey = "inputAmount"
/// The key of a width in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of the filter's result.
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
  /// Sets a parameter of the filter by its key.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    guard inputKeys.contains(key) else {
      return ExceptionReport.raise(
        .undefinedKeyException,
        "[<CIFilter \(name)> setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(key).")
    }
    values[key] = value
  }
  /// Returns a parameter of the filter, or its result for `outputImage`.
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
