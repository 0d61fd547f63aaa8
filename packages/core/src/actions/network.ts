import { conversation } from "../contract/conversation.js"
import { WalletError } from "../contract/errors.js"
import { limits } from "../contract/limits.js"
import { toWalletError } from "../contract/parse-error.js"
import { reason } from "../contract/reason.js"
import type { CallOptions, NetworkResult, WalletModule } from "../contract/wallet.js"
import { named, namedIn } from "../networks/named.js"
import type { WrongNetwork } from "../networks/wrong-network.js"
import { inTurn } from "../requests/turns.js"
import { capabilitiesOf } from "../state/capabilities.js"
import type { WalletNetwork } from "../state/state.js"
import { unsupportedFunction } from "../wallets/modules.js"
import type { Context } from "./context.js"
import { networkIn, withBinding } from "./watch.js"

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
    late: reason("slowNetwork", "{wallet} didn't report its network in time.", {
      wallet: module.productName,
    }),
  }
  const reply = await conversation(wait, async (call) =>
    module.getNetwork?.({ signal: call.signal }),
  )
  const walletNetwork = networkIn(reply)
  if (!walletNetwork) {
    throw new WalletError(
      "bad-reply",
      reason("noNetwork", "{wallet} didn't report a network.", { wallet: module.productName }),
    )
  }
  const state = store.getState()
  if (state.status === "connected" && state.selectedModuleId === module.productId) {
    const reported = withBinding(module, walletNetwork)
    // Every screen reads a changed state, and each signature reads the network.
    if (!isSame(reported, state.walletNetwork)) {
      store.setState({ ...state, walletNetwork: reported })
    }
  }
  return walletNetwork
}

function isSame(a: WalletNetwork, b: WalletNetwork | undefined): boolean {
  return (
    a.networkPassphrase === b?.networkPassphrase &&
    a.network === b.network &&
    a.binding === b.binding
  )
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
    reason(
      "wrongNetwork",
      "{wallet} is set to {actual}, and this request is for {expected}. Switch the network in {where}, then try again.",
      {
        wallet: module.productName,
        actual: namedIn(actual.networkPassphrase, context.networks),
        expected: ext.expected.name,
        where: module.productName,
      },
    ),
    { ext },
  )
}
