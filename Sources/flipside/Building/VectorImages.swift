import Foundation
import XcodeProject

/// Converts the PDF and SVG files of asset catalogs to PNG files for screen scales, as Xcode's asset catalog
/// compiler does. At run time UIKit finds them beside the original file, as in `icon.pdf@3x.png`.
enum VectorImages {
  /// Converts the vector images of asset catalogs.
  /// - Parameters:
  ///   - catalogs: the copies of `.xcassets` folders in the bundle.
  ///   - scales: the scales of the screens.
  static func convert(in catalogs: [String], scales: [Int]) throws {
    let files = catalogs.flatMap(vectors)
    guard !files.isEmpty else { return }
    let missing = Set(files.map { Converter(for: $0) }).filter { Subprocess.find($0.program) == nil }
    for tool in missing.sorted(by: { $0.program < $1.program }) {
      Terminal.error(
        "\(tool.program) is missing, so \(tool.type) images are not shown; run: apt-get install \(tool.package)")
    }
    let store = Cache.folder + "/vectors"
    try Cache.make(store)
    // Files with the same contents are converted once.
    let drawings = Dictionary(grouping: files.filter { !missing.contains(Converter(for: $0)) }, by: content)
    let all = drawings.sorted { $0.key < $1.key }
    let temporary = "\(store)/\(UUID().uuidString)"
    try Cache.make(temporary)
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    DispatchQueue.concurrentPerform(iterations: all.count) { index in
      let (content, files) = all[index]
      let drawing = VectorDrawing(file: files[0], converter: Converter(for: files[0]))
      let larger = files.contains(where: isPreserved) ? drawing.enlargedScales(for: scales) : []
      for scale in drawing.scales(for: scales) + larger {
        let kept = "\(store)/\(content)@\(scale)x.png"
        if !RegularFile.exists(kept), let problem = drawing.draw(at: scale, to: kept, over: "\(temporary)/\(index)")
        {
          for file in files { Terminal.error("\(file) can't be drawn: \(problem)") }
          return
        }
        for file in files { place(kept, beside: file, scale: scale) }
      }
    }
  }

  private static func vectors(in catalog: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: catalog)?.compactMap { $0 as? String } ?? []
    return files.filter { path in
      let type = (path as NSString).pathExtension.lowercased()
      return ["pdf", "svg"].contains(type) && (path as NSString).deletingLastPathComponent.hasSuffix(".imageset")
    }.sorted().map { "\(catalog)/\($0)" }
  }

  /// Returns whether the image set has "Preserve Vector Data" enabled, so that views may enlarge the image.
  private static func isPreserved(_ file: String) -> Bool {
    let path = (file as NSString).deletingLastPathComponent + "/Contents.json"
    guard let data = RegularFile.contents(path),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = root["properties"] as? [String: Any]
    else { return false }
    return properties["preserves-vector-representation"] as? Bool ?? false
  }

  /// Returns the key of a converted file, which is a digest of its contents.
  private static func content(of file: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(data: RegularFile.contents(file) ?? Data())
    return "\(fingerprint.text)-\(Converter(for: file).type.lowercased())"
  }

  private static func place(_ kept: String, beside file: String, scale: Int) {
    let target = "\(file)@\(scale)x.png"
    unlink(target)
    do {
      try FileManager.default.copyItem(atPath: kept, toPath: target)
    } catch {
      Terminal.error(Failure.writing(target, error).message)
    }
  }

  /// The program that converts files of one type.
  struct Converter: Hashable {
    var type: String
    var program: String
    var package: String

    init(for file: String) {
      (type, program, package) =
        file.lowercased().hasSuffix(".pdf")
        ? ("PDF", "pdftocairo", "poppler-utils") : ("SVG", "rsvg-convert", "librsvg2-bin")
    }
  }
}
