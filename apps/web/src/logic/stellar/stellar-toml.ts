import { parse } from "smol-toml"
import { fieldsOf, textOf } from "./read-json.js"

/** What the page reads of a `stellar.toml` (SEP-1). Unchecked, except that the texts are texts. */
export interface StellarToml {
  /** `FEDERATION_SERVER`. */
  federationServer?: string | undefined
  /** The entries of `CURRENCIES` that have a code and an issuer. Entries that link to another file have neither. */
  currencies: readonly { code: string; issuer: string }[]
}

/**
 * Reads a `stellar.toml`. Undefined if it isn't valid TOML. The caller limits its length (SEP-1: 100 KiB). Import this
 * module lazily: it brings the parser.
 */
export function readStellarToml(text: string): StellarToml | undefined {
  let document: Readonly<Record<string, unknown>>
  try {
    // Only texts are read, so any integer is fine.
    document = fieldsOf(parse(text, { integersAsBigInt: true }))
  } catch {
    return undefined
  }
  const { FEDERATION_SERVER: server, CURRENCIES: list } = document
  return {
    federationServer: textOf(server),
    currencies: (Array.isArray(list) ? list : []).flatMap((entry) => {
      const { code, issuer } = fieldsOf(entry)
      return typeof code === "string" && typeof issuer === "string" ? [{ code, issuer }] : []
    }),
  }
}
