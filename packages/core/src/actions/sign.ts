import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import type { Verified } from "../contract/verified.js"
import type { SignOptions, WalletModule } from "../contract/wallet.js"
import { decodeAddress } from "../encoding/strkey.js"
import type { Network } from "../networks/networks.js"
import { capabilitiesOf } from "../state/capabilities.js"
import type { KitSignOptions } from "../state/config.js"
import { connectionFor, named } from "../state/connections.js"
import type { PendingRequest, RequestKind, Trust } from "../state/state.js"
import { unsupportedFunction } from "../wallets/modules.js"
import type { CallContext, Context } from "./context.js"
import { guardNetwork } from "./network.js"

/** A signature, and what was verified about it. */
export type Checked<T> = T & { verified: Verified; signerAddress?: string }

type Verification = typeof import("../verify/index.js")
let loaded: Verification | undefined
/**
 * Loads the verification with the first signature: an app that only connects does not need it. Kept, because a
 * bundler's `import()` does work each time.
 */
async function verification(): Promise<Verification> {
  loaded ??= await import("../verify/index.js")
  return loaded
}

/** The signing functions of a wallet. */
type SigningFunction =
  | "signTransaction"
  | "signAndSubmitTransaction"
  | "signAuthEntry"
  | "signMessage"

/** What a signature is checked against. */
interface SignatureRequest extends Pick<Context["config"], "ed25519"> {
  address: string
  networkPassphrase: string
  networks: readonly Network[]
  signerAddress?: string
}

/** The steps in which the four signatures differ. */
export interface Steps<Result> {
  kind: RequestKind
  name: SigningFunction
  /** What screens show besides the payload. */
  shown?: Pick<PendingRequest, "encoding" | "onBehalfOf">
  /** Rejects what the wallet cannot sign, before a window opens. */
  refuse?(module: WalletModule): void
  /** Rejects requests that cannot succeed, and returns what else screens show. */
  prepare?(
    verification: Verification,
    module: WalletModule,
    request: SignatureRequest,
  ): Promise<Partial<PendingRequest> | undefined>
  call(module: WalletModule, options: SignOptions): Promise<unknown> | undefined
  /** The signature in a reply. Throws `TypeError` for another shape. */
  read(reply: Record<string, unknown>): Result
  /** `fresh` only if the signature can only have been made for this request. `found` becomes part of the result. */
  check(
    verification: Verification,
    result: Result,
    request: SignatureRequest,
    module: WalletModule,
  ): Promise<{ verified: Verified; fresh: boolean; found?: Partial<Result> }>
}

/**
 * Plans and runs one signature. It uses the current connection's wallet and account. Without a connection it uses the
 * selected wallet, and an address is required. So the address to verify is always known before the wallet answers.
 * Throws `no-wallet` if it is missing.
 */
export async function sign<Result extends object>(
  context: CallContext,
  payload: string,
  options: KitSignOptions,
  steps: Steps<Result>,
): Promise<Checked<Result>> {
  const { id, config, networks, store, requests } = context
  const { kind, name } = steps
  const state = store.getState()
  const connection = connectionFor(state, options.address)
  const module = context.modules.require(connection?.walletId)
  const networkPassphrase = options.networkPassphrase ?? state.selectedNetwork
  refuse(context, module, steps, payload, networkPassphrase, options)
  const address = options.address ?? connection?.address
  if (address === undefined) {
    throw new WalletError(
      "no-wallet",
      reason("notConnected", "No account is connected and no address was given. Connect first."),
    )
  }
  // Before anything opens: no signature can be verified for an invalid address.
  decodeAddress(address)
  const request: SignatureRequest = {
    address,
    networkPassphrase,
    networks: [...networks],
    ed25519: config.ed25519,
  }
  // The path belongs only to the connected account.
  const isOwn = address === connection?.address
  let access: Promise<unknown> | undefined
  const path = options.path ?? (isOwn ? connection?.path : undefined)

  return requests.run<Checked<Result>>({
    id,
    module,
    signal: options.signal,
    shown: {
      kind,
      payload,
      ...steps.shown,
      networkPassphrase,
      address,
      ...(name === "signAndSubmitTransaction" ? { submit: true as const } : {}),
    },
    prepare: async () => steps.prepare?.(await verification(), module, request),
    async guard(signal) {
      access = module.readAccess?.({ signal })
      // If the network is wrong, nobody waits for it.
      access?.catch(() => {})
      await guardNetwork(context, module, networkPassphrase, signal)
    },
    call: async (callOptions) =>
      steps.call(module, {
        ...callOptions,
        networkPassphrase,
        address,
        ...(path === undefined ? {} : { path }),
        ...(access ? { access } : {}),
      }),
    async accept(reply) {
      const result = readReply(module, reply, steps)
      if (config.verify === "off") return { ...result, verified: "off" }
      const { signerAddress } = result
      const asked = { ...request, signerAddress }
      const checked = steps.check(await verification(), result, asked, module)
      const { verified, fresh, found } = await checked.catch((error) => {
        if (WalletError.is(error) && error.kind === "wrong-account") module.forgetAccess?.()
        throw error
      })
      if (verified !== "signature") return { ...result, ...found, verified }
      raiseTrust(context, module, address, fresh)
      // Reports the verified signer, not the one the wallet claims.
      return { ...result, ...found, signerAddress: address, verified }
    },
  })
}

