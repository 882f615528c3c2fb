/// A child that reacts to a tap on the selected tab: a navigation controller pops to its root.
@MainActor protocol TabReselecting: UIViewController {
  func tabWasSelectedAgain()
}
