import { conversation } from "../contract/conversation.js"
import { WalletError } from "../contract/errors.js"
import { limits } from "../contract/limits.js"
import { toWalletError } from "../contract/parse-error.js"
import { reason } from "../contract/reason.js"
import { otherTransport } from "../contract/transport.js"
import type { LockedReason, WalletModule } from "../contract/wallet.js"
import { capabilitiesOf } from "../state/capabilities.js"
import { activeConnection, connectionsOf, named } from "../state/connections.js"
import type { Connection, Trust } from "../state/state.js"
import { absent } from "./absent.js"
import type { Context } from "./context.js"
import { establish, readAccount } from "./establish.js"
import { reachBy } from "./reach-by.js"

/** Makes another connection the active one. A failure changes nothing. */
export async function switchConnection(
  context: Context,
  address: string,
  walletId?: string,
): Promise<void> {
  const { store, modules, requests } = context
  const find = (isChosen: (each: Connection) => boolean): Connection => {
    const found = connectionsOf(store.getState()).find(isChosen)
    if (found) return found
    throw new WalletError(
      "no-wallet",
      reason("accountNotConnected", "This account is not connected. Connect it first."),
    )
  }
  const chosen = find(named({ address, walletId }))
  const active = activeConnection(store.getState())
  if (active && named(chosen)(active)) return
  const loading = modules.load(chosen.walletId)
  if (loading) await loading
  const module = modules.require(chosen.walletId)
  let checked: Checked
  const before = module.transport
  try {
    checked = await check(context, module, chosen)
  } catch (thrown) {
    reachBy(context, module, before)
    throw toWalletError(thrown, chosen.walletId)
  }
  // It may have ended meanwhile, and its trust may have risen.
  const { trust, ...account } = find(named(chosen))
  requests.cancelAll(
    new WalletError("aborted", reason("otherConnection", "Another connection was started.")),
    ({ kind }) => kind === "connect",
  )
  establish(context, module, account, {
    ...checked,
    trust: trust === "remembered" ? checked.trust : trust,
    add: true,
  })
}

/** What a wallet said about an account without a window. */
interface Checked {
  trust: Trust
  locked?: boolean
  lockedReason?: LockedReason
  /** The account that the wallet uses now, if known. */
  used?: string | undefined
}

/** Asks a wallet silently about a connection, if it can be asked. Throws if it can't be reached. */
async function check(
  context: Context,
  module: WalletModule,
  { walletId, address, path, transport }: Connection,
): Promise<Checked> {
  const { modules, store, availability, watcher, ended } = context
  const failure = modules.failure(walletId)
  if (failure) throw failure
  reachBy(context, module, transport)
  const isOther = transport !== undefined && module.transport !== transport
  const error = isOther && (await otherTransport(module, transport))
  if (error) throw error
  const known = store.getState().allowedWallets.find(({ id }) => id === walletId)
  if (!known?.isAvailable && !(await availability.probe(module))) throw absent(context, module)
  if (!module.restore) {
    const used = watcher()?.used(walletId)
    return { trust: "remembered", used, ...lockOf(module, path, address, used) }
  }
  const ms = module.limits?.restore ?? limits.restore
  const reply = await conversation({ signal: ended, ms }, async ({ signal }) =>
    module.restore?.({ signal, address }),
  )
  if (!reply) return { trust: "remembered", locked: true }
  const used = readAccount(module, reply).account.address
  const trust = used === address ? "reported" : "remembered"
  return { trust, used, ...lockOf(module, path, address, used) }
}

/** A wallet that uses another account can't sign with this one, unless a request can choose it. */
function lockOf(
  module: WalletModule,
  path: string | undefined,
  address: string,
  used: string | undefined,
): Pick<Checked, "locked" | "lockedReason"> {
  const canSign = used === undefined || used === address || path !== undefined
  if (canSign || capabilitiesOf(module).accountSelection) return {}
  return { locked: true, lockedReason: "account" }
}
