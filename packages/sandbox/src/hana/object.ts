import type { ExtensionContext } from "../wallet/extension-page.js"
import { plainFields } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import { inject, later, runWhile } from "../wallet/run-while.js"
import { answer, type Method } from "./background.js"
import { hanaError } from "./errors.js"
import { LATE } from "./quirks.js"

/** `window.hanaWallet.stellar`. Accounts are `G…`, by default the active one. */
export interface HanaStellar {
  getPublicKey(): Promise<string>
  /** `xdr` and the result: base64 `TransactionEnvelope`. */
  signTransaction(request: {
    xdr: string
    accountToSign?: string
    networkPassphrase?: string
  }): Promise<string>
  /** `xdr`: base64 `HashIdPreimage`; the result: the signature's 64 bytes in base64. */
  signAuthEntry(request: { xdr: string; accountToSign?: string }): Promise<string>
  /** The result: the 64 bytes of the SEP-53 signature in base64. */
  signMessage(request: { message: string; accountToSign?: string }): Promise<string>
  /** Like `signMessage`. */
  signBlob(request: { blob: string; accountToSign: string }): Promise<string>
}

/** Adds Hana's object to a page while it is installed, at once or late. Returns a function that removes it. */
export function injectObject(
  model: WalletModel,
  { page, extensionPage }: ExtensionContext,
): () => void {
  const object = { stellar: createObject(model, page.location.hostname) }
  const isInstalled = (): boolean => model.getState().installed
  const start = (): (() => void) =>
    runWhile(model, isInstalled, () => inject(extensionPage, "hanaWallet", object))
  return model.getState().quirks.LATE ? later(model, LATE, start) : start()
}

function createObject(model: WalletModel, host: string): HanaStellar {
  async function call(method: Method, request?: unknown): Promise<string> {
    const fields = plainFields(request)
    const logged = model.record("in", { method, ...fields })
    if (logged) await logged
    const outcome = await answer(model, method, fields, host)
    // The wallet was removed, so nobody replies.
    if (!outcome) return new Promise(() => {})
    void model.record("out", { method, ...outcome })
    if ("refused" in outcome)
      throw hanaError(outcome.refused, model.getState().quirks.PLAIN === true)
    return outcome.result
  }

  return {
    getPublicKey: () => call("getPublicKey"),
    signTransaction: (request) => call("signTransaction", request),
    signAuthEntry: (request) => call("signAuthEntry", request),
    signMessage: (request) => call("signMessage", request),
    signBlob: (request) => call("signBlob", request),
  }
}
