import { isAddress } from "@alidade/core"
import { describeTransaction, type Value } from "@alidade/core/describe"
import type { Deed, Deeds } from "../sentence/deed.js"
import { deedsOf } from "../sentence/read-deeds.js"
import { fromStroops, toStroops } from "../stellar/amount.js"
import { fieldsOf, textOf } from "../stellar/read-json.js"
import type { PastOperation } from "./past-operation.js"

/** The place of an operation in its transaction, from 1, is in the last twelve bits of Horizon's id (SEP-35). */
const PLACE = 0xfffn

type Fields = Readonly<Record<string, unknown>>

/**
 * What operations of a transaction did, told for an account. It is read from the signed envelope, and the amounts that
 * only the network decided from Horizon's records. Undefined if there is no envelope, or it is of another transaction.
 */
export async function readPastDeeds(
  operations: readonly PastOperation[],
  account: string,
  passphrase: string,
): Promise<Deeds | undefined> {
  const { xdr, hash } = operations[0]!
  if (xdr === undefined) return undefined
  const described = await describeTransaction(xdr, passphrase).catch(() => undefined)
  if (described?.hash !== hash) return undefined
  const { source, deeds, feeBump } = deedsOf(described)
  const told = operations.flatMap((operation) => {
    const deed = deeds[Number(operation.id & PLACE) - 1]
    return deed ? [toldFor(account, { by: source, ...deed }, operation)] : []
  })
  return { source: account, deeds: told, ...(feeBump && { feeBump }) }
}

function toldFor(
  account: string,
  made: Deed & { by: string },
  { successful, fields }: PastOperation,
): Deed {
  if (successful && made.by !== account) {
    const received = paymentIn(fields, account)
    if (received) return received
  }
  const { by, ...deed } = successful ? withAmounts(made, fields) : made
  return (by === account ? deed : { ...deed, by }) as Deed
}

/** A payment to an account that its operation does not name as one: through a path, or by a contract. */
function paymentIn(fields: Fields, account: string): Deed | undefined {
  const { asset_balance_changes: changes } = fields
  if (!Array.isArray(changes)) {
    const { to, from, source_amount: isPath } = fields
    return to === account && isPath !== undefined ? paymentOf(fields, from) : undefined
  }
  const [move, ...others] = changes.map(fieldsOf).filter(({ to }) => to === account)
  return move && others.length === 0 ? paymentOf(move, move.from) : undefined
}

function paymentOf(fields: Fields, from: unknown): Deed | undefined {
  const { to, amount, asset_type: type, asset_code: code, asset_issuer: issuer } = fields
  if (!isAddress(to) || !isAddress(from) || typeof amount !== "string") return undefined
  const isNative = type === "native"
  if (!isNative && (typeof code !== "string" || typeof issuer !== "string")) return undefined
  const asset = isNative ? { code: "XLM" } : { code: code as string, issuer: issuer as string }
  const value: Value = { type: "amount", value: fromStroops(toStroops(amount)), asset }
  return {
    kind: "payment",
    values: { amount: value, to: { type: "address", value: to } },
    by: from,
  }
}

/** A payment through a path with the amounts that were sent and received, in place of the bounds that were signed. */
function withAmounts<Made extends Deed>(made: Made, fields: Fields): Made {
  const { kind, values } = made
  if (kind === "pathSend" || kind === "swap") {
    return { ...made, values: { ...values, least: decided(values.least, fields.amount) } }
  }
  if (kind === "pathReceive" || kind === "swapFor") {
    return { ...made, values: { ...values, most: decided(values.most, fields.source_amount) } }
  }
  return made
}

function decided(bound: Value, amount: unknown): Value {
  const stroops = toStroops(textOf(amount) ?? "")
  return bound.type === "amount" && stroops > 0n ? { ...bound, value: fromStroops(stroops) } : bound
}
