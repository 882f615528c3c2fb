/// What values of an Interface Builder file refer to beside objects: the file, and the bundle with the app's
/// pictures and colors.
@MainActor protocol NibResources: AnyObject {
  var document: NibDocument { get }
  var bundle: Bundle { get }
}
