import { Memo } from "@stellar/stellar-sdk"
import { readChallenge } from "../../packages/sign-in/src/challenge/challenge.js"
import { checkChallenge } from "../../packages/sign-in/src/challenge/check.js"
import { checkContractChallenge } from "../../packages/sign-in/src/challenge/check-contract.js"
import { inspectChallenge } from "../../packages/sign-in/src/challenge/inspect.js"
import { readMessage } from "../../packages/sign-in/src/message/message.js"
import { verifyChallenge } from "../../packages/sign-in/src/server/verify-challenge.js"
import { verifyMessage } from "../../packages/sign-in/src/server/verify-message.js"
import { readCookie } from "../../packages/sign-in/src/session/cookie.js"
import { readStellarToml } from "../../packages/sign-in/src/stellar-toml/stellar-toml.js"
import {
  challengeWith,
  context,
  muxed,
  signedBy,
  user,
} from "../../packages/sign-in/test/challenge.js"
import { publishedAnswer, publishedChallenge } from "../../packages/sign-in/test/sep-45.js"
import { base64 } from "../change-bytes.js"
import { texts } from "../change-text.js"
import { type Reader, reader } from "../reader.js"
import { anything, bigint, boolean, count, list, oneOf, optional, record, text } from "../shapes.js"
import { signature } from "./samples.js"

const bytesOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "base64"))
const challenge = challengeWith()
const challenges = base64(
  ...[
    challenge,
    challengeWith({ memo: Memo.id("7") }),
    challengeWith({ source: muxed }),
    signedBy(challenge, user),
  ].map(bytesOf),
)
const contractChallenges = base64(...[publishedChallenge, publishedAnswer].map(bytesOf))

const toml = `# A file of SEP-1
VERSION = "2.7.0"
NETWORK_PASSPHRASE = "Test SDF Network ; September 2015"
WEB_AUTH_ENDPOINT = "https://auth.example.org"
SIGNING_KEY = "${context.serverAccount}"
FEDERATION_SERVER = "https://federation.example.org"
ACCOUNTS = ["${context.serverAccount}"]

[DOCUMENTATION]
ORG_NAME = """Example
Organization"""

[[CURRENCIES]]
code = "USDC"
issuer = "${context.serverAccount}"
display_decimals = 2

[[CURRENCIES]]
toml = "https://example.org/EUR.toml"
`

const message = `example.org wants you to sign in with your Stellar account:
${user.publicKey()}

Welcome back.

URI: https://example.org/
Version: 1
Network: ${context.networkPassphrase}
Nonce: abcdefgh12345678
Issued At: 2026-01-02T03:04:05Z
Expiration Time: 2026-01-02T03:14:05Z
Request ID: r-1`

const checked = {
  account: text,
  homeDomain: text,
  "memo?": text,
  nonce: text,
  validUntil: count,
  "clientDomain?": record({ domain: text, account: text }),
}
const refused = record({ verified: oneOf(false), reason: anything })

export const signInReaders: readonly Reader[] = [
  reader("SEP-10 challenge", {
    inputs: challenges,
    read: readChallenge,
    isValue: ({ sequence, source, isFeeBump, entries }: Record<string, unknown>) =>
      bigint(sequence) &&
      text(source) &&
      boolean(isFeeBump) &&
      list(optional(record({ "source?": text, name: text, "value?": text })), 100)(entries),
  }),
  reader("SEP-10 challenge, checked by the client", {
    inputs: challenges,
    read: (transaction) => checkChallenge(transaction, context),
    isValue: record({
      ...checked,
      hash: anything,
      signatures: list(anything, 20),
      serverSignature: count,
    }),
  }),
  reader("SEP-10 challenge, inspected", {
    inputs: challenges,
    read: (transaction) => inspectChallenge(transaction, { ...context, account: user.publicKey() }),
    isValue: (found: { homeDomain?: unknown } | undefined) =>
      found === undefined || text(found.homeDomain),
  }),
  reader("SEP-10 challenge, verified by the server", {
    inputs: challenges,
    read: (transaction) =>
      verifyChallenge(transaction, { ...context, lookUp: async () => undefined }),
    isValue: (found: { verified: boolean }) =>
      found.verified
        ? record({ ...checked, verified: oneOf(true), subject: text, signers: list(text) })(found)
        : refused(found),
  }),
  reader("SEP-45 challenge, checked", {
    inputs: contractChallenges,
    read: (entries) =>
      checkContractChallenge(entries, {
        networkPassphrase: context.networkPassphrase,
        serverAccount: "GCHLHDBOKG2JWMJQBTLSL5XG6NO7ESXI2TAQKZXCXWXB5WI2X6W233PR",
        homeDomain: "localhost:8080",
        webAuthDomain: "localhost:8080",
        webAuthContract: "CCPPXWEQGRRIZK4PVVJBNRU3OPJ4UM276KDJO7IGKEOZKTODLVC5OK6A",
      }),
    isValue: ({ account }: { account: unknown }) => text(account),
  }),
  reader("Sign-in message", {
    inputs: texts(message),
    read: readMessage,
    isValue: record({
      domain: text,
      address: text,
      "statement?": text,
      uri: text,
      networkPassphrase: text,
      nonce: text,
      issued: count,
      expires: count,
      "requestId?": text,
    }),
  }),
  reader("Sign-in message, verified by the server", {
    inputs: texts(message),
    read: (text) =>
      verifyMessage({
        message: text,
        signature,
        domain: "example.org",
        networkPassphrase: context.networkPassphrase,
        now: Date.parse("2026-01-02T03:05:00Z"),
        nonces: { take: async () => true },
      }),
    // Nobody has signed it.
    isValue: refused,
  }),
  reader("stellar.toml", {
    inputs: texts(toml),
    read: readStellarToml,
    isValue: optional(
      record({
        "webAuthEndpoint?": text,
        "webAuthForContractsEndpoint?": text,
        "webAuthContractId?": text,
        "signingKey?": text,
        "uriRequestSigningKey?": text,
        "federationServer?": text,
        currencies: list(record({ code: text, issuer: text })),
      }),
    ),
    isError: () => false,
  }),
  reader("Cookie of a session", {
    inputs: texts("session=abc.def; theme=dark", "a=1; session=x", "session"),
    read: (header) => readCookie(header, "session"),
    isValue: optional(text),
    isError: () => false,
  }),
]
