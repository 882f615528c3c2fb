import Foundation
import ObjectiveC
import UIKit

/// The result of composing a text message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// A view controller for composing a text message. When the controller is presented, the system's program for
/// `sms:` URLs opens. In a headless run the message's URL is logged instead.
///
/// Apple's documentation: <https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller>
@preconcurrency @MainActor open class MFMessageComposeViewController: UIViewController {
  /// The delegate, which is notified of the result.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients of the message.
  open var recipients: [String]?
  /// The text of the message.
  open var body: String?
  /// The subject of the message. It has no effect.
  open var subject: String?
  private var isHandedOver = false

  /// Returns whether the system can open `sms:` URLs.
  open class func canSendText() -> Bool {
    URL(string: "sms:").map { UIApplication.shared.canOpenURL($0) } ?? false
  }
  /// Returns whether messages can have a subject; always false.
  open class func canSendSubject() -> Bool { false }
  /// Returns whether messages can have attachments; always false.
  open class func canSendAttachments() -> Bool { false }
  /// Adds an attachment, which is not supported and logged.
  @discardableResult open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool {
    Unsupported.log("MFMessageComposeViewController.addAttachmentURL(_:withAlternateFilename:)")
    return false
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isHandedOver else { return }
    isHandedOver = true
    guard let url = MessageDelivery.text(to: recipients ?? [], body: body ?? "") else { return finish(false) }
    UIApplication.shared.open(url, options: [:]) { [weak self] in self?.finish($0) }
  }

  private func finish(_ isOpen: Bool) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: isOpen ? .sent : .failed)
  }
}

/// The method by which a delegate is notified of the result. It dismisses the controller.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has finished the message.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
