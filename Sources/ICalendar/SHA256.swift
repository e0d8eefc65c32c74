/// SHA-256 (FIPS 180-4), for identifiers that must be the same everywhere; nothing here is secret.
package enum SHA256 {
    /// The 32 octets of a message's digest.
    package static func digest(of message: [UInt8]) -> [UInt8] {
        var hash = SIMD8<UInt32>(
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
        let padded = padded(message)
        var schedule = [UInt32](repeating: 0, count: 64)
        for block in stride(from: 0, to: padded.count, by: 64) {
            fill(&schedule, from: padded, at: block)
            compress(schedule, into: &hash)
        }
        var digest: [UInt8] = []
        digest.reserveCapacity(32)
        for index in hash.indices { append(hash[index], to: &digest) }
        return digest
    }

    /// The message, a 1 bit, zeros, and its length in bits: whole blocks of 64 octets (section 5.1.1).
    private static func padded(_ message: [UInt8]) -> [UInt8] {
        let count = (message.count + 72) / 64 * 64
        var padded: [UInt8] = []
        padded.reserveCapacity(count)
        padded += message
        padded.append(0x80)
        while padded.count < count - 8 { padded.append(0) }
        let bits = UInt64(message.count) &* 8
        append(UInt32(truncatingIfNeeded: bits >> 32), to: &padded)
        append(UInt32(truncatingIfNeeded: bits), to: &padded)
        return padded
    }

    private static func append(_ word: UInt32, to octets: inout [UInt8]) {
        var shift: UInt32 = 32
        while shift > 0 {
            shift -= 8
            octets.append(UInt8(truncatingIfNeeded: word >> shift))
        }
    }

    /// One block's message schedule (section 6.2.2, step 1).
    private static func fill(_ schedule: inout [UInt32], from octets: [UInt8], at block: Int) {
        for round in 0..<16 {
            var word: UInt32 = 0
            for index in 0..<4 { word = word << 8 | UInt32(octets[block + round * 4 + index]) }
            schedule[round] = word
        }
        for round in 16..<64 {
            let early = schedule[round - 15]
            let late = schedule[round - 2]
            let small0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
            let small1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
            schedule[round] = schedule[round - 16] &+ small0 &+ schedule[round - 7] &+ small1
        }
    }

    /// One block's 64 rounds (section 6.2.2, steps 2 to 4).
    private static func compress(_ schedule: [UInt32], into hash: inout SIMD8<UInt32>) {
        var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
        var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
        for round in 0..<64 {
            let big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let choice = (e & f) ^ (~e & g)
            let first = h &+ big1 &+ choice &+ constants[round] &+ schedule[round]
            let big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ big0 &+ majority)
        }
        hash &+= SIMD8(a, b, c, d, e, f, g, h)
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (section 4.2.2).
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
