import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { decodeAddress, encodeAddress } from "../encoding/strkey.js"
import type { AssetName } from "./asset.js"
import { readFromHorizon } from "./horizon.js"
import { noServer } from "./no-server.js"
import { readFromRpc } from "./rpc.js"
import { readToken } from "./tokens.js"
import type { AccountInfo, AccountNetwork, AssetBalance } from "./types.js"

/** Options of `readAccount`. */
export interface ReadAccountOptions {
  /** Assets (`CODE:ISSUER`) to look for if there is only JSON-RPC, which cannot list what an account holds. */
  assets?: readonly AssetName[] | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads an account (`G…`, or the one of an `M…`) from the network's Horizon, or from its JSON-RPC if it has no Horizon.
 * Everything in it is checked for its type, its size, and its count. Throws `bad-request` for another address or a
 * network without a server, `external` if the server gives no usable answer, `timeout` after ten seconds, and `aborted`.
 */
export async function readAccount(
  { horizonUrl, rpcUrl }: AccountNetwork,
  address: string,
  { assets = [], signal }: ReadAccountOptions = {},
): Promise<AccountInfo> {
  const decoded = decodeAddress(address)
  if (decoded.kind === "contract")
    throw new WalletError(
      "bad-request",
      reason("contractAccount", "A contract (C…) has no account. It can hold tokens only."),
    )
  const account = encodeAddress(decoded.publicKey)
  if (horizonUrl) return readFromHorizon(horizonUrl, account, signal)
  if (rpcUrl) return readFromRpc(rpcUrl, account, assets, signal)
  throw noServer()
}

/**
 * Reads what an address (`G…`, `C…`) holds of a contract token (SEP-41, `C…`) by simulation at the network's JSON-RPC.
 * `code` is what the contract claims: foreign text. Throws as `readAccount`, and `external` if the contract does not
 * answer like a token.
 */
export async function readTokenBalance(
  { rpcUrl }: AccountNetwork,
  address: string,
  token: string,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<AssetBalance> {
  if (!rpcUrl) throw noServer()
  return readToken(rpcUrl, address, token, signal)
}
