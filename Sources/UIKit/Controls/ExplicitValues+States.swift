/// Keys of members that depend on a control's state.
extension ExplicitValues.Key {
  init(_ name: String, _ first: UIControl.State, _ second: Int = 0, _ third: Int = 0) {
    self.init(name, Int(first.rawValue), second, third)
  }

  init(_ name: String, _ first: UIControl.State, _ second: UIControl.State, _ third: Int = 0) {
    self.init(name, Int(first.rawValue), Int(second.rawValue), third)
  }
}
