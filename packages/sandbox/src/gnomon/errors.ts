const errors = {
  internal: [-1, "The wallet encountered an internal error."],
  off: [-2, "The wallet was turned off. Reload the page."],
  invalid: [-3, "The request is invalid or not supported."],
  declined: [-4, "The user declined this request."],
  noAccess: [4100, "This page has no access to the wallet."],
} as const

/** A failed call, with the draft's code. The page's promise rejects with `error`. */
export interface Failure {
  readonly error: { readonly code: number; readonly message: string }
}

export function failure(kind: keyof typeof errors): Failure {
  const [code, message] = errors[kind]
  return { error: { code, message } }
}
