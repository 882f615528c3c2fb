/// A controller whose children a storyboard gives it as relationships: `rootViewController`, `viewControllers`,
/// `masterViewController`, `supplementaryViewController`, `detailViewController`.
@MainActor protocol StoryboardContainer: UIViewController {
  func take(_ controllers: [(relationship: String, controller: UIViewController)])
}
