import CoreGraphics

#if canImport(Glibc)
  import Glibc
#endif

extension UITraitCollection {
  /// The traits of the view that is being laid out or drawn on this thread; at other times those of the
  /// application.
  ///
  /// Each thread has its own, and setting it lasts until it is set again (Apple: "UIKit stores the value of this
  /// property as a thread-local variable").
  public class var current: UITraitCollection {
    get { ThreadTraits.current ?? applicationTraits }
    set { ThreadTraits.current = newValue }
  }

  func runAsCurrent(_ actions: () -> Void) {
    let saved = ThreadTraits.current
    ThreadTraits.current = self
    defer { ThreadTraits.current = saved }
    actions()
  }

  /// The default of `current`: the screen's traits. The application sets it at launch and when the host changes
  /// appearance, text size or device.
  package static var applicationTraits: UITraitCollection {
    get { applicationStore.withLock { $0 } }
    set { applicationStore.withLock { $0 = newValue } }
  }

  private static let applicationStore = Locked<UITraitCollection>(.fallback)

  /// The traits of the default device in portrait, used until the application has taken the host's.
  package static let fallback: UITraitCollection = {
    var values = TraitValues()
    values.userInterfaceIdiom = .phone
    values.userInterfaceStyle = .light
    values.layoutDirection = .leftToRight
    values.displayScale = 3
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.forceTouchCapability = .unavailable
    values.preferredContentSizeCategory = .large
    values.displayGamut = .P3
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = .regular
    values.activeAppearance = .active
    values.sceneCaptureState = .inactive
    values.imageDynamicRange = .standard
    return UITraitCollection(values: values)
  }()
}

extension UITraitCollection {
  /// Removes the collection set on this thread.
  static func endInterruptedUses() { ThreadTraits.current = nil }
}

/// The collection set on this thread, kept in thread-specific storage.
private enum ThreadTraits {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      guard let pointer = pointer as UnsafeMutableRawPointer? else { return }
      Unmanaged<UITraitCollection>.fromOpaque(pointer).release()
    }
    return key
  }()

  static var current: UITraitCollection? {
    get {
      guard let pointer = pthread_getspecific(key) else { return nil }
      return Unmanaged<UITraitCollection>.fromOpaque(pointer).takeUnretainedValue()
    }
    set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
    }
  }
}
