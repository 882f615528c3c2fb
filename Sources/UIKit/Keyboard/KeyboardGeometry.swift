/// Where the keys are: proportions of iOS 17's keyboard on a phone.
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
    let top = layout.hasBar ? KeyboardLayout.barHeight : 0
    // Four rows; below them, on phones with a home bar in portrait, the row of globe and microphone.
    let below: CGFloat = layout.bottomInset > 0 ? (layout.isLandscape ? 21 : 75) : 0
    let area = max(0, size.height - top - below)
    let pitch = area / 4
    if layout.kind != .letters { return padKeys(rows, top: top, pitch: pitch, width: size.width) }
    // Faces of 42 points in rows of 54, with their edge below them.
    let gapY: CGFloat = layout.isLandscape ? 6 : 12
    let margin: CGFloat = 3
    let gap: CGFloat = 6
    let unit = (size.width - margin * 2 - gap * 9) / 10
    var keys: [Key] = []
    for (index, row) in rows.enumerated() {
      let y = top + pitch * CGFloat(index) + (layout.isLandscape ? 4 : 8)
      let height = max(10, pitch - gapY)
      if index < 2 {
        keys += evenRow(row, y: y, height: height, width: size.width, unit: unit, gap: gap)
      } else if index == 2 {
        keys += sideRow(row, y: y, height: height, width: size.width, unit: unit, gap: gap, margin: margin)
      } else {
        keys += bottomRow(row, y: y, height: height, width: size.width, unit: unit, gap: gap, margin: margin)
      }
    }
    return keys
  }

  private static func evenRow(
    _ row: [String], y: CGFloat, height: CGFloat, width: CGFloat, unit: CGFloat, gap: CGFloat
  ) -> [Key] {
    let total = CGFloat(row.count) * unit + CGFloat(row.count - 1) * gap
    let start = (width - total) / 2
    return row.enumerated().map { index, name in
      Key(name: name, frame: CGRect(x: start + CGFloat(index) * (unit + gap), y: y, width: unit, height: height))
    }
  }

  /// Shift and delete at the sides, the keys between them in the middle.
  private static func sideRow(
    _ row: [String], y: CGFloat, height: CGFloat, width: CGFloat, unit: CGFloat, gap: CGFloat, margin: CGFloat
  ) -> [Key] {
    guard row.count > 2 else { return evenRow(row, y: y, height: height, width: width, unit: unit, gap: gap) }
    let middle = Array(row[1..<(row.count - 1)])
    let side = unit * 4 / 3
    // Five signs share the room of seven letters.
    let wide =
      middle.count >= 7 ? unit : (unit * 7 + gap * 6 - gap * CGFloat(middle.count - 1)) / CGFloat(middle.count)
    var keys = evenRow(middle, y: y, height: height, width: width, unit: wide, gap: gap)
    keys.insert(Key(name: row[0], frame: CGRect(x: margin, y: y, width: side, height: height)), at: 0)
    keys.append(
      Key(name: row[row.count - 1], frame: CGRect(x: width - margin - side, y: y, width: side, height: height)))
    return keys
  }

  private static func bottomRow(
    _ row: [String], y: CGFloat, height: CGFloat, width: CGFloat, unit: CGFloat, gap: CGFloat, margin: CGFloat
  ) -> [Key] {
    let side = unit * 2.5 + gap * 1.5
    let middle = Array(row.dropFirst().dropLast())
    // Where there are keys for emoji and dictation, they and the first share the room that it has alone elsewhere.
    let extras: [String: CGFloat] = ["{emoji}": unit * 1.3, "{dictation}": unit]
    let taken = middle.compactMap { extras[$0] }.reduce(0) { $0 + $1 + gap }
    let first = taken > 0 ? unit * 1.286 : side
    let room = width - (margin + gap) * 2 - first - taken - side
    let smalls = middle.filter { $0 != "{space}" && extras[$0] == nil }
    let hasSpace = middle.contains("{space}")
    let small = hasSpace ? unit * 1.2 : (room - gap * CGFloat(smalls.count - 1)) / CGFloat(max(1, smalls.count))
    let space = room - CGFloat(smalls.count) * (small + gap)
    var keys = [Key(name: row[0], frame: CGRect(x: margin, y: y, width: first, height: height))]
    var x = margin + first + gap
    for name in middle {
      let keyWidth = extras[name] ?? (name == "{space}" ? space : small)
      keys.append(Key(name: name, frame: CGRect(x: x, y: y, width: keyWidth, height: height)))
      x += keyWidth + gap
    }
    keys.append(
      Key(name: row[row.count - 1], frame: CGRect(x: width - margin - side, y: y, width: side, height: height)))
    return keys
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
}
