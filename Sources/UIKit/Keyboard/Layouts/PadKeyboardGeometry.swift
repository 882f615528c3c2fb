/// The frames of the keys of an iPad's keyboard: letters have equal widths, and the keys at the ends of a row share
/// the rest.
@MainActor struct PadKeyboardGeometry {
  let layout: KeyboardLayout
  let width: CGFloat
  let top: CGFloat
  let pitch: CGFloat

  private var gap: CGFloat { layout.isLandscape ? 14 : 12 }
  private var margin: CGFloat { gap / 2 }

  func keys(_ rows: [[String]]) -> [KeyboardGeometry.Key] {
    // Letters are as wide as those of the longest row, which has another key at one or both ends.
    let counts = rows.dropLast().map { row in
      CGFloat(row.count { !$0.hasPrefix("{") }) + 1.2 * CGFloat(row.count { $0.hasPrefix("{") })
    }
    let letter = width / max(11, counts.max() ?? 11)
    return rows.enumerated().flatMap { index, row in
      place(
        row, letter: letter, y: top + pitch * CGFloat(index), isFirst: index == 0, isLast: index == rows.count - 1)
    }
  }

  private func place(
    _ row: [String], letter: CGFloat, y: CGFloat, isFirst: Bool, isLast: Bool
  ) -> [KeyboardGeometry.Key] {
    let ends = row.indices.filter { row[$0].hasPrefix("{") && row[$0] != "{space}" }
    let letters = row.count - ends.count
    let cells: [CGFloat]
    if isLast {
      let fixed: [String: CGFloat] = ["{globe}": 1, "{emoji}": 1, "{dictation}": 1, "{dismiss}": 1.2]
      let known = row.map { name in
        name == "{space}" ? 0 : (fixed[name] ?? (name.hasPrefix("{") ? 1.3 : 1)) * letter
      }
      let rest = width - known.reduce(0, +)
      cells = zip(row, known).map { $0 == "{space}" ? rest : $1 }
    } else {
      let rest = width - CGFloat(letters) * letter
      // A row that begins with a letter is indented by half a letter, except for the first.
      let indent = row.first?.hasPrefix("{") == true || isFirst ? 0 : letter / 2
      let end = (rest - indent) / CGFloat(max(1, ends.count))
      cells = row.indices.map { ends.contains($0) ? end : letter }
    }
    var x = isLast || row.first?.hasPrefix("{") == true || isFirst ? 0 : letter / 2
    return zip(row, cells).map { name, cell in
      defer { x += cell }
      return KeyboardGeometry.Key(
        name: name,
        frame: CGRect(
          x: x + margin, y: y + (layout.isLandscape ? 9 : 7), width: max(10, cell - gap),
          height: max(10, pitch - (layout.isLandscape ? 12 : 9))))
    }
  }
}
