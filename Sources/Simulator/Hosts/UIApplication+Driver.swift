import UIKit

extension UIApplication: AppDriver {}
