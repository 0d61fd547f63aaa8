import { concatBytes, decodeBase64, encodeBase64, equalBytes } from "../encoding/bytes.js"
import { u32 } from "../encoding/write-xdr.js"
import { createXdrReader } from "../encoding/xdr-reader.js"
import { amountOf, rest } from "./amount.js"
import { callRpc, unusable } from "./ask.js"
import { type AssetName, assetParts, writeAccount, writeAsset } from "./asset.js"
import { fieldsOf, listOf, readU32 } from "./guards.js"
import { readAccountEntry, readHeader, readTrustLine } from "./ledger-entries.js"
import { missing, reserveOf } from "./reserve.js"
import type { AccountInfo, AssetBalance, LastLedger } from "./types.js"

/** The most keys of one request. One is the account's. */
const MOST_KEYS = 200

/**
 * Reads an account and its trust lines of some assets from JSON-RPC: `getLedgerEntries`, and `getLatestLedger` for the
 * base reserve. JSON-RPC cannot list what an account holds.
 */
export async function readFromRpc(
  rpcUrl: string,
  address: string,
  assets: readonly AssetName[],
  signal?: AbortSignal,
): Promise<AccountInfo> {
  const named = assets.map(assetParts).slice(0, MOST_KEYS - 1)
  const owner = writeAccount(address)
  const accountKey = concatBytes(u32(0), owner)
  const keys = [
    accountKey,
    ...named.map((asset) => concatBytes(u32(1), owner, writeAsset(asset))),
  ].map(encodeBase64)
  const [result, ledger] = await Promise.all([
    callRpc(rpcUrl, "getLedgerEntries", { keys }, signal),
    readLedger(rpcUrl, signal),
  ])
  const { entries } = fieldsOf(result)
  if (entries !== null && !Array.isArray(entries)) throw unusable(rpcUrl)
  const found = new Map(
    listOf(entries, MOST_KEYS).map((entry) => [fieldsOf(entry).key, fieldsOf(entry).xdr]),
  )
  const account = found.get(keys[0])
  if (account === undefined) return missing(address, rpcUrl, ledger)
  try {
    const entry = readAccountEntry(openEntry(account, 0))
    const lines = named.map(({ id, code, issuer }, index): AssetBalance | undefined => {
      const line = found.get(keys[index + 1])
      if (line === undefined) return undefined
      const { units, limit, authorized, selling } = readTrustLine(openEntry(line, 1))
      return {
        ...{ kind: "credit", id, code, issuer, decimals: 7, authorized },
        ...amountOf(units),
        limit: amountOf(limit),
        available: amountOf(authorized === "full" ? rest(units, selling) : 0n),
      }
    })
    const reserve = reserveOf(entry, ledger?.baseReserve)
    if (!reserve || !equalBytes(entry.owner, owner.subarray(4))) throw unusable(rpcUrl)
    const { lumens, selling, owner: _, ...shared } = entry
    return {
      address,
      exists: true,
      server: rpcUrl,
      balances: [
        {
          ...{ kind: "native", id: "native", code: "XLM", decimals: 7, ...amountOf(lumens) },
          available: reserve.total && amountOf(rest(lumens, reserve.total.units, selling)),
        },
        ...lines.filter((line) => line !== undefined),
      ],
      ...shared,
      reserve,
      ...(ledger ? { ledger: { sequence: ledger.sequence, closedAt: ledger.closedAt } } : {}),
      readAt: Date.now(),
    }
  } catch (cause) {
    throw unusable(rpcUrl, cause)
  }
}

/** Opens the base64 of a `LedgerEntryData` of one kind. */
function openEntry(xdr: unknown, kind: number): ReturnType<typeof createXdrReader> {
  const reader = createXdrReader(decodeBase64(xdr as string))
  if (reader.u32() !== kind) throw new TypeError("another entry")
  return reader
}

async function readLedger(rpcUrl: string, signal?: AbortSignal): Promise<LastLedger | undefined> {
  try {
    const result = fieldsOf(await callRpc(rpcUrl, "getLatestLedger", undefined, signal))
    const sequence = readU32(result.sequence)
    // Servers before protocol 23 send no header.
    const header = readHeader(createXdrReader(decodeBase64(result.headerXdr as string)))
    return sequence === header.sequence ? header : undefined
  } catch {
    // The account is of use without it.
    signal?.throwIfAborted()
    return undefined
  }
}
