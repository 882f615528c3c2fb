import UIKit

// Lays out 100 nested views with eight constraints each: from scratch, resized, with one constant changed and with
// one constraint replaced by another; a column of labels that wrap; and 100 cells, each a separate tree of views.
// Usage: LayoutBenchmark [TURNS]

func now() -> Double {
  var time = timespec()
  // The thread's own time: other processes on the machine don't count.
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

@MainActor final class Nest {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var views: [UIView] = []
  var gap: NSLayoutConstraint?
  var otherGap: NSLayoutConstraint?

  init(count: Int) {
    var outer = root
    for _ in 1...count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      views.append(view)
      outer = view
    }
  }

  func constrain() {
    var outer = root
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20 + CGFloat(index % 7))
      wide.priority = .defaultHigh
      let low = view.heightAnchor.constraint(lessThanOrEqualToConstant: 4000 + CGFloat(index % 5))
      low.priority = .defaultLow
      constraints += [
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 1),
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
        view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -1),
        view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -1),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 0),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 0), wide, low,
      ]
      if index == views.count / 2 {
        gap = constraints[constraints.count - 8]
        otherGap = view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 3)
      }
      outer = view
    }
    NSLayoutConstraint.activate(constraints)
  }
}

/// Labels below each other, as wide as the column.
@MainActor final class Column {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var labels: [UILabel] = []
  var inset: NSLayoutConstraint?

  init(count: Int, lines: Int) {
    var above = root.topAnchor
    for index in 0..<count {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "A label of a column \(index). ", count: lines)
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      let leading = label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
      NSLayoutConstraint.activate([
        leading, label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: above, constant: 8),
      ])
      above = label.bottomAnchor
      labels.append(label)
      if index == 0 { inset = leading }
    }
  }
}

/// A picture, a badge, three lines and a few buttons: nine views.
@MainActor final class Cell: UIView {
  var gap: NSLayoutConstraint?

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 88))
    let views = (0..<8).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      let wide = view.widthAnchor.constraint(equalToConstant: 40 + CGFloat(index))
      wide.priority = .defaultHigh
      let before = index % 4 == 0 ? leadingAnchor : views[index - 1].trailingAnchor
      constraints += [
        view.leadingAnchor.constraint(equalTo: before, constant: 8), wide,
        view.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
        view.topAnchor.constraint(equalTo: index < 4 ? topAnchor : views[index - 4].bottomAnchor, constant: 4),
        view.heightAnchor.constraint(equalToConstant: 36),
      ]
    }
    gap = constraints[0]
    NSLayoutConstraint.activate(constraints)
  }

  required init?(coder: NSCoder) { nil }
}

/// Views that are placed by their frames, in a tree of their own or beside one view with constraints.
@MainActor func runPlain(_ note: (String, () -> Void) -> Void, _ name: String, besideConstraints: Bool) {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let views = (0..<1000).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
  for view in views { root.addSubview(view) }
  if besideConstraints {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
  root.layoutIfNeeded()
  for turn in 0..<10 {
    note(name) {
      for (index, view) in views.enumerated() { view.frame.origin = CGPoint(x: index % 30, y: turn) }
      root.layoutIfNeeded()
    }
  }
}

@MainActor func run() {
  let turns = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 21 : 21
  var times: [String: [Double]] = [:]
  var names: [String] = []
  func note(_ name: String, _ body: () -> Void) {
    let start = now()
    body()
    if times[name] == nil { names.append(name) }
    times[name, default: []].append(now() - start)
  }
  for _ in 0..<turns {
    runNest(note)
    runColumn(note, "labels with room", lines: 1)
    runColumn(note, "labels that wrap", lines: 4)
    runCells(note)
    runPlain(note, "1,000 views without constraints, moved", besideConstraints: false)
    runPlain(note, "1,000 beside one with constraints, moved", besideConstraints: true)
  }
  for name in names {
    guard let values = times[name] else { continue }
    let median = values.sorted()[values.count / 2]
    print("\(name): \(String(format: "%.1f", median)) µs")
  }
}

@MainActor func runNest(_ note: (String, () -> Void) -> Void) {
  let nest = Nest(count: 100)
  note("100 nested views, made and activated") { nest.constrain() }
  note("100 nested views, from scratch") { nest.root.layoutIfNeeded() }
  for turn in 0..<10 {
    note("100 nested views, resized") {
      nest.root.frame.size = turn % 2 == 0 ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
      nest.root.layoutIfNeeded()
    }
    note("100 nested views, constant changed") {
      nest.gap?.constant = CGFloat(turn)
      nest.root.layoutIfNeeded()
    }
  }
  guard let last = nest.views.last, last.frame.size == CGSize(width: 390 - 200 - 8, height: 844 - 200) else {
    print("wrong: \(nest.views.last?.frame ?? .zero)")
    exit(1)
  }
  for turn in 0..<10 {
    note("100 nested views, constraint exchanged") {
      (turn % 2 == 0 ? nest.gap : nest.otherGap)?.isActive = false
      (turn % 2 == 0 ? nest.otherGap : nest.gap)?.isActive = true
      nest.root.layoutIfNeeded()
    }
  }
}

@MainActor func runColumn(_ note: (String, () -> Void) -> Void, _ name: String, lines: Int) {
  let column = Column(count: 30, lines: lines)
  note("30 \(name), from scratch") { column.root.layoutIfNeeded() }
  for turn in 0..<10 {
    note("30 \(name), constant changed") {
      column.inset?.constant = 16 + CGFloat(turn % 2)
      column.root.layoutIfNeeded()
    }
    note("30 \(name), one text changed") {
      column.labels[15].text = String(repeating: "Another text \(turn). ", count: lines)
      column.root.layoutIfNeeded()
    }
  }
}

@MainActor func runCells(_ note: (String, () -> Void) -> Void) {
  var cells: [Cell] = []
  note("100 cells of nine views, made") { for _ in 0..<100 { cells.append(Cell()) } }
  note("100 cells of nine views, laid out") { for cell in cells { cell.layoutIfNeeded() } }
  note("100 cells of nine views, used again") {
    for (index, cell) in cells.enumerated() {
      cell.gap?.constant = CGFloat(9 + index % 3)
      cell.frame.size.height = 90
      cell.layoutIfNeeded()
    }
  }
  note("100 cells of nine views, freed") { cells.removeAll() }
}

MainActor.assumeIsolated { run() }
