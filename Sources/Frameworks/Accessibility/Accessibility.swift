@_exported import CoreGraphics
@_exported import Foundation
import ObjectiveC

/// Additional content of an accessibility element, which assistive technologies speak on request.
open class AXCustomContent: NSObject, NSCopying, NSSecureCoding {
  public enum Importance: UInt, Sendable { case `default`, high }

  open private(set) var label: String
  open private(set) var attributedLabel: NSAttributedString
  open private(set) var value: String
  open private(set) var attributedValue: NSAttributedString
  open var importance = Importance.default

  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
    self.label = label.string
    self.value = value.string
    super.init()
  }

  public required init?(coder: NSCoder) {
    label = coder.decodeObject(of: NSString.self, forKey: "label").map { String(describing: $0) } ?? ""
    value = coder.decodeObject(of: NSString.self, forKey: "value").map { String(describing: $0) } ?? ""
    attributedLabel = NSAttributedString(string: label)
    attributedValue = NSAttributedString(string: value)
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: label), forKey: "label")
    coder.encode(NSString(string: value), forKey: "value")
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// An element with custom content, which scripts and assistive technologies can read.
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

// MARK: Charts

/// An axis of an audio graph.
public protocol AXDataAxisDescriptor: NSCopying {
  var title: String { get set }
  var attributedTitle: NSAttributedString { get set }
}

open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable { case linear, log10, ln }
  open var title: String
  open var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
  open var scaleType = ScaleType.linear
  open var range: ClosedRange<Double>
  open var gridlinePositions: [Double]
  open var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXNumericDataAxisDescriptor(
      title: title, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
    copy.scaleType = scaleType
    return copy
  }
}

open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var title: String
  open var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
  open var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    AXCategoricalDataAxisDescriptor(title: title, categoryOrder: categoryOrder)
  }
}

open class AXDataPointValue: NSObject, NSCopying {
  open var number = 0.0
  open var category = ""
  public convenience init(number: Double) {
    self.init()
    self.number = number
  }
  public convenience init(category: String) {
    self.init()
    self.category = category
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXDataPointValue()
    copy.number = number
    copy.category = category
    return copy
  }
}

open class AXDataPoint: NSObject, NSCopying {
  open var xValue: AXDataPointValue
  open var yValue: AXDataPointValue?
  open var additionalValues: [AXDataPointValue]
  open var label: String?

  public init(
    x: AXDataPointValue, y: AXDataPointValue?, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    xValue = x
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }
  public convenience init(x: Double, y: Double?, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    self.init(
      x: AXDataPointValue(number: x), y: y.map { AXDataPointValue(number: $0) }, additionalValues: additionalValues,
      label: label)
  }
  public convenience init(x: String, y: Double?, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    self.init(
      x: AXDataPointValue(category: x), y: y.map { AXDataPointValue(number: $0) },
      additionalValues: additionalValues, label: label)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    AXDataPoint(x: xValue, y: yValue, additionalValues: additionalValues, label: label)
  }
}

open class AXDataSeriesDescriptor: NSObject, NSCopying {
  open var name: String?
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    AXDataSeriesDescriptor(name: name ?? "", isContinuous: isContinuous, dataPoints: dataPoints)
  }
}

open class AXChartDescriptor: NSObject, NSCopying {
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }
  open var title: String?
  open var summary: String?
  open var contentDirection = ContentDirection.leftToRight
  open var contentFrame = CGRect.null
  open var series: [AXDataSeriesDescriptor]
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  open var additionalAxes: [any AXDataAxisDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    AXChartDescriptor(
      title: title, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes, series: series)
  }
}

/// An element that provides an audio graph.
public protocol AXChart: NSObjectProtocol {
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

// MARK: Settings

/// Returns an approximate name of a color in English.
public func AXNameFromColor(_ color: CGColor) -> String {
  let parts = color.components ?? []
  guard parts.count >= 3 else { return (parts.first ?? 0) > 0.5 ? "white" : "black" }
  let (red, green, blue) = (parts[0], parts[1], parts[2])
  let high = max(red, green, blue)
  let low = min(red, green, blue)
  if high - low < 0.1 { return high > 0.9 ? "white" : high < 0.1 ? "black" : "gray" }
  if high == red { return green - blue > (high - low) * 0.6 ? "yellow" : green > blue + 0.1 ? "orange" : "red" }
  if high == green { return blue - red > (high - low) * 0.6 ? "cyan" : "green" }
  return red - green > (high - low) * 0.5 ? "purple" : "blue"
}
