/// Reuse of a solved simplex after columns or rows were added or removed.
extension Simplex {
  /// Returns a simplex over other columns and rows that starts from this simplex's solution; nil if that is not
  /// possible. `columns` and `rows` contain the index of each new column and row in this simplex, or -1 for a new
  /// one; `add` adds a new row. The removal of rows may pivot this simplex, which leaves its solution unchanged.
  func adapted(
    into new: @autoclosure () -> Simplex, columns: borrowing FlatArray<Int32>, rows: borrowing FlatArray<Int32>,
    add: (Int, Simplex) -> Void
  ) -> Simplex? {
    let newOf = FlatArray<Int32>(capacity: value.count)
    newOf.fill(count: value.count, with: -1)
    var kept = 0
    for column in 0..<columns.count where columns[column] >= 0 {
      newOf[Int(columns[column])] = Int32(column)
      kept += 1
    }
    for row in 0..<rows.count where rows[row] >= 0 {
      newOf[columnCount + Int(rows[row])] = Int32(columns.count + row)
    }
    guard freeRows(newOf) else { return nil }
    let new = new()
    new.reset(columnCount: columns.count, rowCount: rows.count)
    for _ in 0..<rows.count { new.appendQuantity(place: 0) }
    let sources = FlatArray<Int32>(capacity: columnCount)
    for column in 0..<columnCount where newOf[Int(nonbasic[column])] >= 0 {
      new.setNonbasic(Int(newOf[Int(nonbasic[column])]), at: sources.count)
      sources.append(Int32(column))
    }
    guard sources.count == kept else { return nil }
    for column in 0..<columns.count where columns[column] < 0 {
      new.holder[column] = Self.unplaced
      new.setNonbasic(column, at: kept)
      kept += 1
    }
    copyRows(to: new, newOf, sources)
    for quantity in 0..<value.count where newOf[quantity] >= 0 {
      new.value[Int(newOf[quantity])] = value[quantity]
      new.holder[Int(newOf[quantity])] = holder[quantity]
    }
    new.pivotCount = pivotCount
    for row in 0..<rows.count where rows[row] < 0 { add(row, new) }
    return new
  }

  private func setNonbasic(_ quantity: Int, at column: Int) {
    nonbasic[column] = Int32(quantity)
    place[quantity] = Int32(-1 - column)
  }

  private func copyRows(to new: Simplex, _ newOf: borrowing FlatArray<Int32>, _ sources: borrowing FlatArray<Int32>)
  {
    for row in 0..<rowCount where newOf[Int(basic[row])] >= 0 {
      let quantity = newOf[Int(basic[row])]
      let base = new.tableau.count
      new.tableau.extend(count: base + new.columnCount, with: 0)
      let target = new.tableau.base + base
      let source = tableau.base + row * columnCount
      let places = sources.base
      for column in 0..<sources.count { target[column] = source[Int(places[column])] }
      new.basic.append(quantity)
      new.place[Int(quantity)] = Int32(new.rowCount)
      new.rowCount += 1
    }
  }

  /// Pivots the removed rows into the basis, so that no other row depends on them. Returns false if one of them has
  /// no suitable pivot.
  private func freeRows(_ newOf: borrowing FlatArray<Int32>) -> Bool {
    for column in 0..<columnCount {
      let quantity = Int(nonbasic[column])
      guard newOf[quantity] < 0, quantity >= columnCount else { continue }
      var best = -1
      var bestRate = 1e-6
      for row in 0..<rowCount where Int(basic[row]) < columnCount || newOf[Int(basic[row])] >= 0 {
        let rate = abs(tableau[row * columnCount + column])
        if rate > bestRate { (best, bestRate) = (row, rate) }
      }
      guard best >= 0 else { return false }
      holder[Int(basic[best])] = -1
      pivot(best, column, 0)
    }
    return true
  }

  /// Removes the quantities that were appended last.
  func dropQuantities(from count: Int) {
    var quantity = value.count - 1
    while quantity >= count {
      if place[quantity] < 0 {
        let column = -1 - Int(place[quantity])
        var best = -1
        for row in 0..<rowCount where basic[row] < count {
          if best < 0
            || abs(tableau[row * columnCount + column]) > abs(tableau[best * columnCount + column])
          {
            best = row
          }
        }
        if best >= 0 {
          holder[Int(basic[best])] = -1
          pivot(best, column, 0)
        }
      }
      dropRow(Int(place[quantity]))
      quantity -= 1
    }
    truncate(to: count)
  }

  private func dropRow(_ row: Int) {
    guard row >= 0 else { return }
    let last = rowCount - 1
    if row != last {
      (tableau.base + row * columnCount).update(from: tableau.base + last * columnCount, count: columnCount)
      basic[row] = basic[last]
      place[Int(basic[row])] = Int32(row)
    }
    tableau.truncate(to: last * columnCount)
    basic.truncate(to: last)
    rowCount = last
  }

  /// Sets the holder of a nonbasic quantity to the bend at its value, if there is one.
  func holdByBend(_ quantity: Int) {
    let near = Self.tolerance * max(1, abs(value[quantity]))
    for index in Int(firstBend[quantity])..<Int(firstBend[quantity + 1])
    where abs(bends[index].position - value[quantity]) <= near {
      value[quantity] = bends[index].position
      holder[quantity] = bends[index].tag
      return
    }
  }
}
