extension SymbolTable {
  /// Drawings of signs, letters and shapes, in the language of `SymbolArt`.
  static let signs = """
    abc | t abc 0 0 74
    app | s R -39 -39 78 78 20
    asterisk | s T 0 0 0 37.5 6
    at | t @ 0 0 92
    bitcoinsign | s M-20 -34 L-20 34 M-30 -34 L10 -34 C34 -34 34 -3 10 -3 L-20 -3 M8 -3 C38 -3 38 34 8 34
      L-30 34 M-8 -34 L-8 -46 M8 -34 L8 -46 M-8 34 L-8 46 M8 34 L8 46
    bold | t! B 0 0 82
    bold.italic.underline | t! B -40 -6 56; s M-4 -28 L14 -28 M-14 18 L4 18 M5 -28 L-5 18; t U 38 -6 56; s
      M-58 38 L58 38
    burst | s S 0 0 50 34 12
    capsule | s R -52.8 -29 105.6 57.9 29
    capsule.portrait | s R -29 -53 58 106 29
    character | t A 0 0 84
    character.cursor.ibeam | t A -18 0 66; s M22 -42 L46 -42 M34 -42 L34 42 M22 42 L46 42
    checkmark | s M-37 5 L-12 35 L37 -37
    chevron.down.2 | s M-32 4 L0 32 L32 4 M-32 -32 L0 -4 L32 -32
    chevron.left.forwardslash.chevron.right | s M-32 -24 L-56 0 L-32 24 M32 -24 L56 0 L32 24 M11 -38 L-11 38
    chevron.left.slash.chevron.right = chevron.left.forwardslash.chevron.right
    chevron.up.2 | s M-32 -4 L0 -32 L32 -4 M-32 32 L0 4 L32 32
    circle | s O 0 0 45.2
    circle.bottomhalf.filled | s O 0 0 44.7; f A 0 0 44.7 0 180 Z
    circle.dashed | s A 0 0 45.2 0 30 A 0 0 45.2 60 90 A 0 0 45.2 120 150 A 0 0 45.2 180 210 A 0 0 45.2 240
      270 A 0 0 45.2 300 330
    circle.grid.2x2 | s O -21 -21 15 O 21 -21 15 O -21 21 15 O 21 21 15
    circle.grid.3x3 | s O -33 -33 9 O 0 -33 9 O 33 -33 9 O -33 0 9 O 0 0 9 O 33 0 9 O -33 33 9 O 0 33 9 O 33
      33 9
    circle.grid.cross | s O 0 -30 11 O -30 0 11 O 30 0 11 O 0 30 11
    circle.hexagongrid | s O 0 0 10 O 28 0 10 O -28 0 10 O 14 -25 10 O -14 -25 10 O 14 25 10 O -14 25 10
    circle.inset.filled | s O 0 0 45.2; f O 0 0 30.7
    circle.lefthalf.filled | s O 0 0 44.7; f A 0 0 44.7 90 270 Z
    circle.righthalf.filled | s O 0 0 44.7; f A 0 0 44.7 -90 90 Z
    circle.slash | s O 0 0 44.7; s M31 -31 L-31 31
    circle.tophalf.filled | s O 0 0 44.7; f A 0 0 44.7 180 360 Z
    clear | s M-26 -34 L42 -34 Q52 -34 52 -24 L52 24 Q52 34 42 34 L-26 34 L-52 0 Z; s M-8 -15 L22 15 M22 -15
      L-8 15
    command | s R -15 -15 30 30 0; s O -27 -27 12 O 27 -27 12 O -27 27 12 O 27 27 12
    control | s M-34 4 L0 -30 L34 4
    curlybraces | s M-12 -46 C-40 -46 -18 -5 -43 0 C-18 5 -40 46 -12 46 M12 -46 C40 -46 18 -5 43 0 C18 5 40
      46 12 46
    diamond | s M0 -49 L49 0 L0 49 L-49 0 Z
    divide | s M-34.1 0 L34.1 0; f O 0 -25.6 6.8; f O 0 25.6 6.8
    dollarsign | t $ 0 0 96
    dot.circle | s O 0 0 44.7; f O 0 0 14
    eject | s M-42 14 L0 -34 L42 14 Z; s M-42 34 L42 34
    ellipsis | f O -35 0 7.6 O 0 0 7.6 O 35 0 7.6
    ellipsis.rectangle | s R -53 -30 106 60 10; f O -26 0 6.5 O 0 0 6.5 O 26 0 6.5
    equal | s M-34.1 -14.5 L34.1 -14.5 M-34.1 14.5 L34.1 14.5
    escape | s A 0 0 42 -150 150; s M0 0 L-44 -44 M-44 -18 L-44 -44 L-18 -44
    eurosign | t € 0 0 78
    exclamationmark | t ! 0 0 76
    exclamationmark.2 | t ! -13 0 76; t ! 13 0 76
    exclamationmark.3 | t ! -26 0 76; t ! 0 0 76; t ! 26 0 76
    function | s M26 -40 C8 -48 4 -34 2 -20 L-6 28 C-8 42 -14 46 -28 41 M-20 -10 L20 -10
    greaterthan | s M-30 -34 L32 0 L-30 34
    heart | s M0 42 C-66 4 -56 -42 -25 -42 C-12 -42 -4 -33 0 -24 C4 -33 12 -42 25 -42 C56 -42 66 4 0 42 Z
    hexagon | s M0 -49 L42.5 -24.5 L42.5 24.5 L0 49 L-42.5 24.5 L-42.5 -24.5 Z
    indianrupeesign | t ₹ 0 0 76
    info | s M-9 -8 L3 -8 L3 34 M-12 34 L18 34; f O 1 -30 7.5
    italic | s M-4 -36 L30 -36 M-30 36 L4 36 M13 -36 L-13 36
    lessthan | s M30 -34 L-32 0 L30 34
    line.diagonal | s M34 -34 L-34 34
    minus | s M-37 0 L37 0
    multiply | s M-29 -29 L29 29 M29 -29 L-29 29
    nosign | s O 0 0 44.7; s M-31 -31 L31 31
    number | t # 0 0 78
    octagon | s M-18.5 -44.5 L18.5 -44.5 L44.5 -18.5 L44.5 18.5 L18.5 44.5 L-18.5 44.5 L-44.5 18.5 L-44.5
      -18.5 Z
    option | s M-44 -28 L-18 -28 L18 28 L44 28 M14 -28 L44 -28
    oval | s E 0 0 53 37
    oval.portrait | s E 0 0 37 53
    paragraphsign | t ¶ 0 0 92
    pentagon | s M0 -46 L46 -12 L28.5 40 L-28.5 40 L-46 -12 Z
    percent | s M-28 38 L28 -38; s O -26 -21 16; s O 26 21 16
    plus | s M-37 0 L37 0 M0 -37 L0 37
    plus.forwardslash.minus | s M-46 -24 L-14 -24 M-30 -40 L-30 -8 M14 26 L46 26 M30 -42 L-30 42
    plus.slash.minus = plus.forwardslash.minus
    plusminus | s M-29 -15.3 L29 -15.3 M0 -44.3 L0 13.6 M-29 37.5 L29 37.5
    power | s A 0 4 40 -52 232; s M0 -46 L0 2
    poweroff | s O 0 0 42
    poweron | s M0 -40 L0 40
    powersleep | s M4 -44 C-34 -37 -51 4 -32 30 C-12 56 32 51 44 16 C20 26 -7 12 -9 -14 C-9 -26 -4 -37 4 -44
      Z
    questionmark | t ? 0 0 78
    quote.closing | f O -24 -8 17 O 24 -8 17; s*1.3 M-11 -4 C-10 16 -20 26 -34 29 M37 -4 C38 16 28 26 14 29
    quote.opening | f O -24 6 17 O 24 6 17; s*1.3 M-37 2 C-38 -18 -28 -28 -14 -31 M11 2 C10 -18 20 -28 34
      -31
    record.circle | s O 0 0 44.7; f O 0 0 27
    record.circle.fill | f1 O 0 0 48.8; x O 0 0 31; f O 0 0 24
    rectangle | s R -53 -37.5 106 75 12
    rectangle.portrait | s R -37.5 -53 75 106 12
    restart | s A 0 0 42 -60 270; f M-4 -58 L24 -41 L-4 -24 Z; f M-11 -18 L19 0 L-11 18 Z
    rhombus | s M0 -49 L37 0 L0 49 L-37 0 Z
    scope | s O 0 0 35; s M0 -48 L0 -22 M0 48 L0 22 M-48 0 L-22 0 M48 0 L22 0
    seal | s B 0 0 47 42 12
    slash.circle | s1 O 0 0 44.7; s M20 -20 L-20 20
    slash.circle.fill | f1 O 0 0 48.8; y M20 -20 L-20 20
    sleep | s O 0 0 44.7; f M4 -28 C-20 -22 -28 2 -16 18 C-4 32 22 26 27 10 C13 16 -4 8 -5 -8 C-5 -16 -2 -24
      4 -28 Z
    smallcircle.filled.circle | s O 0 0 45.2; f O 0 0 15.3
    space | s M-42 -8 L-42 22 L42 22 L42 -8
    square | s R -37.7 -37.7 75.4 75.4 12
    square.dashed | s M-37.7 -20 L-37.7 -26 Q-37.7 -37.7 -26 -37.7 L-20 -37.7 M-7 -37.7 L7 -37.7 M20 -37.7
      L26 -37.7 Q37.7 -37.7 37.7 -26 L37.7 -20 M37.7 -7 L37.7 7 M37.7 20 L37.7 26 Q37.7 37.7 26 37.7 L20 37.7
      M7 37.7 L-7 37.7 M-20 37.7 L-26 37.7 Q-37.7 37.7 -37.7 26 L-37.7 20 M-37.7 7 L-37.7 -7
    squareroot | s M-42 6 L-30 0 L-14 36 L4 -38 L42 -38
    squareshape | s R -37.7 -37.7 75.4 75.4 2
    star | s S 0 2.5 49 22 5
    star.fill | f S 0 2.5 53 24 5; s*.6 S 0 2.5 49 22 5
    star.leadinghalf.filled | s S 0 2.5 49 22 5; f M0 -46.5 L-12.9 -15.3 L-46.6 -12.6 L-20.9 9.3 L-28.8 42.1
      L0 24.5 Z
    sterlingsign | t £ 0 0 78
    strikethrough | t S 0 0 82; y*2.6 M-44 0 L44 0; s M-42 0 L42 0
    sum | s M32 -30 L32 -40 L-32 -40 L4 0 L-32 40 L32 40 L32 30
    target | s O 0 0 44.7; s O 0 0 27; f O 0 0 10
    textformat | t Aa 0 0 72
    textformat.123 | t 123 0 0 64
    textformat.abc | t abc 0 0 74
    textformat.alt | t Aa 0 0 72
    textformat.size | t A -24 12 50; t A 26 0 88
    textformat.size.larger | t A -8 0 84; s M30 -22 L42 -34 L54 -22
    textformat.size.smaller | t A -4 6 60; s M34 22 L46 34 L58 22
    textformat.subscript | t A -12 -6 72; t 1 36 28 34
    textformat.superscript | t A -12 6 72; t 1 36 -28 34
    togglepower | s O 0 0 44.7; s M0 -24 L0 24
    triangle | s M0 -40 L48 40 L-48 40 Z
    underline | t U 0 -10 72; s M-28 42 L28 42
    wonsign | t ₩ 0 0 76
    x.squareroot | s M-48 6 L-36 0 L-20 36 L-2 -38 L48 -38; t x 22 8 46
    xmark | s M-30.7 -30.7 L30.7 30.7 M30.7 -30.7 L-30.7 30.7
    yensign | t ¥ 0 0 78
    """
}
