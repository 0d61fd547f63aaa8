import { eip1193Error, throwByQuirk } from "../sep43/errors.js"
import { type NetworkState, networkOf } from "../sep43/functions.js"
import { LATE } from "../sep43/quirks.js"
import {
  askAccess,
  type Outcome,
  requestAccess,
  type SignatureRequest,
  settle,
  sign,
} from "../sep43/requests.js"
import { bytesOf, hexOf } from "../wallet/bytes.js"
import { isHostConnected } from "../wallet/connections.js"
import type { ExtensionContext } from "../wallet/extension-page.js"
import { type Fields, plainFields } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import { inject, later, runFor } from "../wallet/run-while.js"

/** `window.bitkeep.stellar` (BI1). Promises reject with `{ code, message }`, whose codes are Ethereum's (BI3). */
export interface BitgetStellar {
  /** The result: the address. */
  connect(): Promise<string>
  network(): Promise<NetworkState>
  /** `xdr` and the result: base64 `TransactionEnvelope`. */
  signTransaction(
    xdr: string,
    opts?: { networkPassphrase?: string; address?: string },
  ): Promise<string>
  /** The result: the signature in hex. */
  signMessage(message: string, address?: string): Promise<string>
}

/** Adds Bitget's object to a page while it is installed, at once or late (BI2). Returns a function that removes it. */
export function injectObject(model: WalletModel, context: ExtensionContext): () => void {
  const stellar = createObject(model, context)
  return runFor(
    model,
    () => {
      const { installed, quirks } = model.getState()
      return installed ? `${quirks.BI2 === true} ${quirks["BI3-bare"] === true}` : undefined
    },
    () => {
      const { quirks } = model.getState()
      // BI3
      const bitkeep = quirks["BI3-bare"] ? {} : { stellar }
      const put = (): (() => void) => inject(context.extensionPage, "bitkeep", bitkeep)
      return quirks.BI2 ? later(model, LATE, put) : put()
    },
  )
}

function createObject(model: WalletModel, { page }: ExtensionContext): BitgetStellar {
  const { host } = page.location

  async function call<Result>(
    method: string,
    request: Fields,
    run: (request: Fields) => Promise<Outcome<Result>>,
  ): Promise<Result> {
    const fields = plainFields(request)
    const logged = model.record("in", { method, ...fields })
    if (logged) await logged
    const outcome = await settle(run(fields), (result) => result)
    // The wallet was removed, so nobody replies.
    if (!outcome) return new Promise(() => {})
    void model.record("out", { method, ...outcome })
    if ("result" in outcome) return outcome.result
    const error = eip1193Error(outcome.refused)
    throwByQuirk(model, error)
    throw error
  }

  async function signMessage(wanted: SignatureRequest): Promise<Outcome<string>> {
    const { quirks } = model.getState()
    const payload = quirks["BI3-message"] ? `Bitget: ${wanted.payload}` : wanted.payload
    return settle(sign(model, { ...wanted, payload }, host), ({ signed }) =>
      quirks["IN2-base64"] ? signed : hexOf(bytesOf(signed)),
    )
  }

  return {
    connect: () =>
      call("connect", {}, () =>
        (model.getState().quirks["BI2-window"] ? askAccess : requestAccess)(model, host),
      ),
    network: () =>
      call("network", {}, async (): Promise<Outcome<NetworkState>> => {
        const isTold = isHostConnected(model, host) || model.getState().quirks["BI2-network"]
        return isTold ? { result: networkOf(model) } : { refused: "noAccess" }
      }),
    signTransaction: (xdr, opts) =>
      call("signTransaction", { xdr, opts }, ({ xdr, opts }) => {
        const { networkPassphrase, address }: Fields = { ...Object(opts) }
        const wanted = { kind: "transaction", payload: xdr, networkPassphrase, address } as const
        return settle(sign(model, wanted, host), ({ signed }) => signed)
      }),
    signMessage: (message, address) =>
      call("signMessage", { message, address }, ({ message, address }) =>
        signMessage({ kind: "message", payload: message, address }),
      ),
  }
}
