/// Many changes at once.
extension ExtentRope {
  /// Removes elements from a range and then inserts others. The indices of removed elements count in the old range,
  /// those of inserted ones in the new one, both from its start and in ascending order.
  ///
  /// A few changes cost O(log n) each; of many, one pass through the range is cheaper.
  mutating func change(_ range: Range<Int>, removing gone: [Int], inserting new: [Run], at places: [Int]) {
    let first = range.lowerBound
    guard gone.count + places.count > ExtentRope.fewChanges else {
      for index in gone.reversed() { remove(first + index..<first + index + 1) }
      for (run, index) in zip(new, places) { insert(run, at: first + index) }
      return
    }
    let kept = ExtentRope.removing(gone, from: runs(in: range))
    replace(range, with: ExtentRope.inserting(new, at: places, into: kept))
  }

  private static let fewChanges = 32

  private static func removing(_ gone: [Int], from runs: [Run]) -> [Run] {
    var (start, next) = (0, 0)
    var kept: [Run] = []
    for var run in runs {
      start += run.count
      while next < gone.count, gone[next] < start {
        run.count -= 1
        next += 1
      }
      kept.append(run)
    }
    return kept
  }

  private static func inserting(_ new: [Run], at places: [Int], into runs: [Run]) -> [Run] {
    var (position, next) = (0, 0)
    var result: [Run] = []
    func add(_ run: Run) {
      guard run.count > 0 else { return }
      if let last = result.last, last.height == run.height, last.isMeasured == run.isMeasured {
        result[result.count - 1].count += run.count
      } else {
        result.append(run)
      }
      position += run.count
    }
    for var run in runs {
      while next < places.count, places[next] < position + run.count {
        let before = places[next] - position
        add(Run(count: before, height: run.height, isMeasured: run.isMeasured))
        add(new[next])
        run.count -= before
        next += 1
      }
      add(run)
    }
    for run in new[next...] { add(run) }
    return result
  }
}
