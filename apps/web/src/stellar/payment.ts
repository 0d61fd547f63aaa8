import { Account, Asset, Memo, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { fromStroops } from "./amount.js"
import type { MemoChoice } from "./memo.js"

/** What a payment is built from. */
export interface Payment {
  /** The account that pays, `G…`. */
  source: string
  /** The account's present sequence number; the payment takes the next. */
  sequence: string
  /** `G…` or `M…`. */
  destination: string
  /** The destination has no account yet: it is created with the amount, which must be XLM. */
  creates: boolean
  /** `native`, or `CODE:ISSUER`. */
  asset: string
  stroops: bigint
  memo: { type: MemoChoice; value: string }
  /** The most that the network may charge, in stroops. */
  fee: string
  /** For how long the payment can be applied, in seconds from now. */
  seconds: number
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
    .setTimeout(payment.seconds)
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
