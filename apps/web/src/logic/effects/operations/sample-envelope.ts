import type { XdrValue } from "@alidade/core/describe"
import { encodeBase64 } from "@alidade/core/encoding"
import { encodeXdr } from "./encode-xdr.js"
import { otherKey, ownKey } from "./samples.js"

/** The key of an account as a decoded XDR value, for tests. */
export const keyValue = (bytes: Uint8Array): XdrValue => ({ type: "ed25519", value: bytes })

/** A transaction with these operations, of one account unless they have sources of their own, for tests. */
export function sampleEnvelope(
  operations: readonly { type: string; value: XdrValue; by?: Uint8Array }[],
  { source = ownKey, feeBumpBy }: { source?: Uint8Array; feeBumpBy?: Uint8Array } = {},
): string {
  const tx = {
    sourceAccount: keyValue(source),
    fee: 100,
    seqNum: 2n,
    cond: { type: "none", value: null },
    memo: { type: "none", value: null },
    operations: operations.map(({ type, value, by }) => ({
      sourceAccount: by ? keyValue(by) : null,
      body: { type, value },
    })),
    ext: { type: "v0", value: null },
  }
  const envelope = encodeXdr("TransactionV1Envelope", { tx, signatures: [] })
  if (!feeBumpBy) return encodeBase64(Uint8Array.of(0, 0, 0, 2, ...envelope))
  const feeBump = {
    feeSource: keyValue(feeBumpBy),
    fee: 500n,
    innerTx: { type: "tx", value: { tx, signatures: [] } },
    ext: { type: "v0", value: null },
  }
  const bytes = encodeXdr("FeeBumpTransaction", feeBump)
  return encodeBase64(Uint8Array.of(0, 0, 0, 5, ...bytes, 0, 0, 0, 0))
}

/** A payment of XLM, for tests. */
export function samplePayment(
  amount: bigint,
  to: Uint8Array = otherKey,
): { type: string; value: XdrValue } {
  const asset = { type: "native", value: null }
  return { type: "payment", value: { destination: keyValue(to), asset, amount } }
}
