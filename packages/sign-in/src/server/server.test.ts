import { Networks, WebAuth } from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import {
  app,
  challengeWith,
  context,
  muxed,
  START,
  server,
  signedBy,
  stranger,
  user,
} from "../../test/challenge.js"
import { createChallenge, serverKey, verifyChallenge } from "./index.js"

const key = await serverKey(server.secret())
const base = {
  key,
  networkPassphrase: context.networkPassphrase,
  account: user.publicKey(),
  homeDomain: "example.org",
  webAuthDomain: "auth.example.org",
}
const appDomain = { domain: "app.example", account: app.publicKey() }
const missing = async () => undefined

/** Verifies at the time of `createChallenge`. */
const verify = (
  signed: string,
  access?: { signers: { key: string; weight: number }[]; threshold: number },
) => verifyChallenge(signed, { ...context, now: Date.now(), lookUp: async () => access })

describe("serverKey", () => {
  test("signs like Stellar's SDK, for the same address", async () => {
    expect(key.address).toBe(server.publicKey())
    const data = Buffer.from("some bytes")
    expect(server.verify(data, Buffer.from(await key.sign(data)))).toBe(true)
  })

  test.each([
    ["an address", server.publicKey()],
    [
      "a secret with a typing error",
      server.secret().replace(/.$/, (last) => (last === "A" ? "B" : "A")),
    ],
    ["nothing", ""],
  ])("refuses %s without repeating it", async (_, text) => {
    const error = await serverKey(text).catch((thrown) => thrown)
    expect(error).toMatchObject({ kind: "bad-request", reason: { key: "badServerKey" } })
    if (text) expect(error.message).not.toContain(text)
  })
})

describe("createChallenge", () => {
  test.each([
    ["an account", {}, { clientAccountID: user.publicKey(), memo: null }],
    ["a memo", { memo: "7" }, { clientAccountID: user.publicKey(), memo: "7" }],
    ["a muxed account", { account: muxed }, { clientAccountID: muxed, memo: null }],
    ["a client domain", { clientDomain: appDomain }, { clientAccountID: user.publicKey() }],
  ])("passes the reader of Stellar's SDK with %s", async (_, options, expected) => {
    const challenge = await createChallenge({ ...base, ...options })
    const read = WebAuth.readChallengeTx(
      challenge,
      server.publicKey(),
      context.networkPassphrase,
      "example.org",
      "auth.example.org",
    )
    expect(read).toMatchObject({ ...expected, matchedHomeDomain: "example.org" })
    expect(read.tx.timeBounds).toMatchObject({
      maxTime: `${Number(read.tx.timeBounds!.minTime) + 900}`,
    })
  })

  test("never makes the same challenge twice", async () => {
    const now = START * 1000
    const made = await Promise.all([1, 2].map(() => createChallenge({ ...base, now })))
    expect(made[0]).not.toBe(made[1])
  })

  test.each([
    ["a contract's account", { account: `C${"A".repeat(55)}` }],
    ["a memo that is not a number", { memo: "x" }],
    ["a memo of more than 64 bits", { memo: "18446744073709551616" }],
    ["a home domain of 60 bytes", { homeDomain: "a".repeat(60) }],
  ])("refuses %s", async (_, options) => {
    await expect(createChallenge({ ...base, ...options })).rejects.toMatchObject({
      kind: "bad-request",
    })
  })

  test("refuses a key that signs for another address", async () => {
    const wrong = { ...key, address: stranger.publicKey() }
    await expect(createChallenge({ ...base, key: wrong })).rejects.toMatchObject({
      reason: { values: { reason: { key: "challengeServerSignature" } } },
    })
  })
})

