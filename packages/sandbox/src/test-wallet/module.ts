import { sep43Error } from "../sep43/errors.js"
import { type NetworkState, networkOf } from "../sep43/functions.js"
import { type Outcome, requestAccess, settle, sign } from "../sep43/requests.js"
import { endConnections, isHostConnected } from "../wallet/connections.js"
import type { LocalModel } from "../wallet/model.js"
import type { Signable } from "../wallet/sign-request.js"

/** The options of each call, as a kit passes them. */
export interface TestWalletCallOptions {
  /** Aborting it ends the call, and drops the request. */
  readonly signal?: AbortSignal
  readonly networkPassphrase?: string
  /** The account that signs, `G…`; by default the active one. */
  readonly address?: string
}

/** What the wallet reports to an app. The address is empty if it is locked, or no longer connected. */
export interface TestWalletChange {
  readonly address: string
  readonly reason?: "locked"
  readonly network: NetworkState
}

/** The wallet's client: SEP-43's functions with the names that Stellar kits use. */
export interface TestWalletModule {
  readonly productId: string
  readonly productName: string
  readonly productUrl: string
  readonly productIcon: string
  readonly moduleType: "HOT_WALLET"
  isAvailable(): Promise<boolean>
  getAddress(options?: TestWalletCallOptions): Promise<{ address: string }>
  /** Signs a base64 `TransactionEnvelope`. */
  signTransaction(
    xdr: string,
    options?: TestWalletCallOptions,
  ): Promise<{ signedTxXdr: string; signerAddress: string }>
  /** Signs a base64 `HashIdPreimage` of type 9 or 10. Resolves to the 64-byte signature in base64. */
  signAuthEntry(
    authEntry: string,
    options?: TestWalletCallOptions,
  ): Promise<{ signedAuthEntry: string; signerAddress: string }>
  /** Signs a text as in SEP-53. Resolves to the 64-byte signature in base64. */
  signMessage(
    message: string,
    options?: TestWalletCallOptions,
  ): Promise<{ signedMessage: string; signerAddress: string }>
  getNetwork(): Promise<NetworkState>
  restore(): Promise<{ address: string } | null>
  watch(listener: (change: TestWalletChange) => void): () => void
  disconnect(): Promise<void>
}

/** The site of an app without a page. */
const NO_PAGE = "localhost"

/** Creates the client of a test wallet. It rejects with errors that have SEP-43's codes. */
export function createModule<
  Card extends Pick<
    TestWalletModule,
    "productId" | "productName" | "productUrl" | "productIcon" | "moduleType"
  >,
>(model: LocalModel, card: Card): Card & TestWalletModule {
  const host = globalThis.location?.host || NO_PAGE

  /** Runs a request on a model whose requests end with the signal, logs it, and throws its failure. */
  async function call<Result>(
    method: keyof TestWalletModule,
    given: object,
    signal: AbortSignal | undefined,
    run: (model: LocalModel) => Promise<Outcome<Result>>,
  ): Promise<Result> {
    model.record("in", { method, ...given })
    const gone = signal ?? new AbortController().signal
    const outcome = await settle(
      run({
        ...model,
        ask: (request) => model.ask(request, { id: crypto.randomUUID(), gone }),
      }),
      (result) => result,
    )
    model.record("out", { method, ...outcome })
    if (!outcome) throw failure({ code: -4, message: "The request was canceled." })
    if ("refused" in outcome) throw failure(sep43Error(outcome.refused))
    return outcome.result
  }

  /** Signs, and names the signed data `field`. */
  async function signature<Field extends string>(
    method: keyof TestWalletModule,
    field: Field,
    { kind, payload }: Pick<Signable, "kind" | "payload">,
    { signal, networkPassphrase, address }: TestWalletCallOptions = {},
  ): Promise<Record<Field, string> & { signerAddress: string }> {
    const request = { kind, payload, networkPassphrase, address }
    const { signed, signer } = await call(method, request, signal, (model) =>
      sign(model, request, host),
    )
    return { [field]: signed, signerAddress: signer } as Record<Field, string> & {
      signerAddress: string
    }
  }

  const sharedAddress = (): string => {
    const { locked, account } = model.getState()
    return !locked && isHostConnected(model, host) ? account : ""
  }
  const change = (): TestWalletChange => ({
    address: sharedAddress(),
    ...(model.getState().locked && { reason: "locked" }),
    network: networkOf(model),
  })

  return {
    ...card,
    isAvailable: async () => model.getState().installed,
    getAddress: async ({ signal } = {}) => ({
      address: await call("getAddress", {}, signal, (model) => requestAccess(model, host)),
    }),
    signTransaction: (payload, options) =>
      signature("signTransaction", "signedTxXdr", { kind: "transaction", payload }, options),
    signAuthEntry: (payload, options) =>
      signature("signAuthEntry", "signedAuthEntry", { kind: "auth-entry", payload }, options),
    signMessage: (payload, options) =>
      signature("signMessage", "signedMessage", { kind: "message", payload }, options),
    getNetwork: async () => networkOf(model),
    async restore() {
      const address = sharedAddress()
      return address ? { address } : null
    },
    watch(listener) {
      let known = ""
      const report = (): void => {
        const now = change()
        if (JSON.stringify(now) === known) return
        known = JSON.stringify(now)
        listener(now)
      }
      const stop = model.subscribe(report)
      report()
      return stop
    },
    async disconnect() {
      endConnections(model, host)
    },
  }
}

function failure({ code, message }: { code: number; message: string }): Error {
  return Object.assign(new Error(message), { code })
}
