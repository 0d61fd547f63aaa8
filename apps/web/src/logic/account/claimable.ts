import { fieldsOf } from "../stellar/read-json.js"
import { type ClaimWindow, readClaimWindows } from "./claim-window.js"
import { type ListPage, readListPage } from "./list-page.js"
import { isAccount, type RecordAsset, toAsset, toDecimal } from "./record-fields.js"

/** A balance that waits until the account claims it. */
export interface Claimable {
  /** Hex. */
  id: string
  asset: RecordAsset
  /** A decimal number. */
  amount: string
  /** Who made it (`G…`). Undefined if the network does not say. */
  from: string | undefined
  /** When the account can claim it. Undefined if its rule can't be read. */
  windows: readonly ClaimWindow[] | undefined
  /** Whether the asset's issuer can take it back. */
  clawback: boolean
}

/**
 * Reads what waits for an account (`G…`) to claim it, page by page: GET `/claimable_balances?claimant=`, and of each the
 * operation that made it. Throws a `NetworkError` if Horizon does not answer.
 */
export async function readClaimables(
  horizonUrl: string,
  account: string,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<ListPage<Claimable>> {
  const { items, ...rest } = await readListPage(
    `${horizonUrl}/claimable_balances?claimant=${account}`,
    (record) => toClaimable(record, account),
    cursor,
    signal,
  )
  const makers = await Promise.all(items.map(({ id }) => readMaker(horizonUrl, id, signal)))
  return { items: items.map((item, at) => ({ ...item, from: makers[at] })), ...rest }
}

/** How many balances wait for an account, counted up to a page of them. */
export async function countClaimables(
  horizonUrl: string,
  account: string,
  signal: AbortSignal,
): Promise<{ count: number; isMore: boolean }> {
  const { items, next } = await readListPage(
    `${horizonUrl}/claimable_balances?claimant=${account}`,
    (record) => toClaimable(record, account),
    undefined,
    signal,
  )
  return { count: items.length, isMore: next !== undefined }
}

/** Reads Horizon's record of a claimable balance, for one of its claimants. Undefined if it is something else. */
export function toClaimable(record: unknown, account: string): Omit<Claimable, "from"> | undefined {
  const { id, asset: text, amount: given, claimants, flags } = fieldsOf(record)
  const asset = toAsset(text)
  const amount = toDecimal(given)
  const own = (Array.isArray(claimants) ? claimants.slice(0, 10) : [])
    .map(fieldsOf)
    .find(({ destination }) => destination === account)
  if (typeof id !== "string" || !/^[0-9a-f]{72}$/.test(id)) return undefined
  if (!asset || amount === undefined || !own) return undefined
  return {
    id,
    asset,
    amount,
    windows: readClaimWindows(own.predicate),
    clawback: fieldsOf(flags).clawback_enabled === true,
  }
}

/** Who made a balance: the source of the operation that did. A record names only who pays its reserve. */
async function readMaker(
  horizonUrl: string,
  id: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const url = `${horizonUrl}/claimable_balances/${id}/operations`
  // The oldest operation. A server that keeps a part of the history may not have it.
  const { items } = await readListPage(url, toMaker, undefined, signal, "asc").catch(() => {
    signal.throwIfAborted()
    return { items: [] }
  })
  return items[0]
}

function toMaker(record: unknown): string | undefined {
  const { type, source_account: source } = fieldsOf(record)
  return type === "create_claimable_balance" && isAccount(source) ? source : undefined
}
