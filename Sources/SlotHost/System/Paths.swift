/// Cuts a path into its folder, with the last slash or empty, and the name in it, empty after a slash.
func splitPath(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    let start = path.utf8.index(after: slash)
    return (String(path[..<start]), String(path[start...]))
}

/// Where a link's target lies, seen from the same place as the link's own path.
func path(ofTarget target: String, linkedFrom link: String) -> String {
    target.utf8.first == UInt8(ascii: "/") ? target : splitPath(link).folder + target
}
