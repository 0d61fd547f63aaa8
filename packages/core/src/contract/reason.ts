/**
 * What exactly happened, as data that a screen words in any language: a key that never changes, its English sentence,
 * and the values of the sentence's placeholders.
 */
export interface Reason {
  /** Stable, in camelCase. Each key has one English sentence, in all packages. */
  readonly key: string
  /** The sentence, with `{name}` where a value goes. */
  readonly english: string
  readonly values?: Readonly<Record<string, ReasonValue>> | undefined
}

/** A value of a reason: a name, a number, another reason, or somebody else's words. */
export type ReasonValue = string | number | Reason | Quotation

/** Words of a wallet, a server, or a browser, as they came. */
export interface Quotation {
  readonly quote: string
  /** Their language, if it is known. */
  readonly lang?: "en"
}

/** The placeholders of a sentence. */
type Placeholders<English extends string> = English extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** Makes a `Reason`. TypeScript checks that each placeholder of the English sentence has a value. */
export function reason<const English extends string>(
  key: string,
  english: English,
  ...values: [Placeholders<English>] extends [never]
    ? []
    : [values: Readonly<Record<Placeholders<English>, ReasonValue>>]
): Reason
export function reason(key: string, english: string, values?: Reason["values"]): Reason {
  return { key, english, values }
}

/** A reason, or one of its values, in English. */
export function inEnglish(value: ReasonValue): string {
  const { english, values, quote } = value as Partial<Reason & Quotation>
  return english?.replace(/{(\w+)}/g, (_, name) => inEnglish(values![name]!)) ?? quote ?? `${value}`
}
