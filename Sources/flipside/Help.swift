import HostModel

/// The text of `flipside --help`.
enum Help {
  static let text = """
    Flipside runs iOS apps on Linux.

      flipside run PATH        build the app in PATH and run it
      flipside test PATH       run its unit and UI tests
      flipside build PATH      build it and print the path of the .app
      flipside check PATH      list the Apple API that the app uses and Flipside lacks
      flipside audit PATH      audit the accessibility of its screens
      flipside new NAME        create a new app: an Xcode project
      flipside results FILES   merge the results of tests from several machines
      flipside devices         the devices that can be simulated
      flipside doctor          check this machine for missing programs and libraries
      flipside self-test       check Flipside itself (in its own folder: ./flipside self-test)
      flipside help COMMAND    more about a command

    PATH is an Xcode project or workspace, a folder with one in it, or a folder of Swift files that import UIKit, with
    the app's Info.plist and resources, if it has any. The app needs no changes.
    Swift packages and pods are read from their checkouts beside it. Missing packages that the app imports are fetched in
    the versions of its Package.resolved; missing pods are listed with the command that fetches them.

    Exit codes: 0 for success, 1 for failure, 2 for wrong usage.

    Examples:
      flipside new Hello && flipside run Hello
      flipside run Samples/HypnoNerd
      flipside run Samples/HypnoNerd --device "iPad Pro 11-inch" --appearance dark
      flipside run Samples/HypnoNerd --host headless --screenshot first.png
      flipside run Samples/HypnoNerd --script taps.txt
      flipside check ~/MyApp
      flipside test ~/MyApp --junit junit.xml

    """

  static func text(for command: String) -> String? {
    switch command {
    case "run": return run
    case "test": return test
    case "results": return results
    case "build":
      return """
        flipside build PATH [--target NAME | --scheme NAME] [--configuration NAME]

        Builds the app in PATH, if anything changed since the last build, and prints the path of its .app folder.
        The compiler's messages name the app's own files and lines.

        \(selection)

        Exit codes: 0 for success, 1 if the app cannot be built, 2 for wrong usage.

        """
    case "new":
      return """
        flipside new NAME [--bundle-id ID]

        Creates the folder NAME with an Xcode project: an app delegate, a scene delegate, a view controller,
        Main.storyboard, LaunchScreen.storyboard and Assets.xcassets. flipside run NAME runs it, and Xcode opens it.

          --bundle-id ID   the app's identifier (default com.example.NAME)

        Exit codes: 0 for success, 1 if NAME exists already, 2 for wrong usage.

        """
    case "check": return check
    case "audit": return audit
    case "devices":
      return """
        flipside devices

        Lists the devices for --device, with their screen sizes in points. Exit code: 0.

        """
    case "doctor":
      return """
        flipside doctor

        Checks this machine for the programs and libraries that Flipside needs, and prints how to install missing ones.
        Exit codes: 0 for success, 1 if something required is missing, 2 for wrong usage.

        """
    default: return nil
    }
  }

  private static let selection = """
    In a project with several apps:
          --target NAME         the app of that target (default: the target named like the project, else the first)
          --scheme NAME         the app that the scheme runs, in its configuration, with its arguments and environment
          --configuration NAME  Debug (default), Release or another of the project's
    """

  private static let check = """
    flipside check PATH [--all] [--json] [--target NAME | --scheme NAME] [--configuration NAME]

    Reads the app in PATH, its frameworks and packages, and lists the Apple API in use that is missing in Flipside or
    exists by name only, most used first, with file and line: types, members, functions, imported modules, and classes
    and attributes in xibs and storyboards; also API that Foundation lacks on Linux, and types without a declaration.
    Nothing is built, so that the app need not compile.

      --all    all locations, not only the first ones
      --json   the same as JSON: {"items": [{"name", "kind", "status", "count", "places", "members"}]}

    Flipside's API is read from its own sources, so the list is never out of date.
    Exit codes: 0 if nothing is missing, 3 if something is, 1 if the app cannot be read, 2 for wrong usage.

    """

  /// One line for each host.
  private static let hosts = lines(of: HostDescription.all.map { ($0.name.rawValue, $0.summary) }, for: "--host H")

  /// The options of the hosts, with the hosts that support each.
  private static let hostOptions: String = {
    var texts: [String] = []
    var names: Set<String> = []
    for option in HostDescription.all.flatMap(\.options) where names.insert(option.name).inserted {
      let meanings = HostDescription.all.compactMap { host in
        host.options.first { $0.name == option.name }.map { (host.name.rawValue, $0.summary) }
      }
      texts.append(lines(of: meanings, for: "--\(option.name) \(option.placeholder)"))
    }
    return texts.joined(separator: "\n")
  }()

  private static func lines(of meanings: [(String, String)], for option: String) -> String {
    meanings.enumerated().map { index, meaning in
      let start = index == 0 ? "  " + option : ""
      return start + String(repeating: " ", count: max(1, 25 - start.count)) + "\(meaning.0): \(meaning.1)"
    }.joined(separator: "\n")
  }

