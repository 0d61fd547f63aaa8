import { WalletError } from "../contract/errors.js"
import { toWalletError } from "../contract/parse-error.js"
import { reason } from "../contract/reason.js"
import { codeOf } from "../contract/specific-codes.js"
import type { Verified } from "../contract/verified.js"
import { capabilitiesOf } from "../state/capabilities.js"
import { currentConnection } from "../state/connection-transitions.js"
import { connectionFor } from "../state/connections.js"
import type { Connected } from "../state/state.js"
import type { Context, SignerVerbs } from "./context.js"

/** An error as `@stellar/stellar-sdk` expects it: in the result (SEP-43). */
export interface SignerError {
  /** -1 internal, -2 external, -3 bad request, -4 rejected by the user. */
  code: number
  message: string
  /** The kit's error kind first, then the wallet's additional data. */
  ext: string[]
}

/** A result as the SDK expects it: with an error, or with what was verified. */
export type SignerResult<T> = T & {
  /** The account whose signature was verified; absent if none was (only the contract of a `C…` account can verify). */
  signerAddress?: string
  verified?: Verified
  error?: SignerError
}

/** The SDK's options for a signature, and those of the kit. */
export interface SignerOptions {
  networkPassphrase?: string
  address?: string
  /** For whom `address` signs an authorization, if not for itself: as in `KitAuthEntryOptions`. */
  onBehalfOf?: string
  /** Rejected if truthy. */
  submit?: boolean
  /** Rejected if truthy. */
  submitUrl?: string
}

/**
 * The connected wallet for `@stellar/stellar-sdk` 14 to 17. Spread it into `ClientOptions` (`contract.Client.from({
 * ...kit.signer(), contractId, rpcUrl })`), or pass it as a `Signer`. Its functions never reject.
 */
export interface Signer {
  /** The connected account. */
  readonly address: string
  /** The same address, under its name in `ClientOptions`. */
  readonly publicKey: string
  readonly networkPassphrase: string
  /** Whether the SDK (16 and 17) should request preimages of type 10: true if the wallet signs them. */
  readonly useUpgradedAuth: boolean
  /** Signs a base64 `TransactionEnvelope`. */
  readonly signTransaction: (
    xdr: string,
    options?: SignerOptions,
  ) => Promise<SignerResult<{ signedTxXdr: string }>>
  /**
   * Signs sha256 of a base64 `HashIdPreimage`; returns base64 of 64 bytes. With `address`, that account's key may sign
   * for the contract that the preimage names, as its delegate (CAP-71). With `onBehalfOf`, it signs for that address alone.
   */
  readonly signAuthEntry: (
    authEntry: string,
    options?: SignerOptions,
  ) => Promise<SignerResult<{ signedAuthEntry: string; onBehalfOf?: string }>>
}

/** Creates the function that returns the signer: one frozen object per wallet, address and network. */
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
  // A signer that the app kept must not call a wallet that was connected later, or one that was disconnected.
  const checkWallet = (named = address): void => {
    const connection = connectionFor(context.store.getState(), named)
    if (connection?.walletId === selectedModuleId) return
    // The SDK named another connected account.
    if (named !== address && connection?.address === named) return
    throw new WalletError(
      "no-wallet",
      reason(
        "signerOutdated",
        "This signer is out of date: another wallet is in use. Call signer() again.",
      ),
    )
  }
  return Object.freeze({
    address,
    publicKey: address,
    networkPassphrase,
    useUpgradedAuth: module !== undefined && capabilitiesOf(module).authEntry.includes("v2"),
    signTransaction: (xdr: string, options?: SignerOptions) =>
      settled({ signedTxXdr: "" }, async () => {
        checkWallet(options?.address)
        const { signedTxXdr, verified } = await verbs.signTransaction(
          xdr,
          withDefaults(defaults, options),
        )
        return { signedTxXdr, ...checked(verified, options?.address ?? address) }
      }),
    signAuthEntry: (authEntry: string, options?: SignerOptions) =>
      settled({ signedAuthEntry: "" }, async () => {
        checkWallet(options?.address)
        const {
          verified,
          signerAddress: _,
          ...signed
        } = await verbs.signAuthEntry(authEntry, {
          // The SDK names a delegate's key, and passes the preimage of the contract that it signs for.
          ...(options?.address === undefined ? {} : { onBehalfOf: true }),
          ...withDefaults(defaults, options),
        })
        return { ...signed, ...checked(verified, options?.address ?? address) }
      }),
  })
}

/** The SDK's options without `undefined` values, which it passes for unknown fields. */
function withDefaults(
  defaults: { networkPassphrase: string; address: string },
  options: SignerOptions = {},
): SignerOptions {
  const entries = Object.entries(options).filter(([, value]) => value !== undefined)
  return { ...defaults, ...Object.fromEntries(entries) }
}

/** What was verified, and the signer only if a signature was verified: the SDK cannot parse a `C…` here. */
function checked(
  verified: Verified,
  address: string,
): { verified: Verified; signerAddress?: string } {
  return verified === "signature" ? { verified, signerAddress: address } : { verified }
}

/** Always resolves: a rejection would reach the SDK's caller without its code. */
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
      error: { code: codeOf(kind), message, ext: [kind, ...textsOf(ext)] },
    }
  }
}

/** A wallet's additional data as texts. It may be anything, including values that throw when read. */
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
