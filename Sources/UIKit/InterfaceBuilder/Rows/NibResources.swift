/// The resources of values in an Interface Builder file: the file, and the bundle with the app's images and colors.
@MainActor protocol NibResources: AnyObject {
  var document: NibDocument { get }
  var bundle: Bundle { get }
}
