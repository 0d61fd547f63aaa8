import type { AccountInfo } from "@alidade/core/account"
import type { SourcedOperation } from "../operations/transaction.js"

/** The operation by which an account trusts an asset (`native` or `CODE:ISSUER`) that it gets, if it needs to. */
export function trustFirst(
  account: AccountInfo | undefined,
  asset: string | undefined,
): readonly SourcedOperation[] {
  if (asset === undefined || asset === "native" || !account?.exists) return []
  if (asset.endsWith(`:${account.address}`)) return []
  if (account.balances.some(({ id }) => id === asset)) return []
  return [
    { type: "changeTrust", source: "", values: { line: { type: "asset", asset }, limit: "" } },
  ]
}
