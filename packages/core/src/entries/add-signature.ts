import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { decodeBase64 } from "../encoding/bytes.js"
import { publicKeyOf, shortAddress } from "../encoding/strkey.js"
import type { Node } from "./entry.js"
import { keySignaturesXdr, readKeySignatures } from "./key-signatures.js"
import { requireBound } from "./preimage.js"
import { readEntry } from "./read-entry.js"
import { writeEntry } from "./write-entry.js"

/** A signature to put into an entry. */
export interface SignatureToAdd {
  /** The place: the account that authorizes, or a delegate (`G…` or `C…`). */
  place: string
  /** The key that signed, `G…`. */
  signer: string
  /** Base64 of 64 bytes. It is not verified. */
  signature: string
}

/**
 * Puts a key's signature into a base64 `SorobanAuthorizationEntry`, and returns the whole entry. A place that holds
 * signatures of other keys keeps them, sorted by key, as an account with several signers wants it. Contracts get the same
 * form. A delegate that is listed in several places gets it in each. Throws `bad-request` if the entry has no such place, or if the
 * place holds a signature in a form that only its contract knows.
 */
export function addEntrySignature(
  xdr: string,
  { place, signer, signature }: SignatureToAdd,
): string {
  const entry = readEntry(xdr)
  const bound = requireBound(entry)
  const key = publicKeyOf(signer)!
  let found = 0
  const put = (node: Node): Node => {
    const nested = node.nested.map(put)
    if (node.address !== place) return { ...node, nested }
    found++
    const before = readKeySignatures(node.signature)
    if (!before) {
      throw new WalletError(
        "bad-request",
        reason("foreignSignature", "{address} already has a signature in a form of its own.", {
          address: shortAddress(place),
        }),
      )
    }
    const others = before.map((one) => ({
      key: publicKeyOf(one.publicKey)!,
      signature: one.signature,
    }))
    const all = [...others, { key, signature: decodeBase64(signature) }]
    return { ...node, nested, signature: { value: null, xdr: keySignaturesXdr(all) } }
  }
  const top = put(bound.top)
  if (found === 0) {
    throw new WalletError(
      "bad-request",
      reason("noPlace", "The authorization entry has no place for a signature of {address}.", {
        address: shortAddress(place),
      }),
    )
  }
  return writeEntry({ ...entry, bound: { ...bound, top } })
}
