import QuartzCore

/// A view controller that offers activities for data: copying it, and the app's own activities.
///
/// ```swift
/// let share = UIActivityViewController(activityItems: ["Look at this"], applicationActivities: nil)
/// share.popoverPresentationController?.sourceView = button
/// present(share, animated: true)
/// ```
/// Services of iOS that a computer does not have, such as AirDrop, are not offered. On a phone it is a sheet, on a
/// pad a popover, which needs a source.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller>
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// The closure that is called when the user has chosen an activity, with its type and whether it was completed.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  /// The closure that is called when the user has chosen an activity: with its type, whether it was completed, the
  /// items that it changed, and an error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private var items: [Any]
  private let ownActivities: [UIActivity]
  private var isOver = false

  /// Creates a controller that offers activities for items.
  /// - Parameters:
  ///   - activityItems: texts, addresses, images, other data, or objects that give it (`UIActivityItemSource`).
  ///   - applicationActivities: activities of the app's own.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
  }

  /// Creates a controller for the items of a configuration's providers, with the configuration's own activities.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: [],
      applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
    configuredTitle = activityItemsConfiguration.activityItemsConfigurationMetadata(key: .title) as? String
    for provider in activityItemsConfiguration.itemProvidersForActivityItemsConfiguration {
      provider.loadSharedItem { [weak self] in self?.items.append($0) }
    }
  }

  public required init?(coder: NSCoder) { return nil }

  /// The title that the configuration gives.
  private var configuredTitle: String?

  /// Activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Sections that are not shown; empty by default. There is no section of people, so excluding it has no effect.
  open var excludedActivitySectionTypes: UIActivitySectionTypes = []
  /// Called when the controller was dismissed: with the activity, whether it was completed, and an error.
  open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
  /// Whether one activity may be shown larger than others. It has no effect.
  open var allowsProminentActivity = true {
    didSet { if !allowsProminentActivity { Unsupported.log("UIActivityViewController.allowsProminentActivity") } }
  }

  // MARK: Items

  /// The items' placeholders, which are used while the activities are chosen.
  private var placeholders: [Any] {
    items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
  }

  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// The activities that can be performed with the items.
  private var activities: [UIActivity] {
    let placeholders = placeholders
    return ([CopyActivity(), PrintActivity()] + ownActivities).filter { activity in
      if let type = activity.activityType, excludedActivityTypes?.contains(type) == true { return false }
      return activity.canPerform(withActivityItems: placeholders)
    }
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = ActivityListView(subject, activities, choose: { [weak self] in self?.choose($0) }) { [weak self] in
      self?.dismiss(animated: true)
    }
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    view.backgroundColor = .systemGroupedBackground
    preferredContentSize = CGSize(width: 375, height: list.contentHeight)
  }

  /// The line at the top: the first text or address.
  private var subject: String {
    if let configuredTitle { return configuredTitle }
    for item in placeholders {
      if let text = item as? String { return text }
      if let url = item as? URL { return url.host ?? url.lastPathComponent }
    }
    let images = placeholders.filter { $0 is UIImage }.count
    return images == 1 ? "1 Photo" : images > 1 ? "\(images) Photos" : "\(placeholders.count) Items"
  }

  // MARK: Choosing

  private func choose(_ activity: UIActivity) {
    guard !isOver else { return }
    isOver = true
    activity.prepare(withActivityItems: items(for: activity.activityType))
    if let controller = activity.activityViewController {
      activity.finished = { [self] completed in
        finish(activity.activityType, completed)
      }
      return present(controller, animated: true)
    }
    dismissSelf { [completionWithItemsHandler] in
      activity.finished = { completionWithItemsHandler?(activity.activityType, $0, nil, nil) }
      activity.perform()
    }
  }

  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    dismissSelf { [completionWithItemsHandler] in completionWithItemsHandler?(type, completed, nil, nil) }
  }

  private func dismissSelf(_ completion: @escaping () -> Void) {
    guard let presenter = presentingReference else { return completion() }
    presenter.dismiss(animated: true, completion: completion)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !isOver else { return }
    isOver = true
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}

/// The sections of an activity view controller.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiactivitysectiontypes>
public struct UIActivitySectionTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The people to whom the system suggests to send the items.
  public static let peopleSuggestions = UIActivitySectionTypes(rawValue: 1 << 0)
}
