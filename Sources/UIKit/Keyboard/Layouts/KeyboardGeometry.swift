/// The frames of the keys of a page, in the keyboard's own coordinates: proportions of iOS 17's keyboards
/// (facts/devices.md#keyboard).
@MainActor enum KeyboardGeometry {
  struct Key {
    var name: String
    var frame: CGRect
  }

  static func keys(_ layout: KeyboardLayout, page: KeyboardLayout.Page, size: CGSize) -> [Key] {
    let room = CGSize(width: max(0, size.width - layout.sideInset * 2), height: size.height)
    return safeKeys(layout, page: page, size: room).map { key in
      Key(name: key.name, frame: key.frame.offsetBy(dx: layout.sideInset, dy: 0))
    }
  }

  private static func safeKeys(_ layout: KeyboardLayout, page: KeyboardLayout.Page, size: CGSize) -> [Key] {
    let rows = layout.rows(page)
    guard !rows.isEmpty else { return [] }
    let top = layout.hasBar ? layout.barHeight : 0
    let area = max(0, size.height - top - layout.underKeys)
    let pitch = area / CGFloat(rows.count)
    if layout.kind != .letters { return padKeys(rows, top: top, pitch: pitch, width: size.width) }
    if layout.size != .phone {
      return PadKeyboardGeometry(layout: layout, width: size.width, top: top, pitch: pitch).keys(rows)
    }
    if layout.language.composition == .kana, page == .letters {
      return kanaKeys(rows, top: top, pitch: pitch, width: size.width)
    }
    return PhoneRow.keys(rows, layout: layout, top: top, pitch: pitch, width: size.width)
  }

  private static func padKeys(_ rows: [[String]], top: CGFloat, pitch: CGFloat, width: CGFloat) -> [Key] {
    let margin: CGFloat = 6
    let gap: CGFloat = 6
    let unit = (width - margin * 2 - gap * 2) / 3
    return rows.enumerated().flatMap { index, row in
      row.enumerated().map { column, name in
        Key(
          name: name,
          frame: CGRect(
            x: margin + CGFloat(column) * (unit + gap), y: top + pitch * CGFloat(index) + 6, width: unit,
            height: max(10, pitch - 7)))
      }
    }
  }

  /// Returns the keys in five columns; the return key covers the last two rows of its column.
  private static func kanaKeys(_ rows: [[String]], top: CGFloat, pitch: CGFloat, width: CGFloat) -> [Key] {
    let margin: CGFloat = 4
    let gap: CGFloat = 5
    let unit = (width - margin * 2 - gap * 4) / 5
    return rows.enumerated().flatMap { index, row in
      row.enumerated().map { column, name in
        let height = name == "{return}" ? pitch * 2 - 6 : pitch - 6
        return Key(
          name: name,
          frame: CGRect(
            x: margin + CGFloat(column) * (unit + gap), y: top + pitch * CGFloat(index) + 5, width: unit,
            height: max(10, height)))
      }
    }
  }
}

/// One row of keys on a phone.
@MainActor private struct PhoneRow {
  typealias Key = KeyboardGeometry.Key

  let y: CGFloat
  let height: CGFloat
  let width: CGFloat
  let margin: CGFloat = 3
  let gap: CGFloat = 6
  /// The width of a letter's key in points.
  let unit: CGFloat
  /// The width of a letter's key on a keyboard of ten columns, in points.
  let tenth: CGFloat

  static func keys(
    _ rows: [[String]], layout: KeyboardLayout, top: CGFloat, pitch: CGFloat, width: CGFloat
  ) -> [Key] {
    // Keys are 42 points high in rows of 54, with their edge below them.
    let gapY: CGFloat = layout.isLandscape || rows.count > 4 ? 6 : 12
    let columns = CGFloat(rows.map(\.count).max().map { max(10, $0) } ?? 10)
    return rows.enumerated().flatMap { index, names in
      let row = PhoneRow(
        y: top + pitch * CGFloat(index) + (gapY < 12 ? 4 : 8), height: max(10, pitch - gapY), width: width,
        unit: width / columns - 6, tenth: width / 10 - 6)
      if index == rows.count - 1 { return row.bottom(names) }
      if names.last == "{delete}", names.first?.hasPrefix("{") == true { return row.withSides(names) }
      return names.last == "{delete}" ? row.endingWithDelete(names) : row.even(names, width: row.unit)
    }
  }

  private func even(_ names: [String], width unit: CGFloat, start: CGFloat? = nil) -> [Key] {
    let total = CGFloat(names.count) * unit + CGFloat(names.count - 1) * gap
    let start = start ?? (width - total) / 2
    return names.enumerated().map { index, name in
      Key(name: name, frame: CGRect(x: start + CGFloat(index) * (unit + gap), y: y, width: unit, height: height))
    }
  }

  /// Returns a row with shift and delete at the sides, and the other keys centered between them.
  private func withSides(_ names: [String]) -> [Key] {
    guard names.count > 2 else { return even(names, width: unit) }
    let middle = Array(names.dropFirst().dropLast())
    // Up to seven letters are as wide as on a keyboard of ten columns; signs share the available width.
    let isNarrow = middle.count > 7
    let side = isNarrow ? (width - CGFloat(middle.count) * (unit + gap)) / 2 - gap : tenth * 4 / 3
    let room = tenth * 7 + gap * 6
    let wide = isNarrow ? unit : (room - gap * CGFloat(middle.count - 1)) / CGFloat(middle.count)
    var keys = even(middle, width: wide)
    keys.insert(Key(name: names[0], frame: CGRect(x: margin, y: y, width: side, height: height)), at: 0)
    keys.append(
      Key(name: "{delete}", frame: CGRect(x: width - margin - side, y: y, width: side, height: height)))
    return keys
  }

  /// Returns a row with letters from the left edge, and delete in the remaining width.
  private func endingWithDelete(_ names: [String]) -> [Key] {
    var keys = even(Array(names.dropLast()), width: unit, start: margin)
    let x = (keys.last?.frame.maxX ?? 0) + gap
    keys.append(
      Key(name: "{delete}", frame: CGRect(x: x, y: y, width: max(unit, width - margin - x), height: height)))
    return keys
  }

  private func bottom(_ names: [String]) -> [Key] {
    let side = tenth * 2.5 + gap * 1.5
    let middle = Array(names.dropFirst().dropLast())
    // Keys for emoji and dictation share the width of the first key with it.
    let extras: [String: CGFloat] = ["{emoji}": tenth * 1.3, "{globe}": tenth * 1.3, "{dictation}": tenth]
    let taken = middle.compactMap { extras[$0] }.reduce(0) { $0 + $1 + gap }
    let first = taken > 0 ? tenth * 1.286 : side
    let room = width - (margin + gap) * 2 - first - taken - side
    let smalls = middle.filter { $0 != "{space}" && extras[$0] == nil }
    let hasSpace = middle.contains("{space}")
    let small = hasSpace ? tenth * 1.2 : (room - gap * CGFloat(smalls.count - 1)) / CGFloat(max(1, smalls.count))
    let space = room - CGFloat(smalls.count) * (small + gap)
    var keys = [Key(name: names[0], frame: CGRect(x: margin, y: y, width: first, height: height))]
    var x = margin + first + gap
    for name in middle {
      let keyWidth = extras[name] ?? (name == "{space}" ? space : small)
      keys.append(Key(name: name, frame: CGRect(x: x, y: y, width: keyWidth, height: height)))
      x += keyWidth + gap
    }
    keys.append(
      Key(
        name: names[names.count - 1], frame: CGRect(x: width - margin - side, y: y, width: side, height: height)))
    return keys
  }
}
