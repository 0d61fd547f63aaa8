import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import type { AddressResult, WalletModule } from "../contract/wallet.js"
import type { ConnectOptions } from "../state/config.js"
import { connecting, previousConnection } from "../state/connection-transitions.js"
import type { Connecting } from "../state/state.js"
import { disconnected } from "../state/transitions.js"
import { functionOf, lacking } from "../wallets/lacking.js"
import { unsupportedFunction } from "../wallets/modules.js"
import { absent } from "./absent.js"
import { connectionParts, loadConnectionParts, requireConnectionParts } from "./connection-parts.js"
import type { CallContext, Context } from "./context.js"
import { reachBy } from "./reach-by.js"

/**
 * Asks a wallet for access. Ends an attempt to connect another wallet; an existing connection is kept until the new one
 * succeeds. Everything up to the wallet's window is synchronous, so that it opens within the click.
 */
export async function connect(
  context: CallContext,
  walletId?: string,
  { signal, add, transport, ...account }: ConnectOptions = {},
): Promise<AddressResult> {
  const { id, store, requests, availability, modules } = context
  const module = modules.require(walletId)
  const known = store.getState().allowedWallets.find((wallet) => wallet.id === module.productId)
  if (known?.isAvailable) refuseLacking(context, module)
  requests.cancelAll(
    new WalletError("aborted", reason("otherConnection", "Another connection was started.")),
    (request) => request.kind === "connect",
  )
  const state = store.getState()
  const isShared =
    state.status === "connected" &&
    state.selectedModuleId === module.productId &&
    account.address &&
    known?.capabilities.accounts?.includes(account.address)
  const before = module.transport
  // A change between shared accounts asks nobody, so the connection stays until it is done.
  if (!isShared) {
    reachBy(context, module, transport)
    store.setState(connecting(store.getState(), module.productId))
  }
  try {
    return await requests.run({
      id,
      module,
      signal,
      shown: { kind: "connect" },
      async prepare() {
        const isHere = known?.isAvailable || (transport && module.phone)
        if (!isHere && !(await availability.probe(module))) {
          throw absent(context, module)
        }
        refuseLacking(context, module)
        return undefined
      },
      async call(callOptions) {
        const reply = await module.getAddress({ ...account, ...callOptions })
        if (!connectionParts) await loadConnectionParts()
        return reply
      },
      accept(reply) {
        const { establish, readAccount } = requireConnectionParts()
        const { account, proven } = readAccount(module, reply)
        const answering = bridgeOf(context, module, reply)
        if (answering) reachBy(context, module, before)
        const trust = proven ? "proven" : "reported"
        establish(context, answering ?? module, account, { trust, add })
        return account
      },
    })
  } catch (error) {
    const now = store.getState()
    // A later connection or a disconnect has already updated the state.
    if (now.status === "connecting" && !now.pending.some(({ kind }) => kind === "connect")) {
      fallBack(context, now, error as WalletError)
      reachBy(context, module, before)
    }
    throw error
  }
}

/** The bridge, if another wallet has answered through it than the one that was asked. */
function bridgeOf(
  { modules }: Context,
  module: WalletModule,
  reply: unknown,
): WalletModule | undefined {
  const { walletId } = reply as AddressResult
  const bridge = module.phone && walletId ? modules.get(walletId) : undefined
  return bridge?.withApp && bridge
}

/** Rejects a wallet that lacks required capabilities. They may be unknown until the wallet is available. */
function refuseLacking({ config }: Context, module: WalletModule): void {
  const [missing] = lacking(module, config.requiredCapabilities ?? [])
  if (missing) throw unsupportedFunction(module, functionOf[missing])
}

/** After a failed connection: restores the previous one, or disconnects. */
function fallBack({ store, watcher }: Context, now: Connecting, error: WalletError): void {
  const { current } = now
  if (!current) {
    store.setState(disconnected(now, { error }))
    return
  }
  store.setState(previousConnection(now, current))
  watcher()?.resume()
}