describe("verifyChallenge accepts", () => {
  test("the key of an account that does not exist", async () => {
    const signed = signedBy(await createChallenge(base), user)
    expect(await verify(signed)).toMatchObject({
      verified: true,
      subject: user.publicKey(),
      signers: [user.publicKey()],
    })
  })

  test("a memo and a muxed account, each in the token's subject", async () => {
    const memo = signedBy(await createChallenge({ ...base, memo: "7" }), user)
    expect(await verify(memo)).toMatchObject({ subject: `${user.publicKey()}:7` })
    const signed = signedBy(await createChallenge({ ...base, account: muxed }), user)
    expect(await verify(signed)).toMatchObject({ subject: muxed, account: muxed })
  })

  test("several signers that reach the threshold together, without the account's own key", async () => {
    const signers = [
      { key: user.publicKey(), weight: 0 },
      { key: app.publicKey(), weight: 1 },
      { key: stranger.publicKey(), weight: 1 },
      { key: "XDRPF6NZRR7EEVO7ESIWUDXHAOMM2QSKIQQBJK6I2FB7YKDZES5UCLWD", weight: 9 },
    ]
    const challenge = await createChallenge(base)
    const both = await verify(signedBy(challenge, app, stranger), { signers, threshold: 2 })
    expect(both).toMatchObject({ signers: [app.publicKey(), stranger.publicKey()] })
    const one = await verify(signedBy(challenge, app), { signers, threshold: 2 })
    expect(one).toMatchObject({ verified: false, reason: { key: "lightSignatures" } })
    const own = await verify(signedBy(challenge, user), { signers, threshold: 0 })
    expect(own).toMatchObject({ verified: false, reason: { key: "unsignedChallenge" } })
  })

  test("a client domain that has signed too", async () => {
    const challenge = await createChallenge({ ...base, clientDomain: appDomain })
    expect(await verify(signedBy(challenge, app, user))).toMatchObject({
      verified: true,
      clientDomain: appDomain,
      signers: [user.publicKey()],
    })
  })

  test("a challenge that Stellar's SDK made", async () => {
    const challenge = WebAuth.buildChallengeTx(
      server,
      user.publicKey(),
      "example.org",
      300,
      context.networkPassphrase,
      "auth.example.org",
    )
    expect(await verify(signedBy(challenge, user))).toMatchObject({ verified: true })
  })
})

describe("verifyChallenge refuses", () => {
  test.each([
    ["the challenge as it was sent", [], {}, "unsignedChallenge"],
    ["a stranger's signature alone", [stranger], {}, "unsignedChallenge"],
    ["a stranger's signature beside the user's", [user, stranger], {}, "strangeSignature"],
    ["the user's signature twice", [user, user], {}, "strangeSignature"],
    ["the server's signature twice", [user, server], {}, "strangeSignature"],
    [
      "a client domain that has not signed",
      [user],
      { clientDomain: appDomain },
      "unsignedClientDomain",
    ],
    ["a client domain alone", [app], { clientDomain: appDomain }, "unsignedChallenge"],
  ] as const)("%s", async (_, signers, options, reason) => {
    const signed = signedBy(await createChallenge({ ...base, ...options }), ...signers)
    expect(await verify(signed)).toMatchObject({ verified: false, reason: { key: reason } })
  })

  test("the server's and the client domain's keys as signers of the account", async () => {
    const signers = [server, app, user].map((one) => ({ key: one.publicKey(), weight: 1 }))
    const challenge = await createChallenge({ ...base, clientDomain: appDomain })
    expect(await verify(signedBy(challenge, app, user), { signers, threshold: 2 })).toMatchObject({
      reason: { key: "lightSignatures", values: { weight: 1, needed: 2 } },
    })
  })

  test("what the client refuses, with the same reason, and text that is no transaction", async () => {
    const late = await verify(challengeWith({ bounds: { minTime: 1, maxTime: 2 } }))
    expect(late).toMatchObject({ reason: { values: { reason: { key: "challengeLate" } } } })
    const other = challengeWith({ passphrase: Networks.PUBLIC })
    expect(await verifyChallenge(other, { ...context, lookUp: missing })).toMatchObject({
      reason: { values: { reason: { key: "challengeServerSignature" } } },
    })
    expect(await verify("AAAA")).toMatchObject({ verified: false })
  })

  test("nothing when the account can't be looked up: the error is the caller's", async () => {
    const lookUp = () => Promise.reject(new Error("Horizon is away."))
    const signed = signedBy(challengeWith(), user)
    await expect(verifyChallenge(signed, { ...context, lookUp })).rejects.toThrow(
      "Horizon is away.",
    )
  })
})
