import {
  Account,
  Asset,
  Keypair,
  Memo,
  MuxedAccount,
  Networks,
  Operation,
  TransactionBuilder,
  WebAuth,
} from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import {
  app,
  type ChallengeParts,
  challengeWith,
  context,
  domain,
  entry,
  first,
  muxed,
  nonce,
  START,
  server,
  stranger,
  user,
} from "../../test/challenge.js"
import { checkChallenge } from "./check.js"

const payment = Operation.payment({
  destination: stranger.publicKey(),
  asset: Asset.native(),
  amount: "1",
  source: user.publicKey(),
})
const muxedServer = new MuxedAccount(new Account(server.publicKey(), "0"), "1").accountId()

/** Each wrong part of a challenge, with the key of its reason. */
const hostile: readonly [what: string, parts: ChallengeParts, key: string][] = [
  ["a sequence number that a network would apply", { sequence: "1" }, "challengeSequence"],
  ["another source", { source: stranger.publicKey() }, "challengeServerSource"],
  ["a muxed address of the server as source", { source: muxedServer }, "challengeServerSource"],
  ["no operations", { operations: [] }, "challengeEmpty"],
  ["a payment first", { operations: [payment] }, "challengeOperation"],
  ["a payment after the others", { operations: [first, domain, payment] }, "challengeOperation"],
  ["no end", { bounds: { minTime: START, maxTime: 0 } }, "challengeUnbounded"],
  [
    "a start in the future",
    { bounds: { minTime: START + 11, maxTime: START + 900 } },
    "challengeEarly",
  ],
  ["an end in the past", { bounds: { minTime: START, maxTime: START + 9 } }, "challengeLate"],
  ["a text as memo", { memo: Memo.text("7") }, "challengeMemoType"],
  ["a hash as memo", { memo: Memo.hash("00".repeat(32)) }, "challengeMemoType"],
  [
    "a memo and a muxed account",
    { memo: Memo.id("7"), operations: [entry("example.org auth", nonce, muxed)] },
    "challengeMemoMuxed",
  ],
  [
    "a first operation of the server",
    { operations: [entry("example.org auth", nonce)] },
    "challengeNoAccount",
  ],
  [
    "a first operation without a source",
    { operations: [entry("example.org auth", nonce, "")] },
    "challengeNoAccount",
  ],
  [
    "another home domain",
    { operations: [entry("example.com auth", nonce, user.publicKey())] },
    "challengeHomeDomain",
  ],
  [
    "a home domain that only begins like the expected one",
    { operations: [entry("example.org.evil.example auth", nonce, user.publicKey())] },
    "challengeHomeDomain",
  ],
  [
    "a short random value",
    { operations: [entry("example.org auth", nonce.slice(4), user.publicKey())] },
    "challengeNonce",
  ],
  [
    "a random value that is not base64",
    { operations: [entry("example.org auth", "!".repeat(64), user.publicKey())] },
    "challengeNonce",
  ],
  [
    "no random value",
    { operations: [entry("example.org auth", null, user.publicKey())] },
    "challengeNonce",
  ],
  [
    "another server's domain",
    { operations: [first, entry("web_auth_domain", "evil.example")] },
    "challengeWebAuthDomain",
  ],
  [
    "the server's domain from another account",
    { operations: [first, entry("web_auth_domain", "auth.example.org", stranger.publicKey())] },
    "challengeOtherSource",
  ],
  [
    "a further entry of the user's account",
    { operations: [first, domain, entry("role", "admin", user.publicKey())] },
    "challengeOtherSource",
  ],
  [
    "a further entry without a source",
    { operations: [first, domain, entry("role", "admin", "")] },
    "challengeOtherSource",
  ],
  [
    "a client domain of the server's own account",
    { operations: [first, domain, entry("client_domain", "app.example")] },
    "challengeClientDomainKey",
  ],
  [
    "two client domains",
    {
      operations: [
        first,
        domain,
        ...[app, stranger].map((key) => entry("client_domain", "app.example", key.publicKey())),
      ],
    },
    "challengeClientDomainTwice",
  ],
  ["no signature", { signers: [] }, "challengeServerSignature"],
  ["a stranger's signature", { signers: [stranger] }, "challengeServerSignature"],
  ["a signature for another network", { passphrase: Networks.PUBLIC }, "challengeServerSignature"],
]

const reasonFor = async (challenge: string, changed = {}) => {
  const error = await checkChallenge(challenge, { ...context, ...changed }).catch(
    (thrown) => thrown,
  )
  expect(error).toMatchObject({ kind: "external", reason: { key: "badChallenge" } })
  return error.reason.values.reason.key
}

