import CoreGraphics

/// A drawing of a group in characters, for `visualDescription()`: a column is 8 points wide, a line 16 points high.
@MainActor struct GroupDrawing {
  private let group: NSCollectionLayoutGroup

  init(_ group: NSCollectionLayoutGroup) { self.group = group }

  var text: String {
    let room = CGSize(width: 500, height: 500)
    let environment = CollectionEnvironment(room, .zero, UITraitCollection.current)
    var solver = CompositionalSolver(environment, scale: 1, available: 1000)
    let solved = solver.solve(group, in: room)
    let (columns, lines) = (Int(min(solved.size.width, 800) / 8) + 1, Int(min(solved.size.height, 1600) / 16) + 1)
    var canvas = [[Character]](repeating: Array(repeating: " ", count: max(2, columns)), count: max(2, lines))
    draw(CGRect(origin: .zero, size: solved.size), "·", "·", &canvas)
    for index in solved.cells { draw(solved.leaves[index].frame, "-", "|", &canvas) }
    return ([description] + canvas.map { String($0) }).joined(separator: "\n")
  }

  private var description: String { group.description }

  private func draw(_ frame: CGRect, _ edge: Character, _ side: Character, _ canvas: inout [[Character]]) {
    guard frame.isFiniteRect, let width = canvas.first?.count else { return }
    func column(_ x: CGFloat) -> Int { min(max(0, Int(x / 8)), width - 1) }
    func line(_ y: CGFloat) -> Int { min(max(0, Int(y / 16)), canvas.count - 1) }
    let (left, right) = (column(frame.minX), max(column(frame.minX), column(frame.maxX - 1)))
    let (top, bottom) = (line(frame.minY), max(line(frame.minY), line(frame.maxY - 1)))
    for x in left...right { (canvas[top][x], canvas[bottom][x]) = (edge, edge) }
    for y in top...bottom { (canvas[y][left], canvas[y][right]) = (side, side) }
    guard edge == "-" else { return }
    for (y, x) in [(top, left), (top, right), (bottom, left), (bottom, right)] { canvas[y][x] = "+" }
  }
}
