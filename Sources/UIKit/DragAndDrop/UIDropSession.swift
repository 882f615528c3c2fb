import Foundation

/// The visibility of progress while dropped data is loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No progress is shown: the app shows it, or it is unnecessary.
  case none = 0
  /// The system shows the progress if loading takes long.
  case `default` = 1
}

/// A drag from the perspective of a target.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidropsession>
@preconcurrency @MainActor public protocol UIDropSession: ProgressReporting, UIDragDropSession {
  /// The drag session if the drag comes from this app; nil otherwise.
  var localDragSession: (any UIDragSession)? { get }
  /// The visibility of progress during a long drop. `.default` by default.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads the items' objects of a class; `completion` gets those that could be loaded, in the order of the items,
  /// on the main queue.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads the items' values of a Swift type such as `String`; `completion` gets them on the main queue.
  @discardableResult public func loadObjects<T>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { ($0 as? T._ObjectiveCType).map(T._unconditionallyBridgeFromObjectiveC) })
    }
  }
}

@MainActor final class TargetDropSession: DragDropSession, UIDropSession {
  nonisolated let progress = Progress(totalUnitCount: 0)
  let localDragSession: (any UIDragSession)?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(_ contents: DragContents, local: (any UIDragSession)?) {
    localDragSession = local
    super.init(contents)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let progress = Progress(totalUnitCount: Int64(providers.count))
    self.progress.totalUnitCount += 1
    self.progress.addChild(progress, withPendingUnitCount: 1)
    contents.loads += 1
    let results = Locked<[Int: any NSItemProviderReading]>([:])
    let group = DispatchGroup()
    for (index, provider) in providers.enumerated() {
      group.enter()
      let answered = Locked(false)
      provider.loadObject(ofClass: aClass) { object, error in
        // A second result of the same provider is ignored.
        guard
          answered.withLock({ was in
            defer { was = true }; return !was
          })
        else { return }
        if let object { results.withLock { $0[index] = object } }
        if let error { Console.write("An item of a drop could not be loaded: \(error.localizedDescription)") }
        progress.completedUnitCount += 1
        group.leave()
      }
    }
    let contents = contents
    // Called once, on the main queue.
    nonisolated(unsafe) let completion = completion
    group.notify(queue: .main) {
      MainActor.assumeIsolated {
        completion(results.withLock { loaded in providers.indices.compactMap { loaded[$0] } })
        contents.loads -= 1
      }
    }
    return progress
  }
}
