import { change, credit, debit, moved } from "../balances.js"
import { type Draft, fail } from "../draft.js"
import { exactly } from "../effect.js"
import { address, amount, statement } from "../statement.js"
import { accountIn, assetIn } from "../values.js"
import { inWords, type Operation, type Row } from "./row.js"

const XLM = { code: "XLM" }

export const createAccount: Row = {
  fields: { destination: "balance", startingBalance: "balance" },
  own(draft, { fields, words }) {
    const stroops = fields.startingBalance as bigint
    const account = words.sentence.values.destination!
    const move = statement("goesToNew", { amount: amount(stroops, XLM), account })
    debit(draft, XLM, exactly(stroops), move)
  },
  named(draft, { fields, source }) {
    if (accountIn(fields.destination) !== draft.address) return
    const stroops = fields.startingBalance as bigint
    if (draft.exists) return fail(draft, "alreadyExists")
    draft.exists = true
    draft.signers.set(draft.address, { shown: address(draft.address), weight: 1 })
    const values = { amount: amount(stroops, XLM), account: address(source) }
    credit(draft, XLM, exactly(stroops), statement("comesFrom", values))
  },
}

export const payment: Row = {
  fields: { destination: "balance", asset: "balance", amount: "balance" },
  own(draft, operation) {
    const { fields, words } = operation
    const [asset, units] = [assetIn(fields.asset), fields.amount as bigint]
    const account = words.sentence.values.destination!
    const move = statement("goesTo", { amount: moved(draft, units, asset), account })
    const isToItself = accountIn(fields.destination) === draft.address
    if (isToItself) receivePayment(draft, operation)
    // The network does nothing for XLM that an account sends itself, however much it is.
    if (isToItself && asset.issuer === undefined) change(draft, asset, exactly(-units), move)
    else debit(draft, asset, exactly(units), move)
  },
  named(draft, operation) {
    if (isReceiver(draft, operation)) receivePayment(draft, operation)
  },
}

function receivePayment(draft: Draft, { fields, source }: Operation): void {
  const [asset, units] = [assetIn(fields.asset), fields.amount as bigint]
  const values = { amount: moved(draft, units, asset), account: address(source) }
  credit(draft, asset, exactly(units), statement("comesFrom", values))
}

/**
 * Whether an operation of another account pays this one. The network adds an exact amount before it takes what is paid
 * for it, so an account that pays itself receives in `own`.
 */
function isReceiver(draft: Draft, { fields, source }: Operation): boolean {
  return source !== draft.address && accountIn(fields.destination) === draft.address
}

/** A path payment of an exact amount: what arrives has a lower bound. */
export const pathPaymentStrictSend: Row = {
  fields: {
    sendAsset: "balance",
    sendAmount: "balance",
    destination: "balance",
    destAsset: "balance",
    destMin: "balance",
    path: "balance",
  },
  trades: true,
  own(draft, operation) {
    const { sendAsset, sendAmount } = operation.fields
    debit(draft, assetIn(sendAsset), exactly(sendAmount as bigint), inWords(draft, operation))
  },
  named(draft, operation) {
    const { destination, destAsset, destMin } = operation.fields
    if (accountIn(destination) !== draft.address) return
    const received = { least: destMin as bigint, most: undefined }
    credit(draft, assetIn(destAsset), received, inWords(draft, operation))
  },
}

/** A path payment that delivers an exact amount: what it costs has an upper bound. */
export const pathPaymentStrictReceive: Row = {
  fields: {
    sendAsset: "balance",
    sendMax: "balance",
    destination: "balance",
    destAsset: "balance",
    destAmount: "balance",
    path: "balance",
  },
  trades: true,
  own(draft, operation) {
    const { sendAsset, sendMax, destination } = operation.fields
    if (accountIn(destination) === draft.address) receiveExactly(draft, operation)
    const paid = { least: 0n, most: sendMax as bigint }
    debit(draft, assetIn(sendAsset), paid, inWords(draft, operation))
  },
  named(draft, operation) {
    if (isReceiver(draft, operation)) receiveExactly(draft, operation)
  },
}

function receiveExactly(draft: Draft, operation: Operation): void {
  const { destAsset, destAmount } = operation.fields
  credit(draft, assetIn(destAsset), exactly(destAmount as bigint), inWords(draft, operation))
}

/** The end of an account: all its XLM goes to another. */
export const accountMerge: Row = {
  fields: { destination: "alarm" },
  releases: true,
  own(draft, operation) {
    const native = draft.lines.get("native")
    if (draft.blocking.least > 0n) fail(draft, "notMergeable")
    draft.closed = true
    if (!native) return
    const { least, most } = native.balance
    draft.alarms.push(
      statement(least === most ? "accountCloses" : "accountClosesAtLeast", {
        amount: amount(least > 0n ? least : 0n, XLM),
        destination: operation.words.sentence.values.destination!,
      }),
    )
    native.balance = exactly(0n)
    native.moves.push(inWords(draft, operation))
  },
  named(draft, operation) {
    if (accountIn(operation.fields.destination) !== draft.address) return
    credit(draft, XLM, { least: 0n, most: undefined }, inWords(draft, operation))
  },
}
