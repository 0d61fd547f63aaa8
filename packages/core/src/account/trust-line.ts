import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { concatBytes } from "../encoding/bytes.js"
import { u32, u64 } from "../encoding/write-xdr.js"
import { MOST_STROOPS } from "./amount.js"
import { type AssetName, assetParts, writeAsset } from "./asset.js"
import { writeEnvelope } from "./envelope.js"
import { nextSequence } from "./next-sequence.js"
import type { AccountInfo, AssetBalance } from "./types.js"

/** How long a new trust line's transaction can be applied, in s: time to read it and to find a device. */
const VALID_S = 600

/** Whether an account needs a trust line before it can receive an asset. */
export interface TrustlineNeed {
  /** False for the asset's issuer, and once there is a line. */
  needed: boolean
  /** The line, if there is one. */
  line?: AssetBalance
  /** XLM that a new line keeps, in stroops: the ledger's base reserve. Undefined if it is unknown. */
  keeps: bigint | undefined
  /** Whether the account can keep that much more. Undefined if it is unknown. */
  affordable: boolean | undefined
}

/** Whether an account needs a trust line for an asset (`CODE:ISSUER`). Throws `bad-request` for another text. */
export function trustlineNeed(account: AccountInfo, asset: AssetName): TrustlineNeed {
  const { id, issuer } = assetParts(asset)
  const line = account.balances.find((balance) => balance.id === id)
  const keeps = account.reserve.base
  const available = account.balances[0]?.available?.units
  return {
    needed: !line && issuer !== account.address,
    ...(line ? { line } : {}),
    keeps,
    affordable: keeps === undefined || available === undefined ? undefined : available > keeps,
  }
}

/** Options of `buildTrustline`. */
export interface BuildTrustlineOptions {
  /** The most of the asset that the account accepts, in stroops: all by default. 0 removes the line. */
  limit?: bigint
  /** The fee in stroops, 100 by default: the network's minimum, which is too little when it is crowded. */
  fee?: number
}

/**
 * Builds the transaction that opens a trust line, changes its limit, or removes it: the base64 of an unsigned
 * `TransactionEnvelope`. It can be applied for ten minutes, by the ledger's clock. Throws `bad-request` for an account that
 * does not exist, or that can send no more.
 */
export function buildTrustline(
  account: AccountInfo,
  asset: AssetName,
  { limit = MOST_STROOPS, fee = 100 }: BuildTrustlineOptions = {},
): string {
  const { ledger, readAt } = account
  if (!account.exists)
    throw new WalletError(
      "bad-request",
      reason(
        "accountMissing",
        "The account does not exist on this network yet. It needs XLM first.",
      ),
    )
  const elapsed = Math.max(0, Math.floor((Date.now() - readAt) / 1000))
  return writeEnvelope({
    source: account.address,
    fee,
    sequence: nextSequence(account),
    maxTime: ledger && ledger.closedAt + elapsed + VALID_S,
    // Change trust.
    operation: concatBytes(u32(6), writeAsset(asset), u64(limit)),
  })
}
