import { bytesOf, hexOf } from "../wallet/bytes.js"
import type { ExtensionContext } from "../wallet/extension-page.js"
import { far } from "../wallet/far.js"
import { type Fields, plainFields } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import type { Signable } from "../wallet/sign-request.js"
import { eip1193Error, type ObjectError, sep43Error, throwByQuirk } from "./errors.js"
import { type Outcome, type Signature, settle, sign } from "./requests.js"

/** Options of the functions that sign. `accountToSign` is D'CENT's other name of `address` (DC2). */
export interface SignOptions {
  networkPassphrase?: string
  address?: string
  accountToSign?: string
}

/** The functions of SEP-43. What they resolve to has `error` after a failure, unless a quirk is on. */
export interface Sep43Functions {
  /** `xdr` and `signedTxXdr`: base64 `TransactionEnvelope`. */
  signTransaction(xdr: string, opts?: SignOptions): Promise<object>
  /** `authEntry`: base64 `HashIdPreimage`; `signedAuthEntry`: the signature's 64 bytes in base64. */
  signAuthEntry(authEntry: string, opts?: SignOptions): Promise<object>
  /** `signedMessage`: the SEP-53 signature in base64. */
  signMessage(message: string, opts?: SignOptions): Promise<object>
  getNetwork(): Promise<object>
}

/** How a wallet's replies differ. */
export interface Sep43Form {
  /** The reply to a request that failed. `empty` has the fields of a success. */
  failure(error: ObjectError, empty: object): object
  /** Whether replies name the signer. */
  namesSigner(): boolean
  /** Whether others must approve a signature after the person. */
  hasApprovers?(): boolean
}

/** The functions of SEP-43, and a way to add more that reply alike. */
export interface Sep43 {
  readonly functions: Sep43Functions
  /** Runs a function of the wallet: logs it, and forms its result or failure. `empty` has the fields of a success. */
  call(
    method: string,
    request: Fields,
    empty: object,
    run: (request: Fields, host: string) => Promise<Outcome<object>>,
  ): Promise<object>
}

/** Creates the functions of SEP-43 for a wallet whose own rules are not published. */
export function createSep43(
  model: WalletModel,
  { page }: ExtensionContext,
  { failure, namesSigner, hasApprovers = () => false }: Sep43Form,
): Sep43 {
  const { host } = page.location

  const call: Sep43["call"] = async (method, request, empty, run) => {
    const fields = plainFields(request)
    const logged = model.record("in", { method, ...fields })
    if (logged) await logged
    const outcome = await settle(run(fields, host), (result) => result)
    // The wallet was removed, so nobody replies.
    if (!outcome) return new Promise(() => {})
    void model.record("out", { method, ...outcome })
    if ("result" in outcome) return outcome.result
    const { quirks } = model.getState()
    const error = (quirks["IN1-4001"] ? eip1193Error : sep43Error)(outcome.refused)
    throwByQuirk(model, error)
    return quirks["IN1-empty"] ? empty : failure(error, empty)
  }

  /** @param field name of the signed data in the reply */
  function signature(
    kind: Signable["kind"],
    method: keyof Sep43Functions,
    field: string,
    payload: unknown,
    opts: SignOptions | undefined,
  ): Promise<object> {
    const empty = { [field]: "", ...(namesSigner() && { signerAddress: "" }) }
    return call(method, { payload, opts }, empty, async (request, host) => {
      const { networkPassphrase, address, accountToSign }: Fields = { ...Object(request.opts) }
      const wanted = {
        kind,
        payload: request.payload,
        networkPassphrase,
        address: address ?? accountToSign,
      }
      return settle(sign(model, wanted, host, hasApprovers()), async (signature) => ({
        [field]: await formOf(model, kind, request.payload, signature),
        ...(namesSigner() && { signerAddress: signature.signer }),
      }))
    })
  }

  return {
    call,
    functions: {
      signTransaction: (xdr, opts) =>
        signature("transaction", "signTransaction", "signedTxXdr", xdr, opts),
      signAuthEntry: (authEntry, opts) =>
        signature("auth-entry", "signAuthEntry", "signedAuthEntry", authEntry, opts),
      signMessage: (message, opts) =>
        signature("message", "signMessage", "signedMessage", message, opts),
      getNetwork: () =>
        call("getNetwork", {}, { network: "", networkPassphrase: "" }, async () => ({
          result: networkOf(model),
        })),
    },
  }
}

/** The selected network, as SEP-43 names it. */
export interface NetworkState {
  readonly network: string
  readonly networkPassphrase: string
}

export function networkOf(model: WalletModel): NetworkState {
  const { id, passphrase } = model.network()
  return { network: id.toUpperCase(), networkPassphrase: passphrase }
}

/** What was signed, in the form of the quirks that are on (IN2). */
async function formOf(
  model: WalletModel,
  kind: Signable["kind"],
  payload: unknown,
  { signed, signer }: Signature,
): Promise<string> {
  const { quirks } = model.getState()
  if (kind === "transaction") return signed
  if (kind === "auth-entry" && quirks["IN2-entry"]) {
    const { wholeEntry } = await far(import("./whole-entry.js"))
    return wholeEntry(String(payload), signed, signer)
  }
  return quirks["IN2-hex"] ? hexOf(bytesOf(signed)) : signed
}
