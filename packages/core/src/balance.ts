import { conversation } from "./conversation.js"
import { readText } from "./encoding/read-text.js"
import { WalletError } from "./errors.js"
import { limits } from "./limits.js"
import type { CallOptions } from "./wallet.js"

/** Maximum size of a Horizon response, in bytes: an account has at most 1,000 entries of about 500 bytes each. */
const MAX_ANSWER = 2_000_000

/** A native balance. */
export interface Balance {
  /** XLM with up to seven decimals, as Horizon formats it; "0" unless `status` is `funded`. */
  balance: string
  /** `unfunded`: the account does not exist on the network. `error`: the request to Horizon failed. */
  status: "funded" | "unfunded" | "error"
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
  if (!horizonUrl) throw new WalletError("bad-request", "There is no Horizon URL set")
  const url = `${horizonUrl.replace(/\/+$/, "")}/accounts/${encodeURIComponent(address)}`
  try {
    return await conversation<Balance>({ signal, ms: limits.horizon }, async (call) => {
      const response = await fetch(url, {
        signal: call.signal,
        headers: { accept: "application/json" },
      })
      if (!response.ok) {
        await response.body?.cancel()
        return { balance: "0", status: response.status === 404 ? "unfunded" : "error" }
      }
      const native = nativeBalance(JSON.parse(await readText(response, MAX_ANSWER, "Horizon")))
      return native === undefined
        ? { balance: "0", status: "error" }
        : { balance: native, status: "funded" }
    })
  } catch (error) {
    if (signal?.aborted) throw error
    return { balance: "0", status: "error" }
  }
}

function nativeBalance(account: unknown): string | undefined {
  const balances = (account as { balances?: unknown } | null)?.balances
  if (!Array.isArray(balances)) return undefined
  const native = balances.find((entry) => entry?.asset_type === "native")?.balance
  return typeof native === "string" && /^\d+(\.\d{1,7})?$/.test(native) ? native : undefined
}
