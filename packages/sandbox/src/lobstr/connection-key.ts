import type { SandboxAccount } from "../wallet/keys.js"
import { hex } from "./hex.js"

/**
 * The secret by which a page asks for an account's signature: hex, the same for every page, and good from any (LO4).
 * The build to come gives each site its own (LO6).
 */
export async function connectionKey(address: string, origin = ""): Promise<string> {
  const bytes = new TextEncoder().encode(`LOBSTR ${address} ${origin}`)
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
  return hex(digest.slice(0, 16))
}

/** Whose secret it is. */
export async function accountOf(
  key: string,
  accounts: readonly SandboxAccount[],
  origin?: string,
): Promise<SandboxAccount | undefined> {
  const keys = await Promise.all(accounts.map(({ address }) => connectionKey(address, origin)))
  return accounts[keys.indexOf(key)]
}
