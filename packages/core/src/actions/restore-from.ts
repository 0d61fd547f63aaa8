import { conversation } from "../contract/conversation.js"
import { WalletError } from "../contract/errors.js"
import { limits } from "../contract/limits.js"
import { toWalletError } from "../contract/parse-error.js"
import { type Reason, reason } from "../contract/reason.js"
import { otherTransport } from "../contract/transport.js"
import type { CallOptions, WalletModule } from "../contract/wallet.js"
import { capabilitiesOf } from "../state/capabilities.js"
import { named } from "../state/connections.js"
import type { Remembered } from "../state/persistence.js"
import type { Context } from "./context.js"
import { establish, readAccount } from "./establish.js"
import { reachBy } from "./reach-by.js"

/** `fail` ends the restoring with an error. */
interface RestoreContext extends Context {
  fail(error: WalletError): void
}

/**
 * Asks the wallet of a remembered connection for its account, without opening a window.
 */
export async function restoreFrom(
  context: RestoreContext,
  remembered: Remembered,
  { signal }: CallOptions,
): Promise<void> {
  const { walletId, address, transport } = remembered
  const module = context.modules.get(walletId)
  if (!module || !isRestoring(context, walletId)) return
  const failure = context.modules.failure(walletId)
  if (failure) return context.fail(failure)
  reachBy(context, module, transport)
  if (transport !== undefined && module.transport !== transport) {
    const error = await otherTransport(module, transport)
    if (!isRestoring(context, walletId)) return
    if (error) return context.fail(error)
  }
  // If a wallet cannot be asked without a window, trust the stored address.
  if (!module.restore) {
    establish(context, module, remembered, { trust: "remembered" })
    endIfAbsent(context, module, remembered)
    return
  }
  try {
    const wait = {
      signal: signal ?? context.ended,
      ms: module.limits?.restore ?? limits.restore,
      late: unresponsive(module),
    }
    const reply = await conversation(wait, async (call) =>
      module.restore?.({ signal: call.signal, address }),
    )
    if (!isRestoring(context, walletId)) return
    // No address: the wallet is available, but locked or without permission. Show the account; the wallet asks again on
    // use.
    if (!reply) return establish(context, module, remembered, { trust: "remembered", locked: true })
    const { account } = readAccount(module, reply)
    if (account.address !== address && isOther(context, walletId, account.address)) {
      // Both accounts of this wallet are connected: the active one stays, and requests name it.
      const used = account.address
      return establish(context, module, remembered, { trust: "remembered", used })
    }
    establish(context, module, account, { trust: "reported" })
  } catch (thrown) {
    if (!isRestoring(context, walletId)) return
    const failure = toWalletError(thrown, walletId)
    const error =
      failure.kind === "timeout" && !hasResponded(context, walletId)
        ? noResponse(module, failure)
        : failure
    context.fail(error)
  }
}

/**
 * Ends a connection that is based only on memory if its wallet does not announce itself within the time limit of a
 * restore. Extensions can arrive late.
 */
function endIfAbsent(context: RestoreContext, module: WalletModule, remembered: Remembered): void {
  const { store, availability, watcher, ended } = context
  const { walletId, address } = remembered
  async function check(): Promise<void> {
    if (hasResponded(context, walletId) || (await availability.probe(module)) || ended.aborted)
      return
    const state = store.getState()
    // This connection may become current again while another wallet is being asked.
    if (state.status === "connecting") return wait()
    if (state.status !== "connected" || state.trust !== "remembered") return
    if (state.selectedModuleId !== walletId || state.activeAddress !== address) return
    const obstacle = module.obstacle?.()
    watcher()?.stop()
    const error = obstacle
      ? new WalletError("unsupported", obstacle, { walletId })
      : noResponse(module)
    context.fail(error)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait(): void {
    timer = setTimeout(() => void check(), module.limits?.restore ?? limits.restore)
  }
  wait()
  ended.addEventListener("abort", () => clearTimeout(timer))
}

/** Whether this account is connected too, in a wallet that signs with the account which a request names. */
function isOther({ store, modules }: Context, walletId: string, address: string): boolean {
  const module = modules.get(walletId)
  return (
    module !== undefined &&
    capabilitiesOf(module).accountSelection &&
    store.getState().otherConnections.some(named({ address, walletId }))
  )
}

/** Returns false once the connection has changed otherwise. */
function isRestoring({ store, ended }: Context, walletId: string): boolean {
  const state = store.getState()
  return !ended.aborted && state.status === "restoring" && state.selectedModuleId === walletId
}

/** Whether the wallet has answered since the page was loaded. */
function hasResponded({ store }: Context, walletId: string): boolean {
  return store
    .getState()
    .allowedWallets.some(({ id, isAvailable }) => id === walletId && isAvailable)
}

function unresponsive({ productName }: WalletModule): Reason {
  return reason("unresponsive", "{wallet} isn't responding. It may be turned off or uninstalled.", {
    wallet: productName,
  })
}

/** The error for a remembered wallet that no longer responds. */
function noResponse(module: WalletModule, cause?: WalletError): WalletError {
  return new WalletError("not-installed", unresponsive(module), {
    walletId: module.productId,
    cause,
  })
}
