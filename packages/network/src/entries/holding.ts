import { xdr } from "@stellar/stellar-sdk/base"
import { available, credited, minimumBalance } from "./account.js"
import { factsOf, withFacts } from "./account-facts.js"
import { isIssuer, trustLineAsset } from "./asset.js"
import type { Draft } from "./entries.js"
import { MAX_INT64 } from "./parameters.js"
import { isAuthorized, lineFactsOf, maintainsLiabilities, withLineFacts } from "./trust-line.js"

/** What an account holds of one asset: lumens, a trust line, or, for the asset's issuer, as much as it wants. */
export interface Holding {
  readonly authorized: boolean
  balance(): bigint
  /** What can be spent or sold, without the reserve and what offers sell already. Negative below the reserve. */
  available(): bigint
  /** What can be received, without what offers buy already. */
  room(): bigint
  /** Adds an amount, or subtracts it if negative. Returns false, without a change, if there is no room or balance. */
  add(amount: bigint): boolean
  /** Adds what an offer buys or sells to the liabilities, or subtracts it if negative. */
  addLiabilities(side: "buying" | "selling", amount: bigint): void
}

/** Finds what an account holds of an asset. Returns `undefined` without an account or a trust line. */
export function holdingOf(draft: Draft, id: xdr.AccountId, asset: xdr.Asset): Holding | undefined {
  if (asset.type === "assetTypeNative") return draft.account(id) && lumensOf(draft, id)
  if (isIssuer(id, asset)) return unlimited
  return lineOf(draft, id, trustLineAsset(asset))
}

/** Finds a trust line, also one of pool shares, as a holding. */
export function lineOf(
  draft: Draft,
  id: xdr.AccountId,
  asset: xdr.TrustLineAsset,
): Holding | undefined {
  const found = draft.trustLine(id, asset)
  if (!found) return undefined
  const line = () => draft.trustLine(id, asset)!
  return {
    authorized: isAuthorized(found),
    balance: () => line().balance,
    available: () => line().balance - lineFactsOf(line()).selling,
    room: () =>
      maintainsLiabilities(line().flags) || asset.type === "assetTypePoolShare"
        ? line().limit - line().balance - lineFactsOf(line()).buying
        : 0n,
    add(amount) {
      const { balance, limit } = line()
      const { buying, selling } = lineFactsOf(line())
      const next = balance + amount
      if (amount !== 0n && (next < selling || next > limit - buying)) return false
      draft.put(new xdr.TrustLineEntry({ ...line(), balance: next }))
      return true
    },
    addLiabilities(side, amount) {
      if (amount === 0n) return
      const { balance, limit } = line()
      const next = lineFactsOf(line())[side] + amount
      if (next < 0n || next > (side === "buying" ? limit - balance : balance)) throw unbalanced()
      draft.put(withLineFacts(line(), { [side]: next }))
    },
  }
}

function lumensOf(draft: Draft, id: xdr.AccountId): Holding {
  const account = () => draft.account(id)!
  return {
    authorized: true,
    balance: () => account().balance,
    available: () => available(account()),
    room: () => MAX_INT64 - account().balance - factsOf(account()).buying,
    add(amount) {
      const next = amount === 0n ? account() : credited(account(), amount)
      if (!next) return false
      draft.put(next)
      return true
    },
    addLiabilities(side, amount) {
      if (amount === 0n) return
      const { balance } = account()
      const next = factsOf(account())[side] + amount
      const most = side === "buying" ? MAX_INT64 - balance : balance - minimumBalance(account())
      // An account below its reserve can still release what its offers sell.
      if (next < 0n || (amount > 0n && next > most)) throw unbalanced()
      draft.put(withFacts(account(), { [side]: next }))
    },
  }
}

const unlimited: Holding = {
  authorized: true,
  balance: () => MAX_INT64,
  available: () => MAX_INT64,
  room: () => MAX_INT64,
  add: () => true,
  addLiabilities: () => undefined,
}

/** A bug of this network: an offer's liabilities never exceed what its seller can give and take. */
function unbalanced(): Error {
  return new Error("an offer's liabilities do not fit its seller's balance")
}
