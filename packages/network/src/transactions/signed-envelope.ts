import { type Keypair, xdr } from "@stellar/stellar-sdk/base"
import { transactionHash } from "./envelope.js"
import type { Ledger } from "./ledger.js"

/** What a transaction consists of. */
interface Contents {
  readonly operations: readonly xdr.Operation[]
  /** Stroops for each operation. */
  readonly feeRate: bigint
  readonly sorobanData?: xdr.SorobanTransactionData | undefined
}

/**
 * Builds a transaction with its source's next sequence number and without a time limit, signs it, and encodes it as
 * base64. The SDK's builder would add 23 kB (gzip) to a page.
 */
export function signedEnvelope(
  ledger: Ledger,
  source: Keypair,
  { operations, feeRate, sorobanData }: Contents,
): string {
  const tx = new xdr.Transaction({
    sourceAccount: xdr.MuxedAccount.keyTypeEd25519(source.rawPublicKey()),
    fee: Number(feeRate * BigInt(operations.length) + (sorobanData?.resourceFee ?? 0n)),
    seqNum: (ledger.account(source.xdrAccountId())?.seqNum ?? 0n) + 1n,
    cond: xdr.Preconditions.precondNone(),
    memo: xdr.Memo.memoNone(),
    operations: [...operations],
    ext: sorobanData ? xdr.TransactionExt.sorobanData(sorobanData) : xdr.TransactionExt.v0(),
  })
  const signature = source.signDecorated(transactionHash(tx, ledger.passphrase))
  const envelope = new xdr.TransactionV1Envelope({ tx, signatures: [signature] })
  return xdr.TransactionEnvelope.envelopeTypeTx(envelope).toXdr("base64")
}

/** An operation of the transaction's source. */
export function operationOf(body: xdr.OperationBody): xdr.Operation {
  return new xdr.Operation({ sourceAccount: null, body })
}
