import Foundation
import XcodeProject

/// A PDF or SVG file that is converted to PNG files.
struct VectorDrawing {
  let file: String
  let converter: VectorImages.Converter

  /// The maximum number of pixels of a picture that is drawn at its full scale. It exceeds the number of pixels of
  /// the largest screen; larger pictures are displayed scaled down, and drawing them at 3x takes many seconds.
  private static let maximumArea = 8_000_000.0

  /// Returns the scales at which to draw the file for screens of the given scales.
  func scales(for screens: [Int]) -> [Int] {
    guard let area else { return screens }
    let fitting = screens.map { screen in
      (1...max(1, screen)).last { area * Double($0 * $0) <= Self.maximumArea } ?? 1
    }
    return Set(fitting).sorted()
  }

  /// Returns scales for views that enlarge the picture two, four and eight times, if they exceed the scales of the
  /// screens.
  func enlargedScales(for screens: [Int]) -> [Int] {
    let largest = scales(for: screens).max() ?? 1
    let wanted = [2, 4, 8].map { $0 * (screens.max() ?? 1) }
    return scales(for: wanted).filter { $0 > largest }
  }

  /// The area of the picture in square points; nil if the file does not specify its size.
  private var area: Double? {
    let size = converter.type == "PDF" ? pdfSize : svgSize
    guard let size, size.0 > 0, size.1 > 0 else { return nil }
    return size.0 * size.1
  }

  /// The size of a PDF page in points, from a line such as `Page size:      24 x 12 pts` that `pdfinfo` prints. The
  /// program belongs to the converter's package.
  private var pdfSize: (Double, Double)? {
    let lines = Subprocess.output("pdfinfo", [file])?.split(separator: "\n") ?? []
    guard let line = lines.first(where: { $0.hasPrefix("Page size:") }) else { return nil }
    let numbers = line.split(separator: " ").compactMap { Double($0) }
    return numbers.count >= 2 ? (numbers[0], numbers[1]) : nil
  }

  private var svgSize: (Double, Double)? {
    guard let data = RegularFile.contents(file) else { return nil }
    let text = String(decoding: data.prefix(1 << 16), as: UTF8.self)
    guard let start = text.range(of: "<svg") else { return nil }
    let head = text[start.upperBound...].prefix { $0 != ">" }
    func number(_ name: String) -> Double? {
      guard let found = head.range(of: "\\s\(name)\\s*=\\s*[\"'][0-9.]+", options: .regularExpression) else {
        return nil
      }
      return Double(head[found].reversed().prefix { $0.isNumber || $0 == "." }.reversed().map(String.init).joined())
    }
    if let width = number("width"), let height = number("height") { return (width, height) }
    guard let box = head.range(of: "viewBox\\s*=\\s*[\"'][^\"']*", options: .regularExpression) else { return nil }
    let numbers = head[box].split(whereSeparator: { " ,\"'".contains($0) }).compactMap { Double($0) }
    return numbers.count >= 4 ? (numbers[2], numbers[3]) : nil
  }

  /// Draws the file as a PNG file. The target file is replaced atomically.
  /// - Parameters:
  ///   - scale: the scale to draw at.
  ///   - target: the path of the PNG file.
  ///   - temporary: an unused path without an extension.
  /// - Returns: an error message; nil on success.
  func draw(at scale: Int, to target: String, over temporary: String) -> String? {
    let picture = temporary + ".png"
    defer { unlink(picture) }
    let arguments =
      converter.type == "PDF"
      ? ["-png", "-singlefile", "-transp", "-r", "\(72 * scale)", file, temporary]
      : ["--zoom", "\(scale)", "--output", picture, file]
    guard let path = Subprocess.find(converter.program) else { return "\(converter.program) is missing" }
    guard let outcome = try? Subprocess.capture(path, arguments) else {
      return "\(converter.program) does not start"
    }
    if outcome.reachedLimit { return "it takes more than \(Int(Subprocess.timeLimit)) seconds; draw it simpler" }
    guard outcome.isSuccess else {
      return Failure.isDiskFull(Cache.folder)
        ? Failure.fullDisk(Cache.folder).message : "it is no \(converter.type); export it anew"
    }
    guard rename(picture, target) == 0 else { return "cannot write \(target): \(String(cString: strerror(errno)))" }
    return nil
  }
}
