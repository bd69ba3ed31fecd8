import LayoutText
import Testing

/// The examples of FIPS 180-4, and lengths around those of blocks.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
    (String(repeating: "a", count: 1000), "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
  ]) func digestsAreThoseOfTheStandard(_ text: String, _ digest: String) {
    #expect(SHA256(of: Array(text.utf8)).bytes.base64 == digest)
  }
}
