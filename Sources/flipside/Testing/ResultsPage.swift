import Foundation

/// The results as a self-contained HTML file. Failures come first, with their messages, stack traces and pictures;
/// a slider moves the boundary between the expected and the actual picture.
struct ResultsPage {
  let report: TestReport
  /// The path of the folder with the attachments.
  let attachments: String

  /// The maximum total size of embedded pictures, in bytes. Further pictures remain separate files.
  private static let maximumBytes = 64 << 20

  func data() -> Data {
    var bytes = 0
    var body = header()
    if !report.faults.isEmpty {
      body += "<section class=\"card failed\"><h2>The run</h2>\n"
      for fault in report.faults { body += "<pre>\(escape(fault))</pre>\n" }
      body += "</section>\n"
    }
    for record in report.failed { body += failure(record, &bytes) }
    body += table()
    body += films(&bytes)
    let text = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <meta name="generator" content="flipside test">
      <title>\(escape(report.title))</title>
      <style>\(Self.style)</style></head>
      <body>
      \(body)<script>\(Self.script)</script>
      </body></html>

      """
    return Data(text.utf8)
  }

  func escape(_ text: String) -> String { JUnitReport.escaped(text) }

  private func header() -> String {
    let formatter = ISO8601DateFormatter()
    let seconds = report.end.timeIntervalSince(report.start)
    var counts = "<b class=\"passed\">\(report.count(.passed)) passed</b>"
    if !report.failed.isEmpty { counts += ", <b class=\"failed\">\(report.failed.count) failed</b>" }
    if report.count(.skipped) > 0 { counts += ", \(report.count(.skipped)) skipped" }
    if report.count(.expectedFailure) > 0 { counts += ", \(report.count(.expectedFailure)) failed as expected" }
    return """
      <h1>\(escape(report.title))</h1>
      <p>\(counts) in \(ResultsFile.duration(seconds)), \(formatter.string(from: report.start))</p>

      """
  }

  private func failure(_ record: TestRecord, _ bytes: inout Int) -> String {
    var text = "<section class=\"card failed\"><h2>\(escape(record.name.description))</h2>\n"
    text += "<p>\(escape(record.place)), \(ResultsFile.duration(record.duration))</p>\n"
    for (index, run) in record.runs.enumerated() where run.outcome == .failed {
      if record.runs.count > 1 { text += "<h3>Run \(index + 1)</h3>\n" }
      for issue in run.issues {
        let line = issue.file.map { "<small>\(escape($0)):\(issue.line ?? 0)</small>\n" } ?? ""
        text += "\(line)<pre>\(escape(issue.message))</pre>\n"
      }
      if let trace = run.trace, !trace.isEmpty {
        text += "<details open><summary>Trace</summary><pre>\(escape(trace))</pre></details>\n"
      }
      text += pictures(run.attachments, &bytes)
      text += film(run, &bytes)
    }
    return text + "</section>\n"
  }

  // MARK: Pictures

  private func pictures(_ attachments: [TestRecord.Attachment], _ bytes: inout Int) -> String {
    var text = ""
    var shown: Set<String> = []
    for snapshot in FailedSnapshot.all(in: attachments) {
      guard let first = source(snapshot.expected, &bytes), let second = source(snapshot.actual, &bytes) else {
        continue
      }
      shown.formUnion(snapshot.all.map(\.attachment.file))
      text += """
        <div class="snapshot"><figure class="compare"><div><img src="\(first)" alt="expected"><img class="over" src="\(second)" alt="actual"></div>
        <input type="range" min="0" max="100" value="50" aria-label="from expected to actual">
        <figcaption>\(escape(snapshot.expected.name)) to the left, \(escape(snapshot.actual.name)) to the right</figcaption></figure>

        """
      if let difference = snapshot.difference, let source = source(difference, &bytes) {
        text +=
          "<figure><img src=\"\(source)\" alt=\"difference\"><figcaption>\(escape(difference.name))</figcaption></figure>"
      }
      text += "</div>\n"
    }
    for attachment in attachments where !shown.contains(attachment.file) {
      if FailedSnapshot.isPicture(attachment), let source = source(attachment, &bytes) {
        text +=
          "<figure><img src=\"\(source)\" alt=\"\"><figcaption>\(escape(attachment.name))</figcaption></figure>\n"
      } else {
        text += "<p>\(escape(attachment.name)): <a href=\"Attachments/\(escape(attachment.file))\">"
        text += "\(escape(attachment.file))</a></p>\n"
      }
    }
    return text
  }

  func source(_ attachment: TestRecord.Attachment, _ bytes: inout Int) -> String? {
    guard let data = FailedSnapshot.contents(attachment, in: attachments) else { return nil }
    bytes += data.count
    guard bytes <= Self.maximumBytes else { return "Attachments/" + escape(attachment.file) }
    let type = attachment.file.hasSuffix(".jpg") ? "jpeg" : "png"
    return "data:image/\(type);base64," + data.base64EncodedString()
  }

  // MARK: All tests

  private func table() -> String {
    var text =
      "<h2>All tests</h2>\n<table><thead><tr><th>Test</th><th>Where</th><th>Time</th><th>Result</th></tr></thead>\n"
    let ranks: [TestRecord.Outcome: Int] = [.failed: 0, .expectedFailure: 1, .passed: 2, .skipped: 3]
    let ordered = report.records.enumerated().sorted {
      (ranks[$0.element.outcome] ?? 9, $0.offset) < (ranks[$1.element.outcome] ?? 9, $1.offset)
    }
    for (_, record) in ordered {
      let style = record.outcome == .failed ? "failed" : record.outcome == .passed ? "passed" : "other"
      let times = record.runs.count > 1 ? " (\(record.runs.count) runs)" : ""
      let note = record.runs.last?.note.map { ": " + $0 } ?? ""
      text += "<tr><td>\(escape(record.name.description))</td><td>\(escape(record.place))</td>"
      text += "<td>\(ResultsFile.duration(record.duration))</td>"
      text += "<td class=\"\(style)\">\(escape(record.outcome.rawValue + times + note))</td></tr>\n"
    }
    return text + "</table>\n"
  }

  private static let style = """
    :root{color-scheme:light dark}
    body{font:15px/1.4 Inter,-apple-system,system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
    h2{font-size:1.05rem;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.4rem 0}
    .card{border:1px solid #8886;border-left:4px solid #d33;border-radius:8px;padding:.2rem 1rem;margin:1rem 0}
    b.failed,td.failed{color:#d33}b.passed,td.passed{color:#2a8a3e}
    table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #8884}
    td{overflow-wrap:anywhere}
    img{max-width:100%;max-height:40rem;border:1px solid #8884}
    .compare div{position:relative;display:inline-block}.compare .over{position:absolute;left:0;top:0;clip-path:inset(0 0 0 50%)}
    .compare input{display:block;width:20rem;max-width:100%}
    .film{display:flex;gap:1rem;align-items:flex-start;margin:.6rem 0;flex-wrap:wrap}
    .film .screen{flex:none;position:sticky;top:.5rem}.film .screen img{display:none;max-height:34rem;max-width:20rem;border-radius:8px}
    .film .screen img.shown{display:block}.film .controls{display:flex;gap:.5rem;align-items:center;margin-top:.4rem}
    .film .controls input{flex:1;min-width:6rem}.film output{min-width:4.5rem;text-align:right;font-variant-numeric:tabular-nums}
    .film ol{list-style:none;margin:0;padding:0;flex:1;min-width:16rem;max-height:38rem;overflow:auto;font-size:.9em}
    .film li{padding:.15rem .4rem;border-radius:4px;cursor:pointer;overflow-wrap:anywhere}.film li.inner{opacity:.65}
    .film li.now{background:#8883}.film li.failed{color:#d33;white-space:pre-wrap}.film time{opacity:.6;margin-right:.6rem;font-variant-numeric:tabular-nums}
    .snapshot{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}.snapshot figure{margin:.5rem 0}
    """

  private static let script = """
    for(const f of document.querySelectorAll('.compare')){const o=f.querySelector('.over');
    f.querySelector('input').oninput=e=>{o.style.clipPath='inset(0 0 0 '+e.target.value+'%)'}}
    for(const f of document.querySelectorAll('.film')){
    const all=[...f.querySelectorAll('img')],steps=[...f.querySelectorAll('li')],bar=f.querySelector('input'),button=f.querySelector('button');
    if(!all.length)continue;let timer;
    const show=(n,step)=>{all.forEach((p,i)=>p.classList.toggle('shown',i==n));bar.value=n;
    const own=step||steps.filter(s=>s.dataset.frame==n&&s.dataset.own).pop();
    steps.forEach(s=>s.classList.toggle('now',s==own));
    if(own){f.querySelector('output').textContent=own.querySelector('time').textContent;
    const list=own.parentElement,top=own.offsetTop-list.offsetTop;
    if(top<list.scrollTop||top>list.scrollTop+list.clientHeight-own.offsetHeight)list.scrollTop=top-list.clientHeight/2}};
    const stop=()=>{clearInterval(timer);timer=0;button.textContent='Play'};
    bar.oninput=()=>{stop();show(+bar.value)};
    steps.forEach(s=>s.onclick=()=>{stop();show(+s.dataset.frame,s)});
    button.onclick=()=>{if(timer)return stop();let n=+bar.value+1<all.length?+bar.value:-1;button.textContent='Pause';
    timer=setInterval(()=>{if(++n>=all.length)return stop();show(n)},600)};
    show(+bar.value)}
    """
}
