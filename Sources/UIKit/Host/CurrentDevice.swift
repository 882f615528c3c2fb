/// The device of the host that the application runs in; nil before there is one.
@MainActor enum CurrentDevice {
  static var value: HostDevice?
}
