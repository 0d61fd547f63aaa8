import { Asset, Memo, Networks, Operation } from "@stellar/stellar-sdk"
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
import { type InspectChallengeOptions, inspectChallenge } from "./inspect.js"

const { networkPassphrase, now } = context
const known = {
  networkPassphrase,
  now,
  account: user.publicKey(),
  server: { signingKey: server.publicKey(), webAuthEndpoint: "https://auth.example.org/auth" },
  client: { signingKey: app.publicKey() },
}
const client = entry("client_domain", "app.example", app.publicKey())
const complete = { operations: [first, domain, client] }

/** The checks that a challenge does not pass, by state. */
async function notPassed(
  parts: ChallengeParts,
  options: InspectChallengeOptions = known,
): Promise<object | undefined> {
  const { checks } = (await inspectChallenge(challengeWith(parts), options)) ?? {}
  return checks && Object.fromEntries(Object.entries(checks).filter(([, is]) => is !== "passed"))
}

test("says what a challenge is for, and that it passes all checks", async () => {
  expect(await inspectChallenge(challengeWith(complete), known)).toMatchObject({
    homeDomain: "example.org",
    serverAccount: server.publicKey(),
    webAuthDomain: "auth.example.org",
    clientDomain: "app.example",
  })
  expect(await notPassed(complete)).toEqual({})
})

test("leaves the checks open for which no stellar.toml was read, and no account is known", async () => {
  expect(await notPassed(complete, { networkPassphrase, now })).toEqual({
    server: "unknown",
    webAuthDomain: "unknown",
    clientDomain: "unknown",
    account: "unknown",
  })
  expect(await notPassed({ operations: [first] })).toEqual({ webAuthDomain: "unknown" })
})

describe("each check fails by itself:", () => {
  const payment = Operation.payment({
    destination: stranger.publicKey(),
    asset: Asset.native(),
    amount: "1",
  })
  test.each<[failed: string, parts: ChallengeParts, options?: Partial<InspectChallengeOptions>]>([
    ["sequence", { sequence: "1" }],
    ["operations", { operations: [first, domain, payment] }],
    ["time", { bounds: { minTime: START, maxTime: 0 } }],
    ["time", { bounds: { minTime: START + 100, maxTime: START + 900 } }],
    ["memo", { memo: Memo.text("7") }],
    ["signature", { passphrase: Networks.PUBLIC }],
    ["signature", { signers: [] }],
    ["server", {}, { server: { ...known.server, signingKey: stranger.publicKey() } }],
    ["server", {}, { server: { webAuthEndpoint: known.server.webAuthEndpoint } }],
    ["server", { source: stranger.publicKey(), signers: [stranger], operations: [first] }],
    ["webAuthDomain", {}, { server: { ...known.server, webAuthEndpoint: "https://evil.example" } }],
    ["webAuthDomain", {}, { server: { signingKey: server.publicKey() } }],
    ["clientDomain", { operations: [first, client, client] }],
    ["clientDomain", complete, { client: { signingKey: stranger.publicKey() } }],
    ["clientDomain", complete, { client: {} }],
    ["account", {}, { account: stranger.publicKey() }],
  ])("%s", async (failed, parts, options) => {
    expect(await notPassed(parts, { ...known, ...options })).toMatchObject({ [failed]: "failed" })
    const states = Object.values((await notPassed(parts, { ...known, ...options }))!)
    expect(states.filter((state) => state === "failed")).toHaveLength(1)
  })
})

test("the account is the same as its muxed address", async () => {
  const operations = [entry("example.org auth", nonce, muxed), domain]
  expect(await notPassed({ operations })).toEqual({})
})

test("is undefined for what is no challenge, and refuses what is no transaction", async () => {
  for (const operations of [[], [domain], [entry("example.org auth", "short", user.publicKey())]])
    expect(await inspectChallenge(challengeWith({ operations }), known)).toBeUndefined()
  await expect(inspectChallenge("AAAA", known)).rejects.toMatchObject({ kind: "bad-request" })
})
