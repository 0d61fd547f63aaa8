import type { Brain } from "../wallet/brain.js"
import type { ExtensionPlace } from "../wallet/extension-page.js"
import { plainFields } from "../wallet/plain.js"
import { answer, type Method } from "./background.js"
import { hanaError } from "./errors.js"
import { LATE } from "./quirks.js"

/** `window.hanaWallet.stellar`. Accounts are `G…`; where none is named, the active one is meant. */
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
  /** As `signMessage`. */
  signBlob(request: { blob: string; accountToSign: string }): Promise<string>
}

/** Puts Hana's object into a page, at once or late, while it is installed. Returns how to take it away. */
export function injectObject(brain: Brain, { page, meeting }: ExtensionPlace): () => void {
  const object = { stellar: createObject(brain, page.location.hostname) }
  const global = meeting as { hanaWallet?: typeof object }
  let state: "late" | "here" | "gone" = "here"

  function follow(): void {
    if (state === "here" && brain.getState().installed) global.hanaWallet ??= object
    else if (global.hanaWallet === object) delete global.hanaWallet
  }

  async function comeLate(): Promise<void> {
    state = "late"
    await brain.wait(LATE)
    if (state === "late") state = "here"
    follow()
  }

  if (brain.getState().quirks.LATE) void comeLate()
  follow()
  const unsubscribe = brain.subscribe(follow)
  return () => {
    unsubscribe()
    state = "gone"
    follow()
  }
}

function createObject(brain: Brain, host: string): HanaStellar {
  async function call(method: Method, request?: unknown): Promise<string> {
    const fields = plainFields(request)
    void brain.record("in", { method, ...fields })
    const outcome = await answer(brain, method, fields, host)
    // The wallet went away: nobody is left to answer.
    if (!outcome) return new Promise(() => {})
    void brain.record("out", { method, ...outcome })
    if ("refused" in outcome)
      throw hanaError(outcome.refused, brain.getState().quirks.PLAIN === true)
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
