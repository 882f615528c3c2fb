import CoreGraphics
import UIKit

/// A survey that reads Interface Builder files without their app: every scene is made and its view loaded, with
/// stand-ins for the app's own classes, and objects that could not be made and attributes that are not supported
/// are counted by class.
@preconcurrency @MainActor package enum NibSurvey {
  package struct Report {
    /// Scenes of storyboards and top-level objects of xibs.
    package var scenes = 0
    /// Objects that were made.
    package var objects = 0
    /// The app's own classes, which are not in this process: how often, by name.
    package var appClasses: [String: Int] = [:]
    /// The number of objects of each of Apple's classes that is not implemented.
    package var missingClasses: [String: Int] = [:]
    /// Attributes and elements that no class reads: how often, as `UILabel.foo`.
    package var notUnderstood: [String: Int] = [:]
    /// The other console output.
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

  /// Collects the reports of nib loading during the body.
  /// - Parameter hear: gets every object that is made, with its element.
  static func watch(
    hear: ((AnyObject, NibElement) -> Void)? = nil, _ body: (Recorder) -> Void
  ) -> Report {
    let recorder = Recorder(hear: hear)
    NibReports.observer = recorder
    let sink = Console.sink
    Console.sink = { recorder.report.problems.append($0) }
    defer {
      Console.sink = sink
      NibReports.observer = nil
    }
    body(recorder)
    return recorder.report
  }

  /// Reads one xib or storyboard.
  /// - Parameter bundle: the bundle that contains its images, colors and the storyboards that it refers to; nil
  ///   stands for the file's folder.
  package static func read(path: String, bundle: Bundle? = nil) -> Report {
    let folder = (path as NSString).deletingLastPathComponent
    let bundle = bundle ?? Bundle(path: folder) ?? .main
    return watch { recorder in
      do {
        try make(NibDocument.at(path), bundle, recorder)
      } catch {
        let error = error as? NibDocument.ReadingError
        if error?.isForeign == true {
          recorder.report.isForeign = true
        } else {
          recorder.report.problems.append(error?.message ?? "\(path): cannot be read")
        }
      }
    }
  }

  private static func make(_ document: NibDocument, _ bundle: Bundle, _ recorder: Recorder) {
    if document.path.hasSuffix(".storyboard") {
      let storyboard = UIStoryboard(document: document, bundle: bundle)
      for id in document.controllerIDs {
        recorder.report.scenes += 1
        guard let scene = document.scene(controllerID: id), scene.controller.name != "viewControllerPlaceholder"
        else {
          continue
        }
        storyboard.makeController(scene)?.loadViewIfNeeded()
      }
    } else {
      recorder.report.scenes += 1
      UINib(document: document, bundle: bundle).instantiate(withOwner: UIResponder())
    }
  }

  /// Counts what UIKit reports while it loads files.
  final class Recorder: NibObserver {
    var report = Report()
    private let hear: ((AnyObject, NibElement) -> Void)?

    init(hear: ((AnyObject, NibElement) -> Void)?) { self.hear = hear }

    func willMakeObject() { report.objects += 1 }
    func didRegister(_ object: AnyObject, for element: NibElement) { hear?(object, element) }
    func didMiss(appClass name: String) { report.appClasses[name, default: 0] += 1 }
    func didMiss(class name: String) { report.missingClasses[name, default: 0] += 1 }
    func didNotUnderstand(_ name: String, of type: String) {
      report.notUnderstood["\(type).\(name)", default: 0] += 1
    }
  }
}
