import { buttonEnglish } from "./button.js"
import { dialogEnglish } from "./dialog.js"
import { menuEnglish } from "./menu.js"

/** A text that depends on `{count}`, by the plural categories of its language as `Intl.PluralRules` names them. */
export type Plural = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>

type English = typeof buttonEnglish & typeof menuEnglish & typeof dialogEnglish

/** The texts of the components, by key. */
export type Messages = {
  [Key in keyof English]: English[Key] extends string ? string : Plural
}

/**
 * Every text of the components, in English. `{name}` is filled in; what depends on `{count}` has a text for each plural
 * category. An app overrides single ones through `KitProvider`; `languages/` has them in other languages. The button
 * and its menu are loaded with no more than their own texts.
 */
export const english: Messages = { ...buttonEnglish, ...menuEnglish, ...dialogEnglish }
