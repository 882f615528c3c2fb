import ObjectiveC
import QuartzCore

// `RuntimeInitializers` explains the mechanism. The numbers are the positions of the initializers among those that
// the class itself introduces; initializers consume their arguments.

extension RuntimeInitializers where Self: UIView {
  /// Creates a view of a class that is only known at run time.
  @_silgen_name("flipside_make_view") @_disfavoredOverload @preconcurrency @MainActor
  public init(frame: CGRect)

  @usableFromInline @_silgen_name("flipside_make_view") @preconcurrency @MainActor
  static func make(frame: CGRect) -> Self {
    var arguments = InitializerArguments()
    arguments.add(
      numbers: Double(frame.origin.x), Double(frame.origin.y), Double(frame.width), Double(frame.height))
    return made(instantiate(self, from: UIView.self, initializer: 0, arguments))
  }
}

extension RuntimeInitializers where Self: UIViewController {
  /// Creates a controller of a class that is only known at run time.
  @_silgen_name("flipside_make_controller") @_disfavoredOverload @preconcurrency @MainActor
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  @usableFromInline @_silgen_name("flipside_make_controller") @preconcurrency @MainActor
  static func make(nibName nibNameOrNil: __owned String?, bundle nibBundleOrNil: __owned Bundle?) -> Self {
    var arguments = InitializerArguments()
    arguments.add(nibNameOrNil)
    arguments.add(nibBundleOrNil)
    return made(instantiate(self, from: UIViewController.self, initializer: 0, arguments))
  }
}

extension RuntimeInitializers where Self: UIGestureRecognizer {
  /// Creates a recognizer of a class that is only known at run time.
  @_silgen_name("flipside_make_recognizer") @_disfavoredOverload @preconcurrency @MainActor
  public init(target: Any?, action: Selector?)

  @usableFromInline @_silgen_name("flipside_make_recognizer") @preconcurrency @MainActor
  static func make(target: __owned Any?, action: __owned Selector?) -> Self {
    let recognizer = made(instantiate(self))
    if let target, let action { recognizer.addTarget(target, action: action) }
    return recognizer
  }
}

extension RuntimeInitializers where Self: UIButton {
  /// Creates a button of a class that is only known at run time.
  @_silgen_name("flipside_make_button") @_disfavoredOverload @preconcurrency @MainActor
  public init(type buttonType: UIButton.ButtonType)

  @usableFromInline @_silgen_name("flipside_make_button") @preconcurrency @MainActor
  static func make(type buttonType: UIButton.ButtonType) -> Self {
    let button = made(instantiate(self))
    button.setType(buttonType)
    return button
  }
}

extension RuntimeInitializers where Self: UIImageView {
  /// Creates an image view of a class that is only known at run time, in the image's size.
  @_silgen_name("flipside_make_image_view") @_disfavoredOverload @preconcurrency @MainActor
  public init(image: UIImage?)

  @usableFromInline @_silgen_name("flipside_make_image_view") @preconcurrency @MainActor
  static func make(image: __owned UIImage?) -> Self {
    var arguments = InitializerArguments()
    arguments.add(image)
    return made(instantiate(self, from: UIImageView.self, initializer: 0, arguments))
  }
}

extension RuntimeInitializers where Self: UIStoryboardSegue {
  /// Creates a segue of a class that is only known at run time.
  @_silgen_name("flipside_make_segue") @_disfavoredOverload @preconcurrency @MainActor
  public init(identifier: String?, source: UIViewController, destination: UIViewController)

  @usableFromInline @_silgen_name("flipside_make_segue") @preconcurrency @MainActor
  static func make(
    identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
  ) -> Self {
    var arguments = InitializerArguments()
    arguments.add(identifier)
    arguments.add(source)
    arguments.add(destination)
    return made(instantiate(self, from: UIStoryboardSegue.self, initializer: 0, arguments))
  }
}
