import CoreGraphics

/// The components of a name such as `star@2x~iphone.png`.
package struct ImageName {
  package var base: String
  package var scale: CGFloat?
  package var idiom: String?
  package var suffix: String

  package struct Candidate: Equatable {
    package var fileName: String
    package var scale: CGFloat
  }

  package init(_ fileName: String) {
    var stem = fileName
    suffix = ""
    if let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex {
      let ending = fileName[fileName.index(after: dot)...].lowercased()
      if ["png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "heic"].contains(ending) {
        stem = String(fileName[..<dot])
        suffix = String(fileName[dot...])
      }
    }
    for known in ["~iphone", "~ipad"] where stem.hasSuffix(known) {
      idiom = known
      stem = String(stem.dropLast(known.count))
    }
    for known in 1...4 where stem.hasSuffix("@\(known)x") {
      scale = CGFloat(known)
      stem = String(stem.dropLast(3))
    }
    base = stem
  }

  /// Returns the file names to try, the best first: the screen's scale, then the others in descending order, and
  /// the file for the idiom before the general one. A name without an extension denotes a PNG file.
  package func candidates(scale screenScale: CGFloat, idiom screenIdiom: UIUserInterfaceIdiom) -> [Candidate] {
    let ending = suffix.isEmpty ? ".png" : suffix
    let idioms = idiom.map { [$0] } ?? [screenIdiom == .pad ? "~ipad" : "~iphone", ""]
    var scales: [CGFloat]
    if let scale {
      scales = [scale]
    } else {
      scales = [3, 2, 1]
      scales.removeAll { $0 == screenScale }
      scales.insert(screenScale, at: 0)
    }
    var result: [Candidate] = []
    for scale in scales where scale == scale.rounded() {
      let mark = scale == 1 && self.scale == nil ? "" : "@\(Int(scale))x"
      for idiom in idioms {
        result.append(Candidate(fileName: base + mark + idiom + ending, scale: scale))
      }
    }
    if suffix.isEmpty { result.append(Candidate(fileName: base, scale: scale ?? 1)) }
    return result
  }
}