  private static let run = """
    flipside run PATH [options] [-- ARGUMENT…]

    Builds the app in PATH, if anything changed since the last build, and runs it.

      --device NAME          the simulated device (default "iPhone 15"; flipside devices lists all)
      --orientation O        portrait (default), portraitUpsideDown, landscapeLeft or landscapeRight
      --appearance A         light (default) or dark
      --accessibility LIST   settings of Accessibility that are on: reduce-motion,bold-text,increase-contrast,…
      --locale ID            the user's language and region, such as de_DE (default: the scheme's; in the
                             window the desktop's; else en_US)
    \(hosts)
      --script FILE          run the commands of FILE on the app; headless unless --host is given
      --screenshot FILE.png  write a picture: of the first settled frame, or of the last one after a script
      --split S              on an iPad, the app's share of the screen: full (default), half, third, two-thirds or
                             slide-over
      --data FOLDER          store the app's files, settings and saved state in FOLDER, and start with those
                             stored there
      --photos FOLDER        the pictures and films of the photo library; subfolders are albums (default: six drawn
                             pictures). Pictures that the app adds are not written there
      --hardware-keyboard H  on: no keyboard on the screen, as with a keyboard connected to the device; off (default):
                             it appears when a text is edited
      --exceptions E         the effect of UIKit's exceptions: log (default: they are logged, and the app continues) or
                             stop (they end the app, as on Apple's systems)
    \(hostOptions)

      --target NAME          the app of that target, in a project with several
      --scheme NAME          the app that the scheme runs, in its configuration, with its arguments and environment
      --configuration NAME   Debug (default), Release or another of the project's

    Without --scheme, the scheme with which Xcode would run the app is used.

    Headless, the app starts with empty folders and settings each time, unless --data names a folder; in the window it
    keeps its files, settings and saved state: an app that was in the background is restored.
    Headless, time is virtual: waiting takes no time, and the same script gives the same bytes.
    Arguments after -- are passed to the app.
    FLIPSIDE_TRACE=touch,layout,… in the environment prints the events inside of UIKit; FLIPSIDE_TRACE=help lists the
    channels.

    A script has one command a line; # starts a comment:
      wait 0.5                          tap "Label or accessibility identifier"    tap X Y
      doubletap "Label"                 longpress "Label" [S]                      drag X Y X Y [S]
      swipe left|right|up|down ["Label"]                                           pinch X Y SCALE
      dragdrop "Label" "Label" [S]      dragdrop X Y X Y [S]                       touches 1 S X Y [S X Y …] [/ 2 …]
      type "text"                       key return|delete|tab|escape|…             rotate landscapeLeft
      tilt H V                          shake                                      memory-warning
      background                        foreground                                 appearance dark
      back                              relaunch                                   split half
      open "URL"                        continue "activity type" ["JSON object"]   scene N|new|close
      shortcut "Title"                  textsize XL                                screenshot FILE.png
      tree FILE.json                    expect "text"                              expect-not "text"
      activate "Label"                  adjust "Label" up|down                     action "Label" "Name"
      scrub                             magictap                                   accessibility FILE.json
      setting reduce-motion on|off      one-time-code "123456"                     hold cmd|none
      expect-feedback "text"            expect-no-feedback "text"                  log "text"

    expect-feedback checks feedback that is not visible: "haptic: impact, light", "sound: 1104", "vibration",
    "announcement: Saved", "change: screen changed". It consumes all feedback up to the first that contains the text; later
    feedback remains for the next expect-feedback.
    activate, adjust and action do what VoiceOver does with an element: activate it, swipe up or down on it, and choose
    one of its custom actions; scrub dismisses the view in front, magictap performs the most important current action.
    accessibility writes the elements in the order of VoiceOver: label, value, traits, hint, frame, actions, rotors.
    setting changes a setting of Accessibility: voiceover, switch-control, assistive-touch, guided-access, bold-text,
    button-shapes, on-off-labels, reduce-transparency, increase-contrast, differentiate-without-color, invert-colors,
    grayscale, reduce-motion, cross-fade-transitions, video-autoplay, speak-screen, speak-selection, mono-audio,
    closed-captions or shake-to-undo.
    hold holds modifier keys for touches until the next hold; on an iPad, holding cmd for a second lists the key commands.
    one-time-code receives a message with a code, which the keyboard offers to a text of the content type oneTimeCode for
    three minutes: tap "From Messages 123456" enters it.
    dragdrop holds a finger until the item below it is lifted, and drops it elsewhere. touches moves several fingers, each
    through points with the seconds at which it reaches them. back returns to the previous screen, with the back button or
    a swipe from the edge. relaunch ends the app in the background and launches it again with its saved state. open passes
    the app a URL: of its own scheme, or of a page of its web site; continue passes it an activity from another device.
    scene shows the Nth open window of an iPad app with several. shortcut chooses a quick action of the app's icon;
    FLIPSIDE_SHORTCUT=Title in the environment launches the app with one.

    In the window, a click is a touch. Option (Alt) adds a second finger mirrored around the middle of the screen,
    with Shift one that moves along. Control with
      S screenshot · Z (with Shift) shake · arrows tilt (so does the right mouse button) · A (with Shift) light or
      dark · H (with Shift) background and back · M (with Shift) memory warning · Q quit; with Alt and left or
      right: rotate.

    Exit codes: the app's own, 1 if the build or a command of the script failed, 2 for wrong usage; after a crash and its
    trace, the tool ends with the crash's signal.

    """
}
