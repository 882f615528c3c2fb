/// Distinguishes possible names of iOS' system symbols from impossible ones.
///
/// Symbol names are words from a small vocabulary joined by dots. A name of such words without a drawing gets a
/// substitute; any other name is unknown, and `UIImage(systemName:)` returns nil for it.
enum SymbolNames {
  static func isPlausible(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return !parts.isEmpty
      && parts.allSatisfy { part in
        words.contains(String(part)) || (part.count <= 3 && !part.isEmpty && part.allSatisfy(\.isNumber))
          || isSingleLetter(part) || isGrid(part)
      } && !(parts.count == 1 && isSingleLetter(parts[0]))
  }

  private static func isSingleLetter(_ part: Substring) -> Bool {
    part.count == 1 && part.allSatisfy { $0.isASCII && $0.isLowercase }
  }

  /// Returns whether the text is a grid, such as "2x2", "3x3" or "16x9".
  private static func isGrid(_ part: Substring) -> Bool {
    let sides = part.split(separator: "x", omittingEmptySubsequences: false)
    return sides.count == 2 && sides.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }

  private static let words: Set<String> = {
    var words: Set<String> = []
    for name in Array(SymbolTable.drawings.keys) + Array(SymbolTable.aliases.keys) {
      for part in name.split(separator: ".") { words.insert(String(part)) }
    }
    for word in vocabulary.split(whereSeparator: { $0 == " " || $0 == "\n" }) { words.insert(String(word)) }
    return words
  }()

  private static let vocabulary = """
    floor desk ceiling sequence fill circle square rectangle triangle diamond hexagon octagon pentagon rhombus capsule oval seal app dashed dotted slash
    badge half filled leading trailing lefthalf righthalf tophalf bottomhalf leadinghalf trailinghalf inset and on with
    up down left right top bottom forward backward turn uturn branch merge swap clockwise counterclockwise arrow arrows
    chevron arrowshape arrowtriangle circlepath compact portrait landscape horizontal vertical wave waves plus minus xmark
    checkmark exclamationmark questionmark ellipsis dot dots line lines text quote character letter number textbox
    person people figure stand walk run dance yoga swim cycle hiking crop rosette medal trophy laurel crown
    heart star bolt moon sun cloud rain snow wind fog drizzle heavyrain hail sleet tornado hurricane thermometer humidity
    sunrise sunset haze dust smoke stars zzz sparkle sparkles flame drop leaf tree camera photo video film movieclapper
    play pause stop record playpause shuffle repeat infinity backward forward end frame music note mic speaker waveform
    headphones airpods airpodspro airplay airplayaudio airplayvideo homepod hifispeaker radio tv appletv iphone ipad ipod
    applewatch laptopcomputer desktopcomputer macbook macmini macpro display pc server rack xserve externaldrive
    internaldrive opticaldisc memorychip cpu simcard sdcard esim printer scanner faxmachine keyboard mouse magicmouse
    computermouse gamecontroller dpad joystick house building apartment door window lightbulb lamp fan bed sofa chair table
    refrigerator oven washer dryer sink shower bathtub toilet spigot sprinkler blinds curtains powerplug poweroutlet
    switch key lock locked unlocked shield hand raised thumbsup thumbsdown point pointer tap draw pinch wave clap
    envelope message bubble phone paperplane mail tray archivebox shippingbox cube cylinder cone pyramid torus
    folder doc docs document clipboard note book books magazine newspaper bookmark tag ticket calendar clock alarm timer
    stopwatch hourglass deskclock watchface bell flag location mappin map globe europe americas asia network wifi
    antenna radiowaves cellularbars bonjour car bus tram train ferry sailboat airplane bicycle scooter fuelpump ev charger
    parkingsign steeringwheel engine wheel tire road lanes signpost bag cart creditcard giftcard gift banknote
    dollarsign eurosign yensign sterlingsign bitcoinsign wonsign rublesign indianrupeesign francsign pesosign
    percent plusminus divide equal lessthan greaterthan function sum x squareroot ruler level gauge speedometer barometer
    metronome tuningfork paintbrush paintpalette pencil pen highlighter eraser lasso scribble signature crop rotate flip
    wand scissors hammer wrench screwdriver gear gearshape gearshape2 slider dial knob switch circlebadge link paperclip
    magnifyingglass loupe viewfinder qrcode barcode faceid touchid opticid eye eyes eyeglasses sunglasses nose ear mouth
    face smiling brain lungs stethoscope cross pills pill bandage syringe staroflife allergens facemask
    list bullet dash star triangle number grid stack split sidebar menubar dock toolbar tablecells chart bar pie xyaxis
    uptrend downtrend flattrend scatter bars squares below above grouped stacked trash delete power restart sleep
    eject mount command option control shift capslock escape return space tab clear projective home pageup pagedown
    at asterisk ampersand curlybraces terminal apple logo swift xbox playstation applescript icloud externaldrive
    accessibility voiceover translate captions subtitles photo stack album artframe music mic podcast applelogo
    graduationcap studentdesk backpack briefcase case suitcase latch cup saucer mug fork knife wineglass birthday cake
    takeoutbag popcorn carrot fish bird cat dog hare tortoise ant ladybug pawprint teddybear comb tshirt shoe
    hanger mustache umbrella beach mountain tent skis snowboard surfboard sportscourt basketball football baseball soccerball
    tennisball volleyball cricket hockey golf dumbbell puzzlepiece extension dice die suit club spade theatermasks
    party popper balloon fireworks fireplace flashlight off lifepreserver binoculars telescope testtube flask atom
    scalemass scope target dot hexagongrid circlegrid squareshape rectanglegroup perspective skew aspectratio
    bold italic underline strikethrough textformat abc size alt superscript subscript increase decrease quotelevel indent
    align aligncenter alignleft alignright justify justifyleft justifyright justifycenter distribute paragraphsign
    signature section sidebar inspector uiwindow macwindow lifepreserver livephoto timelapse slowmo panorama
    pano spatial capture hdr flash automatic exposure aperture iris camera macro nosign crown wrongwaysign checklist
    checkerboard lightspectrum rays min max low high medium full empty small large tiny plain trianglebadge person2 2 3
    update pending complete new share shared save download upload sync synced add remove edit move copy paste cut undo redo
    """
}