/** Rejects whatever can be rejected before a window opens. */
function refuse(
  { networkOf }: Context,
  module: WalletModule,
  { kind, name, refuse }: Pick<Steps<object>, "kind" | "name" | "refuse">,
  payload: unknown,
  networkPassphrase: string,
  options: KitSignOptions,
): void {
  if (typeof payload !== "string") {
    throw new WalletError(
      "bad-request",
      // The specification's error texts (section 5), if it has one.
      kind === "transaction"
        ? reason("xdrNotString", "XDR provided needs to be a string value")
        : reason("notString", '"{method}" takes a string, not {type}.', {
            method: name,
            type: typeof payload,
          }),
    )
  }
  if (options.submit || options.submitUrl) {
    throw new WalletError(
      "bad-request",
      reason("submitUnsupported", "Parameters `submit` and `submitUrl` are not supported"),
    )
  }
  const network = networkOf(networkPassphrase)
  const able = capabilitiesOf(module)
  const can: Record<SigningFunction, boolean> = {
    signTransaction: true,
    signAndSubmitTransaction: able.submit,
    signAuthEntry: able.authEntry.length > 0,
    signMessage: able.message,
  }
  if (!module[name] || !can[name]) throw unsupportedFunction(module, name)
  refuse?.(module)
  if (able.networks && !able.networks.includes(networkPassphrase)) {
    throw new WalletError(
      "unsupported",
      reason("cannotSignFor", "{wallet} cannot sign for {network}.", {
        wallet: module.productName,
        network: network.name,
      }),
    )
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
    throw new WalletError(
      "bad-reply",
      reason("noSignature", "{wallet} didn't return a signature.", { wallet: module.productName }),
      {
        cause,
      },
    )
  }
}

/** A text of a reply. Throws `TypeError` for anything else, and for an empty one. */
export function text(value: unknown): string {
  if (typeof value !== "string" || value === "") throw new TypeError("not a text")
  return value
}

/**
 * The wallet returned a valid signature of a connected account: it is available and unlocked, and proven if fresh.
 */
function raiseTrust(
  { store }: Context,
  module: WalletModule,
  address: string,
  fresh: boolean,
): void {
  const state = store.getState()
  const raised = (trust: Trust): Trust =>
    fresh ? "proven" : trust === "remembered" ? "reported" : trust
  const isThis = named({ walletId: module.productId, address })
  const other = state.otherConnections.find(isThis)
  if (other) {
    const trust = raised(other.trust)
    if (trust === other.trust) return
    const otherConnections = state.otherConnections.map((each) =>
      each === other ? { ...other, trust } : each,
    )
    store.setState({ ...state, otherConnections })
    return
  }
  if (state.status !== "connected" || state.selectedModuleId !== module.productId) return
  if (state.activeAddress !== address) return
  const trust = raised(state.trust)
  if (trust === state.trust && !state.locked) return
  store.setState({ ...state, trust, locked: false })
}
