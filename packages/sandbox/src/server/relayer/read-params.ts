import type { Request } from "@alidade/network/http"
import { xdr } from "@stellar/stellar-sdk/base"
import { type Fields, fieldsOf } from "../../wallet/fields.js"
import { invalid } from "./refusal.js"

/** A call whose transaction the relayer makes. */
export interface Call {
  readonly func: xdr.HostFunction
  readonly auth: readonly xdr.SorobanAuthorizationEntry[]
}

/** A request to the relayer. */
export type Asked =
  | { readonly kind: "call"; readonly call: Call; readonly skipWait: boolean }
  | { readonly kind: "envelope"; readonly xdr: string; readonly skipWait: boolean }
  | { readonly kind: "status"; readonly transactionId: string }

/** Parameters of every transaction. The simulated relayer has one account for fees, and ignores the choice of another. */
const COMMON = ["skipWait", "fundRelayerId"]

/** Reads `{params}` of a request. Throws the relayer's own refusals. */
export function readParams({ body }: Request): Asked {
  const params = fieldsOf(fieldsOf(parse(body)).params)
  if ("getTransaction" in params) {
    only(params, "getTransaction", ["getTransaction", "fundRelayerId"])
    const { transactionId } = fieldsOf(params.getTransaction)
    if (typeof transactionId !== "string" || transactionId === "")
      throw invalid("`getTransaction.transactionId` must be a non-empty string")
    return { kind: "status", transactionId }
  }
  const { skipWait = false } = params
  if (typeof skipWait !== "boolean") throw invalid("`skipWait` must be a boolean")
  if ("xdr" in params) {
    only(params, "xdr", ["xdr", ...COMMON])
    if (typeof params.xdr !== "string" || params.xdr === "")
      throw invalid("`xdr` must be a non-empty base64 string")
    return { kind: "envelope", xdr: params.xdr, skipWait }
  }
  if (!params.func && !params.auth) throw invalid("Must pass either `xdr` or `func` and `auth`")
  if (!params.func || !params.auth)
    throw invalid("`func` and `auth` are both required when omitting `xdr`")
  return { kind: "call", call: checkCall(readCall(params)), skipWait }
}

/** Refuses entries that the source of the relayer's transaction would authorize. */
export function checkCall(call: Call): Call {
  const isBySource = call.auth.some(
    ({ credentials }) => credentials.type === "sorobanCredentialsSourceAccount",
  )
  if (isBySource)
    throw invalid("Detached address credentials required: the relayer's account is the source", {
      reason: "source-account credentials not allowed",
    })
  return call
}

function readCall({ func, auth }: Fields): Call {
  try {
    return {
      func: xdr.HostFunction.fromXdr(func as string, "base64"),
      auth: (auth as string[]).map((one) => xdr.SorobanAuthorizationEntry.fromXdr(one, "base64")),
    }
  } catch (thrown) {
    throw invalid("Invalid `func` or `auth` encoding", { message: String(thrown) })
  }
}

function only(params: Fields, mode: string, known: readonly string[]): void {
  const unknown = Object.keys(params).filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw invalid(`\`${mode}\` request must not include other parameters`, { unknown })
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw invalid("Invalid request: params must be an object")
  }
}
