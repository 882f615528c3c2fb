import HostModel

/// The text of `flipside --help`.
enum Help {
  static let text = """
    Flipside runs iOS apps on Linux.

      flipside run PATH        build the app in PATH and run it
      flipside test PATH       run its unit and UI tests
      flipside build PATH      build it and say where the .app is
      flipside check PATH      list what the app uses that is missing here
      flipside audit PATH      list what makes its screens hard to use for some people
      flipside new NAME        make a new app: an Xcode project
      flipside results FILES   put the results of tests on several machines together
      flipside devices         the devices that can be simulated
      flipside doctor          whether this machine has what is needed
      flipside self-test       check Flipside itself (in its own folder: ./flipside self-test)
      flipside help COMMAND    more about a command

    PATH is an Xcode project or workspace, a folder with one in it, or a folder of Swift files that import UIKit, with
    the app's Info.plist and resources, if it has any. Nothing in it needs to know Flipside.
    Pods and Swift packages are taken from where they are checked out beside it; nothing is fetched, but what is missing
    is named, with the command that fetches it.

    Every command ends with 0 when all went well, 1 when something failed, 2 when it was called wrongly.

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

        Builds the app in PATH, if anything changed since the last time, and prints the path of its .app folder.
        The compiler's messages name the app's own files and lines.

        \(selection)

        Ends with 0, with 1 when the app can't be built, or with 2 when called wrongly.

        """
    case "new":
      return """
        flipside new NAME [--bundle-id ID]

        Makes the folder NAME with an Xcode project in it: an app delegate, a scene delegate, a view controller,
        Main.storyboard, LaunchScreen.storyboard and Assets.xcassets. flipside run NAME runs it, and Xcode opens it.

          --bundle-id ID   the app's identifier (default com.example.NAME)

        Ends with 0, with 1 when NAME is there already, or with 2 when called wrongly.

        """
    case "check": return check
    case "audit": return audit
    case "devices":
      return """
        flipside devices

        Lists the devices that --device takes, with their screens in points. Ends with 0.

        """
    case "doctor":
      return """
        flipside doctor

        Looks for what Flipside needs on this machine and says what to do about what is missing.
        Ends with 0, with 1 when something needed is missing, or with 2 when called wrongly.

        """
    default: return nil
    }
  }

  private static let selection = """
    In a project with several apps:
          --target NAME         the app of that target (default: the one named as the project, else the first)
          --scheme NAME         what that scheme runs, in its configuration, with its arguments and environment
          --configuration NAME  Debug (default), Release or another of the project's
    """

  private static let check = """
    flipside check PATH [--all] [--json] [--target NAME | --scheme NAME] [--configuration NAME]

    Reads the app in PATH, its frameworks and packages, and lists what they use of Apple's API that is missing in
    Flipside or there by name only, most used first, with file and line: types, members, functions, modules that are
    imported, and classes and attributes in xibs and storyboards; also what Foundation lacks on Linux, and types that
    nobody declares. Nothing is built, so it also tells about apps that can't be built yet.

      --all    every place, not only the first ones
      --json   the same for programs: {"items": [{"name", "kind", "status", "count", "places", "members"}]}

    What Flipside has is read from its own sources, so the list is never out of date.
    Ends with 0 when nothing is missing, 3 when something is, 1 when the app can't be read, 2 when called wrongly.

    """

  /// A line for each host.
  private static let hosts = lines(of: HostDescription.all.map { ($0.name.rawValue, $0.summary) }, for: "--host H")

  /// The hosts' own options, each with what it means to the hosts that have it.
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

    Builds the app in PATH, if anything changed since the last time, and runs it.

      --device NAME          the device to be (default "iPhone 15"; flipside devices lists them)
      --orientation O        portrait (default), portraitUpsideDown, landscapeLeft or landscapeRight
      --appearance A         light (default) or dark
      --accessibility LIST   settings of Accessibility that are on: reduce-motion,bold-text,increase-contrast,…
      --locale ID            the user's language and region, as de_DE (default: the scheme's; in the
                             window the desktop's; else en_US)
    \(hosts)
      --script FILE          drive the app with the commands of FILE; headless if --host does not say otherwise
      --screenshot FILE.png  write a picture: of the first settled frame, or of the last one after a script
      --split S              on an iPad, the app's share of the screen: full (default), half, third, two-thirds or
                             slide-over
      --data FOLDER          keep what the app writes, its settings and its saved state in FOLDER, and start with
                             what is there
      --photos FOLDER        the pictures and films of the photo library; subfolders are albums (default: six drawn
                             pictures). What the app adds is not written there
      --hardware-keyboard H  on: the keyboard on the screen stays away, as with a keyboard beside the device; off
                             (default): it comes when a text is edited
      --exceptions E         what UIKit's exceptions do: log (default: the console gets them, and the app goes on) or
                             stop (they end the app, as on Apple's systems)
    \(hostOptions)

      --target NAME          the app of that target, where a project has several
      --scheme NAME          what that scheme runs, in its configuration, with its arguments and environment
      --configuration NAME   Debug (default), Release or another of the project's

    Without --scheme, the scheme that Xcode would run the app by is used.

    Headless, the app starts with empty folders and settings each time, unless --data names a folder; in the window it
    finds again what it wrote. Its saved state is among that: an app that was in the background comes back as it was.
    Headless, time is virtual: waiting takes no time, and the same script gives the same bytes.
    What follows -- is passed to the app as its arguments.
    FLIPSIDE_TRACE=touch,layout,… in the environment prints what happens inside of UIKit; FLIPSIDE_TRACE=help lists the
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
      setting reduce-motion on|off
      expect-feedback "text"            expect-no-feedback "text"                  log "text"

    expect-feedback is about what is felt, heard or announced, of which nothing is seen: "haptic: impact, light", "sound: 1104",
    "vibration", "announcement: Saved", "change: screen changed". It takes the first one that contains the text, and those
    before it; what comes after them is left to be expected.
    activate, adjust and action do what VoiceOver does with an element: activate it, swipe up or down on it, and choose
    one of its custom actions; scrub leaves what is in front, magictap does the most important thing of the moment.
    accessibility writes what VoiceOver would read, in its order: label, value, traits, hint, frame, actions, rotors.
    setting changes a setting of Accessibility: voiceover, switch-control, assistive-touch, guided-access, bold-text,
    button-shapes, on-off-labels, reduce-transparency, increase-contrast, differentiate-without-color, invert-colors,
    grayscale, reduce-motion, cross-fade-transitions, video-autoplay, speak-screen, speak-selection, mono-audio,
    closed-captions or shake-to-undo.
    dragdrop holds a finger until what is below it is lifted, and lets it go elsewhere. touches moves several
    fingers, each from point to point with the seconds at which it is there. back goes back one screen, by the back button or the swipe from the edge. relaunch ends the app in the background
    and launches it again with what it saved. open gives the app a URL: of its own scheme, or of a page of its web
    site; continue an activity from another device. scene shows the Nth open window of an iPad app with several.
    shortcut chooses a quick action of the app's icon; FLIPSIDE_SHORTCUT=Title in the environment launches the app by one.

    In the window, a click is a touch. Option (Alt) adds a second finger mirrored around the middle of the screen,
    with Shift one that moves along. Control with
      S screenshot · Z (with Shift) shake · arrows tilt (so does the right mouse button) · A (with Shift) light or
      dark · H (with Shift) background and back · M (with Shift) memory warning · Q quit; with Alt and left or
      right: rotate.

    Ends with what the app exits with, 1 when the build or a command of the script failed, 2 when called wrongly;
    a crash ends with its signal after a trace.

    """
}
