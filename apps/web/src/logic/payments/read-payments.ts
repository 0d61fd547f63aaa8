import type { AccountInfo } from "@alidade/core/account"
import { isFederationName, type ReceiverProblem, readDestination } from "../pasted/address.js"
import { findObstacles, type Obstacle, type ReceiverState } from "../recipients/find-obstacles.js"
import type { Receipt } from "../recipients/receipts.js"
import type { Recipient, RecipientMemo } from "../recipients/recipient.js"
import { heldAssets, leastOfNew, type PaymentAmountProblem } from "../sign/check-payment.js"
import { readAmount } from "../stellar/read-amount.js"
import { fold, nearestName } from "./nearest-name.js"
import type { Payment } from "./payments-draft.js"
import type { TableLine } from "./split-table.js"

/** Maximum number of operations in a transaction. */
export const MOST_PAYMENTS = 100

/** What is unclear in a line. */
export type LineProblem =
  /** Nobody was saved under the name. `similar` is a saved name that is nearly the same. */
  | { problem: "noSuchName"; similar: string | undefined }
  /** Several were saved under it. */
  | { problem: "severalNames"; addresses: readonly string[] }
  | { problem: "receiver"; found: ReceiverProblem }
  | { problem: "amount"; found: PaymentAmountProblem }
  /** The account holds nothing with this code. */
  | { problem: "noAsset"; code: string }
  /** It holds several assets with this code, `CODE:ISSUER`. */
  | { problem: "severalAssets"; code: string; assets: readonly string[] }
  /** It needs a memo that is not the transaction's. */
  | { problem: "otherMemo"; memo: RecipientMemo }
  | { problem: "obstacle"; found: Obstacle }

/** A line of the table, as it is understood so far. */
export interface PaymentLine extends TableLine {
  /** `G…` or `M…`, and its account, `G…`. */
  destination?: string | undefined
  account?: string | undefined
  /** In stroops. */
  units?: bigint | undefined
  /** `native`, or `CODE:ISSUER`. */
  assetId?: string | undefined
  /** Whether it creates the account. */
  creates: boolean
  unclear?: LineProblem | undefined
}

/** What lines are read against. */
export interface PaymentsContext {
  payer: string
  account: AccountInfo | undefined
  contacts: readonly (Recipient & { name: string })[]
  /** What is known of the receivers. One that is missing here has not been read. */
  receivers: ReadonlyMap<string, ReceiverState>
  memo: RecipientMemo | undefined
}

/** Reads the lines of a table as payments of one transaction. */
export function readPayments(
  table: readonly TableLine[],
  context: PaymentsContext,
): readonly PaymentLine[] {
  const { receivers, account } = context
  const created = new Set<string>()
  const lines = table.map((line): PaymentLine => {
    const read = readLine(line, context)
    const { account: to, destination, assetId } = read
    const isMissing = to !== undefined && receivers.get(to) === null && !created.has(to)
    const creates = isMissing && destination === to && assetId === "native"
    if (creates) created.add(to)
    const unclear = read.unclear ?? (isMissing ? ofNew(read, leastOfNew(account)) : undefined)
    return { ...line, ...read, creates, unclear }
  })
  return withObstacles(lines, context)
}

/** The accounts (`G…`) that lines name, each once. */
export function receiversIn(
  table: readonly TableLine[],
  contacts: PaymentsContext["contacts"],
): readonly string[] {
  return [...new Set(table.flatMap(({ who }) => readWho(who, contacts).account ?? []))]
}

type ReadLine = Pick<PaymentLine, "destination" | "account" | "units" | "assetId" | "unclear">

function readLine(line: TableLine, { contacts, account, payer, memo }: PaymentsContext): ReadLine {
  const who = readWho(line.who, contacts)
  const amount = readAmount(line.amount)
  const asset = readAsset(line.asset, account, payer)
  const needed = line.memo ? ({ type: "text", value: line.memo } as const) : who.memo
  const isOther = needed && (needed.type !== memo?.type || needed.value !== memo.value)
  return {
    destination: who.destination,
    account: who.account,
    units: "units" in amount ? amount.units : undefined,
    assetId: asset.assetId,
    unclear:
      who.unclear ??
      ("problem" in amount ? { problem: "amount", found: amount } : undefined) ??
      asset.unclear ??
      (isOther ? { problem: "otherMemo", memo: needed } : undefined),
  }
}

