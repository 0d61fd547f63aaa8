import type { WalletModel } from "../wallet/model.js"

/** Why a request is refused, in words of a kind: each dialect has its own code and text for it. */
export type Refusal =
  | "rejected"
  | "network"
  | "invalid"
  | "too-long"
  | "not-submitted"
  | "unsupported"

/** A JSON-RPC error. */
export interface RpcError {
  readonly code: number
  readonly message: string
}

/** What a method comes to. */
export type Outcome = { readonly result: unknown } | { readonly error: RpcError }

/** WC2: Freighter Mobile has one code for all; the texts are English, and its own. */
const freighter: Readonly<Record<Refusal, RpcError>> = {
  rejected: { code: 5000, message: "User rejected the request" },
  network: { code: 5000, message: "The wallet is set to another network than the request" },
  invalid: { code: 5000, message: "Invalid request parameters" },
  "too-long": { code: 5000, message: "The message is too long" },
  "not-submitted": { code: 5000, message: "The transaction could not be submitted" },
  unsupported: { code: 5101, message: "Unsupported methods." },
}

/** WC2: the draft takes over SEP-43's. */
const draft: Readonly<Record<Refusal, RpcError>> = {
  rejected: { code: -4, message: "The user rejected this request." },
  network: { code: -3, message: "The request is for a network that the wallet does not have." },
  invalid: { code: -3, message: "The request is invalid." },
  "too-long": { code: -3, message: "The message is too long." },
  "not-submitted": { code: -2, message: "The network did not accept the transaction." },
  unsupported: { code: 5101, message: "Unsupported methods." },
}

/** Whether the phone speaks the vendor's draft. */
export function speaksDraft(model: WalletModel): boolean {
  return model.getState().quirks.WC2 === true
}

/** A refusal in the phone's dialect. */
export function refuse(model: WalletModel, refusal: Refusal): { error: RpcError } {
  if (refusal === "rejected" && model.getState().quirks.WC3)
    return { error: { code: -32000, message: "User rejected the request" } }
  return { error: (speaksDraft(model) ? draft : freighter)[refusal] }
}
