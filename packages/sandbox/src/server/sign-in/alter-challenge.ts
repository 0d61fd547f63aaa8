import { Asset, type Keypair, Operation, Transaction, xdr } from "@stellar/stellar-sdk/base"
import type { SignInFault } from "./faults.js"

/** An hour, in seconds. */
const HOUR = 3600n

/** The fields of a challenge that a fault changes. The account of its first operation is the user's. */
function changesFor(fault: SignInFault, tx: xdr.Transaction): Partial<xdr.Transaction> | undefined {
  switch (fault) {
    case "sequence":
      return { seqNum: 1n }
    case "memo":
      return { memo: xdr.Memo.memoId(tx.memo.type === "memoId" ? tx.memo.id + 1n : 1n) }
    case "payment":
      return { operations: [...tx.operations, paymentOf(tx)] }
    case "expired": {
      if (tx.cond.type !== "precondTime") return undefined
      const { minTime, maxTime } = tx.cond.timeBounds
      const past = { minTime: minTime - HOUR, maxTime: maxTime - HOUR }
      return { cond: xdr.Preconditions.precondTime(new xdr.TimeBounds(past)) }
    }
    default:
      return undefined
  }
}

/** A payment of 100 XLM from the user's account to the server's. */
function paymentOf({ operations, sourceAccount }: xdr.Transaction): xdr.Operation {
  const user = operations[0]!.sourceAccount!
  return Operation.payment({
    destination: String(sourceAccount.toJson()),
    asset: Asset.native(),
    amount: "100",
    source: String(user.toJson()),
  })
}

/** Gives a signed challenge its fault, and signs it again: base64 `TransactionEnvelope`. */
export function alterChallenge(
  challenge: string,
  fault: SignInFault,
  key: Keypair,
  passphrase: string,
): string {
  const envelope = xdr.TransactionEnvelope.fromXdr(challenge, "base64")
  if (envelope.type !== "envelopeTypeTx") return challenge
  const changes = changesFor(fault, envelope.v1.tx)
  if (!changes) return challenge
  const tx = new xdr.Transaction({ ...envelope.v1.tx, ...changes })
  const altered = new xdr.TransactionV1Envelope({ tx, signatures: [] })
  const transaction = new Transaction(xdr.TransactionEnvelope.envelopeTypeTx(altered), passphrase)
  transaction.sign(key)
  return transaction.toXdr()
}