describe("a challenge is refused for its reason if it has", () => {
  test.each(hostile)("%s", async (_, parts, key) => {
    expect(await reasonFor(challengeWith(parts))).toBe(key)
  })

  test("a fee bump around it", async () => {
    const inner = TransactionBuilder.fromXDR(challengeWith(), context.networkPassphrase)
    const outer = TransactionBuilder.buildFeeBumpTransaction(
      server,
      "1000",
      inner as never,
      context.networkPassphrase,
    )
    outer.sign(server)
    expect(await reasonFor(outer.toXDR())).toBe("challengeFeeBump")
  })

  test("a signature whose bytes were changed", async () => {
    const bytes = Buffer.from(challengeWith(), "base64")
    bytes[bytes.length - 1]! ^= 1
    expect(await reasonFor(bytes.toString("base64"))).toBe("challengeServerSignature")
  })

  test("a body that was changed after the server signed it", async () => {
    const bytes = Buffer.from(challengeWith(), "base64")
    bytes[bytes.indexOf(nonce)]! = "A".charCodeAt(0)
    expect(await reasonFor(bytes.toString("base64"))).toBe("challengeServerSignature")
  })
})

test.each(["", "AAAA", "no base64"])(
  "text that is no transaction is a bad request: “%s”",
  async (text) => {
    await expect(checkChallenge(text, context)).rejects.toMatchObject({ kind: "bad-request" })
  },
)

describe("a correct challenge", () => {
  test("is read with its account, domains, memo, and end", async () => {
    const operations = [
      first,
      domain,
      entry("client_domain", "app.example", app.publicKey()),
      entry("later", "x"),
    ]
    const challenge = challengeWith({ operations, memo: Memo.id("18446744073709551615") })
    expect(
      await checkChallenge(challenge, { ...context, homeDomain: ["a.example", "example.org"] }),
    ).toMatchObject({
      account: user.publicKey(),
      homeDomain: "example.org",
      memo: "18446744073709551615",
      nonce,
      validUntil: START + 900,
      clientDomain: { domain: "app.example", account: app.publicKey() },
    })
  })

  test("may be read by a clock that is off by the tolerance, and no more", async () => {
    const at = (seconds: number) => ({ now: (START + seconds) * 1000, clockTolerance: 300 })
    for (const seconds of [-300, 1200]) {
      expect(await checkChallenge(challengeWith(), { ...context, ...at(seconds) })).toMatchObject({
        nonce,
      })
    }
    expect(await reasonFor(challengeWith(), at(-301))).toBe("challengeEarly")
    expect(await reasonFor(challengeWith(), at(1201))).toBe("challengeLate")
  })

  test.each([
    ["for an account", user.publicKey(), null],
    ["with a memo", user.publicKey(), "7"],
    ["for a muxed account", muxed, null],
  ])("of Stellar's SDK is accepted %s", async (_, account, memo) => {
    const challenge = WebAuth.buildChallengeTx(
      server,
      account,
      "example.org",
      300,
      context.networkPassphrase,
      "auth.example.org",
      memo,
      "app.example",
      app.publicKey(),
    )
    const checked = await checkChallenge(challenge, { ...context, now: Date.now() })
    expect(checked).toMatchObject({
      account,
      homeDomain: "example.org",
      clientDomain: { domain: "app.example", account: app.publicKey() },
      ...(memo && { memo }),
    })
  })

  test("is the one that SEP-10 has as its example", async () => {
    const challenge =
      "AAAAAgAAAADIiRu2BrqqeOcP28PWCkD4D5Rjjsqh71HwvqFX+F4VXAAAAGQAAAAAAAAAAAAAAAEAAAAAXzrUcQAAAABfOtf1AAAAAAAAAAEAAAABAAAAAEEB8rhqNa70RYjaNnF1ARE2CbL50iR9HPXST/fImJN1AAAACgAAADB0aGlzaXNhdGVzdC5zYW5kYm94LmFuY2hvci5hbmNob3Jkb21haW4uY29tIGF1dGgAAAABAAAAQGdGOFlIQm1zaGpEWEY0L0VJUFZucGVlRkxVTDY2V0tKMVBPYXZuUVVBNjBoL09XaC91M2Vvdk54WFJtSTAvQ2UAAAAAAAAAAfheFVwAAABAheKE1HjGnUCNwPbX8mz7CqotShKbA+xM2Hbjl6X0TBpEprVOUVjA6lqMJ1j62vrxn1mF3eJzsLa9s9hRofG3Ag=="
    const transaction = TransactionBuilder.fromXDR(challenge, Networks.TESTNET) as {
      source?: string
    }
    const checked = await checkChallenge(challenge, {
      serverAccount: transaction.source!,
      networkPassphrase: Networks.TESTNET,
      homeDomain: "thisisatest.sandbox.anchor.anchordomain.com",
      webAuthDomain: "example.org",
      now: 0x5f3ad471 * 1000,
    })
    expect(Keypair.fromPublicKey(checked.account).publicKey()).toBe(checked.account)
  })
})
