import type { DescribedOperation, XdrFields } from "@alidade/core/describe"
import type { Draft } from "../draft.js"
import type { Statement } from "../statement.js"

/** An operation of a transaction, decoded, and in words. */
export interface Operation {
  /** Its name in Stellar's definitions. */
  type: string
  /** Its fields, by their names there. */
  fields: XdrFields
  /** Who makes it, `G…`. */
  source: string
  words: DescribedOperation
}

/**
 * Where the effect of an operation shows what a field says: in a balance, in a fact (a setting, an entry, the signers),
 * among the alarms, or under “Not included”. `nothing` is a field that the network doesn't use.
 */
export type ShownIn = "balance" | "fact" | "alarm" | "notIncluded" | "nothing"

/** A row of the table: what an operation does to accounts, and where each of its fields is shown. */
export interface Row {
  fields: Readonly<Record<string, ShownIn>>
  /** What it does to the account that makes it. */
  own(draft: Draft, operation: Operation): void
  /** What it does to an account that it names, which can be the one that makes it. */
  named?(draft: Draft, operation: Operation): void
  /** It can take the offers of accounts that it doesn't name. */
  trades?: true
  /** It can release reserve that other accounts pay. */
  releases?: true
}

/** An operation in words, for the account of a draft. */
export function inWords(draft: Draft, { words, source }: Operation): Statement {
  const { sentence, details } = words
  return { operation: sentence, details, ...(source === draft.address ? {} : { by: source }) }
}
