import Foundation
import HostModel
import InterfaceSurvey
import UIKit

/// A survey that lays out the scenes of Interface Builder files and reports the results.
///
///     --canvas               on the file's own canvas, whose solved frames the file has, in place of devices
///     --projects LIST ROOT   the files of the projects in the list, one a line, below ROOT
///     --json FILE            everything that was found
///
/// Devices: iPhone SE, iPhone 15, iPhone 15 Pro Max and iPad, upright and on their side.
@MainActor enum LayoutSurvey {
  private static let devices = [
    "iPhone SE (3rd generation)", "iPhone 15", "iPhone 15 Pro Max", "iPad (10th generation)",
  ]

  static func run(_ arguments: [String]) {
    var paths: [String] = []
    var json: String?
    var isCanvas = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--canvas": isCanvas = true
      case "--json": json = rest.popFirst()
      case "--projects":
        if let list = rest.popFirst(), let root = rest.popFirst() {
          paths += InterfaceFiles.files(ofProjectsIn: list, below: root)
        }
      default: paths += InterfaceFiles.files(below: argument)
      }
    }
    var results: [LayoutResult] = []
    for path in paths {
      guard let survey = NibLayoutSurvey(path: path, bundle: InterfaceFiles.bundle(around: path)) else { continue }
      for subject in survey.subjects where NibLayoutSurvey.hasView(subject) {
        results += isCanvas ? [onCanvas(subject, survey)] : onDevices(subject, survey)
      }
    }
    if let json, let data = try? encoder.encode(results) { try? data.write(to: URL(fileURLWithPath: json)) }
    print(isCanvas ? LayoutSummary.ofCanvas(results) : LayoutSummary.ofDevices(results))
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return encoder
  }

  // MARK: Devices

  private static func onDevices(_ subject: NibLayoutSurvey.Subject, _ survey: NibLayoutSurvey) -> [LayoutResult] {
    devices.compactMap(HostDevice.named).flatMap { device in
      [false, true].map { isTurned in
        var canvas = canvas(device, isTurned: isTurned)
        // A xib's view that is drawn in a size of its own is part of a screen.
        if subject.path.hasSuffix(".xib"), subject.isFreeform || !subject.fillsScreen {
          canvas.safeArea = .zero
          canvas.windowSize = CGSize(
            width: min(subject.size.width, canvas.size.width), height: subject.size.height)
        }
        let bars = bars(isPad: device.isPad, isTurned: isTurned)
        let outcome = survey.layOut(subject, on: canvas, bars: bars, isOnDevice: true)
        return LayoutResult(subject, canvas.name, canvas.size, outcome, survey)
      }
    }
  }

  private static func canvas(_ device: HostDevice, isTurned: Bool) -> NibCanvas {
    let area = isTurned ? device.landscapeSafeArea : device.safeArea
    return NibCanvas(
      name: device.name + (isTurned ? ", landscape" : ""),
      size: isTurned
        ? CGSize(width: device.height, height: device.width) : CGSize(width: device.width, height: device.height),
      scale: device.scale,
      safeArea: UIEdgeInsets(top: area.top, left: area.left, bottom: area.bottom, right: area.right),
      isPad: device.isPad)
  }

  private static func bars(isPad: Bool, isTurned: Bool) -> NibBarHeights {
    if isPad { return NibBarHeights(navigation: { $0 >= 96 ? 102 : 50 }, tab: { _ in 50 }) }
    if isTurned { return NibBarHeights(navigation: { _ in 32 }, tab: { _ in 32 }) }
    return NibBarHeights(navigation: { $0 >= 96 ? 96 : 44 }, tab: { _ in 49 })
  }

  // MARK: The file's canvas

  /// Lays a scene out on the file's canvas. The file contains neither the bars that the canvas drew around the
  /// scene nor its text size, so the settings with which most frames agree are used.
  private static func onCanvas(_ subject: NibLayoutSurvey.Subject, _ survey: NibLayoutSurvey) -> LayoutResult {
    var best: LayoutResult?
    for canvas in canvases(of: subject, survey) {
      let bars: [NibBarHeights?] = subject.hasBars ? [.asDrawn, nil] : [nil]
      for bars in bars {
        let outcome = survey.layOut(subject, on: canvas, bars: bars)
        let result = LayoutResult(subject, canvas.name, canvas.size, outcome, survey)
        if best.map({ result.isNearer(than: $0) }) ?? true { best = result }
        if result.differing == 0 { return result }
      }
    }
    return best ?? LayoutResult(subject, "", .zero, NibLayoutSurvey.Outcome(), survey)
  }

  private static func canvases(of subject: NibLayoutSurvey.Subject, _ survey: NibLayoutSurvey) -> [NibCanvas] {
    var canvas: NibCanvas
    if let device = survey.device {
      canvas = device
    } else {
      let isAny = subject.size.width == subject.size.height || subject.size.width == 600
      canvas = NibCanvas(
        name: "none", size: subject.size, scale: 2,
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), isPad: subject.size.width >= 768,
        isOfAnySize: isAny)
    }
    canvas.windowSize = subject.size
    // The bar is opaque, or the scene is on a sheet or in a container.
    var sheet = canvas
    sheet.safeArea.top = 0
    var whole = sheet
    whole.safeArea = .zero
    let isWhole = subject.fillsScreen && (subject.size == canvas.size || subject.isFreeform)
    var list = isWhole ? [canvas, sheet, whole] : [whole, sheet, canvas]
    if canvas.isOfAnySize {
      // The size was saved before the file got a canvas of another size.
      var later = canvas
      (later.size, later.windowSize, later.isOfAnySize) = (CGSize(width: 375, height: 667), nil, false)
      later.name = "none, retina4_7"
      list.append(later)
      later.safeArea.top = 0
      list.append(later)
    }
    if canvas.name == "retina6_1" {
      // Newer canvases have the status bar of iOS 14.
      var newer = canvas
      newer.safeArea.top = 48
      list.append(newer)
    }
    // Since Xcode 12 the canvas may show the smallest text.
    return list
      + list.map { canvas in
        var canvas = canvas
        canvas.category = .extraSmall
        canvas.name += ", small text"
        return canvas
      }
  }
}
