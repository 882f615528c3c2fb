@_exported import Foundation
import ObjectiveC
@_exported import struct UIKit.LocalizedStringResource

/// An action of an app that Siri and Shortcuts can run on iOS. On Flipside only the app itself runs its intents.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
}

public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
  }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

// MARK: Results

public protocol IntentResult: Sendable {}
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value: Sendable
  var value: Value? { get }
}
public protocol ProvidesDialog: IntentResult { var dialog: IntentDialog { get } }

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let text: String
  public init(stringLiteral value: String) { text = value }
  public init(_ text: LocalizedStringResource) {
    self.text = Bundle.main.localizedString(forKey: text.key, value: nil, table: nil)
  }
}

/// The result that `.result(…)` creates.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog, Sendable {
  public let value: Value?
  public let dialog: IntentDialog
}

extension IntentResult where Self == IntentResultContainer<Never?> {
  public static func result() -> IntentResultContainer<Never?> { .init(value: nil, dialog: "") }
  public static func result(dialog: IntentDialog) -> IntentResultContainer<Never?> {
    .init(value: nil, dialog: dialog)
  }
}

extension IntentResult {
  public static func result<Value>(value: Value) -> Self where Self == IntentResultContainer<Value> {
    .init(value: value, dialog: "")
  }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { .init(value: value, dialog: dialog) }
}

// MARK: Parameters

/// A parameter of an intent.
@propertyWrapper public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
  private var stored: Value?
  public let title: LocalizedStringResource

  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) { self.title = title }
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value) {
    self.title = title
    stored = value
  }
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
  public var projectedValue: IntentParameter<Value> { self }

  private static func firstCase<Cases: CaseIterable>(_ type: Cases.Type) -> Any? { type.allCases.first }
}

extension AppIntent {
  public typealias Parameter = IntentParameter
}

// MARK: Entities and shortcuts

public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  public let name: LocalizedStringResource
  public init(name: LocalizedStringResource) { self.name = name }
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
    self.title = title
    self.subtitle = subtitle
  }
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}

public protocol EntityQuery: Sendable {
  associatedtype Entity
  init()
  func entities(for identifiers: [String]) async throws -> [Entity]
}

public protocol AppEntity: Identifiable, Sendable {
  associatedtype DefaultQuery: EntityQuery
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var defaultQuery: DefaultQuery { get }
  var displayRepresentation: DisplayRepresentation { get }
}

public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

public struct AppShortcut: Sendable {
  public init(
    intent: some AppIntent, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) {}
}

public struct AppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  public let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  public struct Interpolation: StringInterpolationProtocol {
    /// The component `\(.applicationName)` of a phrase.
    public enum Token: Sendable { case applicationName }
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ token: Token) {
      text += Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String ?? ProcessInfo.processInfo.processName
    }
  }
}

@resultBuilder public enum AppShortcutsBuilder {
  public static func buildBlock(_ parts: AppShortcut...) -> [AppShortcut] { parts }
}

/// The shortcuts that the system offers to users on a device. On Flipside they have no effect.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  public static func updateAppShortcutParameters() {}
}
