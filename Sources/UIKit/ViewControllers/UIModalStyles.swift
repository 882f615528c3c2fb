/// How a presented controller covers the content behind it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; what is below is removed.
  case fullScreen = 0
  /// A sheet that leaves the top of the presenter to be seen.
  case pageSheet = 1
  /// A sheet in the middle of a pad's screen; elsewhere a page sheet.
  case formSheet = 2
  /// Over the controller that defines the presentation context; what is below is removed.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller does it.
  case custom = 4
  /// Over the whole screen; what is below stays.
  case overFullScreen = 5
  /// Over the controller that defines the presentation context; what is below stays.
  case overCurrentContext = 6
  /// In a popover, which on a phone becomes a sheet unless its delegate refuses that.
  case popover = 7
  /// Over a blurred screen, on a television.
  case blurOverFullScreen = 8
  /// Not at all: for the delegates of adaptive presentations, which keep a style by it.
  case none = -1
  /// A page sheet for most controllers.
  case automatic = -2
}

/// The animation with which a controller is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

/// The animation with which the status bar is shown and hidden.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
