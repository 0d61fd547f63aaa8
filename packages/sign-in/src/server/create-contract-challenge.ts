import { decodeAddress, reason, WalletError } from "@alidade/core"
import { concatBytes, decodeBase64, encodeBase64, encodeHex, u32 } from "@alidade/core/encoding"
import { addEntrySignature, entryPreimage, joinEntries } from "@alidade/core/entries"
import { checkContractChallenge } from "../challenge/check-contract.js"
import { lastLedger } from "../challenge/simulate.js"
import { contractAddress, webAuthCall } from "../challenge/web-auth-call.js"
import { keepNonce, type NonceStore } from "./nonces.js"
import type { ServerKey } from "./server-key.js"

/** As long as SEP-10 recommends. */
const LIFETIME = 900

/** A ledger closes in about five seconds. */
const LEDGER_SECONDS = 5

/** The numbers of the kinds of credentials. */
const credentialTypes = { address: 1, addressV2: 2 } as const

/** Options of `createContractChallenge`. */
export interface CreateContractChallengeOptions {
  key: ServerKey
  networkPassphrase: string
  /** The address of a JSON-RPC server of the network: it knows the last ledger. */
  rpcUrl: string
  /** The contract that is called, `C…`: `WEB_AUTH_CONTRACT_ID` of the home domain's `stellar.toml`. */
  webAuthContract: string
  /** The account that asks: `C…`, as it came in the request's `account`. */
  account: string
  homeDomain: string
  /** The host of this server, with its port if it has one. */
  webAuthDomain: string
  /** The request's `client_domain` and the `SIGNING_KEY` of that domain's `stellar.toml`, which you have read. */
  clientDomain?: { domain: string; account: string }
  /**
   * The kind of credentials: by default `address`, which every wallet that signs authorizations knows. `addressV2` names
   * the account in what is signed (CAP-71).
   */
  credentials?: "address" | "addressV2"
  /** How long the challenge is valid, in seconds; by default 900. The network counts it in ledgers of about 5 seconds. */
  lifetime?: number
  /** Where the challenge's nonce is kept until it ends, so that `verifyContractChallenge` accepts it once. */
  nonces?: NonceStore
  /** Milliseconds since the epoch; by default now. */
  now?: number
  signal?: AbortSignal
}

/**
 * A challenge for a contract account (SEP-45), signed by the server: base64 `SorobanAuthorizationEntries`, to send as
 * `authorization_entries` beside `network_passphrase`. Throws `bad-request` for an option that no challenge can have,
 * such as a wrong address, `external` if the key does not sign for its address or the network can't be asked, `timeout`,
 * `aborted`, and what the store of nonces throws.
 */
export async function createContractChallenge(
  options: CreateContractChallengeOptions,
): Promise<string> {
  const { key, networkPassphrase, webAuthContract, homeDomain, webAuthDomain } = options
  const { clientDomain, credentials = "address", lifetime = LIFETIME, now = Date.now() } = options
  const account = contractAddress(options.account)
  const nonce = encodeHex(crypto.getRandomValues(new Uint8Array(32)))
  const call = webAuthCall(webAuthContract, {
    // In the order in which a contract's map has its keys.
    account: options.account,
    ...(clientDomain && {
      client_domain: clientDomain.domain,
      client_domain_account: clientDomain.account,
    }),
    home_domain: homeDomain,
    nonce,
    web_auth_domain: webAuthDomain,
    web_auth_domain_account: key.address,
  })
  const ends =
    (await lastLedger(options.rpcUrl, options.signal)) + Math.ceil(lifetime / LEDGER_SECONDS)
  const entry = (address: Uint8Array, expiration: number): string =>
    encodeBase64(
      concatBytes(
        u32(credentialTypes[credentials]),
        address,
        crypto.getRandomValues(new Uint8Array(8)),
        u32(expiration),
        // No signature.
        u32(1),
        call,
        // No calls below it.
        u32(0),
      ),
    )
  const entries = joinEntries([
    entry(account, 0),
    await signEntry(entry(accountAddress(key.address), ends), key, networkPassphrase),
    ...(clientDomain ? [entry(accountAddress(clientDomain.account), 0)] : []),
  ])
  // What this server would refuse later is refused now: a key of another address, for example.
  const serverAccount = key.address
  await checkContractChallenge(entries, {
    ...{ serverAccount, webAuthContract, networkPassphrase, homeDomain, webAuthDomain },
  })
  const seconds = Math.floor(now / 1000)
  if (options.nonces)
    await keepNonce(options.nonces, nonce, { now: seconds, until: seconds + lifetime })
  return entries
}

async function signEntry(
  entry: string,
  { address, sign }: ServerKey,
  networkPassphrase: string,
): Promise<string> {
  const preimage = decodeBase64(await entryPreimage(entry, networkPassphrase))
  const hash = await crypto.subtle.digest("SHA-256", preimage as Uint8Array<ArrayBuffer>)
  const signature = encodeBase64(await sign(new Uint8Array(hash)))
  return addEntrySignature(entry, { place: address, signer: address, signature })
}

/** The `ScAddress` of an account. Throws `bad-request` for another address. */
function accountAddress(address: string): Uint8Array {
  const decoded = decodeAddress(address)
  if (decoded.kind === "account") return concatBytes(u32(0), u32(0), decoded.publicKey)
  throw new WalletError(
    "bad-request",
    reason("otherThanKey", "{address} is not an account's address (G…).", { address }),
  )
}
