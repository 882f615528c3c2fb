/// The style in which a presented controller covers the content behind it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; the content behind is removed.
  case fullScreen = 0
  /// A sheet above which the top of the presenter remains visible.
  case pageSheet = 1
  /// A sheet at the center of an iPad's screen; in a compact width a page sheet.
  case formSheet = 2
  /// Over the controller that defines the presentation context; the content behind is removed.
  case currentContext = 3
  /// As the presentation controller of the transitioning delegate defines it.
  case custom = 4
  /// Over the whole screen; the content behind stays.
  case overFullScreen = 5
  /// Over the controller that defines the presentation context; the content behind stays.
  case overCurrentContext = 6
  /// In a popover, which on a phone becomes a sheet unless its delegate refuses that.
  case popover = 7
  /// Over a blurred screen, on a television.
  case blurOverFullScreen = 8
  /// No adaptation; delegates of adaptive presentations return it to keep a style.
  case none = -1
  /// A page sheet for most controllers.
  case automatic = -2
}

/// The animation with which a controller is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view moves in from the bottom of the screen, and out again. The default.
  case coverVertical = 0
  /// The views turn about a vertical axis, as the two sides of a card.
  case flipHorizontal = 1
  /// The view fades in over the content behind, and out again.
  case crossDissolve = 2
  /// A corner of the page below curls up. It is available for full-screen presentations only; others raise an
  /// exception.
  case partialCurl = 3
}

/// The animation with which the status bar is shown and hidden.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// The bar fades in or out.
  case fade = 1
  /// The bar moves in from the top edge or out over it.
  case slide = 2
}
