import { xdr } from "@stellar/stellar-sdk/base"
import { toHex } from "../entries/bytes.js"
import type { LedgerTransaction } from "../transactions/close.js"
import { contractOf, eventFilter } from "./event-filter.js"
import { type Method, rpcError } from "./method.js"
import { ledgerRange, spanOf } from "./range.js"

/** How many ledgers one request searches at most. */
const MAX_LEDGERS = 10_000

/** `getEvents`: contract events from a ledger or a cursor on, that match one of the `filters`. */
export const getEvents: Method = ({ ledger }, params) => {
  const span = spanOf(ledger, params, { limit: 100, most: 10_000 })
  const matches = eventFilter(params.filters)
  const first = span.startLedger ?? Number(BigInt(span.cursor!.split("-")[0]!) >> 32n)
  const end = endOf(params.endLedger, span.startLedger, first, ledger.closed.length)
  const after = span.cursor === undefined ? "" : padded(span.cursor)
  const found = ledger.closed
    .slice(Math.max(0, first - 1), end - 1)
    .flatMap(({ transaction }) => (transaction?.successful ? eventsOf(transaction) : []))
    .filter(({ id, event }) => id > after && matches(event))
    .slice(0, span.limit)
  const isFull = found.length === span.limit
  return {
    events: found.map(eventInfo),
    ...ledgerRange(ledger),
    cursor: isFull ? found.at(-1)!.id : eventId((BigInt(end) << 32n) - 1n, 4_294_967_295),
  }
}

/** The ledger before which the search ends. */
function endOf(
  endLedger: unknown,
  start: number | undefined,
  first: number,
  latest: number,
): number {
  const most = Math.min(first + MAX_LEDGERS, latest + 1)
  if (endLedger === undefined || endLedger === 0) return most
  if (start === undefined) throw rpcError(-32602, "endLedger and cursor cannot both be set")
  if (typeof endLedger !== "number" || endLedger <= start)
    throw rpcError(-32602, "endLedger must be greater than startLedger")
  return Math.min(endLedger, most)
}

interface PastEvent {
  readonly id: string
  readonly event: xdr.ContractEvent
  readonly operation: number
  readonly transaction: LedgerTransaction
}

function eventsOf(transaction: LedgerTransaction): PastEvent[] {
  const { meta, ledger } = transaction
  const operations = meta.type === "v4" ? meta.v4.operations : []
  return operations.flatMap(({ events }, operation) =>
    events.map((event, index) => {
      const place = (BigInt(ledger.sequence) << 32n) | (1n << 12n) | BigInt(operation)
      return { id: eventId(place, index), event, operation, transaction }
    }),
  )
}

function eventId(place: bigint, index: number): string {
  return `${String(place).padStart(19, "0")}-${String(index).padStart(10, "0")}`
}

function padded(cursor: string): string {
  const [place = "0", index = "0"] = cursor.split("-")
  return eventId(BigInt(place), Number(index))
}

function eventInfo({ id, event, operation, transaction }: PastEvent): object {
  const { ledger, hash, bump } = transaction
  const { topics, data } = event.body.v0
  return {
    type: event.type === xdr.ContractEventType.system ? "system" : "contract",
    ledger: ledger.sequence,
    ledgerClosedAt: `${new Date(Number(ledger.time) * 1000).toISOString().slice(0, -5)}Z`,
    contractId: contractOf(event),
    id,
    operationIndex: operation,
    transactionIndex: 1,
    txHash: toHex(bump?.hash ?? hash),
    inSuccessfulContractCall: true,
    topic: topics.map((topic) => topic.toXdr("base64")),
    value: data.toXdr("base64"),
  }
}
