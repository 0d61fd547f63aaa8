import type { Value } from "@alidade/core/describe"
import type { Deed, Deeds } from "../sentence/deed.js"

/** How the transaction that a wallet returned differs from the requested one. */
export interface Rejection {
  /** What alone is different, if both are otherwise the same. */
  changed: "amount" | "to"
  returned: Value
  requested: Value
}

/** Compares the transaction that a wallet returned with the request. Undefined if more than one value differs. */
export function compareDeeds(requested: Deeds, returned: Deeds): Rejection | undefined {
  const [asked, ...moreAsked] = requested.deeds
  const [got, ...moreGot] = returned.deeds
  if (!asked || !got || moreAsked.length > 0 || moreGot.length > 0) return undefined
  if (asked.kind !== got.kind || asked.by !== got.by) return undefined
  const different = differencesOf(asked, got)
  const [name] = different
  if (different.length !== 1 || (name !== "amount" && name !== "to")) return undefined
  const values = (deed: Deed): Readonly<Record<string, Value>> => deed.values
  return { changed: name, returned: values(got)[name]!, requested: values(asked)[name]! }
}

function differencesOf({ values: asked }: Deed, { values: got }: Deed): string[] {
  return Object.keys(asked).filter(
    (name) =>
      JSON.stringify(asked[name as keyof typeof asked]) !==
      JSON.stringify(got[name as keyof typeof got]),
  )
}
