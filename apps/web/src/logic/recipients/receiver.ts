import { toStroops } from "../stellar/amount.js"
import { readAccountAs } from "../stellar/horizon.js"
import { fieldsOf, textOf } from "../stellar/read-json.js"

/** What an account says about what it can receive. */
export interface Receiver {
  /** Its trust lines by `CODE:ISSUER`, and XLM as `native`. */
  lines: ReadonlyMap<string, ReceiverLine>
  /** Whether it asks for a memo with every payment (SEP-29), as exchanges do. */
  asksForMemo: boolean
}

/** What an account can hold of an asset. */
export interface ReceiverLine {
  /** The most that it can hold, in stroops. Undefined if that isn't known. */
  limit: bigint | undefined
  /** What it holds, and what its offers may still buy, in stroops. */
  used: bigint
  /** Whether the issuer lets it receive the asset. Undefined if that isn't known. */
  isAuthorized: boolean | undefined
}

/** Reads a receiver (`G…`) from Horizon. Null if the network has no such account. Throws as `readAccount` does. */
export function readReceiver(
  horizonUrl: string,
  address: string,
  signal?: AbortSignal,
): Promise<Receiver | null> {
  return readAccountAs(toReceiver, horizonUrl, address, signal)
}

/** The value of the data entry by which an account asks for a memo (SEP-29): "1" in base64. */
const ASKS = "MQ=="

/** Parses Horizon's JSON of an account. Returns undefined if it is invalid. */
export function toReceiver(json: unknown): Receiver | undefined {
  const { balances, data } = fieldsOf(json)
  if (!Array.isArray(balances)) return undefined
  return {
    lines: new Map(balances.flatMap((entry) => toLine(fieldsOf(entry)))),
    asksForMemo: fieldsOf(data)["config.memo_required"] === ASKS,
  }
}

function toLine(entry: Readonly<Record<string, unknown>>): [string, ReceiverLine][] {
  const balance = stroopsIn(entry.balance)
  const buying = stroopsIn(entry.buying_liabilities)
  const used = (balance ?? 0n) + (buying ?? 0n)
  if (entry.asset_type === "native") {
    return [["native", { limit: undefined, used, isAuthorized: true }]]
  }
  const code = textOf(entry.asset_code)
  const issuer = textOf(entry.asset_issuer)
  if (code === undefined || issuer === undefined) return []
  const { is_authorized: isAuthorized } = entry
  const line = {
    limit: balance === undefined ? undefined : stroopsIn(entry.limit),
    used,
    isAuthorized: typeof isAuthorized === "boolean" ? isAuthorized : undefined,
  }
  return [[`${code}:${issuer}`, line]]
}

/** An amount of Horizon in stroops. Undefined for anything else. */
function stroopsIn(value: unknown): bigint | undefined {
  return typeof value === "string" && /^\d{1,12}(\.\d{1,7})?$/.test(value)
    ? toStroops(value)
    : undefined
}
