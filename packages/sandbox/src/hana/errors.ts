/**
 * The errors that Hana's promises reject with. Their form is undocumented; these have a code of SEP-43, or none with
 * the quirk PLAIN.
 */
export interface HanaError extends Error {
  readonly code?: number
}

const errors = {
  declined: [-4, "The user rejected this request."],
  invalid: [-3, "The request is invalid."],
  unknownAccount: [-3, "This wallet does not have the account."],
  internal: [-1, "The wallet encountered an internal error."],
} as const

/** Creates an error, as the page receives it. */
export function hanaError(kind: keyof typeof errors, isPlain: boolean): HanaError {
  const [code, message] = errors[kind]
  return Object.assign(new Error(message), isPlain ? {} : { code })
}

/** Why a request failed. */
export type Refusal = { readonly refused: keyof typeof errors }
