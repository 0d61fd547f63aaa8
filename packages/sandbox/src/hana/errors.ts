/**
 * What Hana's promises reject with. No public source tells their form: these are errors with a code of SEP-43, and
 * with the switch PLAIN without one.
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

/** An error, as the page gets it. */
export function hanaError(kind: keyof typeof errors, isPlain: boolean): HanaError {
  const [code, message] = errors[kind]
  return Object.assign(new Error(message), isPlain ? {} : { code })
}

/** Why a request came to nothing. */
export type Refusal = { readonly refused: keyof typeof errors }
