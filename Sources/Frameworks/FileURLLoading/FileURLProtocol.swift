import Foundation
import FoundationNetworking
import UIKit
import UniformTypeIdentifiers

/// Loads `file:` URLs. Apple's URL loading system supports them ("File URLs", `file:///`), but Linux's does not.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/urlprotocol> and
/// <https://developer.apple.com/documentation/foundation/url_loading_system>. No app imports this module: the tool
/// links it together with FoundationNetworking, and it registers itself when the library is loaded.
final class FileURLProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL == true }
  override class func canInit(with task: URLSessionTask) -> Bool {
    task.currentRequest?.url?.isFileURL ?? task.originalRequest?.url?.isFileURL ?? false
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return fail(.badURL, nil) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return fail(.fileDoesNotExist, url)
    }
    guard !isFolder.boolValue else { return fail(.fileIsDirectory, url) }
    guard let data = try? Data(contentsOf: url) else { return fail(.noPermissionsToReadFile, url) }
    let response = URLResponse(
      url: url, mimeType: Self.type(of: url), expectedContentLength: data.count, textEncodingName: nil)
    if task is URLSessionDownloadTask, !download(data) { return fail(.cannotCreateFile, url) }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}

  private func fail(_ code: URLError.Code, _ url: URL?) {
    var info: [String: Any] = [NSLocalizedDescriptionKey: Self.descriptions[code] ?? "The URL can't be loaded."]
    info[NSURLErrorFailingURLErrorKey] = url
    info[NSURLErrorFailingURLStringErrorKey] = url?.absoluteString
    client?.urlProtocol(
      self,
      didFailWithError: URLError(
        _nsError: NSError(
          domain: NSURLErrorDomain, code: code.rawValue, userInfo: info)))
  }

  /// Apple's descriptions of the errors.
  private static let descriptions: [URLError.Code: String] = [
    .fileDoesNotExist: "The requested URL was not found on this server.",
    .fileIsDirectory: "The requested URL is a directory.",
    .noPermissionsToReadFile: "You do not have permission to access the requested resource.",
    .badURL: "bad URL",
  ]

  /// Copies the data to a temporary file, as a download task does; the app moves that file.
  private func download(_ data: Data) -> Bool {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("CFNetworkDownload_\(UUID()).tmp")
    guard (try? data.write(to: place)) != nil else { return false }
    return LoadingProperties.set("temporaryFileURL", to: place, of: self)
  }

  private static func type(of url: URL) -> String {
    UTType(filenameExtension: url.pathExtension)?.preferredMIMEType ?? "application/octet-stream"
  }
}

/// Registers the protocol when the library is loaded, before the app creates a session.
@section(".init_array") @used
private let registerFileURLProtocol: @convention(c) () -> Void = {
  _ = URLProtocol.registerClass(FileURLProtocol.self)
}
