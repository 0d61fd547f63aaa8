import {
  type Call,
  type DecodedTransaction,
  type DescribedTransaction,
  decodeTransaction,
  describeAuthEntry,
  describeTransaction,
  type XdrValue,
} from "@alidade/core/describe"
import { neverApplies } from "../stellar/never-applies.js"
import { applyTransaction, effectOf } from "./account-effect.js"
import { type AccountState, LINE_AUTHORIZED, type Line, noAccount } from "./account-state.js"
import { applyCall, statedTransfer, tokenChanges } from "./apply-call.js"
import { callEffect, type SimulatedCall } from "./call-effect.js"
import { type Concerned, concernedBy, type Role } from "./concerned.js"
import { draftOf } from "./draft.js"
import { type AccountEffect, assetKey, type BalanceChange } from "./effect.js"
import { contractOperations } from "./obstacles.js"
import { readOperations } from "./operations/read-operations.js"
import type { Operation } from "./operations/row.js"
import type { TokenEvent } from "./token-event.js"
import { assetIn } from "./values.js"

/** An account or a contract that a request concerns, and what the request alone says that it changes there. */
export interface PlannedRow extends Concerned {
  /** Undefined for a contract. What depends on the account's state is not in it. */
  effect: AccountEffect | undefined
}

/** What is known of a request's changes before any account is read. */
export interface PlannedChanges {
  /** Undefined for an authorization alone. */
  described?: DescribedTransaction
  rows: readonly PlannedRow[]
  /** No network can apply it. */
  neverApplies: boolean
}

/** The most that a ledger entry can hold, halved, so that something can be added. */
const PLENTY = 2n ** 62n

/** Whether a planned change is not what the request says, but what the account has: everything, for a merge. */
export function isFromState({ before, after }: BalanceChange): boolean {
  const change = after.least - before
  return change > PLENTY / 4n || change < -PLENTY / 4n
}

/**
 * Plans the changes of a transaction (base64 envelope) for the connected account (`G…`), from the envelope alone: which
 * accounts change, and which balances and settings. So a screen has room for everything before it asks the network.
 */
export async function planChanges(
  xdr: string,
  connected: string,
  networkPassphrase: string,
): Promise<PlannedChanges> {
  const described = await describeTransaction(xdr, networkPassphrase)
  const decoded = decodeTransaction(xdr)
  const operations = readOperations(decoded, described)
  const rows = concernedBy(described, connected).map((concerned) => ({
    ...concerned,
    effect: concerned.address.startsWith("G")
      ? plannedEffect(concerned.address, connected, { described, decoded, operations })
      : undefined,
  }))
  return { described, rows, neverApplies: neverApplies(decoded) }
}

/** The same for an authorization (`HashIdPreimage`) alone: somebody else sends its call. */
export async function planCall(preimage: string, connected: string): Promise<PlannedChanges> {
  const { call } = await describeAuthEntry(preimage)
  const stated = statedTransfer(call)
  const draft = draftOf(connected, amplyFunded(connected, []), undefined)
  const events = eventsOf(call)
  applyCall(draft, events)
  const tokens = [...tokenChanges(events, connected)].map(([contract, change]) => ({
    contract,
    change,
    decimals: undefined,
  }))
  const effect: AccountEffect = {
    ...effectOf(draft, connected),
    call: { tokens, items: [], beyond: [], contracts: [], resourceFee: 0n },
  }
  const named: readonly [address: string | undefined, role: Role][] = [
    [stated?.from, "from"],
    [stated?.to, "to"],
    [call.contract, "contract"],
  ]
  const own: PlannedRow = {
    address: connected,
    shown: connected,
    role: stated?.from === connected ? "from" : "signsOnly",
    isActing: true,
    effect,
  }
  return {
    rows: [
      own,
      ...named.flatMap(([address, role]): PlannedRow[] =>
        address === undefined || address === connected
          ? []
          : [{ address, shown: address, role, isActing: false, effect: undefined }],
      ),
    ],
    neverApplies: false,
  }
}

interface Read {
  described: DescribedTransaction
  decoded: DecodedTransaction
  operations: readonly Operation[]
}

function plannedEffect(address: string, connected: string, read: Read): AccountEffect {
  const { described, decoded, operations } = read
  const sequence = (decoded.transaction.seqNum as bigint) - 1n
  const state = { ...amplyFunded(address, operations), sequence }
  const draft = draftOf(address, state, undefined)
  if (!operations.some(({ type }) => contractOperations.has(type))) {
    applyTransaction(draft, described, operations)
    return effectOf(draft, connected)
  }
  return callEffect(draft, connected, described, unsimulated(described))
}

/** An account that nothing keeps from the transaction: it has trust lines for the assets, and enough of each. */
function amplyFunded(address: string, operations: readonly Operation[]): AccountState {
  const line = (asset: Line["asset"]): Line => ({
    asset,
    balance: PLENTY,
    limit: undefined,
    selling: 0n,
    buying: 0n,
    flags: LINE_AUTHORIZED,
  })
  const assets = operations
    .flatMap(({ type, fields }) => (type === "changeTrust" ? [] : Object.values(fields)))
    .flatMap(assetOf)
    .filter(({ issuer }) => issuer !== address)
  const isCreated = operations.some(
    ({ type, words }) =>
      type === "createAccount" &&
      words.sentence.values.destination?.type === "address" &&
      words.sentence.values.destination.value === address,
  )
  return {
    ...noAccount,
    exists: !isCreated,
    lines: new Map(
      [{ code: "XLM" }, ...assets].map((asset) => [assetKey(asset), line(asset)] as const),
    ),
    signers: new Map([[address, 1]]),
  }
}

function assetOf(field: XdrValue): Line["asset"][] {
  const type = field && typeof field === "object" && "type" in field ? field.type : undefined
  return type === "creditAlphanum4" || type === "creditAlphanum12" ? [assetIn(field)] : []
}

/** What a call states, as if it had been simulated: a transfer of tokens, or nothing. */
function unsimulated({ operations: [operation] }: DescribedTransaction): SimulatedCall {
  return {
    events: operation?.call ? eventsOf(operation.call) : [],
    unread: 0,
    footprint: { contracts: [] },
    held: new Map(),
    decimals: new Map(),
    auth: [],
    resourceFee: 0n,
    needsRestore: false,
  }
}

function eventsOf(call: Call): TokenEvent[] {
  const stated = statedTransfer(call)
  if (!stated) return []
  const { contract, ...transfer } = stated
  const isNative = call.sentence.values.amount?.type === "amount"
  const token = { contract, ...(isNative ? { asset: { code: "XLM" } } : {}) }
  return [{ kind: "transfer", token, ...transfer }]
}
