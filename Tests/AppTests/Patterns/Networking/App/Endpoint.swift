// swift-format-ignore-file
struct Endpoint {
    let path: String
    var request: URLRequest { URLRequest(url: URL(string: "https://example.com/" + path)!) }
}
