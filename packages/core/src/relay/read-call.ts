import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { concatBytes, decodeBase64, encodeBase64 } from "../encoding/bytes.js"
import { u32 } from "../encoding/write-xdr.js"
import { openXdr } from "../encoding/xdr-reader.js"
import { readXdr } from "../encoding/xdr-value.js"
import type { Bound } from "../entries/entry.js"
import { requireBound } from "../entries/preimage.js"
import { readEntry } from "../entries/read-entry.js"

/** A call, as far as it is looked for on the network. */
export interface Call {
  /** Its `InvokeHostFunctionOp`. */
  operation: Uint8Array
  /** The last ledger that can have it: then the first signature expires. */
  lastLedger: number
  /** The keys of the ledger entries that note its signatures as used (base64 `LedgerKey`). */
  usedKeys: readonly string[]
}

/** Reads a call and its entries. Throws `bad-request`, also for an entry that the transaction's source would authorize. */
export function readCall({ func, auth }: { func: string; auth: readonly string[] }): Call {
  const reader = openXdr(func)
  readXdr("HostFunction", reader)
  reader.end()
  const entries = auth.map((xdr) => requireBound(readEntry(xdr)))
  if (entries.length === 0)
    throw new WalletError(
      "bad-request",
      reason("relayNoEntry", "A relayer needs an authorization entry that the user has signed."),
    )
  return {
    operation: concatBytes(reader.bytes, u32(auth.length), ...auth.map(decodeBase64)),
    lastLedger: Math.min(...entries.map(({ expirationLedger }) => expirationLedger)),
    usedKeys: entries.map(usedKey),
  }
}

/** `LedgerKey` of temporary contract data whose key is the nonce (CAP-46-11). */
function usedKey({ top, nonce }: Bound): string {
  const [contractData, ledgerKeyNonce, temporary] = [u32(6), u32(21), u32(0)]
  return encodeBase64(concatBytes(contractData, top.addressXdr, ledgerKeyNonce, nonce, temporary))
}
