extension NSAttributedString {
  /// Returns the range of the paragraph that contains a unit, including its separator; the range of the last
  /// paragraph for the end of the text.
  package func paragraphRange(containing index: Int) -> Range<Int> {
    let count = length
    let index = min(max(index, 0), count)
    var low = index
    // Searches backwards for the preceding separator, in steps.
    search: while low > 0 {
      let start = max(low - 4096, 0)
      let found = withUnits(start..<min(low + 1, count)) { units -> Int? in
        var place = low - start
        while place > 0 {
          let isSplit = units[place - 1] == 0x0D && place < units.count && units[place] == 0x0A
          if LayoutBuilder.isParagraphSeparator(units[place - 1]), !isSplit { return start + place }
          place -= 1
        }
        return nil
      }
      if let found {
        low = found
        break search
      }
      low = start
    }
    var high = index
    while high < count {
      let end = min(high + 4096, count)
      let found = withUnits(high..<min(end + 1, count)) { units -> Int? in
        var place = 0
        while high + place < end {
          let unit = units[place]
          place += 1
          guard LayoutBuilder.isParagraphSeparator(unit) else { continue }
          if unit == 0x0D, place < units.count, units[place] == 0x0A { place += 1 }
          return high + place
        }
        return nil
      }
      if let found { return low..<found }
      high = end
    }
    // The end of the text after a last separator belongs to the paragraph before it.
    if low == count, count > 0 { return paragraphRange(containing: count - 1) }
    return low..<count
  }
}
