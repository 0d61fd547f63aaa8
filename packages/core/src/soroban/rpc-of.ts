import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { parseUrl } from "../encoding/parse-url.js"
import type { ContractNetwork } from "./types.js"

/** The JSON-RPC of a network. Throws `bad-request` if it has none. */
export function rpcOf({ rpcUrl }: ContractNetwork): string {
  if (rpcUrl && parseUrl(rpcUrl)) return rpcUrl
  throw new WalletError(
    "bad-request",
    reason("noServer", "This network has no server that can be asked."),
  )
}
