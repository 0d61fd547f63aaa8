import { capabilitiesOf } from "./capabilities.js"
import { currentConnection } from "./connection-transitions.js"
import type { Context, SignerVerbs } from "./context.js"
import { errorCodes, WalletError } from "./errors.js"
import type { Verified } from "./events.js"
import { toWalletError } from "./parse-error.js"
import type { Connected } from "./state.js"

/** An error in the place where `@stellar/stellar-sdk` looks for it: in the result (SEP-43). */
export interface SignerError {
  /** -1 internal, -2 external, -3 bad request, -4 rejected by the user. */
  code: number
  message: string
  /** Our kind first, then what the wallet added. */
  ext: string[]
}

/** A result as the SDK takes it: an error stands in it, and without one it says what was verified. */
export type SignerResult<T> = T & {
  /** The account whose signature was verified; absent where none was (a `C…` account: only its contract knows). */
  signerAddress?: string
  verified?: Verified
  error?: SignerError
}

/** How the SDK asks for a signature. */
export interface SignerOptions {
  networkPassphrase?: string
  address?: string
  /** Refused when truthy. */
  submit?: boolean
  /** Refused when truthy. */
  submitUrl?: string
}

/**
 * The connected wallet as `@stellar/stellar-sdk` 14 to 17 takes it: spread into `ClientOptions`
 * (`contract.Client.from({ ...kit.signer(), contractId, rpcUrl })`), or as a `Signer`. Its functions never reject.
 */
export interface Signer {
  /** The connected account. */
  readonly address: string
  /** The same, by the name that `ClientOptions` has. */
  readonly publicKey: string
  readonly networkPassphrase: string
  /** Whether the SDK (16 and 17) shall ask for preimages of type 10: true where the wallet signs them. */
  readonly useUpgradedAuth: boolean
  /** Signs a base64 `TransactionEnvelope`. */
  readonly signTransaction: (
    xdr: string,
    options?: SignerOptions,
  ) => Promise<SignerResult<{ signedTxXdr: string }>>
  /** Signs sha256 of a base64 `HashIdPreimage`; gives base64 of 64 bytes. */
  readonly signAuthEntry: (
    authEntry: string,
    options?: SignerOptions,
  ) => Promise<SignerResult<{ signedAuthEntry: string }>>
}

/** Makes the function that gives the signer: one frozen object per wallet, address and network. */
export function createSigner(context: Context, verbs: SignerVerbs): () => Signer | undefined {
  let last: { signer: Signer; of: string } | undefined
  return () => {
    const state = context.store.getState()
    const connection = currentConnection(state)
    if (connection?.status !== "connected") return undefined
    const { selectedModuleId, activeAddress } = connection
    const { selectedNetwork } = state
    const of = JSON.stringify([selectedModuleId, activeAddress, selectedNetwork])
    if (last?.of !== of)
      last = { signer: signerOf(context, verbs, connection, selectedNetwork), of }
    return last.signer
  }
}

function signerOf(
  context: Context,
  verbs: SignerVerbs,
  { selectedModuleId, activeAddress: address }: Connected,
  networkPassphrase: string,
): Signer {
  const module = context.modules.get(selectedModuleId)
  const defaults = { networkPassphrase, address }
  // A signer kept by the app must not ask a wallet that was connected since, nor one that was disconnected.
  const checkWallet = (): void => {
    const connection = currentConnection(context.store.getState())
    if (connection?.selectedModuleId === selectedModuleId) return
    throw new WalletError(
      "no-wallet",
      "This signer’s wallet is not the one in use. Call signer() again.",
    )
  }
  return Object.freeze({
    address,
    publicKey: address,
    networkPassphrase,
    useUpgradedAuth: module !== undefined && capabilitiesOf(module).authEntry.includes("v2"),
    signTransaction: (xdr: string, options?: SignerOptions) =>
      settled({ signedTxXdr: "" }, async () => {
        checkWallet()
        const { signedTxXdr, verified } = await verbs.signTransaction(xdr, given(defaults, options))
        return { signedTxXdr, ...checked(verified, options?.address ?? address) }
      }),
    signAuthEntry: (authEntry: string, options?: SignerOptions) =>
      settled({ signedAuthEntry: "" }, async () => {
        checkWallet()
        const { signedAuthEntry, verified } = await verbs.signAuthEntry(
          authEntry,
          given(defaults, options),
        )
        return { signedAuthEntry, ...checked(verified, options?.address ?? address) }
      }),
  })
}

/** What the SDK says, without its gaps: it passes `undefined` for what it does not know. */
function given(
  defaults: { networkPassphrase: string; address: string },
  options: SignerOptions = {},
): SignerOptions {
  const said = Object.entries(options).filter(([, value]) => value !== undefined)
  return { ...defaults, ...Object.fromEntries(said) }
}

/** What was verified, and the signer only where a signature was: the SDK cannot read a `C…` here. */
function checked(
  verified: Verified,
  address: string,
): { verified: Verified; signerAddress?: string } {
  return verified === "signature" ? { verified, signerAddress: address } : { verified }
}

/** A result in any case: a rejection would reach the SDK's caller without its code. */
async function settled<T extends object>(
  empty: T,
  call: () => Promise<SignerResult<T>>,
): Promise<SignerResult<T>> {
  try {
    return await call()
  } catch (thrown) {
    const { kind, message, ext } = toWalletError(thrown)
    return {
      ...empty,
      error: { code: errorCodes[kind], message, ext: [kind, ...textsOf(ext)] },
    }
  }
}

/** What a wallet added, as texts: it may be anything, including what throws when it is read. */
function textsOf(ext: unknown): string[] {
  if (ext === undefined) return []
  try {
    return Array.isArray(ext) ? Array.from(ext, textOf) : [textOf(ext)]
  } catch {
    return []
  }
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return typeof value === "bigint" ? String(value) : "[object Object]"
  }
}
