import Foundation

/// Draws the PDF and SVG files of asset catalogs as PNG files for each scale of screens, as Xcode's compiler does. The
/// run time finds them beside the file: `icon.pdf@3x.png`.
enum VectorImages {
  private static let scales = [1, 2, 3]

  /// - Parameter catalog: a copy of the `.xcassets` in the bundle.
  static func convert(in catalog: String) {
    let files = FileManager.default.enumerator(atPath: catalog)?.compactMap { $0 as? String } ?? []
    let vectors = files.filter { path in
      let type = (path as NSString).pathExtension.lowercased()
      return ["pdf", "svg"].contains(type) && (path as NSString).deletingLastPathComponent.hasSuffix(".imageset")
    }.sorted().map { "\(catalog)/\($0)" }
    guard !vectors.isEmpty else { return }
    let missing = Set(vectors.map { converter(for: $0) }).filter { Subprocess.find($0.program) == nil }
    for tool in missing.sorted(by: { $0.program < $1.program }) {
      Console.error(
        "\(tool.program) is missing, so \(tool.type) images are not shown; run: apt-get install \(tool.package)")
    }
    let jobs = vectors.filter { file in !missing.contains { $0 == converter(for: file) } }
      .flatMap { file in scales.map { (file, $0) } }
    DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
      let (file, scale) = jobs[index]
      if !convert(file, scale: scale), scale == 1 {
        Console.error("\(file) can't be drawn: it is no \(converter(for: file).type); export it anew")
      }
    }
  }

  private struct Converter: Hashable {
    var type: String
    var program: String
    var package: String
  }

  private static func converter(for file: String) -> Converter {
    file.lowercased().hasSuffix(".pdf")
      ? Converter(type: "PDF", program: "pdftocairo", package: "poppler-utils")
      : Converter(type: "SVG", program: "rsvg-convert", package: "librsvg2-bin")
  }

  /// Drawings are kept by the content of their files.
  private static func convert(_ file: String, scale: Int) -> Bool {
    guard let data = FileManager.default.contents(atPath: file) else { return false }
    var fingerprint = Fingerprint()
    fingerprint.add(data: data)
    let store = "\(Cache.folder)/vectors"
    let kept = "\(store)/\(fingerprint.text)@\(scale)x"
    if !FileManager.default.fileExists(atPath: kept + ".png") {
      try? FileManager.default.createDirectory(atPath: store, withIntermediateDirectories: true)
      // Another build may draw the same file at the same time.
      let temporary = "\(kept)-\(getpid())"
      let converter = converter(for: file)
      let arguments =
        converter.type == "PDF"
        ? ["-png", "-singlefile", "-transp", "-r", "\(72 * scale)", file, temporary]
        : ["--zoom", "\(scale)", "--output", temporary + ".png", file]
      guard Subprocess.output(converter.program, arguments) != nil,
        rename(temporary + ".png", kept + ".png") == 0
      else { return false }
    }
    try? FileManager.default.removeItem(atPath: "\(file)@\(scale)x.png")
    return (try? FileManager.default.copyItem(atPath: kept + ".png", toPath: "\(file)@\(scale)x.png")) != nil
  }
}
