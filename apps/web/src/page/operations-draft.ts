import type { Form } from "./place.js"

/** The name of the general form among the drafts, or of a short one. */
export function operationsDraft(
  address: string,
  passphrase: string,
  form: Form = "operations",
): string {
  return `${form} ${address} ${passphrase}`
}
