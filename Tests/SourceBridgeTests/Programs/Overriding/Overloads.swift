// swift-format-ignore-file
import UIKit
class Days: UICollectionView {
  var turned = 0
}
extension Days {
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      if oldValue != semanticContentAttribute { turned += 1 }
    }
  }
  override var tag: Int { willSet(new) { print("will be", new, "from", tag) } didSet { print("was", oldValue) } }
  open override func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
    print("class", elementKind)
    super.register(viewClass, forSupplementaryViewOfKind: "header", withReuseIdentifier: identifier)
  }
  open override func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    print("nib", kind)
    super.register(nib, forSupplementaryViewOfKind: "header", withReuseIdentifier: identifier)
  }
}
func useOverloads() {
  let days = Days(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let view: UICollectionView = days
  view.semanticContentAttribute = .forceRightToLeft
  view.semanticContentAttribute = .forceRightToLeft
  view.tag = 7
  view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "a", withReuseIdentifier: "x")
  view.register(nil as UINib?, forSupplementaryViewOfKind: "b", withReuseIdentifier: "x")
  print("turned", days.turned, #line)
}
