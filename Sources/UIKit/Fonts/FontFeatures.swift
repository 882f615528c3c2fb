import CoreText

/// Maps Apple's font feature types and selectors to OpenType features.
enum FontFeatures {
  static func openType(type: Int, selector: Int) -> [FontSpec.Feature] {
    let tags: [String]
    switch (type, selector) {
    case (6, 0): tags = ["tnum"]
    case (6, 1): tags = ["pnum"]
    case (1, 2): tags = ["liga"]
    case (1, 4): tags = ["dlig"]
    case (10, 1): tags = ["sups"]
    case (10, 2): tags = ["subs"]
    case (11, 1): tags = ["afrc"]
    case (11, 2): tags = ["frac"]
    case (14, 4): tags = ["zero"]
    case (21, 0): tags = ["onum"]
    case (21, 1): tags = ["lnum"]
    case (33, 0): tags = ["case"]
    case (37, 1): tags = ["smcp"]
    case (37, 2): tags = ["pcap"]
    case (38, 1): tags = ["c2sc"]
    case (36, 0): tags = ["calt"]
    case (35, let selector) where selector > 0 && selector < 41 && selector % 2 == 0:
      tags = [String(format: "ss%02d", selector / 2)]
    default:
      if type == 1, selector == 3 { return [.init(tag: "liga", value: 0)] }
      if type == 36, selector == 1 { return [.init(tag: "calt", value: 0)] }
      return []
    }
    return tags.map { .init(tag: $0, value: 1) }
  }
}
