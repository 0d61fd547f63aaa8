import type { WalletModel } from "../wallet/model.js"

/** Why a request is refused. Each dialect has its own code and text for it. */
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

/** The result of a method. */
export type Outcome = { readonly result: unknown } | { readonly error: RpcError }

/** WC2: Freighter Mobile uses one code for all errors, and its own English texts. */
const freighter: Readonly<Record<Refusal, RpcError>> = {
  rejected: { code: 5000, message: "User rejected the request" },
  network: { code: 5000, message: "The wallet is set to another network than the request" },
  invalid: { code: 5000, message: "Invalid request parameters" },
  "too-long": { code: 5000, message: "The message is too long" },
  "not-submitted": { code: 5000, message: "The transaction could not be submitted" },
  unsupported: { code: 5101, message: "Unsupported methods." },
}

/** WC2: the draft uses the codes of SEP-43. */
const draft: Readonly<Record<Refusal, RpcError>> = {
  rejected: { code: -4, message: "The user rejected this request." },
  network: { code: -3, message: "The request is for a network that the wallet does not have." },
  invalid: { code: -3, message: "The request is invalid." },
  "too-long": { code: -3, message: "The message is too long." },
  "not-submitted": { code: -2, message: "The network did not accept the transaction." },
  unsupported: { code: 5101, message: "Unsupported methods." },
}

/** Whether the phone uses the vendor's draft. */
export function usesDraft(model: WalletModel): boolean {
  return model.getState().quirks.WC2 === true
}

/** Builds a refusal in the phone's dialect. */
export function refuse(model: WalletModel, refusal: Refusal): { error: RpcError } {
  if (refusal === "rejected" && model.getState().quirks.WC3)
    return { error: { code: -32000, message: "User rejected the request" } }
  return { error: (usesDraft(model) ? draft : freighter)[refusal] }
}
