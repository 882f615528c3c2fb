/// What reads Interface Builder files without their app, with UIKit's classes in place of the app's own, and counts
/// what became of them.
@preconcurrency @MainActor package protocol NibObserver: AnyObject {
  /// An object of a class that UIKit has, or of one that stands in, is being made.
  func willMakeObject()
  /// The object of an element is there, with nothing in it yet.
  func didRegister(_ object: AnyObject, for element: NibElement)
  /// A class of the app's own is not in this process.
  func didMiss(appClass name: String)
  /// Apple has a class that UIKit has not.
  func didMiss(class name: String)
  /// No class reads an attribute or a child of the element.
  func didNotUnderstand(_ name: String, of type: String)
}

/// Where the loading of Interface Builder files reports what it can't make: to the observer of a survey, which a
/// tool sets, or to the console.
@preconcurrency @MainActor package enum NibReports {
  /// Nil in an app.
  package static var observer: (any NibObserver)?

  /// Whether the app's own classes are known to be absent.
  static var isSurveying: Bool { observer != nil }

  static func note(missingClass name: String) {
    if let observer { return observer.didMiss(class: name) }
    Unsupported.log("\(name) in Interface Builder files")
  }

  static func note(notUnderstood name: String, of object: NSObject, _ type: String) {
    // Its class was reported already.
    if object is any NibStandIn { return }
    if let observer { return observer.didNotUnderstand(name, of: type) }
    Unsupported.log("\(type).\(name) in Interface Builder files")
  }
}
