import type { WalletModel } from "../wallet/model.js"
import type { Refusal } from "./requests.js"

/** An error, as a page receives it. */
export interface ObjectError {
  readonly code: number
  readonly message: string
}

const texts: Readonly<Record<Refusal, string>> = {
  declined: "The user rejected this request.",
  noAccess: "This page has no access. Request it first.",
  invalid: "The request is invalid.",
  internal: "The wallet encountered an internal error.",
}

/** The codes of SEP-43. */
const sep43 = { declined: -4, noAccess: -3, invalid: -3, internal: -1 } as const

/** Those of EIP-1193 and JSON-RPC (BI3, and IN1-4001). */
const eip1193 = { declined: 4001, noAccess: 4100, invalid: -32603, internal: -32603 } as const

export function sep43Error(refused: Refusal): ObjectError {
  return { code: sep43[refused], message: texts[refused] }
}

export function eip1193Error(refused: Refusal): ObjectError {
  return { code: eip1193[refused], message: texts[refused] }
}

/** IN1: throws an error in the form of the quirk that is on, if one is. */
export function throwByQuirk(model: WalletModel, error: ObjectError): void {
  const { quirks } = model.getState()
  if (quirks["IN1-object"]) throw { ...error }
  if (quirks["IN1-error"]) throw new Error(error.message)
  if (quirks["IN1-text"]) throw error.message
  if (quirks["IN1-nested"]) throw { error: { ...error } }
}
