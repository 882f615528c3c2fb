import ObjectiveC
import QuartzCore

/// A closure as the target of a display link or timer.
@MainActor final class LinkTarget: NSObject {
  static let tick = Selector("tick:")
  private let body: (CFTimeInterval) -> Void
  private static let register: Void = {
    MessageDispatch.register("tick:", on: LinkTarget.self) { (target, link: CADisplayLink?) in
      MainActor.assumeIsolated { target.body(link?.timestamp ?? CACurrentMediaTime()) }
    }
  }()

  init(_ body: @escaping (CFTimeInterval) -> Void) {
    self.body = body
    super.init()
    LinkTarget.register
  }
}
