import type { Plural } from "../texts/fill.js"
import { buttonEnglish } from "./button.js"
import { connectionEnglish } from "./connection.js"
import { dialogEnglish } from "./dialogs.js"
import { networkEnglish } from "./network.js"
import { promptEnglish } from "./prompts.js"
import { signingEnglish } from "./signing.js"

type English = typeof buttonEnglish &
  typeof networkEnglish &
  typeof dialogEnglish &
  typeof connectionEnglish &
  typeof promptEnglish &
  typeof signingEnglish

/** The component texts by key. */
export type Messages = {
  [Key in keyof English]: English[Key] extends string ? string : Plural
}

/**
 * All component texts in English. `{name}` is a placeholder, and a text with `{count}` has one entry per plural
 * category. Apps override single texts through `KitProvider`; `languages/` has translations. The button loads only its
 * own texts.
 */
export const english: Messages = {
  ...buttonEnglish,
  ...networkEnglish,
  ...dialogEnglish,
  ...connectionEnglish,
  ...promptEnglish,
  ...signingEnglish,
}
