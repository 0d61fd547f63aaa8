import { decodeAddress, isAddress, reason, WalletError } from "@alidade/core"
import { askServer, secureUrl } from "./server-text.js"

/** SEP-1: a `stellar.toml` has at most 100 KiB. */
const LARGEST_TOML = 102_400

/** The server that signs in the users of a home domain. */
export interface SignInServer {
  /** The domain that users know, such as `example.org`, with a port if it has one. */
  homeDomain: string
  /** `WEB_AUTH_ENDPOINT` of its `stellar.toml`. */
  endpoint: string
  /** `SIGNING_KEY` of its `stellar.toml`, `G…`. */
  signingKey: string
}

/** Reads where a home domain signs users in from its `stellar.toml`. Throws `external`, `timeout`, or `aborted`. */
export async function findServer(origin: string, signal?: AbortSignal): Promise<SignInServer> {
  const { host } = secureUrl(origin)
  const { WEB_AUTH_ENDPOINT: endpoint, SIGNING_KEY: signingKey } = await readToml(origin, signal)
  if (typeof endpoint !== "string" || !isAccount(signingKey)) throw unusable(host)
  return { homeDomain: host, endpoint, signingKey }
}

/** The account that signs for a client domain: `SIGNING_KEY` of its `stellar.toml`. Throws as `findServer`. */
export async function findSigningKey(origin: string, signal?: AbortSignal): Promise<string> {
  const { SIGNING_KEY: signingKey } = await readToml(origin, signal)
  if (!isAccount(signingKey)) throw unusable(secureUrl(origin).host)
  return signingKey
}

async function readToml(
  origin: string,
  signal: AbortSignal | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  const url = secureUrl("/.well-known/stellar.toml", secureUrl(origin))
  const [{ parse }, { ok, text }] = await Promise.all([
    import("smol-toml"),
    askServer(url, { maxBytes: LARGEST_TOML, ...(signal && { signal }) }),
  ])
  if (!ok) throw unusable(url.host)
  try {
    // Only texts are read, so any integer is fine.
    return parse(text, { integersAsBigInt: true })
  } catch (cause) {
    throw unusable(url.host, cause)
  }
}

function isAccount(value: unknown): value is string {
  return isAddress(value) && decodeAddress(value).kind === "account"
}

function unusable(server: string, cause?: unknown): WalletError {
  return new WalletError(
    "external",
    reason("signInToml", "The stellar.toml of {server} doesn't say how to sign in.", { server }),
    { cause },
  )
}
