import type { SandboxNetwork } from "../config.js"
import { type Fields, fieldsOf } from "../wallet/fields.js"
import { IntentFailure } from "./errors.js"

/** The part of an account that Albedo needs to build a transaction. */
export interface LedgerAccount {
  readonly sequence: string
  readonly balances: readonly Fields[]
}

/**
 * Reads an account. Returns null if it does not exist.
 * @throws {IntentFailure} -5 when Horizon is unreachable or responds with another error
 */
export async function readAccount(
  network: SandboxNetwork,
  address: string,
): Promise<LedgerAccount | null> {
  const { status, body } = await ask(network, `accounts/${encodeURIComponent(address)}`)
  if (status === 404) return null
  if (status !== 200) throw new IntentFailure("horizon", body)
  const { sequence, balances } = body
  return { sequence: String(sequence), balances: Array.isArray(balances) ? balances : [] }
}

/**
 * Submits a signed envelope and returns Horizon's response.
 * @throws {IntentFailure} -5 with Horizon's problem, or when it is unreachable
 */
export async function submit(network: SandboxNetwork, envelope: string): Promise<Fields> {
  const { status, body } = await ask(network, "transactions", {
    method: "POST",
    body: new URLSearchParams({ tx: envelope }),
  })
  if (status !== 200) throw new IntentFailure("horizon", body)
  return body
}

async function ask(
  { horizonUrl }: SandboxNetwork,
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; body: Fields }> {
  const response = await fetch(`${horizonUrl}/${path}`, init).catch(() => {
    const ext = `Network error. Failed to connect to Horizon server ${horizonUrl}`
    throw new IntentFailure("horizon", ext)
  })
  return { status: response.status, body: fieldsOf(await response.json()) }
}
