import QuartzCore

extension ArchivedProperty {
  /// The archived properties of progress views.
  static let progressView: [ArchivedProperty] = [
    of("style", \UIProgressView.progressViewStyle), of("progress", \UIProgressView.progress),
    of("tint", \UIProgressView.progressTintColor), of("track", \UIProgressView.trackTintColor),
    of("image", \UIProgressView.progressImage), of("trackImage", \UIProgressView.trackImage),
  ]
}
