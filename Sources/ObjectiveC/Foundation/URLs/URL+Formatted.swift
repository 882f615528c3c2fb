import Foundation

extension URL {
  /// The format of a URL as text: the components to include.
  ///
  /// ```swift
  /// let page = URL(string: "https://www.example.com/a?q=1")!
  /// page.formatted()  // "https://www.example.com/a?q=1"
  /// page.formatted(.url.scheme(.never).query(.never))  // "www.example.com/a"
  /// ```
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/foundation/url/formatstyle>
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The display option of a component. Apple's also supports conditions on other components.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      private let isShown: Bool
      /// The component is included if the URL has it.
      public static let always = ComponentDisplayOption(isShown: true)
      /// The component is omitted.
      public static let never = ComponentDisplayOption(isShown: false)
      fileprivate func shown<Part>(_ part: Part?) -> Part? { isShown ? part : nil }
    }

    private var scheme: ComponentDisplayOption
    private var user: ComponentDisplayOption
    private var password: ComponentDisplayOption
    private var host: ComponentDisplayOption
    private var port: ComponentDisplayOption
    private var path: ComponentDisplayOption
    private var query: ComponentDisplayOption
    private var fragment: ComponentDisplayOption

    /// Creates a style. By default, user and password are omitted.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: ComponentDisplayOption = .always,
      port: ComponentDisplayOption = .always, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .always, fragment: ComponentDisplayOption = .always
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    /// Returns the selected components of a URL as text. Without the host, user, password and port are also
    /// omitted.
    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      var text = ""
      if let scheme = scheme.shown(parts.scheme) { text += scheme + (parts.host == nil ? ":" : "://") }
      if let host = host.shown(parts.host) {
        if let user = user.shown(parts.user) {
          text += user + (password.shown(parts.password).map { ":" + $0 } ?? "") + "@"
        }
        text += host
        if let port = port.shown(parts.port) { text += ":\(port)" }
      }
      if let path = path.shown(parts.path) { text += path }
      if let query = query.shown(parts.query) { text += "?" + query }
      if let fragment = fragment.shown(parts.fragment) { text += "#" + fragment }
      return text
    }

    /// Returns a copy of the style that includes or omits the scheme, "https://".
    public func scheme(_ option: ComponentDisplayOption = .always) -> FormatStyle { with(\.scheme, option) }
    /// Returns a copy of the style that includes or omits the user name.
    public func user(_ option: ComponentDisplayOption = .always) -> FormatStyle { with(\.user, option) }
    /// Returns a copy of the style that includes or omits the password, which requires the user name.
    public func password(_ option: ComponentDisplayOption = .always) -> FormatStyle { with(\.password, option) }
    /// Returns a copy of the style that includes or omits the host, "www.example.com".
    public func host(_ option: ComponentDisplayOption = .always) -> FormatStyle { with(\.host, option) }
    /// Returns a copy of the style that includes or omits the port, ":8080".
    public func port(_ option: ComponentDisplayOption = .always) -> FormatStyle { with(\.port, option) }
    /// Returns a copy of the style that includes or omits the path, "/a".
    public func path(_ option: ComponentDisplayOption = .always) -> FormatStyle { with(\.path, option) }
    /// Returns a copy of the style that includes or omits the query, "?q=1".
    public func query(_ option: ComponentDisplayOption = .always) -> FormatStyle { with(\.query, option) }
    /// Returns a copy of the style that includes or omits the fragment, "#top".
    public func fragment(_ option: ComponentDisplayOption = .always) -> FormatStyle { with(\.fragment, option) }

    private func with(
      _ part: WritableKeyPath<FormatStyle, ComponentDisplayOption>, _ option: ComponentDisplayOption
    ) -> FormatStyle {
      var style = self
      style[keyPath: part] = option
      return style
    }
  }

  /// Returns the URL as text, without user and password.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the URL in a style such as `.url.scheme(.never)`.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == URL { style.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// A style for URLs.
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}
