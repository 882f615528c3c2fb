extension SymbolTable {
  /// Drawings of grids, stacks and windows, in the language of `SymbolArt`.
  static let layouts = """
    alarm.waves.left.and.right | u alarm 0 0 .8; s A 0 0 50 -24 24 A 0 0 50 156 204
    app.badge | s M14 -39 L-19 -39 Q-39 -39 -39 -19 L-39 19 Q-39 39 -19 39 L19 39 Q39 39 39 19 L39 -14; f O
      36 -36 14
    app.connected.to.app.below.fill | f R -46 -46 44 44 12 R 2 2 44 44 12; s M10 -24 L24 -24 L24 -8
    app.gift | u app 0 0 1; u gift 0 0 .5
    aspectratio | s R -53 -37.5 106 75 12; s*.9 M-36 -8 L-36 -22 L-22 -22 M36 8 L36 22 L22 22
    circle.hexagongrid.circle | s1 O 0 0 44.7; u circle.hexagongrid.fill 0 0 .62
    circle.hexagonpath | s O 0 -34 10; s O 30 -17 10; s O 30 17 10; s O 0 34 10; s O -30 17 10; s O -30 -17
      10
    circle.on.square = square.on.circle
    lineweight | s*.6 M-42 -32 L42 -32; s M-42 -8 L42 -8; s*1.8 M-42 26 L42 26
    move.3d | s M0 6 L0 -42 M-12 -32 L0 -44 L12 -32 M0 6 L-40 30 M-42 14 L-42 31 L-26 34 M0 6 L40 30 M42 14
      L42 31 L26 34
    perspective | s M-30 -36 L30 -24 L30 24 L-30 36 Z M0 -30 L0 30 M-30 0 L30 0
    rectangle.3.group | s R -50 -36 60 30 6 R -50 6 60 30 6 R 22 -36 28 72 6
    rectangle.3.offgrid | s R -50 -38 44 50 6 R 6 -38 44 22 6 R 6 -4 44 42 6 R -50 24 44 14 4
    rectangle.compress.vertical | s R -42 -12 84 24 8; s M0 -46 L0 -26 M-12 -36 L0 -25 L12 -36 M0 46 L0 26
      M-12 36 L0 25 L12 36
    rectangle.expand.vertical | s R -42 -14 84 28 8; s M0 -26 L0 -46 M-12 -36 L0 -47 L12 -36 M0 26 L0 46
      M-12 36 L0 47 L12 36
    rectangle.grid.1x2 | s R -46 -40 92 36 8 R -46 6 92 36 8
    rectangle.grid.1x2.fill | f R -50 -44 100 42 10 R -50 4 100 42 10
    rectangle.grid.2x2 | s R -53 -38 48 34 7 R 5 -38 48 34 7 R -53 6 48 34 7 R 5 6 48 34 7
    rectangle.grid.2x2.fill | f R -57 -42 55 40 9 R 2 -42 55 40 9 R -57 3 55 40 9 R 2 3 55 40 9
    rectangle.grid.3x2 | s R -53 -37 30 32 6 R -15 -37 30 32 6 R 23 -37 30 32 6 R -53 5 30 32 6 R -15 5 30
      32 6 R 23 5 30 32 6
    rectangle.grid.3x2.fill = square.grid.3x2.fill
    rectangle.inset.filled | s R -53 -37.5 106 75 12; f R -43 -28 86 56 5
    rectangle.leadinghalf.inset.filled | s R -53 -37.5 106 75 12; f R -43 -28 40 56 5
    rectangle.lefthalf.inset.filled = rectangle.leadinghalf.inset.filled
    rectangle.on.rectangle | s R -36 -14 89 58 11; s M-40 8 L-43 8 Q-53 8 -53 -2 L-53 -28 Q-53 -40 -41 -40
      L26 -40 Q38 -40 38 -28 L38 -24
    rectangle.portrait.and.arrow.forward = rectangle.portrait.and.arrow.right
    rectangle.portrait.and.arrow.right | s M6 22 L6 36 Q6 46 -4 46 L-30 46 Q-40 46 -40 36 L-40 -36 Q-40 -46
      -30 -46 L-4 -46 Q6 -46 6 -36 L6 -22; s M-14 0 L46 0 M28 -20 L48 0 L28 20
    rectangle.split.1x2 | s R -53 -37.5 106 75 12; s M-53 0 L53 0
    rectangle.split.2x1 | s R -53 -37.5 106 75 12; s M0 -37.5 L0 37.5
    rectangle.split.2x2 | s R -53 -37.5 106 75 12; s M0 -37.5 L0 37.5 M-53 0 L53 0
    rectangle.split.3x1 | s R -53 -37.5 106 75 12; s M-18 -37.5 L-18 37.5 M18 -37.5 L18 37.5
    rectangle.split.3x3 | s R -53 -37.5 106 75 12; s M-18 -37.5 L-18 37.5 M18 -37.5 L18 37.5 M-53 -12 L53
      -12 M-53 12 L53 12
    rectangle.stack | s R -50 -18 100 60 12; s M-40 -33 L40 -33 M-29 -46 L29 -46
    rectangle.stack.fill | f R -54 -22 108 68 15; s M-40 -35 L40 -35 M-29 -48 L29 -48
    rectangle.stack.person.crop | u person.crop.rectangle.stack 0 0 1
    rotate.3d | s E 0 0 16 44; s A 0 0 44 -60 60
    sidebar.leading = sidebar.left
    sidebar.left | s R -53 -37.5 106 75 12; s M-18 -37.5 L-18 37.5; s*.8 M-42 -22 L-30 -22 M-42 -8 L-30 -8
    sidebar.right | s R -53 -37.5 106 75 12; s M18 -37.5 L18 37.5; s*.8 M42 -22 L30 -22 M42 -8 L30 -8
    sidebar.squares.left = sidebar.left
    sidebar.trailing = sidebar.right
    skew | s M-20 -32 L46 -32 L20 32 L-46 32 Z
    square.and.at.rectangle | s R -50 -34 100 68 10; t @ 0 0 46
    square.and.line.vertical.and.square | s R -50 -20 32 40 6 R 18 -20 32 40 6; s M0 -42 L0 42
    square.filled.on.square | s M-20 -36 Q-20 -44 -12 -44 L34 -44 Q44 -44 44 -34 L44 12 Q44 20 36 20; f R
      -46 -22 68 68 14
    square.grid.2x2 | s R -42 -42 35 35 7 R 7 -42 35 35 7 R -42 7 35 35 7 R 7 7 35 35 7
    square.grid.2x2.fill | f R -46 -46 42 42 9 R 4 -46 42 42 9 R -46 4 42 42 9 R 4 4 42 42 9
    square.grid.3x2 | s R -53 -37 30 30 6 R -15 -37 30 30 6 R 23 -37 30 30 6 R -53 7 30 30 6 R -15 7 30 30 6
      R 23 7 30 30 6
    square.grid.3x2.fill | f R -56 -40 36 36 7 R -18 -40 36 36 7 R 20 -40 36 36 7 R -56 4 36 36 7 R -18 4 36
      36 7 R 20 4 36 36 7
    square.grid.3x3 | s R -42.6 -42.6 23.9 23.9 4.3 R -11.9 -42.6 23.9 23.9 4.3 R 18.7 -42.6 23.9 23.9 4.3 R
      -42.6 -11.9 23.9 23.9 4.3 R -11.9 -11.9 23.9 23.9 4.3 R 18.7 -11.9 23.9 23.9 4.3 R -42.6 18.7 23.9 23.9
      4.3 R -11.9 18.7 23.9 23.9 4.3 R 18.7 18.7 23.9 23.9 4.3
    square.grid.3x3.fill | f R -47 -47 28 28 5 R -14 -47 28 28 5 R 19 -47 28 28 5 R -47 -14 28 28 5 R -14
      -14 28 28 5 R 19 -14 28 28 5 R -47 19 28 28 5 R -14 19 28 28 5 R 19 19 28 28 5
    square.grid.4x3.fill | f R -56 -42 26 26 5 R -27 -42 26 26 5 R 2 -42 26 26 5 R 31 -42 26 26 5 R -56 -13
      26 26 5 R -27 -13 26 26 5 R 2 -13 26 26 5 R 31 -13 26 26 5 R -56 16 26 26 5 R -27 16 26 26 5 R 2 16 26
      26 5 R 31 16 26 26 5
    square.on.circle | s O -12 -12 32; s R -12 -12 56 56 10
    square.on.square | s R -45 -19.8 64.8 64.8 12.6; s M-19.8 -30.6 Q-19.8 -45 -5.4 -45 L30.6 -45 Q45 -45 45
      -30.6 L45 5.4 Q45 19.8 30.6 19.8
    square.split.1x2 | s R -37.7 -37.7 75.4 75.4 12; s M-37.7 0 L37.7 0
    square.split.2x1 | s R -37.7 -37.7 75.4 75.4 12; s M0 -37.7 L0 37.7
    square.split.2x2 | s R -37.7 -37.7 75.4 75.4 12; s M-37.7 0 L37.7 0 M0 -37.7 L0 37.7
    square.stack | s R -42 -18 84 62 12; s M-33 -33 L33 -33 M-23 -46 L23 -46
    square.stack.fill | f R -46 -22 92 70 15; s M-33 -35 L33 -35 M-23 -48 L23 -48
    tablecells | s R -53 -37.5 106 75 10; s*.8 M-53 -13 L53 -13 M-53 12 L53 12 M-18 -13 L-18 37 M18 -13 L18
      37
    view.3d | t 3D 0 0 56
    """
}
