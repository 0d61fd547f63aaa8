import { conversation } from "../contract/conversation.js"
import { WalletError } from "../contract/errors.js"
import { limits } from "../contract/limits.js"
import { reason } from "../contract/reason.js"
import type { CallOptions } from "../contract/wallet.js"
import { readText } from "../encoding/read-text.js"
import type { KitState } from "../state/state.js"

/** Maximum size of a Horizon response, in bytes: an account has at most 1,000 entries of about 500 bytes each. */
const MAX_ANSWER = 2_000_000

/** A native balance. */
export interface Balance {
  /** XLM with up to seven decimals, as Horizon formats it; "0" unless `status` is `funded`. */
  balance: string
  /** `unfunded`: the account does not exist on the network. `error`: the request to Horizon failed. */
  status: "funded" | "unfunded" | "error"
}

/** The native balance of an account, the active one by default. Throws without either, and as `readBalance` does. */
export async function getBalance(
  { horizonUrl, activeAddress }: KitState,
  { address = activeAddress, signal }: CallOptions & { address?: string } = {},
): Promise<Balance> {
  if (address === undefined) {
    throw new WalletError(
      "no-wallet",
      reason("noAccountGiven", "No account is connected and no address was given."),
    )
  }
  return readBalance(horizonUrl, address, { signal })
}

/**
 * Reads the native balance of an account: GET `{horizon}/accounts/{address}`. A failure returns 0 with a status that
 * says why. Throws only if the Horizon URL is missing or the signal is aborted.
 */
export async function readBalance(
  horizonUrl: string | undefined,
  address: string,
  { signal }: CallOptions = {},
): Promise<Balance> {
  if (!horizonUrl)
    throw new WalletError("bad-request", reason("noHorizon", "There is no Horizon URL set"))
  const url = `${horizonUrl.replace(/\/+$/, "")}/accounts/${encodeURIComponent(address)}`
  try {
    return await conversation<Balance>({ signal, ms: limits.horizon }, async (call) => {
      const response = await fetch(url, {
        signal: call.signal,
        headers: { accept: "application/json" },
      })
      const json = JSON.parse(await readText(response, MAX_ANSWER, "Horizon"))
      if (!response.ok) return { balance: "0", status: isNotFound(json) ? "unfunded" : "error" }
      const native = nativeBalance(json)
      return native === undefined
        ? { balance: "0", status: "error" }
        : { balance: native, status: "funded" }
    })
  } catch (error) {
    if (signal?.aborted) throw error
    return { balance: "0", status: "error" }
  }
}

/** Horizon's own problem document. Another server that knows no such address says nothing about an account. */
function isNotFound(json: { type?: unknown; status?: unknown } | null): boolean {
  return json?.status === 404 && `${json.type}`.endsWith("/not_found")
}

function nativeBalance(account: unknown): string | undefined {
  const balances = (account as { balances?: unknown } | null)?.balances
  if (!Array.isArray(balances)) return undefined
  const native = balances.find((entry) => entry?.asset_type === "native")?.balance
  return typeof native === "string" && /^\d{1,12}(\.\d{1,7})?$/.test(native) ? native : undefined
}
