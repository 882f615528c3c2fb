extension SymbolTable {
  /// Drawings of houses, tools, goods and vehicles, the second half of the alphabet, in the language of
  /// `SymbolArt`.
  static let moreThings = """
    giftcard | s R -53 -37 106 74 13; s M-53 -4 L53 -4 M-16 -37 L-16 37; s M-16 -5 C-40 -5 -34 -26 -24 -20
      C-18 -18 -16 -10 -16 -5 C-16 -10 -14 -18 -8 -20 C2 -26 8 -5 -16 -5
    graduationcap | s M0 -34 L54 -10 L0 14 L-54 -10 Z; s M-30 2 L-30 26 C-14 40 14 40 30 26 L30 2 M46 -6 L46
      24
    graduationcap.fill | f M-4 -38 Q0 -40 4 -38 L56 -14 Q60 -10 56 -6 L4 17 Q0 19 -4 17 L-56 -6 Q-60 -10 -56
      -14 Z; f M-32 11 L-4 24 Q0 26 4 24 L32 11 L32 28 C16 44 -16 44 -32 28 Z; s M48 -8 L48 26
    hammer | s M-8 -8 L-38 26 Q-44 34 -38 40 Q-32 46 -24 38 L8 8; s M-24 -26 C-8 -48 16 -46 30 -30 L46 -12
      L32 4 L12 -14 L6 -8 L-8 -20 Z
    hanger | s M-4 -20 C-4 -28 8 -26 8 -34 C8 -46 -10 -46 -10 -34 M2 -16 L46 14 Q54 22 44 26 L-44 26 Q-54 22
      -46 14 Z
    heart.circle | s1 O 0 0 44.7; u heart.fill 0 2 .5
    heart.text.square | s R -37.7 -37.7 75.4 75.4 12; u heart.fill -14 -10 .32; s*.8 M8 -18 L24 -18 M8 -4
      L24 -4 M-22 18 L24 18
    house | s M-36 -6 L-36 34 Q-36 42 -28 42 L28 42 Q36 42 36 34 L36 -6 M-52 4 L-4 -39 Q0 -43 4 -39 L52 4
      M-11 42 L-11 14 L11 14 L11 42
    house.fill | f M-54 8 L-4 -37 Q0 -40 4 -37 L54 8 Q60 2 55 -3 L5 -47 Q0 -51 -5 -47 L-55 -3 Q-60 2 -54 8
      Z; f M-38 5 L0 -29 L38 5 L38 36 Q38 46 28 46 L13 46 L13 16 L-13 16 L-13 46 L-28 46 Q-38 46 -38 36 Z; f R
      26 -44 12 24 2
    key | s O -24 0 19; s M-5 0 L48 0 L48 15 M30 0 L30 12; f O -28 0 4
    key.fill | f O -24 0 23; x O -29 0 6; f M-6 -7 L46 -7 L53 0 L46 8 L38 3 L30 10 L22 3 L14 8 L-4 8 Z
    lamp.desk | s M-40 44 L8 44 M-16 44 L-28 4 L4 -30; s M-6 -40 L16 -14 L40 -18 C44 -40 14 -58 -6 -40 Z
    lamp.floor = lamp.desk
    latch.2.case = briefcase
    level | s R -53 -18 106 36 18; s O 0 0 10; s*.8 M-24 -18 L-24 18 M24 -18 L24 18
    lifepreserver | s O 0 0 44.7; s O 0 0 18; s M-13 -13 L-31 -31 M13 -13 L31 -31 M-13 13 L-31 31 M13 13 L31
      31
    lightbulb | s M-12 30 C-12 16 -30 10 -30 -14 C-30 -54 30 -54 30 -14 C30 10 12 16 12 30 Z; s*.9 M-11 42
      L11 42
    lightbulb.fill | f M-13 28 C-13 14 -34 10 -34 -14 C-34 -58 34 -58 34 -14 C34 10 13 14 13 28 Z; s M-12 37
      L12 37; s M-7 47 L7 47
    location.north | s M0 -48.6 L36 45 L0 25.2 L-36 45 Z
    lock | s R -30 -4 60 48 10; s M-18 -4 L-18 -24 C-18 -50 18 -50 18 -24 L18 -4
    lock.fill | f R -34 -8 68 56 13; s M-18 -8 L-18 -24 C-18 -50 18 -50 18 -24 L18 -8
    lock.open | s R -40 -4 60 48 10; s M8 -4 L8 -24 C8 -50 44 -50 44 -24 L44 -10
    lock.open.fill | f R -44 -8 68 56 13; s M8 -8 L8 -24 C8 -50 44 -50 44 -24 L44 -10
    lock.rotation | s A 0 0 42 -40 290; f M22 -52 L40 -32 L14 -28 Z; u lock.fill 0 0 .42
    lock.shield | u shield 0 0 1; u lock.fill 0 0 .42
    lungs | s M-6 -20 C-20 -30 -46 0 -46 30 C-46 46 -10 38 -8 26 Z M6 -20 C20 -30 46 0 46 30 C46 46 10 38 8
      26 Z M0 -46 L0 -14 M0 -14 L-8 -4 M0 -14 L8 -4
    map | s M-48 -28 L-16 -40 L16 -28 L48 -40 L48 28 L16 40 L-16 28 L-48 40 Z; s*.8 M-16 -40 L-16 28 M16 -28
      L16 40
    map.fill | f M-52 -32 L-20 -43 L-20 29 L-48 40 Q-52 41 -52 36 Z; f M-12 -43 L12 -34 L12 42 L-12 33 Z; f
      M20 -29 L48 -40 Q52 -41 52 -36 L52 32 L20 43 Z
    medal | s O 0 16 28; s M-14 -10 L-30 -46 M14 -10 L30 -46 M-8 -46 L4 -16 M8 -46 L0 -28; u star.fill 0 16
      .26
    minus.diamond | u diamond 0 0 1; s*.9 M-20 0 L20 0
    mug | s M-36 -38 L26 -38 L26 28 Q26 40 14 40 L-24 40 Q-36 40 -36 28 Z; s M26 -22 C50 -24 50 20 26 18
    mustache | f M0 -8 C10 -22 30 -18 34 0 C38 10 48 8 52 2 C52 26 12 30 0 8 C-12 30 -52 26 -52 2 C-48 8 -38
      10 -34 0 C-30 -18 -10 -22 0 -8 Z
    paintbrush | s M44 -44 L-6 18 M44 -44 L-18 6 M-18 6 L-6 18 M-18 6 C-34 4 -34 24 -44 40 C-22 46 -4 38 -6
      18
    paintbrush.fill | f M48 -48 Q52 -46 48 -40 L2 18 L-14 4 L40 -46 Q44 -50 48 -48 Z; f M-20 8 L-4 22 C-2 44
      -26 52 -48 43 Q-50 41 -47 38 C-38 26 -40 6 -20 8 Z
    paintpalette | s M0 -42 C52 -42 58 8 26 10 C8 10 12 18 14 26 C16 36 8 42 0 42 C-60 42 -60 -42 0 -42 Z; f
      O -24 -6 6 O -10 -26 6 O 14 -26 6 O 30 -10 6
    paperclip | s M20 -16 L-12 16 C-22 28 -6 42 6 32 L38 -2 C58 -26 26 -52 4 -30 L-30 6 C-60 38 -16 72 14 44
      L42 16
    parkingsign | t P 0 0 84
    party.popper | s M-44 44 L-20 -14 L16 22 Z; f O 20 -30 5 O 36 -6 5 O 0 -40 5; s*.8 M8 0 C20 -10 10 -22
      24 -30 M18 12 C28 2 34 8 44 2
    pills | s M-41.4 -7.2 L-10.8 -37.8 C5.4 -52.2 27 -30.6 12.6 -16.2 L-18 16.2 C-34.2 28.8 -54 7.2 -41.4
      -7.2 Z; s M-27 -22.5 L-2.7 0.9; s O 27 27 21.6; s M11.7 42.3 L42.3 11.7
    pills.fill = pills
    plus.diamond | u diamond 0 0 1; s*.9 M-20 0 L20 0 M0 -20 L0 20
    popcorn | s M-30 -10 L30 -10 L22 46 L-22 46 Z; s M-30 -10 C-44 -26 -22 -36 -18 -28 C-18 -48 12 -48 14
      -30 C28 -38 44 -22 30 -10 M-10 -10 L-7 46 M10 -10 L7 46
    power.dotted | u circle.dashed 0 0 1; s M0 -24 L0 10
    puzzlepiece | s M-38 -22 L-14 -22 C-22 -46 18 -46 10 -22 L34 -22 L34 0 C58 -8 58 30 34 22 L34 42 L-38 42
      L-38 22 C-18 30 -18 -6 -38 2 Z
    puzzlepiece.extension = puzzlepiece
    puzzlepiece.extension.fill = puzzlepiece.fill
    questionmark.app | u app 0 0 1; t! ? 0 0 46
    questionmark.diamond | u diamond 0 0 1; t! ? 0 0 46
    questionmark.folder | u folder 0 0 1; t! ? 0 12 38
    rosette | s B 0 -12 32 27 12; s O 0 -12 13; s M-18 14 L-22 46 L0 34 L22 46 L18 14
    ruler | s M-46 16 L16 -46 L46 -16 L-16 46 Z; s*.8 M-30 0 L-22 8 M-16 -14 L-4 -2 M-2 -28 L6 -20 M12 -42
      L24 -30
    sailboat | s M-46 24 L46 24 L30 42 L-30 42 Z; s M-4 24 L-4 -46 L-42 12 L-4 12 M6 12 L38 12 L6 -30 Z
    scalemass | s M-30 -14 L30 -14 L42 40 L-42 40 Z; s O 0 -28 13; t kg 0 14 26
    scissors | s O -32 -22 11; s O -32 22 11; s M-23 -15 L46 34 M-23 15 L46 -34
    scooter | s O -34 32 9; s O 34 32 9; s M-24 32 L20 32 L6 -36 L-8 -36
    screwdriver | s M-42 42 L-2 2 M6 -6 L30 -44 L44 -30 L6 8 Z
    shield | s M0 -47 C12 -40 26 -36 39 -34 L39 -2 C39 24 20 38 0 47 C-20 38 -39 24 -39 -2 L-39 -34 C-26 -36
      -12 -40 0 -47 Z
    shield.lefthalf.filled | u shield 0 0 1; f M0 -47 L0 47 C-20 38 -39 24 -39 -2 L-39 -34 C-26 -36 -12 -40
      0 -47 Z
    shippingbox | s M0 -48.6 L43.2 -25.2 L43.2 25.2 L0 48.6 L-43.2 25.2 L-43.2 -25.2 Z; s M-43.2 -25.2 L0 0
      L43.2 -25.2 M0 0 L0 48.6 M-21.6 -36.9 L21.6 -12.6
    shippingbox.fill = cube.fill
    signpost.right | s M0 -46 L0 48; s M-34 -34 L24 -34 L40 -20 L24 -6 L-34 -6 Z
    sofa | s M-40 -2 L-40 -20 Q-40 -34 -26 -34 L26 -34 Q40 -34 40 -20 L40 -2 M-52 -2 Q-52 -10 -44 -10 Q-34
      -10 -34 0 L-34 12 L34 12 L34 0 Q34 -10 44 -10 Q52 -10 52 -2 L52 24 Q52 30 46 30 L-46 30 Q-52 30 -52 24 Z
    speedometer | s O 0 0 44.7; s M0 6 L16 -16; f O 0 6 7; f O -28 6 3.5 O 28 6 3.5 O -20 -16 3.5 O 0 -27
      3.5
    spigot | s M-30 -36 L10 -36 M-10 -36 L-10 -22 M-40 -10 L6 -10 C30 -10 36 6 36 20 L20 20 C20 12 14 8 6 8
      L-40 8 Z; f E 28 36 5 8
    sportscourt | s R -53 -36 106 72 8; s M0 -36 L0 36; s O 0 0 13; s M-53 -15 L-38 -15 L-38 15 L-53 15 M53
      -15 L38 -15 L38 15 L53 15
    square.2.layers.3d | s M0 -34 L46 -10 L0 14 L-46 -10 Z; s M-46 12 L0 36 L46 12
    square.3.layers.3d | s M0 -42 L44 -20 L0 2 L-44 -20 Z; s M-44 0 L0 22 L44 0 M-44 20 L0 42 L44 20
    square.stack.3d.down.right = square.stack.3d.up
    square.stack.3d.up | u square.3.layers.3d 0 0 1
    square.stack.3d.up.fill | f M0 -46 L50 -21 L0 4 L-50 -21 Z; s M-46 2 L0 25 L46 2 M-46 23 L0 46 L46 23
    staroflife | s M-12 -46 L12 -46 L12 -21 L34 -33 L46 -13 L24 0 L46 13 L34 33 L12 21 L12 46 L-12 46 L-12
      21 L-34 33 L-46 13 L-24 0 L-46 -13 L-34 -33 L-12 -21 Z
    stethoscope | s M-38 -42 L-38 -14 C-38 18 6 18 6 -14 L6 -42 M-46 -42 L-32 -42 M-2 -42 L14 -42 M-16 10
      L-16 20 C-16 52 34 52 34 18; s O 34 4 12
    storefront | s M-39.6 -3.6 L-39.6 41.4 L39.6 41.4 L39.6 -3.6; s M-50.4 -9 L-39.6 -39.6 L39.6 -39.6 L50.4
      -9 C46.8 7.2 27 7.2 23.4 -7.2 C18 7.2 -18 7.2 -23.4 -7.2 C-27 7.2 -46.8 7.2 -50.4 -9 Z
    suit.club | s M-6 20 C-14 34 -48 28 -44 0 C-42 -14 -28 -18 -18 -14 C-32 -52 32 -52 18 -14 C28 -18 42 -14
      44 0 C48 28 14 34 6 20 L12 44 L-12 44 Z
    suit.diamond | s M0 -48 L36 0 L0 48 L-36 0 Z
    suit.heart = heart
    suit.heart.fill = heart.fill
    suit.spade | s M0 -46 C12 -26 44 -10 44 12 C44 32 16 36 6 20 L12 44 L-12 44 L-6 20 C-16 36 -44 32 -44 12
      C-44 -10 -12 -26 0 -46 Z
    suitcase = briefcase
    suitcase.fill = briefcase.fill
    sunglasses | s O -28 8 18; s O 28 8 18; f O -28 8 14 O 28 8 14; s M-10 4 C-6 -2 6 -2 10 4 M-46 8 L-40
      -20 Q-38 -28 -30 -28 M46 8 L40 -20 Q38 -28 30 -28
    syringe | s M14 -34 L34 -14 L-10 30 L-30 10 Z M-20 20 L-44 44 M24 -24 L38 -38 M28 -46 L46 -28 M-4 2 L4
      10 M8 -10 L16 -2
    takeoutbag.and.cup.and.straw | s M-48 -20 L6 -20 L2 42 L-44 42 Z; s M16 -8 L48 -8 L44 42 L18 42 M28 -8
      L34 -46 L44 -44
    telescope | s M-46 0 L34 -36 L42 -16 L-40 16 Z; s M-4 4 L-20 44 M-4 4 L12 44
    tent | s M0 -34 L50 36 L-50 36 Z; s M0 -6 L-18 36 M0 -6 L18 36
    testtube = testtube.2
    testtube.2 | s M-36 -42 L-36 30 C-36 46 -12 46 -12 30 L-12 -42 M-42 -42 L-6 -42 M12 -42 L12 30 C12 46 36
      46 36 30 L36 -42 M6 -42 L42 -42 M-36 4 L-12 4 M12 14 L36 14
    theatermasks | s M-46 -30 C-30 -38 -14 -38 2 -30 C4 10 -10 22 -22 24 C-36 20 -48 8 -46 -30 Z; s M12 -14
      C24 -20 36 -18 46 -14 C48 24 34 36 24 40 C14 36 6 28 2 16; s*.8 A -22 2 10 30 150
    ticket | s M-52 -30 L52 -30 L52 -10 C40 -10 40 10 52 10 L52 30 L-52 30 L-52 10 C-40 10 -40 -10 -52 -10
      Z; s*.8 M16 -26 L16 -16 M16 -6 L16 6 M16 16 L16 26
    train.side.front.car = tram
    tram | s R -32 -36 64 66 12; s M-32 2 L32 2 M0 -36 L0 -48 M-20 -48 L20 -48 M-20 30 L-32 46 M20 30 L32
      46; f O -16 16 5 O 16 16 5
    tram.fill | f R -36 -38 72 72 15; x R -26 -26 52 26 5; x O -17 18 6 O 17 18 6; s M0 -38 L0 -48 M-20 -48
      L20 -48 M-20 34 L-32 48 M20 34 L32 48
    translate | s M-50.4 -28.8 L-7.2 -28.8 M-28.8 -41.4 L-28.8 -28.8 M-14.4 -28.8 C-18 -5.4 -30.6 9 -48.6
      16.2 M-41.4 -14.4 C-34.2 1.8 -23.4 9 -9 14.4; s M1.8 41.4 L25.2 -12.6 L48.6 41.4 M10.8 23.4 L39.6 23.4
    trophy | s M-24 -44 L24 -44 C26 -8 22 8 0 10 C-22 8 -26 -8 -24 -44 Z; s M-24 -34 L-42 -34 C-44 -12 -34
      -4 -22 -4 M24 -34 L42 -34 C44 -12 34 -4 22 -4 M0 10 L0 30 M-20 42 L20 42 L16 30 L-16 30 Z
    tshirt | s M-18 -42 C-10 -30 10 -30 18 -42 L50 -22 L38 2 L28 -4 L28 42 L-28 42 L-28 -4 L-38 2 L-50 -22 Z
    wallet.pass | s R -40 -46 80 92 12; s M-40 -24 L40 -24 M-40 -4 L-14 -4 C-12 14 12 14 14 -4 L40 -4
    wand.and.rays | s M-42 42 L12 -12; s M20 -36 L20 -46 M36 -20 L46 -20 M32 -32 L40 -40 M4 -24 L-4 -32 M28
      -8 L36 0
    wand.and.stars | s M-42 42 L14 -14; u star.fill 28 -28 .4; u sparkle -20 -28 .24; u sparkle 36 16 .24
    washer | s R -38 -46 76 92 8; s O 0 8 24; f O -24 -32 4
    window.vertical.closed | s R -36 -44 72 88 6; s M-36 0 L36 0
    wineglass | s M-24 -46 L24 -46 C28 -8 20 4 0 4 C-20 4 -28 -8 -24 -46 Z; s M0 4 L0 44 M-18 45 L18 45 M-24
      -22 L24 -22
    wrench | s M39.6 -27 C43.2 -9 28.8 7.2 9 1.8 L-27 39.6 C-37.8 46.8 -48.6 36 -39.6 25.2 L-3.6 -10.8 C-9
      -30.6 7.2 -46.8 25.2 -41.4 L12.6 -25.2 L23.4 -12.6 Z
    wrench.and.screwdriver | s M-40 40 L4 -4 M-44 34 C-50 42 -40 50 -34 44 M4 -4 C-6 -24 14 -46 34 -38 L20
      -24 L26 -16 L40 -30 C48 -10 26 10 8 0; s M12 14 L38 40 M-38 -42 L-26 -36 L-18 -18 L-4 -6 M-38 -42 L-42
      -34 L-34 -26 L-18 -18
    wrench.and.screwdriver.fill = wrench.and.screwdriver
    xmark.octagon | u octagon 0 0 1; s*.9 M-17 -17 L17 17 M17 -17 L-17 17
    xmark.seal | u seal 0 0 1; s*.9 M-15 -15 L15 15 M15 -15 L-15 15
    xmark.shield | u shield 0 0 1; s*.9 M-15 -15 L15 15 M15 -15 L-15 15
    """
}
