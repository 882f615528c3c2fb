import UIKit

/// The declarations that the snippets of docstrings may use: each snippet is compiled as the body of a subclass's
/// method.
class SnippetContext: UIViewController, UIScrollViewDelegate, UITextFieldDelegate, UITextViewDelegate,
  UIGestureRecognizerDelegate, UISearchBarDelegate, UISearchResultsUpdating, UIFindInteractionDelegate
{
  let label = UILabel()
  let button = UIButton()
  let slider = UISlider()
  let field = UITextField()
  let textView = UITextView()
  let imageView = UIImageView()
  let scrollView = UIScrollView()
  let card = UIView()
  let box = UIView()
  let layer = CALayer()
  let day = UIImage()
  let night = UIImage()
  let controller = UIViewController()
  let stack = UIStackView()
  let cell = UITableViewCell()
  let tableView = UITableView()
  let section = NSCollectionLayoutSection(
    group: .horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100)),
      subitems: []))
  var names = ["Anna", "Bo"]
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
  func updateSearchResults(for searchController: UISearchController) {}
  @objc func finish() {}
  @objc func tick() {}
  @objc func tapped(_ sender: UIGestureRecognizer) {}
  @objc func valueChanged(_ sender: UIControl) {}
}

@main
class SnippetDelegate: UIResponder, UIApplicationDelegate {}
