extension SymbolTable {
  /// Drawings of letters, calls and networks, in the language of `SymbolArt`.
  static let communication = """
    antenna.radiowaves.left.and.right | f O 0 -8 8; s M0 -2 L0 44; s A 0 -8 22 -48 48 A 0 -8 38 -48 48 A 0
      -8 22 132 228 A 0 -8 38 132 228
    bonjour | s O 0 0 44.7; f O 0 0 8; s A 0 0 24 -60 60 A 0 0 24 120 240
    bubble.left | s M-36 -40 L36 -40 Q50 -40 50 -26 L50 12 Q50 26 36 26 L-6 26 L-24 44 Q-28 47 -28 42 L-28
      26 L-36 26 Q-50 26 -50 12 L-50 -26 Q-50 -40 -36 -40 Z
    bubble.left.and.bubble.right | s M16 -10 L16 -28 Q16 -38 6 -38 L-46 -38 Q-56 -38 -56 -28 L-56 -4 Q-56 6
      -46 6 L-42 6 L-42 20 L-28 6; s M-4 -10 L46 -10 Q56 -10 56 0 L56 20 Q56 30 46 30 L42 30 L42 44 L28 30 L-4
      30 Q-14 30 -14 20 L-14 0 Q-14 -10 -4 -10 Z
    bubble.middle.bottom | s M-36 -40 L36 -40 Q50 -40 50 -26 L50 12 Q50 26 36 26 L16 26 L0 44 L-16 26 L-36
      26 Q-50 26 -50 12 L-50 -26 Q-50 -40 -36 -40 Z
    bubble.right | s M36 -40 L-36 -40 Q-50 -40 -50 -26 L-50 12 Q-50 26 -36 26 L6 26 L24 44 Q28 47 28 42 L28
      26 L36 26 Q50 26 50 12 L50 -26 Q50 -40 36 -40 Z
    captions.bubble | u bubble.left 0 0 1; s*.8 M-28 -10 L-8 -10 M4 -10 L28 -10 M-28 6 L8 6 M20 6 L28 6
    cellularbars | f#1/4 R -44 18 16 18 4; f#2/4 R -20 4 16 32 4; f#3/4 R 4 -12 16 48 4; f#4/4 R 28 -30 16 66 4
    checkmark.bubble | u bubble.left 0 0 1; s*.9 M-16 -6 L-4 8 L18 -22
    dot.radiowaves.right | f O -26 0 9; s A -26 0 26 -45 45 A -26 0 44 -45 45 A -26 0 62 -45 45
    dot.radiowaves.up.forward | f O -26 26 9; s A -26 26 28 -80 -10 A -26 26 46 -80 -10 A -26 26 64 -80 -10
    ellipsis.bubble | u bubble.left 0 0 1; f O -22 -7 6 O 0 -7 6 O 22 -7 6
    ellipsis.message | u message 0 0 1; f O -20 -6 6 O 0 -6 6 O 20 -6 6
    envelope | s R -52 -37 104 74 13; s M-48 -30 L-8 6 Q0 13 8 6 L48 -30
    envelope.fill | f M-52 -34 Q-49 -41 -40 -41 L40 -41 Q49 -41 52 -34 L8 4 Q0 11 -8 4 Z; f M-56 -26 L-16 8
      Q0 22 16 8 L56 -26 L56 26 Q56 41 41 41 L-41 41 Q-56 41 -56 26 Z
    envelope.open | s M-46 -12 L0 -46 L46 -12 L46 32 Q46 43 35 43 L-35 43 Q-46 43 -46 32 Z; s M-44 -8 L0 22
      L44 -8
    exclamationmark.bubble | u bubble.left 0 0 1; t! ! 0 -7 42
    info.bubble | u bubble.left 0 0 1; u info 0 -7 .5
    link | s M10 -12 L22 -24 C38 -40 60 -16 44 0 L28 16 C18 26 2 24 -4 12; s M-10 12 L-22 24 C-38 40 -60 16
      -44 0 L-28 -16 C-18 -26 -2 -24 4 -12
    message | s M-48 -6 C-48 -52 48 -52 48 -6 C48 32 8 36 -8 32 C-16 40 -28 44 -38 43 C-31 36 -30 30 -32 24
      C-42 16 -48 6 -48 -6 Z
    message.fill | f M-52 -6 C-52 -58 52 -58 52 -6 C52 36 10 40 -7 36 C-16 44 -30 48 -42 47 Q-46 45 -42 41
      C-36 35 -35 31 -36 26 C-46 18 -52 6 -52 -6 Z
    network | s O 0 0 44.7; s*.9 E 0 0 20 44.7; s*.9 M-44.7 0 L44.7 0 M0 -44.7 L0 44.7
    paperplane | s M44 -45 L-45 -14 Q-50 -11 -45 -8 L-12 12 L8 45 Q11 50 14 45 Z; s M43 -44 L-12 12
    paperplane.fill | f M40 -50 L-48 -19 Q-57 -14 -49 -9 L-18 10 L22 -24 L-12 16 L8 48 Q13 56 18 48 L50 -40
      Q52 -54 40 -50 Z
    personalhotspot = link
    phone | s M-38 -24 C-40 -36 -30 -44 -23 -40 L-11 -24 C-8 -17 -18 -12 -16 -6 C-11 6 -4 13 7 17 C12 19 17
      9 24 12 L40 22 C45 29 36 40 24 40 C-10 40 -34 6 -38 -24 Z
    phone.arrow.down.left | u phone -4 4 1; s M40 -42 L14 -16 M14 -37 L14 -15 L36 -15
    phone.arrow.up.right | u phone -4 4 1; s M14 -16 L40 -42 M20 -43 L41 -43 L41 -22
    phone.down | s M-48 12 C-58 -26 58 -26 48 12 Q46 20 38 18 L24 14 Q18 12 18 4 L18 -2 C8 -6 -8 -6 -18 -2
      L-18 4 Q-18 12 -24 14 L-38 18 Q-46 20 -48 12 Z
    phone.fill | f M-43 -24 C-45 -40 -30 -50 -20 -44 L-7 -26 C-3 -17 -14 -12 -12 -6 C-8 4 -2 9 8 13 C13 14
      18 4 27 8 L44 20 C52 30 40 45 24 45 C-12 45 -39 10 -43 -24 Z
    plus.bubble | u bubble.left 0 0 1; s*.9 M-17 -7 L17 -7 M0 -24 L0 10
    plus.message | u message 0 0 1; s*.9 M-17 -7 L17 -7 M0 -24 L0 10
    questionmark.bubble | u bubble.left 0 0 1; t! ? 0 -7 42
    quote.bubble | u bubble.left 0 0 1; u quote.opening 0 -8 .42
    star.bubble | u bubble.left 0 0 1; u star.fill 0 -8 .38
    text.bubble | u bubble.left 0 0 1; s*.8 M-26 -18 L26 -18 M-26 -2 L14 -2
    wave.3.left | s A 30 0 20 135 225 A 30 0 40 135 225 A 30 0 60 135 225
    wave.3.right | s A -30 0 20 -45 45 A -30 0 40 -45 45 A -30 0 60 -45 45
    wifi | f#1/4 A 0 30 9 0 360; s#2/4 A 0 32 26 -136 -44; s#3/4 A 0 32 45 -136 -44; s#4/4 A 0 32 64 -136 -44
    wifi.exclamationmark | s A 0 32 45 -136 -110 A 0 32 45 -70 -44 A 0 32 64 -136 -104 A 0 32 64 -76 -44;
      s*1.2 M0 -30 L0 10; f O 0 30 7
    """
}
