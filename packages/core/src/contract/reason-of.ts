import type { Quotation, Reason } from "./reason.js"

/** What an error says: its reason, or somebody else's words. */
export function reasonOf(error: { message: string; reason?: Reason }): Reason | Quotation {
  return error.reason ?? { quote: error.message }
}
