// swift-format-ignore-file
import UIKit

for controller: UIViewController in [UIViewController(), List(), Long(), Longest(), Other()] {
  controller.badge = 3
  print(controller.refresh("now"), type(of: controller).storyboardName, controller.badge, (try? controller.fetch()) ?? -1, controller.notOverridden())
}
for view: UIView in [UIView(), UIScrollView(), Stack()] {
  print(["bar", "stack", "x"].map(view.contains))
}
print((Card() as UIView).title(), UIView().title())
print(Card().perform(#selector(UIView.title))?.takeUnretainedValue() as? String ?? "none")
