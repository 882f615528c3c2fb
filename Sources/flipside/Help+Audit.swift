extension Help {
  static let audit = """
    flipside audit PATH [options] [-- ARGUMENT…]

    Builds the app in PATH, runs it headless at the default text size and at the largest one (AX5), and prints the
    accessibility problems of its screens, one in each line: the file and line, the object, and the problem.
    The rules are those of XCUIApplication.performAccessibilityAudit:

      sufficientElementDescription   an element without a label, or a switch or slider with a value alone
      hitRegion                      a control of less than 44 × 44 points
      contrast                       text with a contrast below 4.5 to 1; below 3 to 1 from 18 points on and in bold
      textClipped                    text that is cut off, at either text size
      dynamicType                    text that keeps its size whatever the user chooses
      trait                          an element with the traits of both a button and a link

    UIKit's own controls and bars are left out unless the app sets their size.

      --script FILE          also audit the screens that the script's commands lead to (flipside help run)
      --json                 the same as JSON: {"app", "findings": [{"kind", "file", "line", "object", "class", "name",
                             "summary", "detail", "frame", "textSize", "owner", "property", "nibObject", "screen"}]}

    --device, --orientation, --appearance, --accessibility, --locale, --split, --data, --photos, --hardware-keyboard,
    --target, --scheme and --configuration are those of flipside run. The app's output goes to the error output.

    An object from a storyboard or xib is reported at its line in that file; others at the property that holds them, or at
    the nearest class of the app around them.
    Exit codes: 0 without findings, 3 with findings, 1 if the app cannot be built or the audit did not finish, 2 for wrong
    usage.

    """
}
