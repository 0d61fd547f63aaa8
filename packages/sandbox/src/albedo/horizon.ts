import type { SandboxNetwork } from "../config.js"
import { type Fields, fieldsOf } from "../wallet/fields.js"
import { IntentFailure } from "./errors.js"

/** An account, as Albedo needs it to make a transaction. */
export interface LedgerAccount {
  readonly sequence: string
  readonly balances: readonly Fields[]
}

/**
 * Reads an account; null for one that does not exist.
 * @throws {IntentFailure} -5 when Horizon cannot be reached, or says something else
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
 * Submits a signed envelope, and gives Horizon's answer.
 * @throws {IntentFailure} -5 with Horizon's problem, or when it cannot be reached
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
