// swift-format-ignore-file
import UIKit
@MainActor @objc protocol Contextual: NSObjectProtocol { func part(forKey key: String) -> String?; func end() }
class Context: NSObject, Contextual { func part(forKey key: String) -> String? { "part " + key }; func end() { print("end") } }
@MainActor func ask(_ context: any Contextual, _ transition: any UIViewControllerContextTransitioning) {
  print(context.responds(to: #selector(context.part(forKey:))), context.responds(to: #selector(context.end)))
  context.perform(#selector(context.end))
  print(transition.responds(to: #selector(transition.view(forKey:))), #selector(transition.view(forKey:)))
  print(transition.responds(to: #selector(transition.completeTransition(_:))), transition.responds(to: Selector("nothing")))
}
class Transition: NSObject, UIViewControllerContextTransitioning {
  let containerView = UIView(), isAnimated = true, isInteractive = false, transitionWasCancelled = false
  let presentationStyle = UIModalPresentationStyle.none, targetTransform = CGAffineTransform.identity
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) {}
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
class Panel: UIView {
  struct Inner { class Deep: NSObject { @objc func dive() { print("dive") } } }
  @objc enum Mode: Int { case a, b }
  @objc func tap() { print("tap") }
  @objc func tap(_ sender: UIButton) { print("tap sender") }
  @objc func tap(_ sender: UIButton, forEvent event: UIEvent) { print("tap event") }
  @objc func load(withName name: String, completion: (() -> Void)? = nil) { print("load", name) }
  @objc var level = 3
  @objc(isOn) var on = true
  @objc static func shared() { print("shared class method") }
  @objc class func make(_ n: Int) -> Panel { print("make", n); return Panel() }
  @objc func mode(_ m: Mode) { print("mode", m.rawValue) }
  @objc func `default`() { print("default") }
  @objc func many(_ a: Int, b: String, c: Double, d: Bool) { print("many", a, b, c, d) }
  @objc func optional(_ s: String?) { print("optional", s ?? "nil") }
  @objc func list(_ s: [String]) { print("list", s) }
  @objc func dictionary(_ s: [String: Any]) { print("dictionary", s.count) }
  @objc func throwing() throws { print("throwing") }
  @objc func asynchronous() async { print("async") }
  @objc func kind(_ type: AnyClass) { print("class", type) }
  @objc func block(_ b: @escaping (Int) -> Void) { b(4) }
  override func layoutSubviews() { super.layoutSubviews(); print("layoutSubviews") }
  lazy var button: UIButton = {
    let b = UIButton(type: .system)
    b.addTarget(self, action: #selector(tap as () -> Void), for: .touchUpInside)
    b.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
    b.addTarget(self, action: #selector(self.tap(_:forEvent:)), for: .touchUpInside)
    return b
  }()
  let stored = #selector(Panel.load(withName:completion:))
  static let table: [Selector] = [#selector(mode(_:)), #selector(Panel.Inner.Deep.dive)]
  func forms() -> [Selector] {
    [ #selector(Panel.tap as (Panel) -> () -> Void), #selector(tap(_:) as (UIButton) -> Void),
      #selector((tap(_:forEvent:)) as (UIButton, UIEvent) -> Void),
      #selector(getter: level), #selector(setter: level), #selector(getter: Panel.level), #selector(setter: Panel.on),
      #selector(getter: on), #selector(Self.list(_:)), #selector(Self.shared), #selector(Panel.make(_:)),
      #selector(UIView.layoutSubviews), #selector(layoutSubviews), #selector(super.layoutSubviews),
      #selector(`default`), #selector(UIView.endEditing(_:)), #selector(setNeedsLayout), #selector(self.removeFromSuperview),
      #selector(UIResponder.resignFirstResponder), #selector(throwing), #selector(asynchronous),
      #selector(UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:)), #selector(Greeter.greet(_:)),
      #selector(button.sendActions(for:)), #selector(getter: UIView.isHidden),
      #selector(
        many(_:b:c:d:)), #selector(optional) ]
  }
}
@objc protocol Greeter { func greet(_ name: String); @objc optional func wave(at name: String) }
extension Panel { @objc private func hiddenInExtension(_ x: Any) { print("extension", x) }
  var extensionSelector: Selector { #selector(hiddenInExtension(_:)) } }
extension UIView { @objc func commonHelper(_ n: NSNumber) { print("helper", n.intValue, type(of: self)) } }
class Generic<Value>: NSObject {
  var value: Value
  init(_ v: Value) { value = v }
  @objc func show() { print("generic", value) }
  var selector: Selector { #selector(show) }
  var other: Selector { #selector(Generic.show) }
}
class GenericSub<A, B>: Generic<A> { var b: B?; @objc func showBoth() { print("both", value, b as Any) } }
struct Holder { var action: Selector?; var target: AnyObject? }
final class Fileprivate { fileprivate class Secret: NSObject { @objc fileprivate func reveal() { print("reveal") } }
  static func make() -> (NSObject, Selector) { (Secret(), #selector(Secret.reveal)) } }
func localClass() -> (NSObject, Selector) {
  final class Local: NSObject { @objc func run(_ n: Int) { print("local", n) } }
  return (Local(), #selector(Local.run(_:)))
}
#if DEBUG
class DebugOnly: NSObject { @objc func debug() { print("debug") } }
#else
class DebugOnly: NSObject { @objc func debug() { thisDoesNotExist() } }
#endif
@objc(RenamedThing) class Thing: NSObject { @objc(doIt:now:) func perform(_ a: String, _ b: Bool) { print("doIt", a, b) } }
@objcMembers class Exposed: NSObject { var text = "t"; func act() { print("act", text) }; @nonobjc func not() {}; private func no() {} }
class ExposedSub: Exposed { func more() { print("more") } }
enum Actions { static let tap = #selector(Panel.tap(_:)) }
fileprivate extension Selector { static let reload = #selector(Panel.list(_:)) }
func reloadSelector() -> Selector { .reload }
actor Counter { var n = 0 }
