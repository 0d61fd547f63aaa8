import { encodeHex } from "@alidade/core/encoding"
import { readPreimage } from "@alidade/core/verify"
import { hash } from "@stellar/stellar-sdk/base"

/** The network of a base64 `HashIdPreimage`, among those of some passphrases. Undefined if it is another. */
export function networkOfPreimage(
  preimage: string,
  passphrases: readonly string[],
): string | undefined {
  const id = encodeHex(readPreimage(preimage).networkId)
  return passphrases.find((passphrase) => encodeHex(networkIdOf(passphrase)) === id)
}

function networkIdOf(passphrase: string): Uint8Array {
  return hash(new TextEncoder().encode(passphrase))
}
