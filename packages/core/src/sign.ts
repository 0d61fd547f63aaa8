import { ask } from "./ask.js"
import { capabilitiesOf } from "./capabilities.js"
import type { KitSignOptions } from "./config.js"
import { type Context, checkNetwork, selectedModule, unsupportedFunction } from "./context.js"
import { WalletError } from "./errors.js"
import type { Verified } from "./events.js"
import { limits } from "./limits.js"
import { guardNetwork } from "./network.js"
import { networkName } from "./networks.js"
import type { Connected, RequestKind } from "./state.js"
import type {
  SignAuthEntryResult,
  SignMessageResult,
  SignOptions,
  SignTransactionResult,
  WalletModule,
} from "./wallet.js"

/** A signature, and what was checked of it. */
export type Checked<T> = T & { verified: Verified }

/** Loaded with the first signature: an app that only connects does not pay for it. */
const verification = () => import("./verify/index.js")

/** Asks the selected wallet to sign a base64 `TransactionEnvelope`, and checks what comes back. */
export function signTransaction(
  context: Context,
  xdr: string,
  options: KitSignOptions = {},
): Promise<Checked<SignTransactionResult>> {
  return sign(context, "transaction", "signTransaction", xdr, options, {
    async before() {
      const { readEnvelope } = await verification()
      readEnvelope(xdr)
    },
    ask: (module, given) => module.signTransaction?.(xdr, given),
    read: (reply) => ({ signedTxXdr: text(reply.signedTxXdr) }),
    async check({ signedTxXdr, signerAddress }, address, networkPassphrase) {
      const { verifyTransaction } = await verification()
      return verifyTransaction({
        sent: xdr,
        returned: signedTxXdr,
        networkPassphrase,
        address,
        ...(signerAddress === undefined ? {} : { signerAddress }),
        ...(options.allowAltered ? { allowAltered: true } : {}),
        ...fallback(context),
      })
    },
  })
}

/** Asks for the signature over sha256 of a base64 `HashIdPreimage`, and checks it. */
export function signAuthEntry(
  context: Context,
  authEntry: string,
  options: SignOptions = {},
): Promise<Checked<SignAuthEntryResult>> {
  return sign(context, "auth-entry", "signAuthEntry", authEntry, options, {
    async before(module, address, networkPassphrase) {
      const { checkPreimage } = await verification()
      const { type } = await checkPreimage({
        preimage: authEntry,
        networkPassphrase,
        ...(address === undefined ? {} : { address }),
      })
      if (capabilitiesOf(module).authEntry.includes(type)) return
      throw new WalletError(
        "unsupported",
        `${module.productName} does not sign authorization entries of ${type === "v2" ? "type 10 (with address)" : "type 9"}.`,
      )
    },
    ask: (module, given) => module.signAuthEntry?.(authEntry, given),
    read: (reply) => ({ signedAuthEntry: text(reply.signedAuthEntry) }),
    async check({ signedAuthEntry, signerAddress }, address) {
      const { verifyAuthEntry } = await verification()
      return verifyAuthEntry({
        preimage: authEntry,
        signature: signedAuthEntry,
        address,
        ...(signerAddress === undefined ? {} : { signerAddress }),
        ...fallback(context),
      })
    },
  })
}

/** Asks for the SEP-53 signature of a text, and checks it. */
export function signMessage(
  context: Context,
  message: string,
  options: SignOptions = {},
): Promise<Checked<SignMessageResult>> {
  return sign(context, "message", "signMessage", message, options, {
    ask: (module, given) => module.signMessage?.(message, given),
    read: (reply) => ({ signedMessage: text(reply.signedMessage) }),
    async check({ signedMessage, signerAddress }, address) {
      const { verifyMessage } = await verification()
      return verifyMessage({
        message,
        signature: signedMessage,
        address,
        ...(signerAddress === undefined ? {} : { signerAddress }),
        ...fallback(context),
      })
    },
  })
}

