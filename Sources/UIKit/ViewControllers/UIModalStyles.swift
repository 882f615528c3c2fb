/// The style in which a presented controller covers the content behind it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A presentation over the whole screen, which removes the content behind it.
  case fullScreen = 0
  /// A sheet above which the top of the presenter remains visible.
  case pageSheet = 1
  /// A sheet at the center of an iPad's screen; in a compact width a page sheet.
  case formSheet = 2
  /// A presentation over the controller that defines the context, which removes the content behind it.
  case currentContext = 3
  /// The presentation that the transitioning delegate's presentation controller defines.
  case custom = 4
  /// A presentation over the whole screen, which keeps the content behind it.
  case overFullScreen = 5
  /// A presentation over the controller that defines the context, which keeps the content behind it.
  case overCurrentContext = 6
  /// A popover, which becomes a sheet on a phone unless the delegate prevents that.
  case popover = 7
  /// A presentation over a blurred screen, on a television.
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
