import { buttonEnglish } from "./button/messages.js"
import { dialogEnglish } from "./dialog/messages.js"

/** A text that depends on `{count}`, by the plural categories of its language as `Intl.PluralRules` names them. */
export type Plural = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>

type English = typeof buttonEnglish & typeof dialogEnglish

/** The texts of the components, by key. */
export type Messages = {
  [Key in keyof English]: English[Key] extends string ? string : Plural
}

/**
 * Every text of the components, in English. `{name}` is filled in; what depends on `{count}` has a text for each plural
 * category. An app overrides single ones through `KitProvider`; `languages/` has them in other languages. What is
 * loaded with the button takes no more than its own of them.
 */
export const english: Messages = { ...buttonEnglish, ...dialogEnglish }
