import type { AccountInfo } from "@alidade/core/account"
import type { SourcedOperation } from "../operations/transaction.js"

/** Whether an account must trust an asset (`native` or `CODE:ISSUER`) before it can hold it. */
export function needsTrust(account: AccountInfo | undefined, asset: string | undefined): boolean {
  if (asset === undefined || asset === "native" || !account?.exists) return false
  return !asset.endsWith(`:${account.address}`) && !account.balances.some(({ id }) => id === asset)
}

/** The operation by which an account trusts an asset, without a limit. */
export function trustOperation(asset: string): SourcedOperation {
  return {
    type: "changeTrust",
    source: "",
    values: { line: { type: "asset", asset }, limit: "" },
  }
}
