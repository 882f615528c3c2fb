/// Names of AT-SPI, the protocol by which assistive programs of the desktop read and operate apps.
///
/// Its interfaces are described by the XML files of at-spi2-core, version 2.46.
package enum ATSPI {
  package enum Interface: String, Sendable, CaseIterable {
    case accessible = "org.a11y.atspi.Accessible"
    case application = "org.a11y.atspi.Application"
    case component = "org.a11y.atspi.Component"
    case action = "org.a11y.atspi.Action"
    case text = "org.a11y.atspi.Text"
    case editableText = "org.a11y.atspi.EditableText"
    case value = "org.a11y.atspi.Value"
  }

  static let cacheInterface = "org.a11y.atspi.Cache"
  static let propertiesInterface = "org.freedesktop.DBus.Properties"
  static let cachePath = "/org/a11y/atspi/cache"
  static let rootPath = "/org/a11y/atspi/accessible/root"
  static let nullPath = "/org/a11y/atspi/null"
  private static let prefix = "/org/a11y/atspi/accessible/"

  /// Returns the path of the object that stands for a node.
  package static func path(_ number: Int) -> String { number == 0 ? rootPath : prefix + "\(number)" }

  /// Returns the number of the node for an object's path; nil for any other path.
  static func number(_ path: String) -> Int? {
    if path == rootPath { return AccessibleNode.application }
    guard path.hasPrefix(prefix), let number = Int(path.dropFirst(prefix.count)), number > 0 else { return nil }
    return number
  }
}

/// A call of an assistive program.
package struct ATSPICall {
  package var path: String
  package var interface: String
  package var member: String
  package var arguments: [DBusValue]

  package init(_ path: String, _ interface: String, _ member: String, _ arguments: [DBusValue] = []) {
    self.path = path
    self.interface = interface
    self.member = member
    self.arguments = arguments
  }

  func integer(_ index: Int) throws(ATSPIError) -> Int {
    guard arguments.indices.contains(index), let value = arguments[index].integer else { throw wrong(index) }
    return value
  }

  func text(_ index: Int) throws(ATSPIError) -> String {
    guard arguments.indices.contains(index), let value = arguments[index].text else { throw wrong(index) }
    return value
  }

  func number(_ index: Int) throws(ATSPIError) -> Double {
    guard arguments.indices.contains(index), let value = arguments[index].number else { throw wrong(index) }
    return value
  }

  private func wrong(_ index: Int) -> ATSPIError {
    .invalidArguments("argument \(index + 1) of \(interface).\(member) is missing or has another type")
  }
}

/// The reason why a call failed, as an error of D-Bus.
package enum ATSPIError: Error, Equatable {
  case unknownObject(String)
  case unknownInterface(String)
  case unknownMethod(String)
  case unknownProperty(String)
  case readOnlyProperty(String)
  case invalidArguments(String)

  package var name: String {
    let last =
      switch self {
      case .unknownObject: "UnknownObject"
      case .unknownInterface: "UnknownInterface"
      case .unknownMethod: "UnknownMethod"
      case .unknownProperty: "UnknownProperty"
      case .readOnlyProperty: "PropertyReadOnly"
      case .invalidArguments: "InvalidArgs"
      }
    return "org.freedesktop.DBus.Error." + last
  }

  package var text: String {
    switch self {
    case .unknownObject(let what), .unknownInterface(let what), .unknownMethod(let what),
      .unknownProperty(let what),
      .readOnlyProperty(let what), .invalidArguments(let what):
      what
    }
  }
}
