/// An observer of Interface Builder files that are read without their app, with UIKit's classes instead of the
/// app's own; it counts the results.
@preconcurrency @MainActor package protocol NibObserver: AnyObject {
  /// Called before an object of one of UIKit's classes or of a substitute is created.
  func willMakeObject()
  /// Called when the object of an element exists, without contents yet.
  func didRegister(_ object: AnyObject, for element: NibElement)
  /// Called for a class of the app that is not in this process.
  func didMiss(appClass name: String)
  /// Called for a class of Apple's UIKit that Flipside lacks.
  func didMiss(class name: String)
  /// Called for an attribute or child of the element that no class reads.
  func didNotUnderstand(_ name: String, of type: String)
}

/// The destination of reports about Interface Builder files: the observer of a survey, which a tool sets, or the
/// console.
@preconcurrency @MainActor package enum NibReports {
  /// The observer of a survey; nil in an app.
  package static var observer: (any NibObserver)?

  /// Whether files are surveyed without their app, so that its classes do not exist.
  static var isSurveying: Bool { observer != nil }

  static func note(missingClass name: String) {
    if let observer { return observer.didMiss(class: name) }
    Unsupported.log("\(name) in Interface Builder files")
  }

  static func note(notUnderstood name: String, of object: NSObject, _ type: String) {
    // The class was reported already.
    if object is any NibStandIn { return }
    if let observer { return observer.didNotUnderstand(name, of: type) }
    Unsupported.log("\(type).\(name) in Interface Builder files")
  }
}
