import CoreGraphics

/// A sheet with pages of options. It reports its dismissal, and whether the user confirmed.
class PanelSheet: UINavigationController {
  var isConfirmed = false
  private var isOver = false
  /// Called before the sheet is dismissed.
  var willLeave: () -> Void = {}
  /// A closure that is called when the sheet is dismissed, with whether the user confirmed.
  var didLeave: (Bool) -> Void = { _ in }

  init(_ page: UIViewController, height: CGFloat) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [page]
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.close(animated: true) })
    preferredContentSize = CGSize(width: 375, height: height)
  }

  required init?(coder: NSCoder) { return nil }

  func close(animated: Bool) { presentingViewController?.dismiss(animated: animated) }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed, !isOver { willLeave() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !isOver else { return }
    isOver = true
    didLeave(isConfirmed)
  }
}

/// The options of a print job, with a bar to cancel or print.
final class PrintSheet: PanelSheet {
  init(_ job: PrintJob, _ controller: UIPrintInteractionController) {
    let options = PrintOptionsController(job, controller)
    super.init(options, height: 540)
    options.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: SystemStrings.text("Print"),
      primaryAction: UIAction { [weak self] _ in
        self?.isConfirmed = true
        self?.close(animated: true)
      })
    options.navigationItem.rightBarButtonItem?.style = .done
  }

  required init?(coder: NSCoder) { return nil }
}

/// The rows of the options, and pictures of the pages.
final class PrintOptionsController: UITableViewController {
  private enum Row { case printer, copies, range, paper, orientation }

  private let job: PrintJob
  private let rows: [Row]
  private let stepper = UIStepper(frame: .zero)
  private let strip = UIScrollView(frame: .zero)

  init(_ job: PrintJob, _ controller: UIPrintInteractionController) {
    self.job = job
    var rows = [Row.printer]
    if controller.showsNumberOfCopies { rows.append(.copies) }
    if controller.showsPageRange, job.pageCount > 1 { rows.append(.range) }
    if controller.showsPaperSelectionForLoadedPapers { rows.append(.paper) }
    if controller.showsPaperOrientation { rows.append(.orientation) }
    self.rows = rows
    super.init(style: .insetGrouped)
    title = "Options"
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    stepper.minimumValue = 1
    stepper.maximumValue = 99
    stepper.value = Double(job.copies)
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        job.copies = Int(stepper.value)
        reload(.copies)
      }, for: .valueChanged)
    strip.showsHorizontalScrollIndicator = false
    strip.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 220)
    tableView.tableFooterView = strip
    showPages()
  }

  // MARK: Pages

  /// The largest number of pages in the preview; longer jobs show the first ones.
  private static let mostPages = 20

  private func showPages() {
    for view in strip.subviews { view.removeFromSuperview() }
    var x: CGFloat = 20
    let count = job.pageCount
    for page in 0..<min(count, Self.mostPages) {
      let picture = job.preview(of: page, width: 120)
      let view = UIImageView(image: picture)
      view.frame = CGRect(x: x, y: 10, width: picture.size.width, height: picture.size.height)
      view.layer.borderColor = UIColor.separator.cgColor
      view.layer.borderWidth = 1 / max(1, traitCollection.displayScale)
      view.alpha = job.range?.contains(page) ?? true ? 1 : 0.4
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Page \(page + 1) of \(count)"
      strip.addSubview(view)
      x += picture.size.width + 12
    }
    strip.contentSize = CGSize(width: x + 8, height: 200)
  }

  private func reload(_ row: Row) {
    guard let index = rows.firstIndex(of: row) else { return }
    tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    switch rows[indexPath.row] {
    case .printer:
      cell.textLabel?.text = "Printer"
      cell.detailTextLabel?.text = UIPrinter.files.displayName
      cell.selectionStyle = .none
    case .copies:
      cell.textLabel?.text = job.copies == 1 ? "1 Copy" : "\(job.copies) Copies"
      cell.accessoryView = stepper
      cell.selectionStyle = .none
    case .range:
      cell.textLabel?.text = "Range"
      cell.detailTextLabel?.text =
        job.range.map { $0.count == 1 ? "Page \($0.lowerBound + 1)" : "\($0.lowerBound + 1)–\($0.upperBound + 1)" }
        ?? "All \(job.pageCount) Pages"
      cell.accessoryType = .disclosureIndicator
    case .paper:
      cell.textLabel?.text = "Paper Size"
      cell.detailTextLabel?.text = job.paper.name
      cell.accessoryType = .disclosureIndicator
    case .orientation:
      cell.textLabel?.text = "Orientation"
      cell.detailTextLabel?.text = job.orientation == .portrait ? "Portrait" : "Landscape"
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch rows[indexPath.row] {
    case .printer, .copies: break
    case .orientation:
      job.orientation = job.orientation == .portrait ? .landscape : .portrait
      job.range = nil
      changed()
    case .paper:
      let papers = UIPrintPaper.papers(for: job.info.outputType)
      let page = ChoiceList("Paper Size", papers.map(\.name), papers.firstIndex { $0.name == job.paper.name })
      page.choose = { [weak self] in
        self?.job.paper = papers[$0]
        self?.job.range = nil
        self?.changed()
      }
      navigationController?.pushViewController(page, animated: true)
    case .range:
      let page = PrintRangeController(job)
      page.changed = { [weak self] in self?.changed() }
      navigationController?.pushViewController(page, animated: true)
    }
  }

  private func changed() {
    tableView.reloadData()
    showPages()
  }
}

/// A page with a list of names from which the user chooses one.
final class ChoiceList: UITableViewController {
  private let names: [String]
  private var chosen: Int?
  var choose: (Int) -> Void = { _ in }

  init(_ title: String, _ names: [String], _ chosen: Int?) {
    self.names = names
    self.chosen = chosen
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { return nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = indexPath.row
    tableView.reloadData()
    choose(indexPath.row)
  }
}

/// The choice of the printed pages: all, or those from one number to another.
final class PrintRangeController: UITableViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let job: PrintJob
  private let picker = UIPickerView(frame: .zero)
  var changed: () -> Void = {}

  init(_ job: PrintJob) {
    self.job = job
    super.init(style: .insetGrouped)
    title = "Page Range"
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    picker.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 216)
    tableView.tableFooterView = picker
    picker.selectRow(job.range?.lowerBound ?? 0, inComponent: 0, animated: false)
    picker.selectRow(job.range?.upperBound ?? job.pageCount - 1, inComponent: 1, animated: false)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "All Pages"
    cell.accessoryType = job.range == nil ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    job.range = nil
    picker.selectRow(0, inComponent: 0, animated: true)
    picker.selectRow(job.pageCount - 1, inComponent: 1, animated: true)
    tableView.reloadData()
    changed()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { job.pageCount }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(component == 0 ? "From" : "To") \(row + 1)"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let other = pickerView.selectedRow(inComponent: 1 - component)
    // The other wheel is turned too, so that the range does not end before it begins.
    if component == 0 ? other < row : other > row {
      pickerView.selectRow(row, inComponent: 1 - component, animated: true)
    }
    let (first, last) = (pickerView.selectedRow(inComponent: 0), pickerView.selectedRow(inComponent: 1))
    job.range = min(first, last)...max(first, last)
    tableView.reloadData()
    changed()
  }
}
