import { decodeAddress } from "@alidade/core"
import { type DecoratedSignature, verifyEd25519 } from "@alidade/core/verify"

/**
 * The places of the accounts' valid signatures of a hash, by account (`G…`). Each signature counts for one account, and
 * each account once.
 */
export async function findSignatures(
  signatures: readonly DecoratedSignature[],
  hash: Uint8Array,
  accounts: readonly string[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const account of new Set(accounts)) {
    const decoded = decodeAddress(account)
    if (decoded.kind === "contract") continue
    for (const [place, { hint, signature }] of signatures.entries()) {
      const isHinted = hint.every((byte, index) => byte === decoded.publicKey[28 + index])
      if (!isHinted || !(await verifyEd25519(decoded.publicKey, hash, signature))) continue
      found.set(account, place)
      break
    }
  }
  return found
}
