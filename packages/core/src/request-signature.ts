import { ask } from "./ask.js"
import { capabilitiesOf } from "./capabilities.js"
import type { KitSignOptions } from "./config.js"
import { currentConnection } from "./connection-transitions.js"
import {
  type Context,
  checkNetwork,
  moduleOf,
  selectedModule,
  unsupportedFunction,
} from "./context.js"
import { decodeAddress } from "./encoding/strkey.js"
import { WalletError } from "./errors.js"
import type { Verified } from "./events.js"
import { limits } from "./limits.js"
import { guardNetwork } from "./network.js"
import { networkName } from "./networks.js"
import type { RequestKind } from "./state.js"
import type { SignOptions, WalletModule } from "./wallet.js"

/** A signature, and what was checked of it. */
export type Checked<T> = T & { verified: Verified }

/** What differs between the three signatures. */
export interface Steps<Result> {
  /** Refuses what need not be asked. */
  before?(module: WalletModule, address: string, networkPassphrase: string): Promise<void>
  ask(module: WalletModule, options: SignOptions): Promise<unknown> | undefined
  /** The signature of a reply. Throws `TypeError` for another shape. */
  read(reply: Record<string, unknown>): Result
  check(
    result: Result & { signerAddress?: string },
    address: string,
    networkPassphrase: string,
  ): Promise<Finding>
}

/** What a check found; `fresh` only where the signature cannot have been made for anything but this request. */
export interface Finding {
  verified: Verified
  fresh: boolean
}

/** The functions of a wallet that sign. */
export type SigningFunction =
  | "signTransaction"
  | "signAndSubmitTransaction"
  | "signAuthEntry"
  | "signMessage"

/**
 * Guards, asks and verifies one signature, as a pending request. It belongs to the current connection, its wallet and
 * its account; without one it goes to the selected wallet, and must name an address. So the address whose signature is
 * verified is always known before the wallet answers. Throws `no-wallet` where there is none.
 */
export async function requestSignature<Result extends object>(
  context: Context,
  kind: RequestKind,
  name: SigningFunction,
  payload: string,
  options: KitSignOptions,
  steps: Steps<Result>,
): Promise<Checked<Result & { signerAddress?: string }>> {
  const { config, store, requests } = context
  const state = store.getState()
  const connection = currentConnection(state)
  const module = connection
    ? moduleOf(context.modules, connection.selectedModuleId)
    : selectedModule(context)
  const networkPassphrase = options.networkPassphrase ?? state.selectedNetwork
  guard(context, module, name, payload, networkPassphrase, options)
  const address = options.address ?? connection?.activeAddress
  if (address === undefined) {
    throw new WalletError("no-wallet", "No account is connected and none was named. Connect first.")
  }
  // Before anything opens: no signature could be checked under an invalid address.
  decodeAddress(address)
  // The path belongs to the connected account alone.
  const own =
    connection?.status === "connected" && address === connection.activeAddress
      ? connection.path
      : undefined
  const path = options.path ?? own

  return requests.run(
    {
      module,
      kind,
      payload,
      networkPassphrase,
      ...(name === "signAndSubmitTransaction" ? { submit: true as const } : {}),
      address,
      ...(options.signal ? { signal: options.signal } : {}),
    },
    async ({ signal, opened, ui, handOver }) => {
      const reply = await ask(
        async (given) => {
          await steps.before?.(module, address, networkPassphrase)
          await guardNetwork(context, module, networkPassphrase, given)
          return handOver(() =>
            steps.ask(module, {
              signal: given,
              opened,
              ui,
              networkPassphrase,
              address,
              ...(path === undefined ? {} : { path }),
            }),
          )
        },
        {
          signal,
          ms: module.limits?.sign ?? limits.sign,
          late: `${module.productName} did not answer. The request expired.`,
        },
      )
      const result = readReply(module, reply, steps)
      if (config.verify === "off") return { ...result, verified: "off" }
      const { verified, fresh } = await steps.check(result, address, networkPassphrase)
      if (verified === "signature") raiseTrust(context, module, address, fresh)
      // Reports the verified signer, not the one the wallet claims.
      const signer = verified === "signature" ? { signerAddress: address } : {}
      return { ...result, ...signer, verified }
    },
  )
}

/** Everything that can be refused before a window opens. */
function guard(
  { networks }: Context,
  module: WalletModule,
  name: SigningFunction,
  payload: unknown,
  networkPassphrase: string,
  options: KitSignOptions,
): void {
  if (typeof payload !== "string") {
    throw new WalletError(
      "bad-request",
      // The specification's words (section 5) where it has some.
      name.endsWith("Transaction")
        ? "XDR provided needs to be a string value"
        : `"${name}" takes a string, not ${typeof payload}.`,
    )
  }
  if (options.submit || options.submitUrl) {
    throw new WalletError("bad-request", "Parameters `submit` and `submitUrl` are not supported")
  }
  checkNetwork(networks, networkPassphrase)
  const able = capabilitiesOf(module)
  const function_ = module[name]
  const can: Record<SigningFunction, boolean> = {
    signTransaction: true,
    signAndSubmitTransaction: able.submit,
    signAuthEntry: able.authEntry.length > 0,
    signMessage: able.message,
  }
  if (!function_ || !can[name]) throw unsupportedFunction(module, name)
  if (able.networks && !able.networks.includes(networkPassphrase)) {
    const network = networkName(networkPassphrase, networks)
    throw new WalletError("unsupported", `${module.productName} cannot sign for ${network}.`)
  }
}

function readReply<Result extends object>(
  module: WalletModule,
  reply: unknown,
  steps: Steps<Result>,
): Result & { signerAddress?: string } {
  try {
    const fields = reply as Record<string, unknown>
    const signerAddress = fields.signerAddress
    return {
      ...steps.read(fields),
      ...(typeof signerAddress === "string" ? { signerAddress } : {}),
    }
  } catch (cause) {
    throw new WalletError("bad-reply", `${module.productName} gave no signature.`, { cause })
  }
}

export function text(value: unknown): string {
  if (typeof value !== "string" || value === "") throw new TypeError("not a text")
  return value
}

/** The wallet has given a valid signature of the connected account: it is there and unlocked, and proven if fresh. */
function raiseTrust(
  { store }: Context,
  module: WalletModule,
  address: string,
  fresh: boolean,
): void {
  const state = store.getState()
  if (state.status !== "connected" || state.selectedModuleId !== module.productId) return
  if (state.activeAddress !== address) return
  const trust = fresh ? "proven" : state.trust === "remembered" ? "reported" : state.trust
  if (trust === state.trust && !state.locked) return
  store.setState({ ...state, trust, locked: false })
}
