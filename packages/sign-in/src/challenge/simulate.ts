import { encodeAddress, reason, WalletError } from "@alidade/core"
import { callRpc, writeEnvelope } from "@alidade/core/account"
import { concatBytes, decodeBase64, u32 } from "@alidade/core/encoding"
import { joinEntries, type LedgerWrite, ledgerWrites } from "@alidade/core/entries"
import { webAuthCall } from "./web-auth-call.js"

/** A signed challenge, and the contract that it calls. */
export interface ChallengeCall {
  contract: string
  /** The texts of its argument. */
  fields: Readonly<Record<string, string>>
  /** Base64 entries, signed. */
  entries: readonly string[]
}

/** What the network would do with a signed challenge. */
export type SimulatedChallenge =
  /** It fails: the server's words. */
  { error: string } | { latestLedger: number; writes: readonly LedgerWrite[] }

/**
 * Simulates the call of a signed challenge at JSON-RPC, which checks the entries as the network would. Throws `external`,
 * `timeout`, or `aborted`.
 */
export async function simulateChallenge(
  rpcUrl: string,
  { contract, fields, entries }: ChallengeCall,
  signal?: AbortSignal,
): Promise<SimulatedChallenge> {
  const operation = concatBytes(
    // Invoke a host function.
    u32(24),
    webAuthCall(contract, fields),
    decodeBase64(joinEntries(entries)),
  )
  // Nobody's account: the entries authorize, and nothing is sent.
  const source = encodeAddress(new Uint8Array(32))
  const transaction = writeEnvelope({ source, fee: 100, sequence: 0n, operation })
  const result = (await callRpc(
    rpcUrl,
    "simulateTransaction",
    { transaction },
    signal,
  )) as Readonly<Record<string, unknown>>
  const { error, transactionData } = result
  if (typeof error === "string") return { error }
  const latestLedger = ledgerOf(rpcUrl, result.latestLedger)
  try {
    return { latestLedger, writes: ledgerWrites(transactionData as string) }
  } catch (cause) {
    throw unusable(rpcUrl, cause)
  }
}

/** The number of the network's last ledger. Throws as `simulateChallenge`. */
export async function lastLedger(rpcUrl: string, signal?: AbortSignal): Promise<number> {
  const result = await callRpc(rpcUrl, "getLatestLedger", undefined, signal)
  return ledgerOf(rpcUrl, (result as { sequence?: unknown }).sequence)
}

function ledgerOf(rpcUrl: string, value: unknown): number {
  if (Number.isSafeInteger(value) && Number(value) > 0) return Number(value)
  throw unusable(rpcUrl)
}

function unusable(rpcUrl: string, cause?: unknown): WalletError {
  return new WalletError(
    "external",
    reason("serverUnusable", "{server} gave no usable answer. Try again later.", {
      server: new URL(rpcUrl).host,
    }),
    { cause },
  )
}
