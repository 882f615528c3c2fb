/// A child that does something when the tab that is selected is tapped: a navigation controller pops to its root.
@MainActor protocol TabReselecting: UIViewController {
  func tabWasSelectedAgain()
}
