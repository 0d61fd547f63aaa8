import { credit, debit, moved } from "../balances.js"
import { fail } from "../draft.js"
import { exactly } from "../effect.js"
import { address, amount, statement } from "../statement.js"
import { accountIn, assetIn } from "../values.js"
import { inWords, type Row } from "./row.js"

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
  own(draft, { fields, words }) {
    const [asset, units] = [assetIn(fields.asset), fields.amount as bigint]
    const account = words.sentence.values.destination!
    const move = statement("goesTo", { amount: moved(draft, units, asset), account })
    debit(draft, asset, exactly(units), move)
  },
  named(draft, { fields, source }) {
    if (accountIn(fields.destination) !== draft.address) return
    const [asset, units] = [assetIn(fields.asset), fields.amount as bigint]
    const values = { amount: moved(draft, units, asset), account: address(source) }
    credit(draft, asset, exactly(units), statement("comesFrom", values))
  },
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
    const { sendAsset, sendMax } = operation.fields
    const paid = { least: 0n, most: sendMax as bigint }
    debit(draft, assetIn(sendAsset), paid, inWords(draft, operation))
  },
  named(draft, operation) {
    const { destination, destAsset, destAmount } = operation.fields
    if (accountIn(destination) !== draft.address) return
    credit(draft, assetIn(destAsset), exactly(destAmount as bigint), inWords(draft, operation))
  },
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
