/** Something that a link leaves open (SEP-7, `replace`): the visitor fills it in, once for all its fields. */
export interface Replacement {
  id: string
  /** The author's explanation. */
  hint: string
  /** Names of fields of the transaction as SEP-11 writes them, without `tx.`. */
  fields: readonly string[]
}

/** Reads `field:ID,field:ID;ID:hint,ID:hint`. Undefined if an ID has no field or no explanation, or two of them. */
export function readReplacements(text: string): readonly Replacement[] | undefined {
  const [left = "", ...right] = text.split(";")
  const fields = pairsOf(left.split(","))
  // A comma inside an explanation doesn't begin another one.
  const hints = pairsOf(right.join(";").split(/,(?=[^,:\s]+:)/))
  if (!fields || !hints) return undefined
  const ids = new Set(fields.map(([, id]) => id))
  const explained = new Set(hints.map(([id]) => id))
  const isWhole = ids.size === hints.length && [...ids].every((id) => explained.has(id))
  if (!isWhole || new Set(fields.map(([name]) => name)).size < fields.length) return undefined
  return hints.map(([id, hint]) => {
    return { id, hint, fields: fields.filter((field) => field[1] === id).map(([name]) => name) }
  })
}

type Pair = readonly [before: string, after: string]

/** The parts before and after the first colon of each text. Undefined if one is empty. */
function pairsOf(texts: readonly string[]): readonly Pair[] | undefined {
  const pairs = texts.map((text): Pair => {
    const at = text.indexOf(":")
    return at < 0 ? ["", ""] : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
  })
  return pairs.some((pair) => pair.includes("")) ? undefined : pairs
}
