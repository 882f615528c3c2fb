import HostModel

/// `flipside devices`.
enum DevicesCommand {
  static func run(_ words: [String]) throws {
    let arguments = try Arguments(words, command: "devices", options: [])
    if let extra = arguments.operands.first {
      throw Failure("flipside devices takes no arguments; remove \"\(extra)\"", code: 2)
    }
    let width = HostDevice.all.map(\.name.count).max() ?? 0
    for device in HostDevice.all {
      let name = device.name + String(repeating: " ", count: width - device.name.count)
      let mark =
        switch device.name {
        case HostDevice.defaultName: "  (default)"
        case HostDevice.defaultPadName: "  (default for iPad apps)"
        default: ""
        }
      print("\(name)  \(Int(device.width)) x \(Int(device.height)) @\(Int(device.scale))x\(mark)")
    }
  }
}
