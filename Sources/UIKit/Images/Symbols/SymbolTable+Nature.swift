extension SymbolTable {
  /// Drawings of weather, plants and animals, in the language of `SymbolArt`.
  static let nature = """
    ant | f O 0 -30.6 10.8 O 0 -5.4 10.8; f E 0 25.2 13.5 18; s M-10.8 -5.4 L-36 -18 M10.8 -5.4 L36 -18 M-12.6
      18 L-37.8 9 M12.6 18 L37.8 9 M-10.8 34.2 L-32.4 46.8 M10.8 34.2 L32.4 46.8
    aqi.high | f O 0 0 9 O -24 0 7 O 24 0 7 O 0 -24 7 O 0 24 7 O 20 20 6 O -20 20 6 O 20 -20 6 O -20 -20 6 O
      42 0 4 O -42 0 4 O 0 42 4 O 0 -42 4
    aqi.low | f O 0 0 8 O -24 0 5 O 24 0 5 O 0 -24 5 O 0 24 5
    aqi.medium | f O 0 0 8 O -24 0 6 O 24 0 6 O 0 -24 6 O 0 24 6 O 17 17 5 O -17 17 5 O 17 -17 5 O -17 -17 5
    bird | s M-46 30 L-18 4 C-18 -40 30 -44 34 -16 L50 -10 L35 -4 C34 28 8 38 -14 34 L-24 46 M-14 34 L-10 20;
      f O 20 -18 4
    bolt | s M10 -46 L-31 7 L-4 7 L-10 46 L31 -7 L4 -7 Z
    bolt.fill | f M14 -52 Q18 -54 17 -48 L8 -11 L35 -11 Q40 -10 37 -5 L-14 52 Q-18 54 -17 48 L-8 11 L-35 11
      Q-40 10 -37 5 Z
    bolt.horizontal | s M-46 10 L7 -31 L7 -4 L46 -10 L-7 31 L-7 4 Z
    carrot | s M-44 44 L-18 -8 C-6 -24 26 8 10 20 Z; s M12 -10 C8 -30 16 -40 20 -44 M14 -10 C30 -34 38 -32 46
      -28 M14 -8 C30 -18 42 -10 46 -6
    cloud | s M-28 34 C-60 34 -60 -6 -31 -8 C-28 -46 26 -50 35 -12 C62 -10 60 34 32 34 Z
    cloud.bolt | u cloud 0 -14 .9; f1@y M6 20 L-14 42 L0 42 L-6 58 L14 36 L0 36 Z
    cloud.bolt.fill | u@w cloud.fill 0 -14 .9; f1@y M6 24 L-14 44 L0 44 L-6 60 L14 38 L0 38 Z
    cloud.bolt.rain | u cloud 0 -16 .9; f1@y M6 20 L-10 40 L0 40 L-6 54 L12 36 L2 36 Z; s2@b M-24 30 L-30 42
      M28 30 L22 42
    cloud.bolt.rain.fill | u@w cloud.fill 0 -16 .9; f1@y M6 24 L-10 42 L0 42 L-6 56 L12 38 L2 38 Z; s2@b M-24
      32 L-30 44 M28 32 L22 44
    cloud.drizzle | u cloud 0 -14 .9; s1@b M-24 30 L-26 34 M-4 30 L-6 34 M16 30 L14 34 M-14 44 L-16 48 M6 44
      L4 48
    cloud.drizzle.fill | u@w cloud.fill 0 -14 .9; s1@b M-24 32 L-26 36 M-4 32 L-6 36 M16 32 L14 36 M-14 46
      L-16 50 M6 46 L4 50
    cloud.fill | f M-28 38 C-65 38 -66 -8 -35 -12 C-30 -51 28 -54 39 -16 C67 -12 65 38 32 38 Z
    cloud.fog | u cloud 0 -16 .9; s1 M-40 30 L14 30 M28 30 L40 30 M-30 44 L30 44
    cloud.fog.fill | u@w cloud.fill 0 -16 .9; s1 M-40 32 L14 32 M28 32 L40 32 M-30 46 L30 46
    cloud.hail | u cloud 0 -14 .9; f1@b O -22 34 5 O 0 34 5 O 22 34 5 O -11 48 5 O 11 48 5
    cloud.heavyrain | u cloud 0 -16 .9; s1@b M-26 28 L-36 48 M-8 28 L-18 48 M10 28 L0 48 M28 28 L18 48
    cloud.heavyrain.fill | u@w cloud.fill 0 -16 .9; s1@b M-26 30 L-36 50 M-8 30 L-18 50 M10 30 L0 50 M28 30
      L18 50
    cloud.moon | u cloud 8 12 .82; s1 M-36 -6 C-54 -14 -50 -42 -24 -46 C-30 -32 -20 -22 -8 -22
    cloud.moon.fill | u@w cloud.fill 8 12 .82; f1 M-34 -8 C-56 -18 -52 -46 -24 -50 C-30 -36 -20 -26 -8 -26
      Q-22 -22 -26 -8 Z
    cloud.moon.rain | u cloud 8 2 .78; s1 M-36 -14 C-52 -22 -48 -46 -24 -50 C-30 -38 -20 -30 -10 -30; s2@b M-8
      40 L-13 50 M10 40 L5 50 M28 40 L23 50
    cloud.rain | u cloud 0 -14 .9; s1@b M-22 32 L-28 44 M-2 32 L-8 44 M18 32 L12 44
    cloud.rain.fill | u@w cloud.fill 0 -14 .9; s1@b M-22 34 L-28 46 M-2 34 L-8 46 M18 34 L12 46
    cloud.sleet | u cloud 0 -14 .9; s1@b M-22 32 L-28 44 M12 32 L6 44; f1@b O -4 38 5 O 28 38 5
    cloud.snow | u cloud 0 -16 .9; u1 snowflake -20 40 .26; u1 snowflake 12 40 .26
    cloud.snow.fill | u@w cloud.fill 0 -16 .9; u1 snowflake -20 42 .26; u1 snowflake 12 42 .26
    cloud.sun | u cloud 8 12 .82; s1@y A -26 -20 14 140 330; s1@y M-26 -48 L-26 -43 M-46 -40 L-42 -36 M-54 -20
      L-49 -20 M-6 -40 L-10 -36 M-46 0 L-43 -3
    cloud.sun.fill | u@w cloud.fill 8 12 .82; f1@y A -26 -20 17 135 330 L-20 -8 Z; s1@y M-26 -48 L-26 -44 M-46
      -40 L-42 -36 M-54 -20 L-49 -20 M-6 -40 L-10 -36
    cloud.sun.rain | u cloud 8 2 .78; s1@y A -26 -28 13 140 330; s1@y M-26 -54 L-26 -50 M-44 -46 L-41 -43 M-52
      -28 L-48 -28 M-8 -46 L-11 -43; s2@b M-8 40 L-13 50 M10 40 L5 50 M28 40 L23 50
    cloud.sun.rain.fill | u@w cloud.fill 8 2 .78; f1@y A -26 -28 16 135 330 L-20 -16 Z; s1@y M-26 -54 L-26 -51
      M-44 -46 L-41 -43 M-52 -28 L-48 -28 M-8 -46 L-11 -43; s2@b M-8 42 L-13 52 M10 42 L5 52 M28 42 L23 52
    drop | s M0 -46 C24 -14 33 2 33 16 C33 56 -33 56 -33 16 C-33 2 -24 -14 0 -46 Z
    fish | s M-48 0 C-30 -32 14 -32 28 -4 L46 -20 L46 20 L28 4 C14 32 -30 32 -48 0 Z; f O -24 -6 5
    flame | s M4 -48 C6 -24 34 -12 34 16 C34 58 -34 58 -34 16 C-34 0 -26 -10 -22 -18 C-18 -8 -14 -4 -8 -4 C-12
      -22 -8 -38 4 -48 Z; s*.8 M0 44 C-20 40 -12 18 2 10 C4 22 20 24 14 38
    flame.fill | f M4 -54 C8 -28 39 -14 39 17 C39 64 -39 64 -39 17 C-39 -2 -28 -12 -23 -24 C-19 -12 -15 -9 -10
      -9 C-14 -28 -10 -42 4 -54 Z; x M0 48 C-24 44 -14 20 2 10 C4 22 22 26 16 42 Q10 49 0 48 Z
    globe | s O 0 0 44.7; s*.9 E 0 0 20 44.7; s*.9 M-44 0 L44 0 M-39 -22 C-20 -16 20 -16 39 -22 M-39 22 C-20
      16 20 16 39 22 M0 -44 L0 44
    globe.americas | s O 0 0 44.7; f M-20 -34 L4 -38 L0 -24 L14 -14 L-2 -4 L-8 8 L12 14 L4 36 L-4 38 L-10 18
      L-26 0 L-34 -16 Z; f M26 -28 L36 -12 L26 -8 Z
    globe.asia.australia | s O 0 0 44.7; f M-26 -28 L10 -34 L30 -14 L14 2 L6 14 L-4 -2 L-12 10 L-22 -10 Z; f
      M10 24 L28 16 L24 32 L12 34 Z
    globe.europe.africa | s O 0 0 44.7; f M-12 -30 L14 -34 L30 -14 L16 -12 L-12 -10 L-22 -18 Z; f M-14 -4 L14
      -4 L22 6 L8 34 L-2 12 L-18 8 Z
    hare | s M-44 28 C-56 0 -26 -14 0 -8 C2 -12 8 -16 12 -18 L-8 -40 C-14 -48 -4 -52 2 -44 L22 -20 C36 -22 48
      -8 50 2 C50 12 36 12 28 10 C22 20 26 24 32 28 L18 28 L6 16 L-16 28 Z
    hare.fill | f M-46 32 C-62 -2 -28 -18 0 -13 C2 -16 4 -18 8 -19 L-12 -40 C-18 -51 -4 -58 5 -47 L24 -24 C40
      -26 53 -10 54 2 C54 16 38 16 30 14 C26 20 30 24 36 32 L16 32 L6 20 L-14 32 Z
    humidity | s M-8 -42 C12 -14 20 0 20 12 C20 46 -36 46 -36 12 C-36 0 -28 -14 -8 -42 Z; s M30 -14 L46 -14
      M32 2 L46 2 M30 18 L46 18
    hurricane | s O 0 0 14; s M14 -2 C16 -34 -14 -42 -34 -44 C-20 -34 -44 -22 -40 2 C-36 26 -14 32 0 30 M-14 2
      C-16 34 14 42 34 44 C20 34 44 22 40 -2 C36 -26 14 -32 0 -30
    icloud = cloud
    icloud.and.arrow.down | s M-16 24 L-28 24 C-58 24 -58 -14 -31 -16 C-28 -52 26 -56 35 -20 C60 -18 58 24 32
      24 L16 24; s M0 -8 L0 44 M-15 30 L0 46 L15 30
    icloud.and.arrow.up | s M-16 24 L-28 24 C-58 24 -58 -14 -31 -16 C-28 -52 26 -56 35 -20 C60 -18 58 24 32 24
      L16 24; s M0 46 L0 -4 M-15 10 L0 -6 L15 10
    icloud.fill = cloud.fill
    ladybug | s E 0 10 32 34; s M0 -22 L0 44 M-30 0 L30 0 M-16 -24 C-14 -42 14 -42 16 -24; f O -14 14 5 O 14
      14 5 O -12 30 4 O 12 30 4; s M-14 -38 L-20 -48 M14 -38 L20 -48
    leaf | s M-44 -20 C-20 -14 44 -52 44 4 C44 44 -8 44 -26 22 M-44 -20 C-50 6 -32 22 -22 26; s M46 44 C36 12
      10 0 -16 2
    leaf.fill | f M-48 -24 C-20 -16 50 -58 49 6 C44 50 -12 48 -28 24 C-46 14 -54 -4 -48 -24 Z; s M48 46 C46 40
      44 36 40 30; y*.8 M-18 2 C8 0 28 10 40 30
    light.max = sun.max
    light.min = sun.min
    moon | s M4 -44 C-34 -37 -51 4 -32 30 C-12 56 32 51 44 16 C20 26 -7 12 -9 -14 C-9 -26 -4 -37 4 -44 Z
    moon.circle | s1 O 0 0 44.7; u moon.fill 0 0 .5
    moon.fill | f M6 -49 C-38 -42 -56 4 -35 33 C-13 62 36 56 49 14 Q50 9 44 11 C22 22 -4 10 -5 -15 C-5 -26 2
      -37 9 -44 Q11 -50 6 -49 Z
    moon.stars | u moon -6 6 .85; u star.fill 30 -26 .28; u star.fill 44 -4 .18
    moon.zzz | u moon -8 8 .85; s*.8 M20 -40 L40 -40 L20 -18 L40 -18
    mountain.2 | s M-56 36 L-18 -30 L6 12 M-56 36 L56 36 L26 -14 L6 20
    pawprint | f E 0 20 23 20; f E -34 -5 9.5 13 E -13.5 -29 10 14 E 13.5 -29 10 14 E 34 -5 9.5 13
    rays | s T 0 0 22 42 8
    smoke | s M-28 10 C-56 10 -56 -24 -32 -26 C-30 -54 22 -58 32 -28 C58 -26 56 10 30 10 Z; s M-40 28 L36 28
      M-26 44 L24 44
    snow | u snowflake 0 0 1
    snowflake | s M0 -46 L0 46 M-39.8 -23 L39.8 23 M-39.8 23 L39.8 -23; s*.9 M-10 -42 L0 -32 L10 -42 M-10 42
      L0 32 L10 42 M41.4 -12.3 L27.7 -16 L31.4 -29.7 M-41.4 12.3 L-27.7 16 L-31.4 29.7 M-41.4 -12.3 L-27.7 -16
      L-31.4 -29.7 M41.4 12.3 L27.7 16 L31.4 29.7
    sparkle | f M0 -46 C4 -12 12 -4 46 0 C12 4 4 12 0 46 C-4 12 -12 4 -46 0 C-12 -4 -4 -12 0 -46 Z
    sparkles | u sparkle -12 10 .78; u sparkle 30 -28 .42; u sparkle 32 34 .3
    sun.and.horizon | s A 0 14 24 180 360; s M-50 16 L50 16 M-34 34 L34 34 M0 -34 L0 -24 M-36 -20 L-29 -13 M36
      -20 L29 -13 M-46 -2 L-38 0 M46 -2 L38 0
    sun.and.horizon.fill | f A 0 14 28 180 360 Z; s M-50 16 L50 16 M-34 34 L34 34 M0 -36 L0 -26 M-36 -22 L-29
      -15 M36 -22 L29 -15
    sun.dust | u sun.max 0 -10 .8; f O -30 40 4 O -10 40 4 O 10 40 4 O 30 40 4
    sun.haze | u sun.max 0 -12 .8; s M-40 34 L10 34 M24 34 L40 34 M-30 47 L30 47
    sun.max | s O 0 0 20; s T 0 0 36 45.5 8
    sun.max.fill | f O 0 0 24; s T 0 0 36 45.5 8
    sun.min | s O 0 0 20; f O 36 0 4.6 O -36 0 4.6 O 0 36 4.6 O 0 -36 4.6 O 25.5 25.5 4.6 O -25.5 25.5 4.6 O
      25.5 -25.5 4.6 O -25.5 -25.5 4.6
    sunrise | s A 0 26 20 180 360; s M-50 28 L50 28 M-38 -2 L-31 5 M38 -2 L31 5 M-48 12 L-44 13 M48 12 L44 13
      M-34 42 L34 42; s M0 -8 L0 -44 M-14 -31 L0 -45 L14 -31
    sunrise.fill | f A 0 26 24 180 360 Z; s M-50 28 L50 28 M-38 -2 L-31 5 M38 -2 L31 5 M-34 42 L34 42; s M0 -8
      L0 -44 M-14 -31 L0 -45 L14 -31
    sunset | s A 0 26 20 180 360; s M-50 28 L50 28 M-38 -2 L-31 5 M38 -2 L31 5 M-34 42 L34 42; s M0 -44 L0 -10
      M-14 -23 L0 -9 L14 -23
    sunset.fill | f A 0 26 24 180 360 Z; s M-50 28 L50 28 M-38 -2 L-31 5 M38 -2 L31 5 M-34 42 L34 42; s M0 -44
      L0 -10 M-14 -23 L0 -9 L14 -23
    thermometer | s M-11 8 L-11 -34 C-11 -49 11 -49 11 -34 L11 8 C30 22 22 48 0 48 C-22 48 -30 22 -11 8 Z; f O
      0 29 10; s M0 26 L0 -10
    thermometer.high | s M-11 8 L-11 -34 C-11 -49 11 -49 11 -34 L11 8 C30 22 22 48 0 48 C-22 48 -30 22 -11 8
      Z; f O 0 29 10; s M0 26 L0 -32
    thermometer.low | s M-11 8 L-11 -34 C-11 -49 11 -49 11 -34 L11 8 C30 22 22 48 0 48 C-22 48 -30 22 -11 8 Z;
      f O 0 29 10
    thermometer.medium = thermometer
    thermometer.snowflake | u thermometer 24 4 .9; u snowflake -24 -8 .5
    thermometer.sun | u thermometer 22 4 .9; s A -20 -12 13 70 290; s M-20 -40 L-20 -36 M-40 -32 L-37 -29 M-48
      -12 L-44 -12 M-40 8 L-37 5
    tornado | s M-40 -38 L44 -38 M-32 -18 L36 -18 M-18 2 L30 2 M-6 20 L22 20 M4 38 L16 38
    tortoise | s M-40 18 C-34 -34 28 -34 32 18 Z; s M32 2 C42 -16 58 -4 50 8 C46 16 38 18 32 18 M-40 18 L-50
      22 M-26 18 L-28 32 L-16 32 L-12 18 M12 18 L14 32 L26 32 L26 18
    tortoise.fill | f M-44 20 C-38 -40 30 -40 34 4 C42 -20 64 -8 54 10 C50 20 42 22 32 22 L30 36 L14 36 L12 22
      L-10 22 L-14 36 L-30 36 L-28 22 Z
    tree | s M0 -48 L34 -6 L18 -6 L40 28 L-40 28 L-18 -6 L-34 -6 Z; s M0 28 L0 48
    umbrella | s M-48 2 C-48 -54 48 -54 48 2 C36 -8 24 -8 16 2 C8 -8 -8 -8 -16 2 C-24 -8 -36 -8 -48 2 Z; s M0
      -4 L0 32 C0 48 -20 48 -20 34 M0 -40 L0 -46
    umbrella.fill | f M-52 6 C-52 -60 52 -60 52 6 C40 -4 26 -4 18 6 C10 -4 -10 -4 -18 6 C-26 -4 -40 -4 -52 6
      Z; s M0 -4 L0 32 C0 48 -20 48 -20 34 M0 -42 L0 -50
    wind | s M-48 -12 L24 -12 C44 -12 42 -40 24 -38 C16 -37 13 -31 14 -26 M-48 4 L40 4 C54 4 54 28 38 28 C32
      28 28 24 28 20 M-48 20 L2 20 C18 20 16 44 2 42 C-4 41 -7 37 -6 33
    wind.snow | u wind 0 8 .85; u snowflake -34 -34 .3
    zzz | s M-48 -2 L-18 -2 L-48 34 L-18 34 M-8 -14 L14 -14 L-8 12 L14 12 M24 -38 L42 -38 L24 -16 L42 -16
    """
}
