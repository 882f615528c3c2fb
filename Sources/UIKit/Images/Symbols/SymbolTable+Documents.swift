extension SymbolTable {
  /// Drawings of documents, lists and editing, in the language of `SymbolArt`.
  static let documents = """
    1.magnifyingglass | u magnifyingglass 0 0 1; t! 1 -8 -8 32
    alarm | s O 0 3 38; s M0 -18 L0 4 L14 14; s M-44 -28 C-44 -40 -32 -46 -24 -42 M44 -28 C44 -40 32 -46 24
      -42 M-26 31 L-35 42 M26 31 L35 42
    alarm.fill | f O 0 3 42; y M0 -18 L0 4 L14 14; s M-44 -28 C-44 -40 -32 -46 -24 -42 M44 -28 C44 -40 32
      -46 24 -42 M-28 34 L-35 42 M28 34 L35 42
    archivebox | s R -50 -38 100 22 5; s M-43 -16 L-43 28 Q-43 38 -33 38 L33 38 Q43 38 43 28 L43 -16; s M-14
      2 L14 2
    archivebox.fill | f R -54 -42 108 26 6; f M-47 -10 L47 -10 L47 28 Q47 42 33 42 L-33 42 Q-47 42 -47 28 Z;
      y M-14 4 L14 4
    bell | s M-40 30 C-28 18 -31 2 -29 -10 C-26 -28 -15 -38 0 -38 C15 -38 26 -28 29 -10 C31 2 28 18 40 30 Z;
      s M-6 -39 C-6 -47 6 -47 6 -39; s A 0 32 12 12 168
    bell.and.waves.left.and.right | u bell 0 0 .85; s A 0 -4 48 150 210 A 0 -4 48 -30 30
    bell.fill | f M-43 34 C-50 32 -42 24 -38 18 C-33 10 -34 2 -33 -10 C-30 -28 -20 -38 -8 -41 C-9 -54 9 -54
      8 -41 C20 -38 30 -28 33 -10 C34 2 33 10 38 18 C42 24 50 32 43 34 Z; f A 0 38 14 0 180 Z
    book | s M0 -28 C-12 -40 -34 -42 -52 -36 L-52 34 C-34 28 -12 30 0 40 C12 30 34 28 52 34 L52 -36 C34 -42
      12 -40 0 -28 L0 40
    book.closed | s M-36 36 L-36 -36 Q-36 -48 -24 -48 L36 -48 L36 28 L-26 28 Q-36 28 -36 38 Q-36 48 -26 48
      L36 48
    book.closed.fill | f M-40 36 L-40 -36 Q-40 -52 -24 -52 L36 -52 Q40 -52 40 -48 L40 30 L-26 30 Q-31 31 -31
      37 Q-31 43 -26 43 L40 43 L40 48 Q40 52 36 52 L-26 52 Q-40 52 -40 36 Z
    book.fill | f M-3 -30 C-16 -44 -36 -46 -54 -40 Q-57 -39 -57 -35 L-57 36 Q-57 41 -52 39 C-34 33 -14 36 -3
      44 Z; f M3 -30 C16 -44 36 -46 54 -40 Q57 -39 57 -35 L57 36 Q57 41 52 39 C34 33 14 36 3 44 Z
    bookmark | s M-28 -38 Q-28 -48 -18 -48 L18 -48 Q28 -48 28 -38 L28 46 L0 20 L-28 46 Z
    bookmark.fill | f M-32 -38 Q-32 -52 -18 -52 L18 -52 Q32 -52 32 -38 L32 48 Q32 54 27 50 L0 25 L-27 50
      Q-32 54 -32 48 Z
    books.vertical | s R -43.2 -41.4 23.4 82.8 4.5 R -16.2 -41.4 23.4 82.8 4.5; s M16.2 -36 L36 -39.6 L48.6
      39.6 L28.8 43.2 Z
    calendar | s R -46 -42 92 84 14; s M-46 -17 L46 -17; f R -29 -6 10 10 2 R -12 -6 10 10 2 R 5 -6 10 10 2
      R 22 -6 10 10 2 R -29 12 10 10 2 R -12 12 10 10 2 R 5 12 10 10 2 R 22 12 10 10 2
    calendar.day.timeline.left | s R -46 -42 92 84 14; s M-46 -17 L46 -17 M-16 -17 L-16 42 M0 6 L30 6
    character.book.closed | u book.closed 0 0 1; t A 2 -10 36
    checklist | s M-50 -30 L-44 -22 L-32 -38 M-50 0 L-44 8 L-32 -8 M-50 30 L-44 38 L-32 22; s M-16 -29 L49
      -29 M-16 0 L49 0 M-16 29 L49 29
    clipboard | s R -36 -39.6 72 88.2 12.6; f R -18 -50.4 36 21.6 7.2
    clock | s O 0 0 44.7; s M0 -27 L0 3 L-20 15
    clock.arrow.circlepath | s A 0 0 40 -150 170; s M0 -22 L0 3 L-15 12; f M-52 -2 L-40 22 L-26 0 Z
    clock.fill | f1 O 0 0 48.8; y M0 -27 L0 3 L-20 15
    crop | s M-48.6 -27 L27 -27 L27 48.6 M-27 -48.6 L-27 27 L48.6 27
    decrease.indent | s M-44 -32 L44 -32 M-8 -11 L44 -11 M-8 11 L44 11 M-44 32 L44 32; s M-30 -13 L-44 0
      L-30 13
    deskclock | s O 0 -2 38; s M0 -24 L0 -1 L-14 8; s M-30 44 L30 44
    doc | s M-34 -40 Q-34 -50 -24 -50 L2 -50 L34 -18 L34 40 Q34 50 24 50 L-24 50 Q-34 50 -34 40 Z; s M3 -48
      L3 -28 Q3 -19 12 -19 L32 -19
    doc.append = doc.text
    doc.fill | f M-38 -40 Q-38 -54 -24 -54 L-4 -54 L-4 -26 Q-4 -12 10 -12 L38 -12 L38 40 Q38 54 24 54 L-24
      54 Q-38 54 -38 40 Z; f M4 -52 L36 -20 L12 -20 Q4 -20 4 -28 Z
    doc.on.clipboard | s M-14.4 -39.6 L-27 -39.6 Q-37.8 -39.6 -37.8 -28.8 L-37.8 36 Q-37.8 46.8 -27 46.8
      L-3.6 46.8 M14.4 -39.6 L27 -39.6 Q37.8 -39.6 37.8 -28.8 L37.8 -14.4; s R -14.4 -48.6 28.8 16.2 5.4; s R
      1.8 -7.2 39.6 55.8 7.2
    doc.on.doc | s M-22 -22 L-32 -22 Q-42 -22 -42 -12 L-42 40 Q-42 50 -32 50 L6 50 Q16 50 16 40; s M-16 -40
      Q-16 -50 -6 -50 L14 -50 L42 -22 L42 20 Q42 30 32 30 L-6 30 Q-16 30 -16 20 Z; s M15 -48 L15 -30 Q15 -22
      23 -22 L40 -22
    doc.on.doc.fill | f M-24 -24 L-32 -24 Q-46 -24 -46 -10 L-46 40 Q-46 54 -32 54 L4 54 Q18 54 18 42 L-6 38
      Q-24 38 -24 20 Z; f M-18 -40 Q-18 -54 -4 -54 L8 -54 L8 -30 Q8 -16 22 -16 L46 -16 L46 20 Q46 32 34 32 L-6
      32 Q-18 32 -18 20 Z; f M15 -52 L44 -23 L22 -23 Q15 -23 15 -30 Z
    doc.plaintext | s R -36 -48 72 96 11; s*.8 M-18 -26 L18 -26 M-18 -8 L18 -8 M-18 10 L18 10 M-18 28 L6 28
    doc.richtext | s R -36 -48 72 96 11; s*.8 M-18 -28 L18 -28 M-18 -14 L18 -14; f R -20 2 40 28 4
    doc.text | u doc 0 0 1; s*.8 M-16 4 L16 4 M-16 18 L16 18 M-16 32 L16 32
    doc.text.fill | u doc.fill 0 0 1; y*.9 M-18 6 L18 6 M-18 20 L18 20 M-18 34 L18 34
    doc.text.magnifyingglass | s M34 -4 L34 -18 L2 -50 L-24 -50 Q-34 -50 -34 -40 L-34 40 Q-34 50 -24 50 L-4
      50; s M3 -48 L3 -28 Q3 -19 12 -19 L32 -19; s O 20 22 15; s M31 33 L44 46
    doc.text.viewfinder | u viewfinder 0 0 1; s*.8 M-18 -14 L18 -14 M-18 0 L18 0 M-18 14 L10 14
    doc.viewfinder | u viewfinder 0 0 1; u doc 0 0 .5
    doc.zipper | u doc 0 0 1; s*.8 M-6 -40 L-6 -36 M4 -30 L4 -26 M-6 -20 L-6 -16 M4 -10 L4 -6 M-6 0 L-6 4;
      s*.8 R -8 14 14 18 4
    externaldrive | s R -52 2 104 30 10; s M-50 10 L-36 -28 Q-33 -34 -26 -34 L26 -34 Q33 -34 36 -28 L50 10;
      f O 34 17 5
    flag | s M-32 -40 C-12 -48 12 -26 38 -38 L38 6 C12 18 -12 -4 -32 6; s M-32 -44 L-32 48
    flag.2.crossed | s M-30 44 L16 -30 M30 44 L-16 -30; s M16 -30 C28 -46 38 -30 52 -34 L40 -10 C30 -6 20
      -20 8 -14; s M-16 -30 C-28 -46 -38 -30 -52 -34 L-40 -10 C-30 -6 -20 -20 -8 -14
    flag.checkered = flag
    flag.fill | f M-32 -43 C-12 -52 12 -30 36 -41 Q42 -44 42 -38 L42 6 Q42 10 38 12 C12 24 -12 0 -32 10 Z; s
      M-32 -46 L-32 48
    folder | s M-50 -28 Q-50 -38 -40 -38 L-22 -38 Q-16 -38 -12 -34 L-6 -28 L40 -28 Q50 -28 50 -18 L50 28 Q50
      38 40 38 L-40 38 Q-50 38 -50 28 Z; s M-50 -12 L50 -12
    folder.fill | f M-54 -18 L-54 -28 Q-54 -42 -40 -42 L-22 -42 Q-14 -42 -9 -37 L-4 -32 L40 -32 Q54 -32 54
      -18 Z; f M-54 -11 L54 -11 L54 28 Q54 42 40 42 L-40 42 Q-54 42 -54 28 Z
    highlighter | s M-20 10 L24 -42 L42 -27 L-2 25 Z M-20 10 L-26 24 L-15 34 L-2 25; f M-30 30 L-20 38 L-26
      46 L-42 46 Z
    hourglass | s M-30 -46 L30 -46 M-30 46 L30 46 M-24 -46 C-24 -8 24 8 24 46 M24 -46 C24 -8 -24 8 -24 46
    hourglass.bottomhalf.filled | u hourglass 0 0 1; f M-18 38 C-16 26 -6 18 0 14 C6 18 16 26 18 38 Z
    hourglass.tophalf.filled | u hourglass 0 0 1; f M-18 -30 L18 -30 C14 -18 6 -12 0 -8 C-6 -12 -14 -18 -18
      -30 Z
    increase.indent | s M-44 -32 L44 -32 M-8 -11 L44 -11 M-8 11 L44 11 M-44 32 L44 32; s M-44 -13 L-30 0
      L-44 13
    internaldrive = externaldrive
    lasso | s E 0 -10 46 30; s M-26 14 C-40 18 -38 36 -24 32 C-18 30 -18 22 -24 18 M-24 32 C-24 42 -30 46
      -36 48
    line.3.horizontal | s M-41 -27 L41 -27 M-41 0 L41 0 M-41 27 L41 27
    line.3.horizontal.decrease | s M-44 -25 L44 -25 M-28 0 L28 0 M-12 25 L12 25
    line.3.horizontal.decrease.circle | s1 O 0 0 44.7; s*.9 M-24 -13 L24 -13 M-15 1 L15 1 M-7 15 L7 15
    line.3.horizontal.decrease.circle.fill | f1 O 0 0 48.8; y*.9 M-24 -13 L24 -13 M-15 1 L15 1 M-7 15 L7 15
    line.horizontal.3.circle | s1 O 0 0 44.7; s*.9 M-22 -15 L22 -15 M-22 0 L22 0 M-22 15 L22 15
    list.bullet | f O -46 -29 6 O -46 0 6 O -46 29 6; s M-26 -29 L49 -29 M-26 0 L49 0 M-26 29 L49 29
    list.bullet.clipboard = list.clipboard
    list.bullet.indent | f O -46 -29 6 O -30 0 6 O -30 29 6; s M-26 -29 L49 -29 M-12 0 L49 0 M-12 29 L49 29
    list.bullet.rectangle | s R -53 -37.5 106 75 12; f O -32 -16 4.5 O -32 0 4.5 O -32 16 4.5; s*.8 M-18 -16
      L34 -16 M-18 0 L34 0 M-18 16 L34 16
    list.bullet.rectangle.portrait | s R -37.5 -53 75 106 12; f O -20 -22 4.5 O -20 0 4.5 O -20 22 4.5; s*.8
      M-7 -22 L22 -22 M-7 0 L22 0 M-7 22 L22 22
    list.clipboard | s R -36 -39.6 72 88.2 12.6; f R -18 -50.4 36 21.6 7.2; s M-16.2 -5.4 L16.2 -5.4 M-16.2
      12.6 L16.2 12.6 M-16.2 30.6 L16.2 30.6
    list.dash | s M-50 -29 L-42 -29 M-50 0 L-42 0 M-50 29 L-42 29 M-26 -29 L49 -29 M-26 0 L49 0 M-26 29 L49
      29
    list.number | t 1 -44 -30 22; t 2 -44 0 22; t 3 -44 30 22; s M-24 -30 L48 -30 M-24 0 L48 0 M-24 30 L48
      30
    list.star | u star.fill -46 -30 .18; u star.fill -46 0 .18; u star.fill -46 30 .18; s M-28 -30 L50 -30
      M-28 0 L50 0 M-28 30 L50 30
    list.triangle | f M-52 -36 L-38 -30 L-52 -24 Z M-52 -6 L-38 0 L-52 6 Z M-52 24 L-38 30 L-52 36 Z; s M-26
      -30 L50 -30 M-26 0 L50 0 M-26 30 L50 30
    location | s M43 -43 L-44 -6 L-4 4 L6 44 Z
    location.fill | f M50 -43 Q52 -50 43 -49 L-48 -10 Q-54 -6 -47 -2 L-6 6 L2 47 Q6 54 10 48 Z
    location.north.line | u location.north 0 0 .8; s M0 -40 L0 -52
    magazine = book
    magnifyingglass | s O -8 -8 33.5; s M17 17 L42 42
    mappin | f O 0 -32 16; s M0 -16 L0 46
    mappin.and.ellipse | f O 0 -34 13; s M0 -20 L0 24; s M-18 14 C-62 20 -56 46 0 46 C56 46 62 20 18 14
    mappin.circle | s1 O 0 0 44.7; f O 0 -14 10; s*.9 M0 -6 L0 26
    mappin.circle.fill | f1 O 0 0 48.8; x O 0 -14 11; y*.9 M0 -6 L0 28
    minus.magnifyingglass | u magnifyingglass 0 0 1; s*.9 M-22 -8 L6 -8
    newspaper | s M-50.4 -37.8 L30.6 -37.8 L30.6 30.6 Q30.6 39.6 39.6 39.6 L-41.4 39.6 Q-50.4 39.6 -50.4
      30.6 Z M30.6 -18 L50.4 -18 L50.4 30.6 Q50.4 39.6 39.6 39.6; s M-32.4 -16.2 L12.6 -16.2 M-32.4 3.6 L12.6
      3.6 M-32.4 21.6 L12.6 21.6
    note | s R -46 -40 92 80 12; s M-46 -20 L46 -20
    note.text | u note 0 0 1; s*.8 M-28 -2 L28 -2 M-28 18 L14 18
    opticaldisc | s O 0 0 44.7; s O 0 0 12
    opticaldiscdrive = externaldrive
    pencil | s M-40 40 L-33 14 L24 -43 Q29 -48 34 -43 L43 -34 Q48 -29 43 -24 L-14 33 Z M13 -32 L32 -13
    pencil.and.outline | u square.and.pencil 0 0 1
    pencil.and.ruler | s M-44 44 L-38 22 L20 -36 L36 -20 L-22 38 Z; s M-44 -28 L-28 -44 L44 28 L28 44 Z
    pencil.and.scribble = pencil.and.outline
    pencil.line | u pencil 0 -6 .85; s M-40 44 L40 44
    pencil.tip | s M0 -48.6 L21.6 9 L21.6 45 L-21.6 45 L-21.6 9 Z M-21.6 18 L21.6 18
    pin | s M-20 -44 L20 -44 M-14 -44 L-16 -10 C-28 -2 -32 6 -32 14 L32 14 C32 6 28 -2 16 -10 L14 -44 M0 14
      L0 46
    pin.fill | f M-22 -48 L22 -48 Q28 -44 24 -39 L17 -38 L19 -12 C31 -4 36 6 36 14 Q36 18 31 18 L-31 18 Q-36
      18 -36 14 C-36 6 -31 -4 -19 -12 L-17 -38 L-24 -39 Q-28 -44 -22 -48 Z; s M0 18 L0 46
    plus.magnifyingglass | u magnifyingglass 0 0 1; s*.9 M-22 -8 L6 -8 M-8 -22 L-8 6
    rectangle.and.pencil.and.ellipsis | s M36 -26 L-36 -26 Q-50 -26 -50 -12 L-50 18 Q-50 32 -36 32 L36 32
      Q50 32 50 18 L50 6; f O -30 4 5.5 O -12 4 5.5; f M4 14 L8 0 L42 -34 L52 -24 L18 10 Z
    scribble | s M-46 10 C-30 -40 10 -50 4 -26 C-2 -4 -34 26 -20 30 C-4 34 16 -16 32 -14 C44 -12 18 24 26 30
      C32 34 42 24 46 16
    scribble.variable = scribble
    signature | s M-46 20 C-30 24 -10 -10 -14 -34 C-18 -46 -30 -20 -24 4 C-20 22 -12 24 -8 8 C-4 -4 0 -2 0 8
      C2 18 8 10 12 4 C16 0 18 12 24 10 C30 8 36 6 48 6; s M-46 38 L46 38
    slider.horizontal.2.gobackward = slider.horizontal.3
    slider.horizontal.2.square | s R -37.7 -37.7 75.4 75.4 12; s*.9 M-24 -13 L-10 -13 M8 -13 L24 -13 M-24 13
      L-8 13 M10 13 L24 13; s*.9 O -1 -13 8; s*.9 O 1 13 8
    slider.horizontal.3 | s M-46 -27 L-30 -27 M-8 -27 L46 -27 M-46 0 L8 0 M30 0 L46 0 M-46 27 L-30 27 M-8 27
      L46 27; s O -19 -27 10; s O 19 0 10; s O -19 27 10
    slider.horizontal.below.rectangle | s R -46 -38 92 46 10; s M-46 30 L-16 30 M6 30 L46 30; s O -5 30 9
    slider.vertical.3 | s M-27 -46 L-27 8 M-27 30 L-27 46 M0 -46 L0 -30 M0 -8 L0 46 M27 -46 L27 8 M27 30 L27
      46; s O -27 19 10; s O 0 -19 10; s O 27 19 10
    square.and.arrow.down | s M-16 -18 L-26 -18 Q-36 -18 -36 -8 L-36 38 Q-36 48 -26 48 L26 48 Q36 48 36 38
      L36 -8 Q36 -18 26 -18 L16 -18; s M0 -51 L0 24 M-19 6 L0 25 L19 6
    square.and.arrow.down.fill | f R -40 -22 80 74 14; y*3 M0 -26 L0 24 M-19 6 L0 25 L19 6; s M0 -51 L0 24
      M-19 6 L0 25 L19 6
    square.and.arrow.down.on.square | s M0 -14 L-18 -14 Q-28 -14 -28 -4 L-28 38 Q-28 48 -18 48 L34 48 Q44 48
      44 38 L44 -4 Q44 -14 34 -14 L16 -14; s M8 -48 L8 24 M-9 8 L8 25 L25 8; s M-40 34 Q-46 34 -46 26 L-46 -22
      Q-46 -30 -38 -30 L-18 -30
    square.and.arrow.up | s M-16 -18 L-26 -18 Q-36 -18 -36 -8 L-36 38 Q-36 48 -26 48 L26 48 Q36 48 36 38 L36
      -8 Q36 -18 26 -18 L16 -18; s M0 18 L0 -51 M-19 -33 L0 -52 L19 -33
    square.and.arrow.up.fill | f M-10 -22 L-26 -22 Q-40 -22 -40 -8 L-40 38 Q-40 52 -26 52 L26 52 Q40 52 40
      38 L40 -8 Q40 -22 26 -22 L10 -22 L10 14 Q10 26 0 26 Q-10 26 -10 14 Z; s M0 14 L0 -51 M-19 -33 L0 -52 L19
      -33
    square.and.arrow.up.on.square | s M0 -14 L-18 -14 Q-28 -14 -28 -4 L-28 38 Q-28 48 -18 48 L34 48 Q44 48
      44 38 L44 -4 Q44 -14 34 -14 L16 -14; s M8 20 L8 -48 M-9 -31 L8 -49 L25 -31; s M-40 34 Q-46 34 -46 26
      L-46 -22 Q-46 -30 -38 -30 L-18 -30
    square.and.pencil | s M10 -36 L-24 -36 Q-40 -36 -40 -20 L-40 26 Q-40 42 -24 42 L22 42 Q38 42 38 26 L38
      -6; f M-12 16 L-7 -2 L36 -45 L48 -33 L5 10 Z; f M40 -49 L43 -52 Q48 -56 52 -52 L54 -50 Q58 -46 54 -41
      L52 -37 Z
    square.text.square | s R -37.7 -37.7 75.4 75.4 12; s*.8 M-20 -16 L20 -16 M-20 0 L20 0 M-20 16 L6 16
    stopwatch | s O 0 5 40; s M0 5 L0 -17 M-11 -47 L11 -47 M0 -46 L0 -36 M32 -30 L37 -35
    switch.2 | s R -44 -40 88 34 17; f O -26 -23 11; s R -44 6 88 34 17; f O 26 23 11
    tag | s M-42 -34 Q-42 -42 -34 -42 L-4 -42 L42 4 Q46 8 42 12 L12 42 Q8 46 4 42 L-42 -4 Z; f O -24 -24 6.5
    text.aligncenter | s M-44 -32 L44 -32 M-28 -11 L28 -11 M-44 11 L44 11 M-28 32 L28 32
    text.alignleft | s M-44 -32 L44 -32 M-44 -11 L20 -11 M-44 11 L44 11 M-44 32 L20 32
    text.alignright | s M-44 -32 L44 -32 M-20 -11 L44 -11 M-44 11 L44 11 M-20 32 L44 32
    text.append | s M-44 -34 L44 -34 M-44 -11 L44 -11 M-44 11 L4 11; s M28 12 L28 44 M12 28 L44 28
    text.book.closed | u book.closed 0 0 1; s*.8 M-14 -26 L16 -26 M-14 -10 L16 -10
    text.insert | s M-44 -34 L44 -34 M-12 -11 L44 -11 M-12 11 L44 11 M-44 34 L44 34; s M-44 -14 L-30 0 L-44
      14
    text.justify | s M-44 -32 L44 -32 M-44 -11 L44 -11 M-44 11 L44 11 M-44 32 L44 32
    text.magnifyingglass | s O 12 6 24; s M30 24 L46 40 M-46 -36 L16 -36 M-46 -16 L-22 -16 M-46 4 L-24 4
      M-46 24 L-16 24
    text.quote | s M-44 -32 L44 -32 M-22 -11 L44 -11 M-22 11 L44 11 M-44 32 L44 32; s*1.2 M-42 -8 L-42 10
    timer | s A 0 2 42 -90 215; s M0 -40 L0 -26; s M0 4 L-19 -18
    trash | s M-34 -34 L-29 40 Q-28 50 -18 50 L18 50 Q28 50 29 40 L34 -34 M-44 -34 L44 -34 M-16 -34 L-16 -43
      Q-16 -51 -8 -51 L8 -51 Q16 -51 16 -43 L16 -34; s*.8 M-13 -18 L-11 34 M13 -18 L11 34 M0 -18 L0 34
    trash.fill | f M-37 -28 L37 -28 L32 44 Q31 54 20 54 L-20 54 Q-31 54 -32 44 Z; s M-44 -36 L44 -36 M-16
      -36 L-16 -43 Q-16 -51 -8 -51 L8 -51 Q16 -51 16 -43 L16 -36; y*.8 M-13 -15 L-11 38 M13 -15 L11 38 M0 -15
      L0 38
    tray | s M-50 10 L-34 -28 Q-31 -35 -24 -35 L24 -35 Q31 -35 34 -28 L50 10 L50 26 Q50 37 39 37 L-39 37
      Q-50 37 -50 26 Z; s M-48 10 L-18 10 C-16 28 16 28 18 10 L48 10
    tray.2 | u tray 0 -14 .8; s M-42 24 L-42 38 Q-42 46 -34 46 L34 46 Q42 46 42 38 L42 24
    tray.and.arrow.down | u tray 0 8 .95; s M0 -48 L0 2 M-14 -10 L0 4 L14 -10
    tray.and.arrow.up | u tray 0 8 .95; s M0 4 L0 -46 M-14 -34 L0 -48 L14 -34
    tray.full | u tray 0 6 1; s M-22 -14 L22 -14 M-28 0 L28 0
    xmark.bin | s M-42 -36 L-34 42 Q-33 48 -26 48 L26 48 Q33 48 34 42 L42 -36 Z; s*.9 M-15 -10 L15 20 M15
      -10 L-15 20
    """
}
