extension HostName {
  package static let window = HostName(rawValue: "window")
}

extension HostDescription {
  package static let window = HostDescription(
    name: .window, summary: "in a window of the desktop (default where there is a display)", isRepeatable: false,
    options: [.scale("screen pixels to a point of the device")],
    isAvailable: { environment in
      ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
    })
}