/** Who receives a line's payment: an address, or somebody who was saved under the name. */
function readWho(
  who: string,
  contacts: PaymentsContext["contacts"],
): ReadLine & { memo?: RecipientMemo | undefined } {
  const named = contacts.filter(({ name }) => fold(name) === fold(who))
  const [contact, ...others] = named
  if (contact && others.length > 0) {
    return {
      unclear: { problem: "severalNames", addresses: named.map(({ address }) => address) },
    }
  }
  const destination = contact?.address ?? who
  const read = readDestination(destination)
  if ("account" in read) return { destination, account: read.account, memo: contact?.memo }
  if (isFederationName(who) || who === "" || /^[GMC][A-Z2-7]{20,}$/i.test(who)) {
    return { unclear: { problem: "receiver", found: read } }
  }
  const names = contacts.map(({ name }) => name)
  return { unclear: { problem: "noSuchName", similar: nearestName(who, names) } }
}

/** An asset by its code among those that the account holds. Without a code, XLM. */
function readAsset(
  text: string,
  account: AccountInfo | undefined,
  payer: string,
): Pick<ReadLine, "assetId" | "unclear"> {
  if (text === "" || /^(xlm|native)$/i.test(text)) return { assetId: "native" }
  if (text.endsWith(`:${payer}`)) return { assetId: text }
  const found = heldAssets(account).filter((id) => id === text || id.startsWith(`${text}:`))
  if (found.length === 1) return { assetId: found[0] }
  return found.length === 0
    ? { unclear: { problem: "noAsset", code: text } }
    : { unclear: { problem: "severalAssets", code: text, assets: found } }
}

/** What is wrong with a payment to an account that doesn't exist yet. */
function ofNew({ units, assetId }: ReadLine, least: bigint): LineProblem | undefined {
  if (assetId !== "native") return { problem: "amount", found: { problem: "newNeedsXlm" } }
  return units !== undefined && units < least
    ? { problem: "amount", found: { problem: "newNeedsAtLeast", least } }
    : undefined
}

/** Adds what the receivers can't take, as far as they have been read. */
function withObstacles(
  lines: readonly PaymentLine[],
  { payer: by, receivers, memo }: PaymentsContext,
): readonly PaymentLine[] {
  const clear = lines.filter(({ account, unclear }) => !unclear && receivers.has(account ?? ""))
  const steps = clear.map(({ account: to = "", creates, ...line }): Receipt => {
    if (creates) return { by, kind: "creation", to }
    const { assetId: asset = "", units: amount = 0n, destination } = line
    return { by, kind: "payment", to, isMuxed: destination !== to, asset, amount }
  })
  const hasMemo = memo !== undefined
  const obstacles = findObstacles({ steps, hasMemo }, receivers).filter(
    ({ kind }) => kind !== "unread",
  )
  return lines.map((line) => {
    const found = obstacles.find(
      (one) => one.account === line.account && (!("asset" in one) || one.asset === line.assetId),
    )
    return line.unclear || !found ? line : { ...line, unclear: { problem: "obstacle", found } }
  })
}

/** The payments of the clear lines. */
export function paymentsOf(lines: readonly PaymentLine[]): readonly Payment[] {
  return lines.flatMap(({ destination, units, assetId, creates, unclear }) =>
    unclear || destination === undefined || units === undefined || assetId === undefined
      ? []
      : [{ destination, units, assetId, creates }],
  )
}

/** The sums of payments, by asset, in stroops. */
export function totalsOf(payments: readonly Payment[]): ReadonlyMap<string, bigint> {
  const totals = new Map<string, bigint>()
  for (const { assetId, units } of payments) {
    totals.set(assetId, (totals.get(assetId) ?? 0n) + units)
  }
  return totals
}
