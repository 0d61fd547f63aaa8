import type { Fields } from "../wallet/fields.js"
import type { AlbedoError } from "./wire.js"

/** Albedo's errors (AL9), with its own texts. */
const texts = {
  unhandled: {
    code: -1,
    message: "Unhandled error occurred. If this error persists, please contact Albedo support.",
  },
  external: { code: -2, message: "External error occurred." },
  invalid: { code: -3, message: "Intent request is invalid." },
  rejected: { code: -4, message: "Action request was rejected by the user." },
  horizon: { code: -5, message: "Transaction failed when submitted to Stellar network." },
  callback: { code: -6, message: "Callback redirect failed." },
} as const

type Kind = keyof typeof texts

/** Creates an error, with optional details. */
export function albedoError(kind: Kind, ext?: unknown): AlbedoError {
  return ext === undefined ? texts[kind] : { ...texts[kind], ext }
}

/** The error of an approved request, with the fields that the reply still has. */
export class IntentFailure extends Error {
  readonly error: AlbedoError

  constructor(
    kind: Kind,
    ext?: unknown,
    readonly fields: Fields = {},
  ) {
    super(texts[kind].message)
    this.error = albedoError(kind, ext)
  }
}
