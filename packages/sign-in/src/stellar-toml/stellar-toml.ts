import { parse } from "smol-toml"

/** What is read of a `stellar.toml` (SEP-1). Unchecked, except that the texts are texts. */
export interface StellarToml {
  /** `WEB_AUTH_ENDPOINT` (SEP-10). */
  webAuthEndpoint?: string
  /** `WEB_AUTH_FOR_CONTRACTS_ENDPOINT` (SEP-45). */
  webAuthForContractsEndpoint?: string
  /** `WEB_AUTH_CONTRACT_ID` (SEP-45). */
  webAuthContractId?: string
  /** `SIGNING_KEY`. */
  signingKey?: string
  /** `URI_REQUEST_SIGNING_KEY` (SEP-7). */
  uriRequestSigningKey?: string
  /** `FEDERATION_SERVER` (SEP-2). */
  federationServer?: string
  /** The entries of `CURRENCIES` that have a code and an issuer. Entries that link to another file have neither. */
  currencies: readonly { code: string; issuer: string }[]
}

/** The names of the texts, as the file has them. */
const texts = {
  webAuthEndpoint: "WEB_AUTH_ENDPOINT",
  webAuthForContractsEndpoint: "WEB_AUTH_FOR_CONTRACTS_ENDPOINT",
  webAuthContractId: "WEB_AUTH_CONTRACT_ID",
  signingKey: "SIGNING_KEY",
  uriRequestSigningKey: "URI_REQUEST_SIGNING_KEY",
  federationServer: "FEDERATION_SERVER",
} as const

/**
 * Reads the text of a `stellar.toml` (SEP-1). Undefined if it isn't valid TOML. The caller limits its length (100 KiB).
 * Import this module lazily: it brings the parser (7 kB).
 */
export function readStellarToml(text: string): StellarToml | undefined {
  let document: Readonly<Record<string, unknown>>
  try {
    // Only texts are read, so any integer is fine.
    document = parse(text, { integersAsBigInt: true })
  } catch {
    return undefined
  }
  const found = Object.entries(texts)
    .map(([field, name]) => [field, document[name]])
    .filter(([, value]) => typeof value === "string")
  const { CURRENCIES: list } = document
  return {
    ...Object.fromEntries(found),
    currencies: (Array.isArray(list) ? list : []).flatMap((entry) => {
      const { code, issuer } = fieldsOf(entry)
      return typeof code === "string" && typeof issuer === "string" ? [{ code, issuer }] : []
    }),
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
}
