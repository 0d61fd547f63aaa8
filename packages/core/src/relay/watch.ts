import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { pause } from "../send/pause.js"
import type { SendNetwork } from "../send/types.js"
import { confirm, LOOKS } from "./confirm.js"
import { look } from "./look.js"
import type { Call } from "./read-call.js"
import type { Relayed } from "./types.js"

/** Ledgers after the last one, in which a server may be behind another. */
const BEHIND = 2

/**
 * Watches the network, whatever the relayer says, until the call has been carried out, or until it cannot be any more:
 * then it throws `timeout`, or `altered` if its signatures were used in another transaction.
 */
export async function watch(
  call: Call,
  network: SendNetwork,
  signal: AbortSignal,
): Promise<Relayed> {
  let checked = 0
  let strange = 0
  for (;;) {
    const seen = await look(call, network, signal)
    if (seen?.used) {
      const sent = seen.used.hash && (await confirm(seen.used.hash, call, network, signal))
      if (sent) return sent
      if (++strange === LOOKS) throw usedElsewhere()
    } else if (seen && seen.latest > call.lastLedger + BEHIND) {
      // A note of a used signature is gone after its last ledger.
      throw seen.used === false && checked >= call.lastLedger ? expired() : unknown()
    }
    if (seen?.used === false && seen.latest <= call.lastLedger) checked = seen.latest
    await pause(0, signal)
  }
}

function expired(): WalletError {
  return new WalletError(
    "timeout",
    reason(
      "relayExpired",
      "The call was not carried out, and its signatures have expired. Sign again.",
    ),
  )
}

function unknown(): WalletError {
  return new WalletError(
    "timeout",
    reason(
      "relayUnknown",
      "The signatures have expired; the network cannot say whether the call was carried out. Check the account first.",
    ),
  )
}

/** The error for signatures that another transaction used. */
export function usedElsewhere(): WalletError {
  return new WalletError(
    "altered",
    reason(
      "relayOtherCall",
      "The transaction on the network is not the call that you signed. Check the account before you sign again.",
    ),
  )
}
