extension HostName {
  package static let headless = HostName(rawValue: "headless")
}

extension HostDescription {
  package static let headless = HostDescription(
    name: .headless, summary: "without a screen, on a virtual clock", isRepeatable: true,
    options: [.scale("pixels of the picture to a point")])
}
