extension SymbolTable {
  /// Drawings of arrows, in the language of `SymbolArt`.
  static let arrows = """
    arrow.2.circlepath | s A 0 0 38 -160 -20; f M46 8 L18 -12 L52 -22 Z; s A 0 0 38 20 160; f M-46 -8 L-18
      12 L-52 22 Z
    arrow.3.trianglepath | s M-30 -4 L-6 -44 Q0 -52 6 -44 L14 -30 M24 -12 L46 24 Q50 34 40 36 L22 36 M6 36
      L-40 36 Q-50 34 -46 24 L-38 12
    arrow.branch | s M0 46 L0 20 C0 0 28 0 28 -24 L28 -42 M0 20 C0 0 -28 0 -28 -24 L-28 -42 M12 -28 L28 -44
      L44 -28 M-44 -28 L-28 -44 L-12 -28
    arrow.clockwise | s A 0 4 39 -30 270; f M-3 -54 L22 -35 L-3 -16 Z
    arrow.clockwise.icloud | u icloud 0 0 1; s*.8 A 0 12 14 -30 270; f M-2 -9 L10 -2 L-2 5 Z
    arrow.counterclockwise | s A 0 4 39 210 -90; f M3 -54 L-22 -35 L3 -16 Z
    arrow.down.arrow.up = arrow.up.arrow.down
    arrow.down.doc | u doc 0 0 1; s*.9 M0 2 L0 36 M-14 24 L0 38 L14 24
    arrow.down.right.and.arrow.up.left | s M-8 -8 L-38 -38 M-8 -34 L-8 -8 L-34 -8 M8 8 L38 38 M8 34 L8 8 L34
      8
    arrow.down.to.line | s M-32 42 L32 42 M0 -44 L0 22 M-24 0 L0 24 L24 0
    arrow.left.and.line.vertical.and.arrow.right | s M0 -40 L0 40 M-12 0 L-48 0 M-34 -16 L-50 0 L-34 16 M12
      0 L48 0 M34 -16 L50 0 L34 16
    arrow.left.and.right | s M-45 0 L45 0 M-21.6 -25.2 L-46.8 0 L-21.6 25.2 M21.6 -25.2 L46.8 0 L21.6 25.2
    arrow.left.arrow.right | s M37.8 -21.6 L-37.8 -21.6 M-18 -41.4 L-39.6 -21.6 L-18 -1.8 M-37.8 21.6 L37.8
      21.6 M18 1.8 L39.6 21.6 L18 41.4
    arrow.left.to.line | s M-42 -32 L-42 32 M44 0 L-22 0 M0 -24 L-24 0 L0 24
    arrow.merge | s M-30 44 C-30 16 0 20 0 -10 L0 -44 M30 44 C30 16 0 20 0 -10 M-20 -26 L0 -46 L20 -26
    arrow.right | s M-41 0 L40 0 M8 -33 L41 0 L8 33
    arrow.right.to.line | s M42 -32 L42 32 M-44 0 L22 0 M0 -24 L24 0 L0 24
    arrow.swap | s M-44 -18 L-18 -18 C6 -18 -6 18 18 18 L42 18 M28 2 L44 18 L28 34 M-44 18 L-18 18 C6 18 -6
      -18 18 -18 L42 -18 M28 -34 L44 -18 L28 -2
    arrow.triangle.2.circlepath | s A 0 0 40 -165 -28; f M52 8 L18 -4 L46 -28 Z; s A 0 0 40 15 152; f M-52
      -8 L-18 4 L-46 28 Z
    arrow.triangle.branch | s O -26 -34 10; s O -26 34 10; s O 28 -20 10; s M-26 -24 L-26 24 M-26 18 C-26 2
      28 8 28 -10
    arrow.triangle.swap | s M-22 38 L-22 -34 M22 -38 L22 34; f M-42 -18 L-22 -46 L-2 -18 Z; f M42 18 L22 46
      L2 18 Z
    arrow.turn.down.left | s M40 -38 L40 -2 Q40 14 24 14 L-38 14 M-16 36 L-39 14 L-16 -8
    arrow.turn.down.right | s M-40 -38 L-40 -2 Q-40 14 -24 14 L38 14 M16 36 L39 14 L16 -8
    arrow.turn.up.left | s M40 38 L40 2 Q40 -14 24 -14 L-38 -14 M-16 -36 L-39 -14 L-16 8
    arrow.turn.up.right | s M-40 38 L-40 2 Q-40 -14 -24 -14 L38 -14 M16 -36 L39 -14 L16 8
    arrow.up.and.down | s M0 -45 L0 45 M-25.2 -21.6 L0 -46.8 L25.2 -21.6 M-25.2 21.6 L0 46.8 L25.2 21.6
    arrow.up.and.down.and.arrow.left.and.right | s M0 -48 L0 48 M-48 0 L48 0 M-13 -36 L0 -49 L13 -36 M-13 36
      L0 49 L13 36 M-36 -13 L-49 0 L-36 13 M36 -13 L49 0 L36 13
    arrow.up.arrow.down | s M-21.6 37.8 L-21.6 -37.8 M-41.4 -18 L-21.6 -39.6 L-1.8 -18 M21.6 -37.8 L21.6
      37.8 M1.8 18 L21.6 39.6 L41.4 18
    arrow.up.bin | s M-42 -4 L-42 34 L42 34 L42 -4; s M0 14 L0 -44 M-20 -24 L0 -45 L20 -24
    arrow.up.doc | u doc 0 0 1; s*.9 M0 38 L0 4 M-14 16 L0 2 L14 16
    arrow.up.forward.app | s M4 -39 L-20 -39 Q-39 -39 -39 -20 L-39 20 Q-39 39 -20 39 L20 39 Q39 39 39 20 L39
      -4; s M-6 6 L38 -38 M16 -40 L40 -40 L40 -16
    arrow.up.left.and.arrow.down.right | s M-12.6 -12.6 L-37.8 -37.8 M-39.6 -12.6 L-39.6 -39.6 L-12.6 -39.6
      M12.6 12.6 L37.8 37.8 M39.6 12.6 L39.6 39.6 L12.6 39.6
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left | s M-36 -36 L36 36 M36 -36 L-36 36 M-38
      -18 L-38 -38 L-18 -38 M18 -38 L38 -38 L38 -18 M38 18 L38 38 L18 38 M-18 38 L-38 38 L-38 18
    arrow.up.right | s M-30 30 L29 -29 M-16 -31 L31 -31 L31 16
    arrow.up.right.and.arrow.down.left | s M12 -12 L38 -38 M14 -40 L40 -40 L40 -14 M-12 12 L-38 38 M-14 40
      L-40 40 L-40 14
    arrow.up.to.line | s M-32 -42 L32 -42 M0 44 L0 -22 M-24 0 L0 -24 L24 0
    arrow.uturn.left | s M-37.8 -14.4 L12.6 -14.4 C46.8 -14.4 46.8 36 12.6 36 L-9 36; s M-16.2 -36 L-38.7
      -14.4 L-16.2 7.2
    arrow.uturn.right | s M37.8 -14.4 L-12.6 -14.4 C-46.8 -14.4 -46.8 36 -12.6 36 L9 36; s M16.2 -36 L38.7
      -14.4 L16.2 7.2
    arrowshape.backward = arrowshape.left
    arrowshape.down | s M-40 -2 L0 46 L40 -2 L20 -2 L20 -46 L-20 -46 L-20 -2 Z
    arrowshape.forward = arrowshape.right
    arrowshape.left | s M-2 -40 L-48 0 L-2 40 L-2 20 L46 20 L46 -20 L-2 -20 Z
    arrowshape.right | s M2 -40 L48 0 L2 40 L2 20 L-46 20 L-46 -20 L2 -20 Z
    arrowshape.turn.up.left | s M-12 -40 L-48 -4 L-12 32 L-12 12 C20 10 36 20 46 38 C46 4 22 -20 -12 -20 Z
    arrowshape.turn.up.right | s M12 -40 L48 -4 L12 32 L12 12 C-20 10 -36 20 -46 38 C-46 4 -22 -20 12 -20 Z
    arrowshape.up | s M-40 2 L0 -46 L40 2 L20 2 L20 46 L-20 46 L-20 2 Z
    arrowtriangle.right | s M-25.2 -36 L36 0 L-25.2 36 Z
    arrowtriangle.right.fill | f M-28.8 -39.6 Q-28.8 -45 -23.4 -42.3 L39.6 -3.6 Q45 0 39.6 3.6 L-23.4 42.3
      Q-28.8 45 -28.8 39.6 Z
    chevron.compact.right | s M-8.5 -39.2 L8.5 0 L-8.5 39.2
    chevron.left.2 | s M-3.4 -30.7 L-34.1 0 L-3.4 30.7 M30.7 -30.7 L0 0 L30.7 30.7
    chevron.right | s M-16.2 -32.4 L16.2 0 L-16.2 32.4
    chevron.right.2 | s M3.4 -30.7 L34.1 0 L3.4 30.7 M-30.7 -30.7 L0 0 L-30.7 30.7
    chevron.up.chevron.down | s M-20.4 -13.6 L0 -34.1 L20.4 -13.6 M-20.4 13.6 L0 34.1 L20.4 13.6
    gobackward | s A 0 4 41 215 -90; f M3 -56 L-22 -37 L3 -18 Z
    goforward | s A 0 4 41 -35 270; f M-3 -56 L22 -37 L-3 -18 Z
    infinity | s M0 0 C14 -24 26 -24 34 -22 C54 -16 54 16 34 22 C26 24 14 24 0 0 C-14 -24 -26 -24 -34 -22
      C-54 -16 -54 16 -34 22 C-26 24 -14 24 0 0 Z
    repeat | s M-41.4 3.6 L-41.4 -9 Q-41.4 -25.2 -25.2 -25.2 L36 -25.2 M23.4 -41.4 L39.6 -25.2 L23.4 -9
      M41.4 -3.6 L41.4 9 Q41.4 25.2 25.2 25.2 L-36 25.2 M-23.4 41.4 L-39.6 25.2 L-23.4 9
    repeat.1 | s M-42 4 L-42 -8 Q-42 -24 -26 -24 L22 -24 M10 -38 L25 -24 L10 -10 M42 -4 L42 8 Q42 24 26 24
      L-36 24 M-22 10 L-37 24 L-22 38; t! 1 46 -34 30
    return | s M41.4 -30.6 L41.4 0 Q41.4 12.6 28.8 12.6 L-39.6 12.6 M-19.8 -7.2 L-41.4 12.6 L-19.8 32.4
    rotate.left | s R -34 -8 56 48 8; s A 10 -4 38 -120 40; f M-22 -38 L6 -54 L4 -26 Z
    rotate.right | s R -22 -8 56 48 8; s A -10 -4 38 -60 -220; f M22 -38 L-6 -54 L-4 -26 Z
    shuffle | s M-48 24 L-32 24 C-4 24 4 -24 32 -24 L46 -24 M-48 -24 L-32 -24 C-4 -24 4 24 32 24 L46 24 M33
      -38 L47 -24 L33 -10 M33 10 L47 24 L33 38
    """
}