/** What differs between the three signatures. */
interface Steps<Result> {
  /** Refuses what need not be asked. */
  before?(
    module: WalletModule,
    address: string | undefined,
    networkPassphrase: string,
  ): Promise<void>
  ask(module: WalletModule, options: SignOptions): Promise<unknown> | undefined
  /** The signature of a reply. Throws `TypeError` for another shape. */
  read(reply: Record<string, unknown>): Result
  check(
    result: Result & { signerAddress?: string },
    address: string,
    networkPassphrase: string,
  ): Promise<Finding>
}

/** What a check found; `fresh` is false for a signature that stood there before the wallet was asked. */
interface Finding {
  verified: Verified
  fresh?: boolean
}

async function sign<Result extends object>(
  context: Context,
  kind: RequestKind,
  name: "signTransaction" | "signAuthEntry" | "signMessage",
  payload: string,
  options: KitSignOptions,
  steps: Steps<Result>,
): Promise<Checked<Result & { signerAddress?: string }>> {
  const { config, store, requests } = context
  const module = selectedModule(context)
  const { selectedNetwork, activeAddress } = store.getState()
  const networkPassphrase = options.networkPassphrase ?? selectedNetwork
  const asked = options.address ?? activeAddress
  guard(context, module, name, payload, networkPassphrase, options)

  return requests.run(
    {
      module,
      kind,
      payload,
      networkPassphrase,
      ...(asked === undefined ? {} : { address: asked }),
      ...(options.signal ? { signal: options.signal } : {}),
    },
    async (signal, opened) => {
      await steps.before?.(module, asked, networkPassphrase)
      await guardNetwork(context, module, networkPassphrase, signal)
      const reply = await ask(
        (given) =>
          steps.ask(module, {
            signal: given,
            opened,
            networkPassphrase,
            ...(asked === undefined ? {} : { address: asked }),
            ...(options.path === undefined ? {} : { path: options.path }),
          }),
        {
          signal,
          ms: module.limits?.sign ?? limits.sign,
          late: `${module.productName} did not answer. The request expired.`,
        },
      )
      const result = readReply(module, reply, steps)
      if (config.verify === "off") return { ...result, verified: "off" }
      const address = asked ?? result.signerAddress
      if (address === undefined) {
        throw new WalletError(
          "bad-request",
          "No account is connected and none was named, so the signature cannot be checked. Connect first.",
        )
      }
      const { verified, fresh = true } = await steps.check(result, address, networkPassphrase)
      if (verified === "signature" && fresh) proven(context, module, address)
      return { ...result, verified }
    },
  )
}

/** Everything that can be refused before a window opens. */
function guard(
  { config }: Context,
  module: WalletModule,
  name: "signTransaction" | "signAuthEntry" | "signMessage",
  payload: unknown,
  networkPassphrase: string,
  options: KitSignOptions,
): void {
  if (typeof payload !== "string") {
    throw new WalletError(
      "bad-request",
      // The specification's words (section 5) where it has some.
      name === "signTransaction"
        ? "XDR provided needs to be a string value"
        : `"${name}" takes a string, not ${typeof payload}.`,
    )
  }
  if (options.submit || options.submitUrl) {
    throw new WalletError("bad-request", "Parameters `submit` and `submitUrl` are not supported")
  }
  checkNetwork(config, networkPassphrase)
  const able = capabilitiesOf(module)
  const function_ = module[name]
  if (!function_ || (name === "signMessage" && !able.message))
    throw unsupportedFunction(module, name)
  if (name === "signAuthEntry" && able.authEntry.length === 0)
    throw unsupportedFunction(module, name)
  if (able.networks && !able.networks.includes(networkPassphrase)) {
    const network = networkName(networkPassphrase, config.declaredNetworks)
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

function text(value: unknown): string {
  if (typeof value !== "string" || value === "") throw new TypeError("not a text")
  return value
}

function fallback({ config }: Context): Pick<Context["config"], "ed25519"> {
  return config.ed25519 ? { ed25519: config.ed25519 } : {}
}

/** A signature verified under the connected address: from now on it is proven, not only reported. */
function proven({ store }: Context, module: WalletModule, address: string): void {
  const state = store.getState()
  if (state.status !== "connected" || state.selectedModuleId !== module.productId) return
  if (state.activeAddress !== address || (state.trust === "proven" && !state.locked)) return
  const next: Connected = { ...state, trust: "proven", locked: false }
  store.setState(next)
}
