import { capabilitiesOf } from "./capabilities.js"
import type { Context } from "./context.js"
import { conversation } from "./conversation.js"
import { WalletError } from "./errors.js"
import { limits } from "./limits.js"
import { unsupportedFunction } from "./modules.js"
import { toWalletError } from "./parse-error.js"
import { inTurn } from "./turns.js"
import type { CallOptions, NetworkResult, WalletModule } from "./wallet.js"
import { networkIn, withBinding } from "./watch.js"
import { named, type WrongNetwork } from "./wrong-network.js"

/** Asks the selected wallet which network it uses, and stores the answer in the state. */
export async function getNetwork(
  context: Context,
  options: CallOptions = {},
): Promise<NetworkResult> {
  const module = context.modules.require()
  if (!module.getNetwork) throw unsupportedFunction(module, "getNetwork")
  try {
    return await inTurn(module, () => readNetwork(context, module, options))
  } catch (thrown) {
    throw toWalletError(thrown, module.productId)
  }
}

/** Reads and stores a wallet's network. Throws `bad-reply` if the answer has none. */
export async function readNetwork(
  { store }: Context,
  module: WalletModule,
  { signal }: CallOptions = {},
): Promise<NetworkResult> {
  const wait = {
    signal,
    ms: module.limits?.read ?? limits.read,
    late: `${module.productName} didn't report its network in time.`,
  }
  const reply = await conversation(wait, async (call) =>
    module.getNetwork?.({ signal: call.signal }),
  )
  const walletNetwork = networkIn(reply)
  if (!walletNetwork) {
    throw new WalletError("bad-reply", `${module.productName} didn't report a network.`)
  }
  const state = store.getState()
  if (state.status === "connected" && state.selectedModuleId === module.productId) {
    store.setState({ ...state, walletNetwork: withBinding(module, walletNetwork) })
  }
  return walletNetwork
}

/**
 * Before a signature: rejects if the wallet signs only for its own network and that is a different one. A wallet that
 * does not report its network may still sign, because its signature is verified.
 */
export async function guardNetwork(
  context: Context,
  module: WalletModule,
  expected: string,
  signal: AbortSignal,
): Promise<void> {
  if (capabilitiesOf(module).network !== "binding" || !module.getNetwork) return
  const actual = await readNetwork(context, module, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    return undefined
  })
  if (!actual || actual.networkPassphrase === expected) return
  const ext: WrongNetwork = {
    subject: "wallet",
    expected: named(expected, context.networks),
    actual: named(actual.networkPassphrase, context.networks),
  }
  throw new WalletError(
    "wrong-network",
    `${module.productName} is set to ${ext.actual.name}, and this request is for ${ext.expected.name}. Switch the network in ${module.productName}, then try again.`,
    { ext },
  )
}
