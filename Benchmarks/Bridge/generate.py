#!/usr/bin/env python3
"""Writes COUNT Swift files as apps have them into FOLDER: view controllers, cells, views, models and delegates."""
import os
import sys

folder, count = sys.argv[1], int(sys.argv[2])
os.makedirs(folder, exist_ok=True)

CONTROLLER = """import UIKit

@objc protocol Screen{n}Delegate: AnyObject {{
  func screenDidLoad(_ screen: Screen{n}ViewController)
  @objc optional func screen(_ screen: Screen{n}ViewController, didSelectItemAt index: Int)
}}

class Screen{n}ViewController: UIViewController, UITextFieldDelegate {{
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet private weak var nameField: UITextField!
  @IBOutlet var buttons: [UIButton]!
  weak var delegate: Screen{n}Delegate?
  private var items: [Int] = []
  @objc dynamic var progress: Double = 0

  override func viewDidLoad() {{
    super.viewDidLoad()
    nameField.delegate = self
    let tap = UITapGestureRecognizer(target: self, action: #selector(hideKeyboard))
    view.addGestureRecognizer(tap)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    delegate?.screenDidLoad(self)
  }}

{methods}
  @objc private func hideKeyboard() {{ view.endEditing(true) }}

  @objc func keyboardWillShow(_ notification: Notification) {{
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {{ return }}
    additionalSafeAreaInsets.bottom = frame.height
  }}

  @IBAction func save(_ sender: UIButton) {{
    progress += 0.1
    delegate?.screen?(self, didSelectItemAt: sender.tag)
    UIView.animate(withDuration: 0.3) {{ self.titleLabel.alpha = CGFloat(1 - self.progress) }}
  }}
}}

extension Screen{n}ViewController {{
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {{
    #if DEBUG
    print("returns", textField.text ?? "")
    #endif
    textField.resignFirstResponder()
    return true
  }}
  override var preferredStatusBarStyle: UIStatusBarStyle {{ .lightContent }}
}}
"""
METHOD = """  func load{m}(_ values: [String: Any]) -> [Int] {{
    // Sorts what the server sent, newest first.
    var result: [Int] = []
    for (key, value) in values where key.hasPrefix("item{m}") {{
      guard let number = value as? Int, number > {m} else {{ continue }}
      result.append(number * {m})
      if let index = items.firstIndex(of: number) {{ items.remove(at: index) }}
    }}
    items += result.sorted {{ $0 > $1 }}
    titleLabel?.text = String(format: NSLocalizedString("count", comment: "How many items"), items.count)
    return result
  }}

"""
for number in range(count):
    methods = "".join(METHOD.format(m=m) for m in range(number % 8 + 2))
    with open(os.path.join(folder, f"Screen{number}ViewController.swift"), "w") as file:
        file.write(CONTROLLER.format(n=number, methods=methods))
