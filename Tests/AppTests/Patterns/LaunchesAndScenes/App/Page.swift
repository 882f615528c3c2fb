import Foundation

/// A page as an activity: a file without UIKit knows activities, too.
struct Page {
  static let type = "com.example.launches.page"
  var number: Int

  init(number: Int) { self.number = number }

  init?(_ activity: NSUserActivity?) {
    guard let activity, activity.activityType == Page.type, let number = activity.userInfo?["page"] as? Int else {
      return nil
    }
    self.number = number
  }

  var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: Page.type)
    activity.title = "Page \(number)"
    activity.addUserInfoEntries(from: ["page": number])
    return activity
  }
}
