import { Account, Asset, Memo, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { fromStroops } from "./amount.js"
import type { MemoChoice } from "./memo.js"

export interface Payment {
  /** The paying account, `G…`. */
  source: string
  /** The account's current sequence number. The payment uses the next one. */
  sequence: string
  /** `G…` or `M…`. */
  destination: string
  /** The destination does not exist yet: the payment creates it with the amount, which must be XLM. */
  creates: boolean
  /** `native`, or `CODE:ISSUER`. */
  asset: string
  stroops: bigint
  memo: { type: MemoChoice; value: string }
  /** The maximum fee, in stroops. */
  fee: string
  /** The last second in which the network may apply it, since the epoch. */
  until: number
  passphrase: string
}

/** Builds the unsigned envelope of a payment, base64. */
export function buildPayment(payment: Payment): string {
  const { destination, creates, passphrase } = payment
  const amount = fromStroops(payment.stroops)
  const operation = creates
    ? Operation.createAccount({ destination, startingBalance: amount })
    : Operation.payment({ destination, asset: readAsset(payment.asset), amount })
  return new TransactionBuilder(new Account(payment.source, payment.sequence), {
    fee: payment.fee,
    networkPassphrase: passphrase,
  })
    .addOperation(operation)
    .addMemo(readMemo(payment.memo))
    .setTimebounds(0, payment.until)
    .build()
    .toXDR()
}

function readAsset(name: string): Asset {
  const [code, issuer] = name.split(":")
  return name === "native" || code === undefined ? Asset.native() : new Asset(code, issuer)
}

function readMemo({ type, value }: Payment["memo"]): Memo {
  return type === "none" ? Memo.none() : Memo[type](value)
}
