import Glibc

/// The three descriptors that a program is born with.
public enum StandardStreams {
    /// Takes the places of those that the caller has closed, so that no file of ours gets their numbers and our words.
    ///
    /// They are opened the wrong way round: writing to a closed standard output still fails.
    public static func occupy() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            // The lowest free number is given out, and that is this one. The path's bytes are only lent for the call.
            _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
