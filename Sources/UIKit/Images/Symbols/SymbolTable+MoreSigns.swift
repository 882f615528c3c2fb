extension SymbolTable {
  /// Drawings of skips, windows, documents and games, in the language of `SymbolArt`.
  static let moreSigns = """
    apps.ipad | s R -36 -48 72 96 9; f R -22 -32 16 16 4; f R 6 -32 16 16 4; f R -22 -6 16 16 4; f R 6 -6 16 16 4
    arrow.2.squarepath | s M-14 -34 L24 -34 Q36 -34 36 -22 L36 12 M22 0 L36 14 L50 0 M14 34 L-24 34 Q-36 34
      -36 22 L-36 -12 M-50 0 L-36 -14 L-22 0
    arrow.rectanglepath | s M-22 -28 L30 -28 Q44 -28 44 -14 L44 8 M30 -4 L44 10 L58 -4 M22 28 L-30 28 Q-44 28
      -44 14 L-44 -8 M-58 4 L-44 -10 L-30 4
    arrow.triangle.merge | s M0 44 L0 8 Q0 -6 -12 -16 L-30 -32 M0 8 Q0 -6 12 -16 L30 -32; f M-44 -44 L-18 -40 L-40
      -18 Z; f M44 -44 L18 -40 L40 -18 Z
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right | s M0 -40 L0 40; f M-14 -24 L-14 24 L-50 0 Z; f M14
      -24 L14 24 L50 0 Z
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left | s M0 -40 L0 40; f M-50 -24 L-50 24 L-14 0 Z; f M50
      -24 L50 24 L14 0 Z
    basketball | s O 0 0 44.7; s M0 -44.7 L0 44.7 M-44.7 0 L44.7 0 M-31 -31 C-10 -14 -10 14 -31 31 M31 -31 C10 -14 10
      14 31 31
    bolt.heart | u heart 0 0 1; f M6 -24 L-18 6 L-2 6 L-6 26 L18 -6 L2 -6 Z
    bubble.left.and.text.bubble.right = bubble.left.and.bubble.right
    character.textbox | s R -53 -37 106 74 12; t A 0 0 46
    cube.box | s R -37.7 -37.7 75.4 75.4 12; u cube 0 0 .52
    cursorarrow | f M-20 -44 L30 6 L6 8 L20 38 L8 44 L-6 13 L-20 28 Z
    cursorarrow.rays | u cursorarrow 8 10 .8; s M-44 -14 L-30 -10 M-36 -44 L-25 -33 M-6 -50 L-9 -37
    document.badge.plus = doc.badge.plus
    document.on.document = doc.on.doc
    face = face.smiling
    gobackward.10 | u gobackward 0 0 1; t! 10 0 5 36
    gobackward.15 | u gobackward 0 0 1; t! 15 0 5 36
    gobackward.30 | u gobackward 0 0 1; t! 30 0 5 36
    gobackward.45 | u gobackward 0 0 1; t! 45 0 5 36
    gobackward.5 | u gobackward 0 0 1; t! 5 0 5 40
    gobackward.60 | u gobackward 0 0 1; t! 60 0 5 36
    goforward.10 | u goforward 0 0 1; t! 10 0 5 36
    goforward.15 | u goforward 0 0 1; t! 15 0 5 36
    goforward.30 | u goforward 0 0 1; t! 30 0 5 36
    goforward.45 | u goforward 0 0 1; t! 45 0 5 36
    goforward.5 | u goforward 0 0 1; t! 5 0 5 40
    goforward.60 | u goforward 0 0 1; t! 60 0 5 36
    macwindow | s R -53 -40 106 80 11; s M-53 -20 L53 -20; f O -42 -30 4; f O -30 -30 4; f O -18 -30 4
    mail = envelope
    mail.fill = envelope.fill
    mail.stack | s R -50 -18 100 60 10; s M-48 -12 L0 20 L48 -12; s M-40 -33 L40 -33 M-28 -46 L28 -46
    memories | s A 0 0 44 -60 240; f M-40 -52 L-14 -40 L-36 -22 Z; s M0 -22 L0 2 L16 12
    pencil.and.list.clipboard = list.clipboard
    person.icloud | u icloud 0 0 1; u person.fill 0 4 .4
    pip | s R -53 -40 106 80 12; f R 2 2 40 28 6
    pip.enter | u pip 0 0 1; s*.9 M-36 -24 L-14 -2 M-14 -20 L-14 -2 L-32 -2
    pip.exit | u pip 0 0 1; s*.9 M-14 -2 L-36 -24 M-36 -6 L-36 -24 L-18 -24
    play.rectangle.on.rectangle | u rectangle.on.rectangle 0 0 1; u play.fill -10 10 .36
    plus.rectangle.on.rectangle | u rectangle.on.rectangle 0 0 1; s*.9 M-26 10 L6 10 M-10 -6 L-10 26
    plus.square.on.square | u square.on.square 0 0 1; s*.9 M-29 12.6 L3 12.6 M-12.6 -3.6 L-12.6 28.8
    rectangle.and.text.magnifyingglass | s M10 36 L-42 36 Q-53 36 -53 26 L-53 -26 Q-53 -36 -43 -36 L43 -36 Q53 -36 53
      -26 L53 -10; s*.8 M-34 -14 L2 -14 M-34 4 L-8 4; u magnifyingglass 28 20 .55
    rectangle.dashed | s M-30 -36 L-43 -36 Q-53 -36 -53 -26 L-53 -18 M-53 -4 L-53 4 M-53 18 L-53 26 Q-53 36 -43 36
      L-30 36 M-14 36 L14 36 M30 36 L43 36 Q53 36 53 26 L53 18 M53 4 L53 -4 M53 -18 L53 -26 Q53 -36 43 -36 L30 -36 M14
      -36 L-14 -36
    rectangle.dock | s R -53 -37 106 74 11; f R -34 12 68 12 6
    safari | s O 0 0 44.7; f M24 -24 L7 7 L-24 24 L-7 -7 Z; x O 0 0 5
    safari.fill | f O 0 0 49; x M26 -26 L8 8 L-26 26 L-8 -8 Z; f O 0 0 5
    slowmo | s*.9 O 0 0 20; s*.8 M0 -46 L0 -34 M0 46 L0 34 M-46 0 L-34 0 M46 0 L34 0 M-32.5 -32.5 L-24 -24 M32.5 -32.5
      L24 -24 M-32.5 32.5 L-24 24 M32.5 32.5 L24 24
    smallcircle.fill.circle | s O 0 0 44.7; f O 0 0 18
    smallcircle.filled.circle = smallcircle.fill.circle
    soccerball | s O 0 0 44.7; f M0 -16 L15 -5 L9 13 L-9 13 L-15 -5 Z; s*.9 M0 -16 L0 -34 M15 -5 L34 -14 M9 13 L21 30
      M-9 13 L-21 30 M-15 -5 L-34 -14
    studentdesk | s M-52 -14 L52 -14 M-40 -14 L-40 40 M40 -14 L40 40 M-40 10 L40 10
    text.document = doc.text
    textformat.characters | t Aあ 0 0 60
    timelapse | s O 0 0 44.7; f M0 -34 A 0 0 34 -90 90 L0 0 Z
    tropicalstorm | s O 0 0 14; s A 8 0 36 90 250 A -8 0 36 -90 70
    uiwindow.split.2x1 | s R -53 -40 106 80 11; s M-53 -20 L53 -20 M0 -20 L0 40; f O -42 -30 4
    """
}
