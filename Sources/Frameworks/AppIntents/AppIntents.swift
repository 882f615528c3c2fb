@_exported import Foundation
import ObjectiveC
@_exported import struct UIKit.LocalizedStringResource

/// An action of an app that Siri and Shortcuts can run on iOS. On Flipside only the app itself runs its intents.
public protocol AppIntent: Sendable {
  /// The type of the intent's result.
  associatedtype PerformResult: IntentResult
  /// The title of the intent.
  static var title: LocalizedStringResource { get }
  /// The description of the intent. By default there is none.
  static var description: IntentDescription? { get }
  /// Whether the app opens when the intent runs. The default is false.
  static var openAppWhenRun: Bool { get }
  /// Whether users can find the intent in Shortcuts. The default is true.
  static var isDiscoverable: Bool { get }
  /// Creates an intent whose parameters have no values yet.
  init()
  /// Performs the action of the intent.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
}

/// The description of an intent.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  /// The text of the description.
  public let descriptionText: LocalizedStringResource
  /// The category under which the intent is listed.
  public let categoryName: LocalizedStringResource?
  /// Creates a description.
  public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
  }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

// MARK: Results

/// The result of an intent.
public protocol IntentResult: Sendable {}
/// A result that contains a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value of the result.
  var value: Value? { get }
}
/// A result that contains a text that is shown or spoken.
public protocol ProvidesDialog: IntentResult {
  /// The text.
  var dialog: IntentDialog { get }
}

/// A text that the result of an intent shows or speaks.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// The text in the language of the app.
  public let text: String
  public init(stringLiteral value: String) { text = value }
  /// Creates a dialog from a localized text of the app.
  public init(_ text: LocalizedStringResource) {
    self.text = Bundle.main.localizedString(forKey: text.key, value: nil, table: nil)
  }
}

/// The result that `.result(…)` creates.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog, Sendable {
  /// The value of the result.
  public let value: Value?
  /// The text that is shown or spoken. It is empty if the intent did not set one.
  public let dialog: IntentDialog
}

extension IntentResult where Self == IntentResultContainer<Never?> {
  /// Returns a result without a value.
  public static func result() -> IntentResultContainer<Never?> { .init(value: nil, dialog: "") }
  /// Returns a result with a dialog and without a value.
  public static func result(dialog: IntentDialog) -> IntentResultContainer<Never?> {
    .init(value: nil, dialog: dialog)
  }
}

extension IntentResult {
  /// Returns a result with a value.
  public static func result<Value>(value: Value) -> Self where Self == IntentResultContainer<Value> {
    .init(value: value, dialog: "")
  }
  /// Returns a result with a value and a dialog.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { .init(value: value, dialog: dialog) }
}

// MARK: Parameters

/// A parameter of an intent.
@propertyWrapper public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
  private var stored: Value?
  /// The title of the parameter.
  public let title: LocalizedStringResource

  /// Creates a parameter without a value.
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) { self.title = title }
  /// Creates a parameter with a default value.
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value) {
    self.title = title
    stored = value
  }
  /// Creates an optional parameter whose value is nil.
  public convenience init(title: LocalizedStringResource) where Value: ExpressibleByNilLiteral {
    self.init(title: title, description: nil, default: nil)
  }

  /// The value of the parameter. If it is read before it is set, the result is zero, empty or the first case, and
  /// that is logged; for a type without such a value the app traps.
  public var wrappedValue: Value {
    get {
      if let stored { return stored }
      let message = "The intent's parameter \"\(title.key)\" is read before it has a value"
      let cases = (Value.self as? any CaseIterable.Type).flatMap { Self.firstCase($0) as? Value }
      guard let empty = cases ?? ManagedValue.empty(Value.self) else { preconditionFailure(message) }
      Console.write("\(message); it is \(empty).")
      return empty
    }
    set { stored = newValue }
  }
  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  private static func firstCase<Cases: CaseIterable>(_ type: Cases.Type) -> Any? { type.allCases.first }
}

extension AppIntent {
  /// A parameter of the intent, as in `@Parameter(title: "Name") var name: String`.
  public typealias Parameter = IntentParameter
}

// MARK: Entities and shortcuts

/// The name by which users see a type of entity.
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  /// The name of the type.
  public let name: LocalizedStringResource
  /// Creates a representation with a name.
  public init(name: LocalizedStringResource) { self.name = name }
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

/// The text by which users see an entity.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The title of the entity.
  public let title: LocalizedStringResource
  /// The second line of text.
  public let subtitle: LocalizedStringResource?
  /// Creates a representation with a title and a second line.
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
    self.title = title
    self.subtitle = subtitle
  }
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}

/// A query that finds the entities of an app.
public protocol EntityQuery: Sendable {
  /// The type of the found entities.
  associatedtype Entity
  /// Creates a query.
  init()
  /// Returns the entities that have the identifiers.
  func entities(for identifiers: [String]) async throws -> [Entity]
}

/// An object of an app that an intent can have as a parameter.
public protocol AppEntity: Identifiable, Sendable {
  /// The query that finds entities by default.
  associatedtype DefaultQuery: EntityQuery
  /// The name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The query that finds entities of the type.
  static var defaultQuery: DefaultQuery { get }
  /// The text by which users see the entity.
  var displayRepresentation: DisplayRepresentation { get }
}

/// An enumeration that an intent can have as a parameter.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// The name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The texts by which users see the cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A shortcut that runs an intent. On Flipside it has no effect.
public struct AppShortcut: Sendable {
  /// Creates a shortcut, which has no effect.
  public init(
    intent: some AppIntent, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) {}
}

/// A phrase that starts a shortcut on iOS.
public struct AppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  /// The text of the phrase, in which the app's name is inserted.
  public let text: String
  public init(stringLiteral value: String) { text = value }
  /// Creates a phrase from a string with interpolated values.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Collects the components of a phrase.
  public struct Interpolation: StringInterpolationProtocol {
    /// The component `\(.applicationName)` of a phrase.
    public enum Token: Sendable { case applicationName }
    var text = ""
    /// Creates an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends a literal part of the phrase.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Appends the name of the app.
    public mutating func appendInterpolation(_ token: Token) {
      text += Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String ?? ProcessInfo.processInfo.processName
    }
  }
}

/// Collects the shortcuts of a closure in an array.
@resultBuilder public enum AppShortcutsBuilder {
  /// Returns the shortcuts as an array.
  public static func buildBlock(_ parts: AppShortcut...) -> [AppShortcut] { parts }
}

/// The shortcuts that the system offers to users on a device. On Flipside they have no effect.
public protocol AppShortcutsProvider {
  /// The shortcuts of the app.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  /// Updates the parameters of the shortcuts; it has no effect.
  public static func updateAppShortcutParameters() {}
}
