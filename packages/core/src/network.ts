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

/** Asks the selected wallet which network it is set to; the answer stands in the state. */
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

/** Reads and keeps a wallet's network. Throws `bad-reply` for an answer that names none. */
export async function readNetwork(
  { store }: Context,
  module: WalletModule,
  { signal }: CallOptions = {},
): Promise<NetworkResult> {
  const wait = {
    signal,
    ms: module.limits?.read ?? limits.read,
    late: `${module.productName} did not say which network it is set to.`,
  }
  const said = await conversation(wait, async (given) =>
    module.getNetwork?.({ signal: given.signal }),
  )
  const walletNetwork = networkIn(said)
  if (!walletNetwork) {
    throw new WalletError("bad-reply", `${module.productName} named no network.`)
  }
  const state = store.getState()
  if (state.status === "connected" && state.selectedModuleId === module.productId) {
    store.setState({ ...state, walletNetwork: withBinding(module, walletNetwork) })
  }
  return walletNetwork
}

/**
 * Before a signature: refuses when the wallet's own network decides what is signed and it is another one. A wallet
 * that does not answer the question is not kept from signing: what it signed is verified.
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
    `${module.productName} is set to ${ext.actual.name}, and this asks for ${ext.expected.name}. Switch the network in ${module.productName}, then try again.`,
    { ext },
  )
}
