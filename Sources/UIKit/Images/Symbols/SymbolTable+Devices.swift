extension SymbolTable {
  /// Drawings of devices, in the language of `SymbolArt`.
  static let devices = """
    appletv | s R -46 -26 92 52 12; f O 0 0 6
    applewatch | s R -27 -29 54 58 14; s M-17 -29 L-14 -46 L14 -46 L17 -29 M-17 29 L-14 46 L14 46 L17 29 M31
      -8 L31 4
    applewatch.watchface = applewatch
    apps.iphone | s R -27 -50 54 100 12; f R -16 -34 12 12 3 R 4 -34 12 12 3 R -16 -14 12 12 3 R 4 -14 12 12
      3 R -16 6 12 12 3 R 4 6 12 12 3
    barcode | s M-46.8 -34.2 L-46.8 34.2 M-32.4 -34.2 L-32.4 34.2 M-10.8 -34.2 L-10.8 34.2 M3.6 -34.2 L3.6
      34.2 M25.2 -34.2 L25.2 34.2 M46.8 -34.2 L46.8 34.2
    barcode.viewfinder | u viewfinder 0 0 1; u barcode 0 0 .5
    battery.0 | s R -53 -24 94 48 13; f A 46 0 9 -60 60 Z
    battery.100 | s R -53 -24 94 48 13; f R -44 -15 76 30 6; f A 46 0 9 -60 60 Z
    battery.100.bolt | s M-20 -24 L-40 -24 Q-53 -24 -53 -11 L-53 11 Q-53 24 -40 24 L-20 24 M10 -24 L28 -24
      Q41 -24 41 -11 L41 11 Q41 24 28 24 L10 24; f M0 -30 L-18 4 L-6 4 L-10 30 L8 -4 L-4 -4 Z; f A 46 0 9 -60
      60 Z
    battery.100percent = battery.100
    battery.100percent.bolt = battery.100.bolt
    battery.25 | s R -53 -24 94 48 13; f R -44 -15 19 30 5; f A 46 0 9 -60 60 Z
    battery.50 | s R -53 -24 94 48 13; f R -44 -15 38 30 6; f A 46 0 9 -60 60 Z
    battery.75 | s R -53 -24 94 48 13; f R -44 -15 57 30 6; f A 46 0 9 -60 60 Z
    capslock | s M0 -46 L40 -2 L20 -2 L20 22 L-20 22 L-20 -2 L-40 -2 Z; s R -20 34 40 12 3
    computermouse | s R -27 -46 54 92 27; s M0 -28 L0 -14
    cpu | s R -30 -30 60 60 8; s R -14 -14 28 28 3; s*.8 M-14 -30 L-14 -44 M0 -30 L0 -44 M14 -30 L14 -44
      M-14 30 L-14 44 M0 30 L0 44 M14 30 L14 44 M-30 -14 L-44 -14 M-30 0 L-44 0 M-30 14 L-44 14 M30 -14 L44
      -14 M30 0 L44 0 M30 14 L44 14
    delete.backward = delete.left
    delete.backward.fill = delete.left.fill
    delete.forward = delete.right
    delete.left | s M-18 -34 L40 -34 Q52 -34 52 -22 L52 22 Q52 34 40 34 L-18 34 Q-24 34 -28 30 L-52 4 Q-56 0
      -52 -4 L-28 -30 Q-24 -34 -18 -34 Z; s*.9 M0 -15 L28 15 M28 -15 L0 15
    delete.left.fill | f M-18 -38 L40 -38 Q56 -38 56 -22 L56 22 Q56 38 40 38 L-18 38 Q-26 38 -31 33 L-55 6
      Q-61 0 -55 -6 L-31 -33 Q-26 -38 -18 -38 Z; y*.9 M0 -15 L28 15 M28 -15 L0 15
    delete.right | s M18 -34 L-40 -34 Q-52 -34 -52 -22 L-52 22 Q-52 34 -40 34 L18 34 Q24 34 28 30 L52 4 Q56
      0 52 -4 L28 -30 Q24 -34 18 -34 Z; s*.9 M0 -15 L-28 15 M-28 -15 L0 15
    desktopcomputer | s R -53 -42 106 68 10; s M-53 10 L53 10; s M-18 42 L18 42 M-8 26 L-10 42 M8 26 L10 42
    display | s R -53 -42 106 68 10; s M-18 42 L18 42 M-8 26 L-10 42 M8 26 L10 42
    dot.viewfinder | u viewfinder 0 0 1; f O 0 0 10
    faceid | u viewfinder 0 0 1; s*.9 M-17 -14 L-17 -5 M17 -14 L17 -5 M2 -14 L2 6 L-4 6; s*.9 A 0 6 17 35
      145
    faxmachine = printer
    ipad | s R -37 -50 74 100 10; s*.9 M-12 42 L12 42
    ipad.landscape | s R -50 -37 100 74 10; s*.9 M-12 29 L12 29
    iphone | s R -27 -50 54 100 12; s*.9 M-8 -42 L8 -42
    iphone.gen3 = iphone
    iphone.homebutton | s R -27 -50 54 100 9; s*.8 M-27 -36 L27 -36 M-27 34 L27 34; f O 0 42 3.5
    iphone.landscape | s R -50 -27 100 54 12; s*.9 M-42 -8 L-42 8
    iphone.radiowaves.left.and.right | u iphone 0 0 .8; s A 0 0 42 -28 28 A 0 0 42 152 208 A 0 0 56 -28 28 A
      0 0 56 152 208
    keyboard | s R -53 -33 106 66 10; f R -40 -20 9 9 2 R -24 -20 9 9 2 R -8 -20 9 9 2 R 8 -20 9 9 2 R 24
      -20 9 9 2 R -32 -4 9 9 2 R -16 -4 9 9 2 R 0 -4 9 9 2 R 16 -4 9 9 2 R 32 -4 9 9 2 R -24 12 48 9 3
    keyboard.chevron.compact.down | s R -53 -42 106 58 10; f R -40 -30 8 8 2 R -24 -30 8 8 2 R -8 -30 8 8 2
      R 8 -30 8 8 2 R 24 -30 8 8 2 R -32 -16 8 8 2 R -16 -16 8 8 2 R 0 -16 8 8 2 R 16 -16 8 8 2 R -22 -2 44 8
      3; s M-16 34 L0 42 L16 34
    laptopcomputer | s M-40 24 L-40 -26 Q-40 -34 -32 -34 L32 -34 Q40 -34 40 -26 L40 24; s M-56 30 L56 30
    location.viewfinder | u viewfinder 0 0 1; u location.fill 0 0 .46
    macbook = laptopcomputer
    macbook.and.iphone = laptopcomputer
    macmini | s R -46 -14 92 28 8; f O 34 4 3
    macpro.gen3 | s R -26 -42 52 84 6; f O -10 -20 3 O 0 -20 3 O 10 -20 3 O -10 -8 3 O 0 -8 3 O 10 -8 3
    magicmouse = computermouse
    memorychip | s R -48 -24 96 48 6; s*.8 M-30 -24 L-30 -36 M-10 -24 L-10 -36 M10 -24 L10 -36 M30 -24 L30
      -36 M-30 24 L-30 36 M-10 24 L-10 36 M10 24 L10 36 M30 24 L30 36
    pc | s R -26 -46 52 92 6; s M-14 -30 L14 -30 M-14 -16 L14 -16; f O 0 28 4
    person.fill.viewfinder | u viewfinder 0 0 1; u person.fill 0 0 .52
    plus.viewfinder | u viewfinder 0 0 1; s M-18 0 L18 0 M0 -18 L0 18
    printer | s M-30.6 19.8 L-41.4 19.8 Q-50.4 19.8 -50.4 10.8 L-50.4 -10.8 Q-50.4 -21.6 -39.6 -21.6 L39.6
      -21.6 Q50.4 -21.6 50.4 -10.8 L50.4 10.8 Q50.4 19.8 41.4 19.8 L30.6 19.8; s R -30.6 3.6 61.2 41.4 7.2; s
      M-28.8 -21.6 L-28.8 -41.4 L28.8 -41.4 L28.8 -21.6
    printer.fill | f M-32 -28 L-32 -44 Q-32 -48 -28 -48 L28 -48 Q32 -48 32 -44 L32 -28 Z; f M-38 -22 L38 -22
      Q52 -22 52 -8 L52 14 Q52 24 42 24 L38 24 L38 8 Q38 2 32 2 L-32 2 Q-38 2 -38 8 L-38 24 L-42 24 Q-52 24
      -52 14 L-52 -8 Q-52 -22 -38 -22 Z; s R -26 12 52 34 5
    qrcode | s R -43.2 -43.2 32.4 32.4 3.6 R 10.8 -43.2 32.4 32.4 3.6 R -43.2 10.8 32.4 32.4 3.6; f R -32.4
      -32.4 10.8 10.8 0.9 R 21.6 -32.4 10.8 10.8 0.9 R -32.4 21.6 10.8 10.8 0.9 R 9 9 12.6 12.6 0.9 R 32.4 9
      12.6 12.6 0.9 R 21.6 21.6 10.8 10.8 0.9 R 9 32.4 12.6 12.6 0.9 R 32.4 32.4 12.6 12.6 0.9
    qrcode.viewfinder | u viewfinder 0 0 1; u qrcode 0 0 .55
    scanner | s R -50 4 100 32 8; s M-44 4 L-30 -34 L44 -34
    sdcard | s M-30 -46 L14 -46 L32 -28 L32 40 Q32 46 26 46 L-26 46 Q-32 46 -32 40 L-32 -40 Q-32 -46 -30 -46
      Z; s*.8 M-16 -34 L-16 -20 M-2 -34 L-2 -20 M12 -32 L12 -20
    server.rack | s R -40 -46 80 26 6 R -40 -13 80 26 6 R -40 20 80 26 6; f O 26 -33 4 O 26 0 4 O 26 33 4
    shift | s M0 -44 L42 4 L20 4 L20 40 L-20 40 L-20 4 L-42 4 Z
    simcard | s M-30 -46 L14 -46 L32 -28 L32 40 Q32 46 26 46 L-26 46 Q-32 46 -32 40 L-32 -40 Q-32 -46 -30
      -46 Z; s R -18 0 36 30 5
    terminal | s R -52.2 -39.6 104.4 79.2 14.4; s M-32.4 -19.8 L-12.6 -1.8 L-32.4 16.2 M-1.8 18 L25.2 18
    text.viewfinder | u viewfinder 0 0 1; s*.8 M-20 -14 L20 -14 M-20 0 L20 0 M-20 14 L8 14
    touchid | s A 0 0 43.2 150 390; s A 0 3.6 28.8 160 380; s M-16.2 30.6 C-9 9 -18 -12.6 0 -12.6 C18 -12.6
      14.4 18 10.8 36; s M0 3.6 C0 18 -1.8 30.6 -5.4 41.4
    tv | s R -53 -36 106 66 10; s M-20 42 L20 42
    viewfinder | s M-42 -18 L-42 -30 Q-42 -42 -30 -42 L-18 -42 M18 -42 L30 -42 Q42 -42 42 -30 L42 -18 M42 18
      L42 30 Q42 42 30 42 L18 42 M-18 42 L-30 42 Q-42 42 -42 30 L-42 18
    xserve = server.rack
    """
}
