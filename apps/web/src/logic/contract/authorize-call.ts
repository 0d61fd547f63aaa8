import { joinEntries } from "@alidade/core/entries"
import {
  AUTHORIZED,
  type ReadAuthorization,
  readAuthorization,
} from "../sign/read-authorization.js"
import { readLatestLedger } from "../stellar/latest-ledger.js"
import { type EncodedCall, tryCall } from "./try-call.js"

/**
 * What an account signs to authorize a call that another account sends. Undefined if the call needs nothing of it. Throws
 * as `tryCall`.
 */
export async function authorizeCall(
  call: EncodedCall,
  account: string,
  network: { passphrase: string; rpcUrl: string },
  signal: AbortSignal,
): Promise<ReadAuthorization | undefined> {
  const { authorizations } = await tryCall(call, network, undefined, signal)
  const own = authorizations.flatMap(({ address, entry }) => (address === account ? entry : []))
  const [only, ...others] = own
  if (only === undefined) return undefined
  const text = others.length === 0 ? only : joinEntries(own)
  return readAuthorization(
    text,
    network.passphrase,
    async () => (await readLatestLedger(network.rpcUrl, signal)) + AUTHORIZED,
  )
}
