@_exported import CoreGraphics
@_exported import Foundation
import ObjectiveC

/// Additional content of an accessibility element, which assistive technologies speak on request.
open class AXCustomContent: NSObject, NSCopying, NSSecureCoding {
  /// The importance of custom content, which decides how assistive technologies present it.
  public enum Importance: UInt, Sendable { case `default`, high }

  /// The label as plain text.
  open private(set) var label: String
  /// The label with attributes.
  open private(set) var attributedLabel: NSAttributedString
  /// The value as plain text.
  open private(set) var value: String
  /// The value with attributes.
  open private(set) var attributedValue: NSAttributedString
  /// The importance of the content.
  open var importance = Importance.default

  /// Creates custom content from plain text.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  /// Creates custom content from attributed text.
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
  /// The custom content of the element.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

// MARK: Charts

/// An axis of an audio graph.
public protocol AXDataAxisDescriptor: NSCopying {
  /// The title of the axis.
  var title: String { get set }
  /// The title of the axis with attributes.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The scale by which the values are placed on the axis.
  public enum ScaleType: Int, Sendable { case linear, log10, ln }
  open var title: String
  open var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
  /// The scale of the axis.
  open var scaleType = ScaleType.linear
  /// The range of the values on the axis.
  open var range: ClosedRange<Double>
  /// The values at which the chart draws grid lines.
  open var gridlinePositions: [Double]
  /// A closure that returns the spoken description of a value.
  open var valueDescriptionProvider: (Double) -> String

  /// Creates an axis of numbers.
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

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var title: String
  open var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
  /// The names of the categories in the order in which they appear on the axis.
  open var categoryOrder: [String]

  /// Creates an axis of categories.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    AXCategoricalDataAxisDescriptor(title: title, categoryOrder: categoryOrder)
  }
}

/// The value of a data point on one axis: a number or the name of a category.
open class AXDataPointValue: NSObject, NSCopying {
  /// The value on an axis of numbers.
  open var number = 0.0
  /// The value on an axis of categories.
  open var category = ""
  /// Creates a value for an axis of numbers.
  public convenience init(number: Double) {
    self.init()
    self.number = number
  }
  /// Creates a value for an axis of categories.
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

/// A data point of a series.
open class AXDataPoint: NSObject, NSCopying {
  /// The value on the x axis.
  open var xValue: AXDataPointValue
  /// The value on the y axis.
  open var yValue: AXDataPointValue?
  /// The values on the additional axes.
  open var additionalValues: [AXDataPointValue]
  /// The label of the data point.
  open var label: String?

  /// Creates a data point from values.
  public init(
    x: AXDataPointValue, y: AXDataPointValue?, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    xValue = x
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }
  /// Creates a data point whose x value is a number.
  public convenience init(x: Double, y: Double?, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    self.init(
      x: AXDataPointValue(number: x), y: y.map { AXDataPointValue(number: $0) }, additionalValues: additionalValues,
      label: label)
  }
  /// Creates a data point whose x value is a category.
  public convenience init(x: String, y: Double?, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    self.init(
      x: AXDataPointValue(category: x), y: y.map { AXDataPointValue(number: $0) },
      additionalValues: additionalValues, label: label)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    AXDataPoint(x: xValue, y: yValue, additionalValues: additionalValues, label: label)
  }
}

/// A series of data points.
open class AXDataSeriesDescriptor: NSObject, NSCopying {
  /// The name of the series.
  open var name: String?
  /// Whether the points belong to a continuous line.
  open var isContinuous: Bool
  /// The data points of the series.
  open var dataPoints: [AXDataPoint]
  /// Creates a series.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    AXDataSeriesDescriptor(name: name ?? "", isContinuous: isContinuous, dataPoints: dataPoints)
  }
}

/// The description of a chart, from which assistive technologies create an audio graph.
open class AXChartDescriptor: NSObject, NSCopying {
  /// The direction in which the content of a chart is read.
  public enum ContentDirection: Int, Sendable {
    /// The direction in which the chart's content is read.
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }
  /// The title of the chart.
  open var title: String?
  /// A summary of the chart.
  open var summary: String?
  /// The direction in which the content is read.
  open var contentDirection = ContentDirection.leftToRight
  /// The frame of the chart's content, or the null rectangle if it is not set.
  open var contentFrame = CGRect.null
  /// The series of the chart.
  open var series: [AXDataSeriesDescriptor]
  /// The x axis.
  open var xAxis: any AXDataAxisDescriptor
  /// The y axis, if there is one.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// The axes other than the x axis and the y axis.
  open var additionalAxes: [any AXDataAxisDescriptor]

  /// Creates the description of a chart.
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
  /// The description of the element's chart.
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
