import type { Deed } from "../sentence/deed.js"
import { fromStroops } from "../stellar/amount.js"
import type { Payment } from "./payments-draft.js"

/** What a payment does, for its sentence. */
export function paymentDeed({ destination, units, assetId, creates }: Payment): Deed {
  const [code = "", issuer] = assetId === "native" ? ["XLM"] : assetId.split(":")
  const asset = issuer === undefined ? { code } : { code, issuer }
  const amount = { type: "amount", value: fromStroops(units), asset } as const
  const values = { amount, to: { type: "address", value: destination } as const }
  return { kind: creates ? "createAccount" : "payment", values }
}
