import CoreGraphics

/// Reads Interface Builder files without their app: every scene is made and its view loaded, with stand-ins for the app's
/// own classes, and what could not be made or was not understood is counted by class.
@preconcurrency @MainActor package enum NibSurvey {
  package struct Report {
    /// Scenes of storyboards and top-level objects of xibs.
    package var scenes = 0
    /// Objects that were made.
    package var objects = 0
    /// The app's own classes, which are not in this process: how often, by name.
    package var appClasses: [String: Int] = [:]
    /// Apple's classes that are not there yet: how often, by name.
    package var missingClasses: [String: Int] = [:]
    /// Attributes and elements that no class reads: how often, as `UILabel.foo`.
    package var notUnderstood: [String: Int] = [:]
    /// What the console said beyond that.
    package var problems: [String] = []
    /// Whether the file is for macOS or watchOS.
    package var isForeign = false

    package init() {}

    package mutating func add(_ other: Report) {
      scenes += other.scenes
      objects += other.objects
      appClasses.merge(other.appClasses, uniquingKeysWith: +)
      missingClasses.merge(other.missingClasses, uniquingKeysWith: +)
      notUnderstood.merge(other.notUnderstood, uniquingKeysWith: +)
      problems += other.problems
    }
  }

  private static var report: Report?
  static var isRunning: Bool { report != nil }

  /// What the body's loading of files gives to report.
  static func watch(_ body: () -> Void) -> Report {
    report = Report()
    let sink = Console.sink
    Console.sink = { report?.problems.append($0) }
    defer {
      Console.sink = sink
      report = nil
    }
    body()
    return report ?? Report()
  }

  /// Reads one xib or storyboard.
  /// - Parameter bundle: where its images, colours and the storyboards that it refers to are; nil: the file's folder.
  package static func read(path: String, bundle: Bundle? = nil) -> Report {
    let folder = (path as NSString).deletingLastPathComponent
    let bundle = bundle ?? Bundle(path: folder) ?? .main
    return watch {
      do {
        try make(NibDocument.at(path), bundle)
      } catch {
        let error = error as? NibDocument.ReadingError
        if error?.isForeign == true {
          report?.isForeign = true
        } else {
          report?.problems.append(error?.message ?? "\(path): cannot be read")
        }
      }
    }
  }

  private static func make(_ document: NibDocument, _ bundle: Bundle) {
    if document.path.hasSuffix(".storyboard") {
      let storyboard = UIStoryboard(document: document, bundle: bundle)
      for id in document.controllerIDs {
        report?.scenes += 1
        guard let scene = document.scene(controllerID: id), scene.controller.name != "viewControllerPlaceholder"
        else {
          continue
        }
        storyboard.makeController(scene)?.loadViewIfNeeded()
      }
    } else {
      report?.scenes += 1
      UINib(document: document, bundle: bundle).instantiate(withOwner: UIResponder())
    }
  }

  /// Stands in for an image of the app.
  static func blankImage(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(
      size: CGSize(width: min(max(size.width, 1), 4096), height: min(max(size.height, 1), 4096))
    )
    .image { _ in }
  }

  // MARK: What the reader notes

  private static var recorder: ((AnyObject, NibElement) -> Void)?
  /// Hands every object that is made to the block, with its element.
  static func record(_ block: ((AnyObject, NibElement) -> Void)?) { recorder = block }
  static func noteRegistered(_ object: AnyObject, _ element: NibElement) { recorder?(object, element) }

  static func noteMade() { report?.objects += 1 }
  static func note(appClass name: String) { report?.appClasses[name, default: 0] += 1 }

  static func note(missingClass name: String) {
    report?.missingClasses[name, default: 0] += 1
    if report == nil { Unsupported.log("\(name) in Interface Builder files") }
  }

  static func note(notUnderstood name: String, of object: NSObject, _ type: String, _ element: NibElement) {
    // Said once for the class already.
    if object is any NibStandIn { return }
    report?.notUnderstood["\(type).\(name)", default: 0] += 1
    if report == nil { Unsupported.log("\(type).\(name) in Interface Builder files") }
  }
}
