import Foundation

/// The environment variables of a scheme that are passed to an app.
enum LaunchEnvironment {
  /// Returns the variables that are passed to the app. Those that control Flipside, the dynamic linker or the
  /// graphics libraries are refused, because a project from an untrusted source may contain the scheme.
  /// - Parameter scheme: the variables that the scheme sets.
  static func variables(of scheme: [String: String]) -> [String: String] {
    let refused = scheme.keys.filter { !isAllowed($0) }.sorted()
    if !refused.isEmpty {
      Terminal.error(
        "the scheme's \(refused.map { String($0.prefix(60)) }.joined(separator: ", ")) "
          + "\(refused.count == 1 ? "is" : "are") not passed to the app, because Flipside or Linux uses it; to set it, do so in the shell"
      )
    }
    return scheme.filter { isAllowed($0.key) && !$0.value.utf8.contains(0) }
  }

  private static func isAllowed(_ name: String) -> Bool {
    guard !name.isEmpty, !name.utf8.contains(0), !name.contains("=") else { return false }
    return !names.contains(name) && !prefixes.contains { name.hasPrefix($0) }
  }

  private static let prefixes = [
    "FLIPSIDE_", "LD_", "XDG_", "SDL_", "FONTCONFIG_", "SWIFT_BACKTRACE", "SWIFT_DEBUG_", "SWIFT_DETERMINISTIC_",
    "GLIBC_", "MALLOC_", "CAIRO_", "LIBGL_", "MESA_", "GCONV_", "DBUS_", "WAYLAND_", "LIBDISPATCH_",
    // Prefixes of variables that determine where libraries read data and modules and what they write.
    "ICU_", "GIO_", "G_", "GSETTINGS_", "GDK_", "GTK_", "FC_", "FREETYPE_", "HB_", "PANGO_", "CFNETWORK_", "CURL_",
    "SSL",
    "OPENSSL_", "LLVM_", "GCOV_", "ASAN_", "LSAN_", "MSAN_", "TSAN_", "UBSAN_", "LC_", "PULSE_", "ALSA_",
    "PIPEWIRE_",
    "EGL_", "VK_", "DRI_", "__EGL", "__GL", "PYTHON", "PERL", "JAVA_",
  ]
  private static let names: Set<String> = [
    "HOME", "PATH", "TMPDIR", "SHELL", "IFS", "ENV", "BASH_ENV", "DISPLAY", "XAUTHORITY", "CFFIXED_USER_HOME",
    "BROWSER", "PAGER", "EDITOR", "VISUAL", "LANG", "LANGUAGE", "CFProcessPath", "DEBUGINFOD_URLS",
    "http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "all_proxy", "NO_PROXY", "no_proxy",
    "TZDIR", "LOCPATH", "NLSPATH", "RES_OPTIONS", "HOSTALIASES", "LOCALDOMAIN", "GETCONF_DIR", "RESOLV_HOST_CONF",
  ]
}
