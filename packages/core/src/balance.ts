import { conversation } from "./conversation.js"
import { readText } from "./encoding/read-text.js"
import { WalletError } from "./errors.js"
import { limits } from "./limits.js"
import type { CallOptions } from "./wallet.js"

/** Longest answer of a Horizon, in bytes: an account has at most a thousand entries, of some 500 bytes each. */
const MAX_ANSWER = 2_000_000

/** A native balance. */
export interface Balance {
  /** XLM with up to seven decimals, as Horizon writes it; "0" unless `status` is `funded`. */
  balance: string
  /** `unfunded`: the network has no such account. `error`: Horizon could not be asked. */
  status: "funded" | "unfunded" | "error"
}

/**
 * The native balance of an account: GET `{horizon}/accounts/{address}`. A failure gives 0 with a status that tells
 * why; only a missing Horizon URL and an aborted signal throw.
 */
export async function readBalance(
  horizonUrl: string | undefined,
  address: string,
  { signal }: CallOptions = {},
): Promise<Balance> {
  if (!horizonUrl) throw new WalletError("bad-request", "There is no Horizon URL set")
  const url = `${horizonUrl.replace(/\/+$/, "")}/accounts/${encodeURIComponent(address)}`
  try {
    return await conversation<Balance>({ signal, ms: limits.horizon }, async (given) => {
      const response = await fetch(url, {
        signal: given.signal,
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
