import { conversation } from "../contract/conversation.js"
import { limits } from "../contract/limits.js"
import { CONNECTION_KEY, connectionIn, type Memory, type Remembered } from "./persistence.js"

/** Where the storage has a JSON array of wallet ids, most recently used first. */
export const USED_WALLETS_KEY = "alidade:used-wallets"

/** Maximum number of used wallets to store. */
const USED_WALLETS = 16

/** The ids of used wallets, most recent first. */
export function readUsedWallets(memory: Memory): Promise<readonly string[]> {
  return read(memory, USED_WALLETS_KEY, (value) =>
    Array.isArray(value) ? value.filter((id) => typeof id === "string") : [],
  )
}

/** The remembered connections, the active one first, which `checkedConnection` checks. */
export async function readConnections(memory: Memory): Promise<readonly Remembered[]> {
  memory.forgotten = false
  const stored = await read(memory, CONNECTION_KEY, connectionsIn)
  if (memory.forgotten) return []
  return stored.length > 0 ? stored : connectionsIn(memory.known)
}

/** The connections in a stored value, the active one first, without those of another shape. */
export function connectionsIn(value: unknown): readonly Remembered[] {
  const { others } = (value ?? {}) as { others?: unknown }
  return [value, ...(Array.isArray(others) ? others : [])].flatMap(
    (each) => connectionIn(each) ?? [],
  )
}

/** Moves a wallet to the front of the used wallets. */
export function rememberWallet(memory: Memory, walletId: string, used: readonly string[]): void {
  const ids = [walletId, ...used.filter((id) => id !== walletId)].slice(0, USED_WALLETS)
  write(memory, USED_WALLETS_KEY, ids)
}

/** Remembers the active connection and the others for the next page. */
export function rememberConnections(
  memory: Memory,
  active: Remembered,
  others: readonly Remembered[],
): void {
  const [connection, ...rest] = [active, ...others].map(
    ({ walletId, address, path, transport }) => ({ walletId, address, path, transport }),
  )
  write(memory, CONNECTION_KEY, {
    ...connection,
    ...(rest.length > 0 ? { others: rest } : {}),
  })
}

/** Stores a JSON value. The storage may be full, forbidden or broken: the kit then still works and remembers less. */
async function write({ storage }: Memory, key: string, value: unknown): Promise<void> {
  try {
    await storage?.setItem(key, JSON.stringify(value))
  } catch {}
}

/** Reads a JSON value. A storage that never answers must not block the wallets. */
async function read<T>(
  { storage, ended: signal }: Memory,
  key: string,
  parse: (value: unknown) => T,
): Promise<T> {
  try {
    const limit = { ms: limits.read, signal }
    const text = await conversation(limit, async () => storage?.getItem(key) ?? null)
    return parse(JSON.parse(text ?? "null"))
  } catch {
    return parse(null)
  }
}
