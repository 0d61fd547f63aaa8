import type { xdr } from "@stellar/stellar-sdk/base"
import { toBase64, toText } from "../entries/bytes.js"
import { addressOf } from "../entries/identity.js"
import { signersOf } from "../entries/signers.js"
import { assetFields, poolText } from "./asset-fields.js"
import type { Effect } from "./effect.js"
import { amount } from "./format.js"
import { type Change, changesIn, type PastOperation, senderOf } from "./history.js"
import { poolFields } from "./pool-fields.js"

/** The effects that are differences of ledger entries: signers, trust lines, data, and pools. */
export function entryEffects(past: PastOperation): Effect[] {
  const account = addressOf(senderOf(past))
  return changesIn(past.changes).flatMap((change): Effect[] => {
    const data = (change.after ?? change.before)!.data
    switch (data.type) {
      case "account":
        return signerEffects(change)
      case "trustline":
        return past.body.type === "changeTrust" ? lineEffects(change, data.trustLine) : []
      case "data": {
        const { dataName, dataValue } = data.data
        const fields = { name: toText(dataName.bytes), value: toBase64(dataValue.toBytes()) }
        if (!change.after) return [{ type: "data_removed", account, name: fields.name }]
        return [{ type: change.before ? "data_updated" : "data_created", account, ...fields }]
      }
      case "liquidityPool":
        if (!change.before)
          return [
            {
              type: "liquidity_pool_created",
              account,
              liquidity_pool: poolFields(data.liquidityPool),
            },
          ]
        if (!change.after)
          return [
            {
              type: "liquidity_pool_removed",
              account,
              liquidity_pool_id: poolText(data.liquidityPool.liquidityPoolId),
            },
          ]
        return []
      default:
        return []
    }
  })
}

function lineEffects({ before, after }: Change, line: xdr.TrustLineEntry): Effect[] {
  const type = !before ? "trustline_created" : after ? "trustline_updated" : "trustline_removed"
  const was = before?.data.type === "trustline" ? before.data.trustLine.limit : undefined
  if (after && was === line.limit) return []
  const { asset, accountId, limit } = line
  const pool =
    asset.type === "assetTypePoolShare"
      ? { liquidity_pool_id: poolText(asset.liquidityPoolId) }
      : {}
  return [
    {
      type,
      account: addressOf(accountId),
      ...assetFields(asset),
      ...pool,
      limit: amount(after ? limit : 0n),
    },
  ]
}

function signerEffects({ before, after }: Change): Effect[] {
  if (after?.data.type !== "account") return []
  const account = addressOf(after.data.account.accountId)
  const was = weights(before)
  const is = weights(after)
  const keys = [...new Set([...was.keys(), ...is.keys()])].sort()
  return keys.flatMap((key): Effect[] => {
    const [old, weight] = [was.get(key), is.get(key)]
    if (old === weight) return []
    const type =
      old === undefined
        ? "signer_created"
        : weight === undefined
          ? "signer_removed"
          : "signer_updated"
    return [{ type, account, weight: weight ?? 0, public_key: key, key: "" }]
  })
}

function weights(entry: xdr.LedgerEntry | undefined): Map<string, number> {
  if (entry?.data.type !== "account") return new Map()
  return new Map(signersOf(entry.data.account).map(({ key, weight }) => [addressOf(key), weight]))
}
