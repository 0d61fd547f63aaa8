import { decodeAddress, isAddress, reason, WalletError } from "@alidade/core"
import type { StellarToml } from "../stellar-toml/stellar-toml.js"
import { askServer, secureUrl } from "./server-text.js"

/** SEP-1: a `stellar.toml` has at most 100 KiB. */
const LARGEST_TOML = 102_400

/** The server that signs in the users of a home domain. */
export interface SignInServer {
  /** The domain that users know, such as `example.org`, with a port if it has one. */
  homeDomain: string
  /** `SIGNING_KEY` of its `stellar.toml`, `G…`. */
  signingKey: string
  /** `WEB_AUTH_ENDPOINT` of its `stellar.toml`, if it signs in accounts (SEP-10). */
  endpoint?: string
  /**
   * `WEB_AUTH_FOR_CONTRACTS_ENDPOINT` and `WEB_AUTH_CONTRACT_ID` (`C…`) of its `stellar.toml`, if it signs in contract
   * accounts (SEP-45).
   */
  contracts?: { endpoint: string; contract: string }
}

/** Reads where a home domain signs users in from its `stellar.toml`. Throws `external`, `timeout`, or `aborted`. */
export async function findServer(origin: string, signal?: AbortSignal): Promise<SignInServer> {
  const { host } = secureUrl(origin)
  const toml = await readToml(origin, signal)
  const { webAuthEndpoint, webAuthForContractsEndpoint, webAuthContractId, signingKey } = toml
  if (!isKind(signingKey, "account")) throw unusable(host)
  return {
    homeDomain: host,
    signingKey,
    ...(webAuthEndpoint === undefined ? {} : { endpoint: webAuthEndpoint }),
    ...(webAuthForContractsEndpoint !== undefined && isKind(webAuthContractId, "contract")
      ? { contracts: { endpoint: webAuthForContractsEndpoint, contract: webAuthContractId } }
      : {}),
  }
}

/** The account that signs for a client domain: `SIGNING_KEY` of its `stellar.toml`. Throws as `findServer`. */
export async function findSigningKey(origin: string, signal?: AbortSignal): Promise<string> {
  const { signingKey } = await readToml(origin, signal)
  if (!isKind(signingKey, "account")) throw unusable(secureUrl(origin).host)
  return signingKey
}

async function readToml(origin: string, signal: AbortSignal | undefined): Promise<StellarToml> {
  const url = secureUrl("/.well-known/stellar.toml", secureUrl(origin))
  const [{ readStellarToml }, { ok, text }] = await Promise.all([
    import("../stellar-toml/stellar-toml.js"),
    askServer(url, { maxBytes: LARGEST_TOML, ...(signal && { signal }) }),
  ])
  const toml = ok ? readStellarToml(text) : undefined
  if (!toml) throw unusable(url.host)
  return toml
}

function isKind(value: unknown, kind: "account" | "contract"): value is string {
  return isAddress(value) && decodeAddress(value).kind === kind
}

/** The error for a `stellar.toml` that cannot be read, or lacks what is needed. */
export function unusable(server: string): WalletError {
  return new WalletError(
    "external",
    reason("signInToml", "The stellar.toml of {server} doesn't say how to sign in.", { server }),
  )
}
