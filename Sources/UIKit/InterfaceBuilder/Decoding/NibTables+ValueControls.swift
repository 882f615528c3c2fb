extension NibTables {
  static func fillValueControls() {}
}
