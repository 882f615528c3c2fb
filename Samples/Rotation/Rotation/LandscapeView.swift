import UIKit

/// What is shown while the device lies on its side; designed in LandscapeView.xib.
class LandscapeView: UIView {
  @IBOutlet weak var sizeLabel: UILabel!
}
