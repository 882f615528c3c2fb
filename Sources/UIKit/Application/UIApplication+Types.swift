import QuartzCore

extension UIApplication {
  /// The state of the app: active, inactive or in the background.
  public enum State: Int, Sendable {
    /// The app is in front and receives events.
    case active = 0
    /// The app is in front without receiving events: it is being launched, interrupted, or on its way to the
    /// background.
    case inactive = 1
    /// The app is in the background and not visible.
    case background = 2
  }

  /// A reason for the app's launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the app was launched to open, a `URL`.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The bundle identifier of the app that sent the URL or activity, a `String`.
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The payload of the remote notification that launched the app. Always absent.
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The local notification that launched the app.
    public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// A property list from the app that sent the URL.
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// Whether a change of location launched the app, a `Bool`.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The identifiers of magazine issues that were loaded. Always absent.
    public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    /// The identifiers of Bluetooth managers to restore. Always absent.
    public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// The identifiers of Bluetooth peripheral managers to restore. Always absent.
    public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// The `UIApplicationShortcutItem` that launched the app.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The attribution of the tap that opened the URL. Always absent.
    public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
    /// The activity that launched the app, as a dictionary.
    public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity that launched the app, a `String`.
    public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The CloudKit share that launched the app. Always absent.
    public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
  }

  /// The key of information about a URL that the app opens.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The bundle identifier of the app that sent the URL, a `String`.
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A property list from the app that sent the URL.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// A `Bool`: whether the file may be used in its original location. False requires a copy.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// The attribution of the tap that opened the URL. Always absent.
    public static let eventAttribution = Self(rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// The key of an option for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `Bool`: whether to open the URL only as a universal link of an installed app. There are no other installed
    /// apps.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// The attribution to send along with the URL. It is ignored.
    public static let eventAttribution = Self(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// A point at which other apps can be extended.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards that are installed as extensions.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }

  /// Posted after `application(_:didFinishLaunchingWithOptions:)`, with the launch options as its user info.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app has become active.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the app stops being active.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app has gone to the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app leaves the background.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the host is low on memory.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted before the app ends while it is running.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted on a device at midnight and when the clock was set. Flipside never posts it.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted before the interface rotates; the user info has the new orientation.
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted after the interface rotated; the user info has the former orientation.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Posted before the status bar's frame changes; the user info has the new frame.
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted after the status bar's frame changed; the user info has the former frame.
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted when the user allowed or forbade background refresh. Flipside never posts it, because it is always
  /// allowed.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Posted when the user took a picture of the screen. Not posted for the screenshots of scripts.
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted before the device is locked and protected files can't be read. Flipside never posts it.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when the device was unlocked and protected files can be read. Flipside never posts it.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// The key of a `UIInterfaceOrientation`, as a number of its raw value, in the notifications of the status bar's
  /// orientation.
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// The key of a `CGRect`, in screen coordinates, in the notifications of the status bar's frame.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// The key of the version of the app that saved the state, in the coder of saved state.
  public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
  /// The key of the kind of device that saved the state, a number of `UIUserInterfaceIdiom`, in the coder of saved
  /// state.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiom"
  /// The key of the `Date` at which the state was saved, in the coder of saved state.
  public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
  /// The key of the iOS version that saved the state, a `String`, in the coder of saved state.
  public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
  /// The key of the storyboard that a saved controller came from.
  public nonisolated static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"
  /// The URL of the app's page in Settings. A host has none, so that opening it reports failure.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notifications in Settings. A host has none, so that opening it reports failure.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The name of the exception for an app whose controllers and Info.plist have no orientation in common.
  public nonisolated static let invalidInterfaceOrientationException = NSExceptionName(
    "UIApplicationInvalidInterfaceOrientation")
  /// The interval for fetching as often as the system allows, in seconds: 0.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval for fetching never.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
}

/// Whether the app may refresh in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The user can't allow it, because of restrictions such as parental controls.
  case restricted = 0
  /// The user has turned it off, for this app or for all apps.
  case denied = 1
  /// The app may be launched or woken in the background to fetch.
  case available = 2
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data was fetched.
  case newData = 0
  /// There was no new data.
  case noData = 1
  /// The fetch failed.
  case failed = 2
}

/// A task that continues for a while when the app is in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// An identifier that belongs to no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
