import type { ExtensionContext } from "../wallet/extension-page.js"
import { plainFields } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import { pageEvents } from "../wallet/page-events.js"
import { answer } from "./background.js"
import { failed } from "./errors.js"
import { followAccount } from "./follow-account.js"
import { REPLY_TIME } from "./quirks.js"
import type { Method, Outcome } from "./wire.js"

/** The events of OneKey's object. */
export interface OnekeyEvents {
  accountsChanged: (address: string) => void
  disconnect: () => void
}

/** `window.$onekey.stellar`. Promises reject with an `Error` that has a `code` (ON9). */
export interface OnekeyStellar {
  readonly isOneKey: true
  /** With `skipRequestAccess`, no window opens (ON3). */
  getAddress(params?: { skipRequestAccess?: boolean }): Promise<{ address: string }>
  getPublicKey(): Promise<string>
  /** `xdr` and the result: base64 `TransactionEnvelope`. `submit` also sends it (ON5). */
  signTransaction(
    xdr: string,
    opts?: { networkPassphrase?: string; address?: string; submit?: boolean },
  ): Promise<{ signedTxXdr: string; signerAddress: string }>
  /** Not implemented (ON6). */
  signAuthEntry(authEntry: string, opts?: object): Promise<{ signedAuthEntry: string }>
  /** The result: the SEP-53 signature in base64, in hex with the quirk ON7. */
  signMessage(
    message: string,
    opts?: object,
  ): Promise<{ signedMessage: string; signerAddress: string }>
  getNetwork(): Promise<{ network: string; networkPassphrase: string }>
  disconnect(): Promise<void>
  request(call: { method: string; params?: unknown }): Promise<unknown>
  on<Name extends keyof OnekeyEvents>(name: Name, listener: OnekeyEvents[Name]): this
  removeListener<Name extends keyof OnekeyEvents>(name: Name, listener: OnekeyEvents[Name]): this
}

/** Creates OneKey's object, and a function that ends its events. */
export function createProvider(
  model: WalletModel,
  { page, extensionPage }: ExtensionContext,
): { provider: OnekeyStellar; stop: () => void } {
  const { host } = page.location
  const lifetime = new AbortController()
  const { signal } = lifetime
  const listeners = {
    accountsChanged: new Set<OnekeyEvents["accountsChanged"]>(),
    disconnect: new Set<OnekeyEvents["disconnect"]>(),
  }
  // ON10: as in the vendor's provider, which reports the first loss of the connection only.
  let known: string | undefined
  let isDisconnected = false

  function onAccount(address: string | null): void {
    if (!address) onDisconnect()
    if (!address || address === known) return
    known = address
    for (const listener of [...listeners.accountsChanged]) listener(address)
  }

  function onDisconnect(): void {
    known = undefined
    if (isDisconnected) return
    isDisconnected = true
    for (const listener of [...listeners.disconnect]) listener()
  }

  const stopFollowing = followAccount(model, host, (address) => {
    if (!model.getState().quirks.ON1) onAccount(address)
  })
  pageEvents(extensionPage).addEventListener("onekey_bridge_disconnect", onDisconnect, { signal })

  async function request(method: unknown, params?: unknown): Promise<unknown> {
    const call = plainFields({ method, params })
    const logged = model.record("in", call)
    if (logged) await logged
    const outcome = await Promise.race([reply(call.method, call.params), timeout()])
    // The wallet was removed, so nobody replies.
    if (!outcome || signal.aborted) return new Promise(() => {})
    void model.record("out", { method: call.method, ...outcome })
    if ("error" in outcome) {
      const { code, message } = outcome.error
      throw Object.assign(new Error(message), { code })
    }
    return outcome.result
  }

  async function reply(method: unknown, params: unknown): Promise<Outcome> {
    // ON1: without the extension behind it, only the time limit ends a call.
    if (model.getState().quirks.ON1) return new Promise(() => {})
    return answer(model, method, params, host)
  }

  async function timeout(): Promise<Outcome> {
    await model.wait(REPLY_TIME)
    return failed("timeout")
  }

  const call = <Result>(method: Method, params?: object): Promise<Result> =>
    request(method, params) as Promise<Result>

  const provider: OnekeyStellar = {
    isOneKey: true,
    async getAddress(params) {
      const result = await call<{ address: string }>("stellar_getAddress", params)
      known = result.address
      return result
    },
    getPublicKey: async () => (await provider.getAddress()).address,
    signTransaction: (xdr, opts) => call("stellar_signTransaction", { xdr, ...opts }),
    signAuthEntry: (authEntry, opts) => call("stellar_signAuthEntry", { authEntry, ...opts }),
    signMessage: (message, opts) => call("stellar_signMessage", { message, ...opts }),
    getNetwork: () => call("stellar_getNetwork"),
    async disconnect() {
      await call("stellar_disconnect")
      onDisconnect()
    },
    request: ({ method, params }) => request(method, params),
    on(name, listener) {
      listeners[name].add(listener as () => void)
      return provider
    },
    removeListener(name, listener) {
      listeners[name].delete(listener as () => void)
      return provider
    },
  }
  return {
    provider,
    stop() {
      lifetime.abort()
      stopFollowing()
    },
  }
}
