import QuartzCore

/// Creates the application and its delegate, and runs them; it does not return.
///
/// - Parameters:
///   - argc: the number of command-line arguments; not used.
///   - argv: the command-line arguments; not used.
///   - principalClassName: the class of the application; nil for the class that Info.plist names, else
///     `UIApplication`.
///   - delegateClassName: the class of the delegate, with or without its module.
@discardableResult
@preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let delegateClass: AnyClass? = delegateClassName.flatMap(ClassNames.find)
  if let delegateClassName, delegateClass == nil {
    ExceptionReport.raise(
      .invalidArgumentException,
      "Unable to instantiate the UIApplication delegate instance. No class named "
        + "\(delegateClassName) is loaded.")
  }
  UIApplication.run(delegateClass: delegateClass, principalClass: principalClassName.flatMap(ClassNames.find))
}

/// The parameters of a launch.
struct LaunchPlan {
  var delegateClass: AnyClass?
}

extension UIApplication {
  static func run(delegateClass: AnyClass?, principalClass: AnyClass?) -> Never {
    if HostRegistry.current == nil { HostRegistry.current = HostRegistry.makeHost(for: HostRegistry.configuration) }
    guard let host = HostRegistry.current else {
      Console.write(
        "There is no \(HostRegistry.configuration.host) host to run the application in: link the Simulator module."
      )
      exit(1)
    }
    Trace.begin()
    UIScreen.main.configure(host.device)
    host.run(
      makeShared(
        delegateClass: delegateClass, principalClass: principalClass, info: Bundle.main.infoDictionary ?? [:]))
  }

  /// Creates the shared application, ready to be launched by its first `step()`.
  package static func makeShared(delegateClass: AnyClass?, principalClass: AnyClass?, info: [String: Any])
    -> UIApplication
  {
    let application = principalClass.flatMap { instantiate($0) } as? UIApplication ?? UIApplication()
    application.isLaunched = false
    application.state = .inactive
    application.launchPlan = LaunchPlan(delegateClass: delegateClass)
    application.info = info
    application.becomeShared()
    return application
  }

  /// Replaces the shared application, for tests that launch one.
  package static func replaceShared(with application: UIApplication) { instance = application }
}
