extension Help {
  static let audit = """
    flipside audit PATH [options] [-- ARGUMENT…]

    Builds the app in PATH, runs it headless at the default text size and at the largest one (AX5), and prints what makes
    its screens hard to use with assistive technologies, a finding a line: the file and line, the object, and what is wrong.
    The rules are those of XCUIApplication.performAccessibilityAudit:

      sufficientElementDescription   an element without a label, or a switch or slider with a value alone
      hitRegion                      a control of less than 44 × 44 points
      contrast                       text with a contrast below 4.5 to 1; below 3 to 1 from 18 points on and in bold
      textClipped                    text that is cut off, at either text size
      dynamicType                    text that keeps its size whatever the user chooses
      trait                          an element that says that it is a button and a link

    Controls and bars of UIKit's that an app does not size are left out.

      --script FILE          also look at the screens that the script's commands lead to (flipside help run)
      --json                 the same for programs: {"app", "findings": [{"kind", "file", "line", "object", "class", "name",
                             "summary", "detail", "frame", "textSize", "owner", "property", "nibObject", "screen"}]}

    --device, --orientation, --appearance, --accessibility, --locale, --split, --data, --photos, --hardware-keyboard, --target, --scheme and
    --configuration are those of flipside run. What the app prints goes to the error output.

    An object from a storyboard or xib is named with that file and its identifier there; others with the property that holds
    them, or else the nearest class of the app's own around them.
    Ends with 0 when nothing was found, 3 when something was, 1 when the app can't be built or ended before its end, 2 when
    called wrongly.

    """
}
