import { Account, Keypair, MuxedAccount, StellarToml, WebAuth } from "@stellar/stellar-sdk"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { ask, setFault } from "../../../test/sign-in.js"
import type { SandboxNetwork } from "../../config.js"
import { type Sandbox, startSandbox } from "../index.js"
import { signInFaults } from "./faults.js"

let sandbox: Sandbox
let network: SandboxNetwork
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  network = sandbox.config.networks[0]!
})
afterAll(() => sandbox.close())

test("each network has a stellar.toml with its own endpoint, which the SDK reads", async () => {
  for (const { horizonUrl, passphrase, signIn } of sandbox.config.networks) {
    const text = await (await fetch(`${horizonUrl}/.well-known/stellar.toml`)).text()
    expect(text).toContain(`WEB_AUTH_ENDPOINT = "${signIn.endpoint}"`)
    expect(text).toContain(`NETWORK_PASSPHRASE = "${passphrase}"`)
  }
  const { signIn } = sandbox.config.networks.find(({ id }) => id === "local")!
  const toml = await StellarToml.Resolver.resolve(signIn.homeDomain, { allowHttp: true })
  expect(toml).toMatchObject({
    WEB_AUTH_ENDPOINT: signIn.endpoint,
    SIGNING_KEY: signIn.signingKey,
  })
})

describe("AU1: a challenge", () => {
  test("passes the checks of the SDK, on each network", async () => {
    const account = Keypair.random().publicKey()
    for (const served of sandbox.config.networks) {
      const { homeDomain, signingKey } = served.signIn
      const { status, body } = await ask(served, { account, home_domain: homeDomain, memo: "7" })
      expect([status, body.network_passphrase]).toEqual([200, served.passphrase])
      const read = WebAuth.readChallengeTx(
        body.transaction,
        signingKey,
        served.passphrase,
        homeDomain,
        homeDomain,
      )
      expect(read).toMatchObject({ clientAccountID: account, memo: "7" })
    }
  })

  const key = Keypair.random().publicKey()
  const muxed = new MuxedAccount(new Account(key, "0"), "5").accountId()
  test.each<[string, Record<string, string>, string]>([
    ["no account", {}, "`account`"],
    ["a contract", { account: `C${"A".repeat(55)}` }, "`account`"],
    ["a memo that is no number", { account: key, memo: "x" }, "`memo`"],
    ["a memo beyond 64 bits", { account: key, memo: `${2n ** 64n}` }, "`memo`"],
    ["a memo and a muxed account", { account: muxed, memo: "1" }, "muxed"],
    ["another home domain", { account: key, home_domain: "other.example" }, "signs in for"],
    ["a client domain elsewhere", { account: key, client_domain: "a.example" }, "this machine"],
  ])("is refused for %s", async (_, query, words) => {
    const { status, body } = await ask(network, query)
    expect([status, body.error]).toEqual([400, expect.stringContaining(words)])
  })

  test.each(signInFaults.filter((fault) => !["none", "silent", "account", "memo"].includes(fault)))(
    "fails the checks of the SDK with the fault %s",
    async (fault) => {
      expect((await setFault(sandbox, fault)).status).toBe(200)
      const { status, body } = await ask(network, { account: key })
      if (fault === "error") return expect(status).toBe(500)
      const { homeDomain, signingKey } = network.signIn
      const read = () =>
        WebAuth.readChallengeTx(
          body.transaction,
          signingKey,
          network.passphrase,
          homeDomain,
          homeDomain,
        )
      expect(read).toThrow()
    },
  )

  test("is for somebody else, or another memo, with these faults", async () => {
    const read = async () => {
      const { body } = await ask(network, { account: key, memo: "7" })
      const { signingKey, homeDomain } = network.signIn
      return WebAuth.readChallengeTx(
        body.transaction,
        signingKey,
        network.passphrase,
        homeDomain,
        homeDomain,
      )
    }
    await setFault(sandbox, "account")
    expect((await read()).clientAccountID).not.toBe(key)
    await setFault(sandbox, "memo")
    expect(await read()).toMatchObject({ clientAccountID: key, memo: "8" })
  })

  test("never comes with the fault silent, until the client leaves", async () => {
    await setFault(sandbox, "silent")
    const leaving = new AbortController()
    const url = `${network.signIn.endpoint}?account=${key}`
    const response = await fetch(url, { signal: leaving.signal })
    const body = response.text()
    leaving.abort()
    await expect(body).rejects.toThrow("abort")
  })

  test("has the fault that this machine's pages set, and no other page", async () => {
    expect((await setFault(sandbox, "none of these")).status).toBe(400)
    const foreign = await fetch(`${sandbox.config.signInUrl}/update`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://evil.example" },
      body: JSON.stringify({ fault: "error" }),
    })
    expect(foreign.status).toBe(403)
    expect(await (await fetch(`${sandbox.config.signInUrl}/state`)).json()).toEqual({
      fault: "none",
    })
  })
})
