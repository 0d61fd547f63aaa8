import type { OperationType } from "../../logic/operations/table.js"
import type { Form } from "../../page/place.js"

/** The forms that are one operation. */
export const shortForms = {
  trust: "changeTrust",
  claim: "claimClaimableBalance",
  data: "manageData",
  merge: "accountMerge",
} as const satisfies Readonly<Partial<Record<Form, OperationType>>>

export type ShortFormName = keyof typeof shortForms

/** Whether a form is one operation. */
export function isShortForm(form: Form): form is ShortFormName {
  return Object.hasOwn(shortForms, form)
}
