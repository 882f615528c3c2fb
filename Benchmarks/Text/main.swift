import UIKit

// Lays out what Qt and Pango are compared on: 1,000 labels or 200 mixed paragraphs that
// were never seen before, after others of the same kind. Usage: TextBenchmark labels|paras FILE

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

func measured(_ body: () -> Void) -> Double {
  let start = now()
  body()
  return now() - start
}

let arguments = CommandLine.arguments
guard arguments.count > 2, let text = try? String(contentsOfFile: arguments[2], encoding: .utf8) else {
  print("usage: TextBenchmark labels|paras FILE")
  exit(2)
}
let isLabels = arguments[1] == "labels"
let count = isLabels ? 1000 : 200
let lines = text.split(separator: "\n").map(String.init)
let font = UIFont.systemFont(ofSize: 17)
let style = NSMutableParagraphStyle()
style.lineBreakMode = isLabels ? .byTruncatingTail : .byWordWrapping
let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
let size = CGSize(width: isLabels ? 300 : 358, height: CGFloat.greatestFiniteMagnitude)

var total: CGFloat = 0
func layOut(_ set: Int) {
  for index in 0..<count {
    let text = NSAttributedString(string: lines[(set * count + index) % lines.count], attributes: attributes)
    total += text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height
  }
}

let first = measured {
  let text = NSAttributedString(string: lines[0], attributes: attributes)
  total += text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height
}
let cold = measured { layOut(0) }
let new = (1...3).map { set in measured { layOut(set) } }
let again = measured { layOut(3) }
func milliseconds(_ value: Double) -> String { String(format: "%.2f", value) }
print(
  "flipside \(isLabels ? "labels" : "paras"): first \(milliseconds(first)) cold \(milliseconds(cold)) "
    + "new \(new.map(milliseconds).joined(separator: " ")) same \(milliseconds(again)) ms (height \(total))")
