extension SymbolTable {
  /// Drawings of people, hands and faces, in the language of `SymbolArt`.
  static let people = """
    accessibility | s O 0 0 44.7; f O 0 -25 6.5; s*.9 M-22 -11 L0 -7 L22 -11 M0 -7 L0 6 L-9 28 M0 6 L9 28
    brain | s M-2 -40 C-18 -52 -32 -40 -32 -30 C-46 -28 -48 -8 -40 -2 C-52 10 -42 30 -30 30 C-26 46 -6 48 -2
      36 Z M2 -40 C18 -52 32 -40 32 -30 C46 -28 48 -8 40 -2 C52 10 42 30 30 30 C26 46 6 48 2 36 Z; s*.8 M-30
      -14 C-24 -20 -18 -18 -16 -12 M30 -14 C24 -20 18 -18 16 -12 M-26 14 C-20 8 -12 12 -12 20 M26 14 C20 8 12
      12 12 20
    brain.head.profile | s M12 46 L12 32 C30 34 34 28 34 16 L44 12 Q48 8 44 2 L36 -12 C34 -54 -42 -58 -42 -6
      C-42 14 -26 20 -26 46; s*.8 M-22 -18 C-18 -38 16 -38 16 -16 C16 -4 4 -2 0 -8 M-22 -18 C-28 -4 -14 2 -6 0
    brain.head.profile.fill | f M14 50 L14 36 C34 38 38 30 38 18 L46 15 Q53 10 48 1 L40 -12 C38 -60 -46 -62
      -46 -6 C-46 16 -30 22 -30 50 Z; y*.8 M-22 -18 C-18 -38 16 -38 16 -16 C16 -4 4 -2 0 -8 M-22 -18 C-28 -4
      -14 2 -6 0
    ear | s M-28 -8 C-30 -58 40 -56 32 -8 C30 8 14 14 12 30 C10 46 -12 48 -16 30 M-12 -6 C-12 -32 16 -32 14
      -8 C10 4 2 2 0 14
    eyes | s E -24 0 18 27; s E 24 0 18 27; f E -15 2 8 12; f E 33 2 8 12
    face.dashed | u circle.dashed 0 0 1; f E -15 -12 5 7.5 E 15 -12 5 7.5; s A 0 2 22 25 155
    face.smiling | s O 0 0 44.7; f E -15 -12 5 7.5 E 15 -12 5 7.5; s A 0 2 22 25 155
    face.smiling.fill | f1 O 0 0 48.8; x E -16 -13 5.5 8 E 16 -13 5.5 8; y A 0 2 23 25 155
    figure.2.and.child.holdinghands | f O -30 -40 8 O 30 -40 8 O 0 -8 6.5; s*1.5 M-30 -22 L-30 10 M30 -22
      L30 10 M0 8 L0 22; s M-30 -22 L-10 12 M30 -22 L10 12 M-34 10 L-34 46 M-26 10 L-26 46 M34 10 L34 46 M26
      10 L26 46 M-3 22 L-3 46 M3 22 L3 46
    figure.arms.open | f O 0 -42 9; s*1.6 M0 -18 L0 12; s M-40 -24 L0 -20 L40 -24; s*1.2 M-6 8 L-10 48 M6 8
      L10 48
    figure.cooldown = figure.arms.open
    figure.roll | f O -6 -44 8; s M-6 -30 L-2 2 L22 4 L32 30 L42 28 M-5 -14 L16 -14; s A -6 18 27 -80 -330
    figure.run | f O 14 -42 9; s*1.5 M6 -24 L-4 2; s M6 -25 L-14 -26 L-26 -10 M8 -24 L20 -8 L34 -14; s*1.2
      M-2 4 L16 14 L12 40 M-5 4 L-14 24 L-38 24
    figure.stand | f O 0 -42 9; s*1.6 M0 -22 L0 12; s M-16 -24 L16 -24 M-16 -24 L-18 6 M16 -24 L18 6; s*1.2
      M-6 8 L-7 48 M6 8 L7 48
    figure.strengthtraining.traditional = dumbbell
    figure.walk | f O 4 -43 9; s*1.5 M3 -24 L-2 4; s M3 -25 L-16 -14 L-20 4 M5 -24 L16 -8 L28 -2; s*1.2 M0 6
      L13 22 L18 48 M-2 6 L-8 26 L-22 46
    figure.wave | f O 0 -40 9; s*1.6 M0 -20 L0 12; s M-14 -20 L-26 8 M14 -20 L30 -44; s*1.2 M-6 8 L-7 48 M6
      8 L7 48
    hand.draw | u hand.point.up.left 12 12 .8; s M-48 -8 C-60 -50 -20 -52 -2 -34
    hand.point.right | s M-6 -14 L38 -14 C50 -14 50 2 38 2 L8 2 C16 6 16 16 8 18 C12 24 8 32 2 32 C2 40 -6
      42 -14 42 C-40 42 -46 20 -46 2 C-46 -16 -34 -20 -22 -34 C-14 -42 -4 -36 -6 -28 L-14 -10
    hand.point.up | s M-12 8 L-12 -38 C-12 -50 4 -50 4 -38 L4 -8 C8 -16 18 -14 20 -6 C26 -12 34 -8 34 0 C42
      -2 44 8 44 14 C44 40 22 46 4 46 C-14 46 -20 34 -34 24 C-42 16 -36 6 -28 8 L-10 16
    hand.point.up.left | s M-8 2 L-34 -30 C-42 -40 -32 -48 -24 -40 L6 -6 C12 -18 22 -12 24 -6 C32 -12 38 -4
      40 2 C48 2 50 12 48 20 C46 50 10 54 -6 40 L-24 26 C-30 18 -24 10 -14 14 L2 18
    hand.raised | s M-22 6 L-22 -22 C-22 -32 -9 -32 -9 -22 L-9 -4 M-9 -10 L-9 -36 C-9 -46 4 -46 4 -36 L4 -6
      M4 -12 L4 -32 C4 -41 17 -41 17 -32 L17 0 M17 -8 L17 -18 C17 -27 29 -27 29 -18 L29 14 C29 56 -14 54 -24
      34 L-38 10 C-43 0 -31 -6 -25 2 L-22 8
    hand.raised.fill | f M-26 -22 C-26 -34 -12 -34 -12 -22 L-12 -38 C-12 -50 4 -50 4 -38 L4 -33 C4 -44 20
      -44 20 -33 L20 -20 C20 -30 33 -30 33 -19 L33 14 C33 62 -16 60 -28 36 L-42 12 C-48 -2 -32 -8 -26 2 Z;
      y*.7 M-12 -22 L-12 -4 M4 -32 L4 -6 M20 -20 L20 -2
    hand.tap | u hand.point.up.left 8 10 .85; s A -20 -26 20 -180 -60; s A -20 -26 20 100 160
    hand.thumbsdown | s M-14 8 L6 42 Q10 48 16 44 Q22 40 19 30 L13 14 L36 14 Q46 14 44 4 L36 -32 Q34 -40 26
      -40 L-2 -40 L-14 -34 Z; s R -42 -42 20 52 5
    hand.thumbsdown.fill | f M-14 10 L6 46 Q11 53 19 48 Q26 43 23 32 L18 18 L38 18 Q51 18 48 5 L40 -34 Q37
      -44 27 -44 L-2 -44 L-14 -38 Z; f R -46 -46 26 60 8
    hand.thumbsup | s M-14 -8 L6 -42 Q10 -48 16 -44 Q22 -40 19 -30 L13 -14 L36 -14 Q46 -14 44 -4 L36 32 Q34
      40 26 40 L-2 40 L-14 34 Z; s R -42 -10 20 52 5
    hand.thumbsup.fill | f M-14 -10 L6 -46 Q11 -53 19 -48 Q26 -43 23 -32 L18 -18 L38 -18 Q51 -18 48 -5 L40
      34 Q37 44 27 44 L-2 44 L-14 38 Z; f R -46 -14 26 60 8
    hand.wave = hand.raised
    hands.clap | u hand.raised -8 6 .9; s M26 -38 L34 -48 M36 -28 L48 -34 M12 -44 L14 -54
    hands.sparkles | u hand.raised -6 8 .85; u sparkle 34 -34 .4
    mouth | s M-50 -2 C-30 -28 -14 -26 0 -16 C14 -26 30 -28 50 -2 C30 36 -30 36 -50 -2 Z; s M-50 -2 C-20 6
      20 6 50 -2
    nose | s M-10 -42 C-8 -14 -30 2 -28 18 C-26 32 -12 28 -6 24 C0 32 14 32 18 22 C34 30 36 8 26 -2
    person | s E 0 -23 17.5 20; s M-37 36 C-37 8 37 8 37 36 Q37 42 31 42 L-31 42 Q-37 42 -37 36 Z
    person.2 | s E 18 -20 16 18.5; s M-17 36 C-15 6 51 6 53 36 Q53 41 48 41 L-12 41 Q-17 41 -17 36 Z; s1 E
      -32 -13 12.5 14.5; s1 M-30 41 L-53 41 Q-59 41 -58 35 C-55 15 -36 8 -20 15
    person.2.crop.square.stack | s1 R -44 -20 88 62 11; s*.9 E 12 4 9 10; s*.9 M-8 38 C-6 18 30 18 32 38;
      s*.9 E -17 8 7 8; s*.9 M-32 38 C-32 24 -20 20 -11 24; s M-34 -34 L34 -34 M-24 -47 L24 -47
    person.2.fill | f E 18 -22 19 21.5; f M-21 38 C-19 2 55 2 57 38 Q57 45 50 45 L-14 45 Q-21 45 -21 38 Z;
      f1 E -32 -14 15.5 17.5; f1 M-31 45 L-56 45 Q-63 45 -62 37 C-58 12 -38 5 -18 13 C-26 20 -31 30 -31 45 Z
    person.2.square.stack = person.2.crop.square.stack
    person.3 | s E 0 -20 14.5 16.5; s M-30 36 C-28 8 28 8 30 36 Q30 40 25 40 L-25 40 Q-30 40 -30 36 Z; s1 E
      -44 -13 11 13; s1 M-42 40 L-66 40 Q-72 40 -71 35 C-68 17 -52 10 -36 15; s1 E 44 -13 11 13; s1 M42 40 L66
      40 Q72 40 71 35 C68 17 52 10 36 15
    person.3.fill | f E 0 -22 17.5 19.5; f M-34 38 C-32 4 32 4 34 38 Q34 44 28 44 L-28 44 Q-34 44 -34 38 Z;
      f1 E -45 -14 14 16; f1 M-43 44 L-69 44 Q-76 44 -75 37 C-72 14 -54 7 -33 14 C-40 21 -43 30 -43 44 Z; f1 E
      45 -14 14 16; f1 M43 44 L69 44 Q76 44 75 37 C72 14 54 7 33 14 C40 21 43 30 43 44 Z
    person.3.sequence | u person -52 0 .62; u1 person 0 0 .62; u2 person 52 0 .62
    person.3.sequence.fill | u person.fill -52 0 .62; u1 person.fill 0 0 .62; u2 person.fill 52 0 .62
    person.and.arrow.left.and.arrow.right | u person 0 -12 .7; s M-46 36 L46 36 M-34 24 L-47 36 L-34 48 M34
      24 L47 36 L34 48
    person.and.background.dotted | u person 0 4 .8; s A 0 0 44.7 0 14 A 0 0 44.7 36 50 A 0 0 44.7 130 144 A
      0 0 44.7 166 180 A 0 0 44.7 202 216 A 0 0 44.7 238 252 A 0 0 44.7 288 302 A 0 0 44.7 324 338
    person.crop.artframe | s1 R -50 -40 100 80 4; s E 0 -9 13.5 15.5; s M-27 39 C-23 10 23 10 27 39
    person.crop.circle | s1 O 0 0 44.7; s E 0 -11 14.5 16.5; s M-29 33 C-24 9 24 9 29 33
    person.crop.circle.fill | f1 O 0 0 48.8; x E 0 -13 16.5 19; x M-32 31 C-24 7 24 7 32 31 C15 47 -15 47
      -32 31 Z
    person.crop.rectangle | s1 R -53 -37.5 106 75 12; s E 0 -9 13.5 15.5; s M-27 37 C-23 10 23 10 27 37
    person.crop.rectangle.stack | s1 R -50 -20 100 62 11; s*.9 E 0 4 9 10; s*.9 M-20 40 C-18 20 18 20 20 40;
      s M-38 -34 L38 -34 M-27 -47 L27 -47
    person.crop.square | s1 R -37.7 -37.7 75.4 75.4 12; s E 0 -9 13.5 15.5; s M-27 37 C-23 10 23 10 27 37
    person.crop.square.fill | f1 R -41.9 -41.9 83.8 83.8 16; x E 0 -11 15.5 18; x M-30 38 C-25 8 25 8 30 38
      Z
    person.fill | f E 0 -24 21 24; f M-41 38 C-41 4 41 4 41 38 Q41 46 33 46 L-33 46 Q-41 46 -41 38 Z
    person.fill.checkmark | u person.fill -12 0 1; s M34 -8 L44 4 L62 -24
    person.fill.questionmark | u person.fill -10 0 1; t! ? 46 -16 52
    person.fill.xmark | u person.fill -12 0 1; s M36 -26 L58 -4 M58 -26 L36 -4
    person.line.dotted.person | u person -38 0 .8; u1 person 38 0 .8; f O 0 -6 4.5 O 0 -22 4.5 O 0 10 4.5
    person.line.dotted.person.fill | u person.fill -38 0 .8; u1 person.fill 38 0 .8; f O 0 -6 4.5 O 0 -22 4.5 O 0 10 4.5
    person.text.rectangle | s1 R -53 -37.5 106 75 12; s*.9 E -24 -9 10 11; s*.9 M-42 21 C-40 5 -8 5 -6 21 Z;
      s*.9 M12 -14 L36 -14 M12 2 L36 2 M12 18 L28 18
    person.wave.2 | u person -14 0 .95; s A 16 -14 20 -42 42; s A 16 -14 38 -42 42
    smiley = face.smiling
    smiley.fill = face.smiling.fill
    """
}
