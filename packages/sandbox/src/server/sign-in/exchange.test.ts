import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Account, Keypair, MuxedAccount, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { answerOf, ask, claimsOf, post, signed } from "../../../test/sign-in.js"
import type { SandboxNetwork } from "../../config.js"
import { type Sandbox, startSandbox } from "../index.js"

let sandbox: Sandbox
let network: SandboxNetwork
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  network = sandbox.config.networks[0]!
})
afterAll(() => sandbox.close())

/** Serves the `stellar.toml` of an app's domain. */
async function appDomain(text: string): Promise<string> {
  const server = createServer((_, response) => response.end(text))
  await new Promise<void>((resolve) => server.listen({ host: "127.0.0.1", port: 0 }, resolve))
  onTestFinished(() => void server.close())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe("AU2: a token", () => {
  test("names the account, the endpoint, and an end, for a form and for JSON", async () => {
    const user = Keypair.random()
    const form = await post(network, await signed(network, { account: user.publicKey() }, user))
    const { iat, ...claims } = claimsOf(network, form.body.token) as { iat: number }
    expect(claims).toEqual({
      iss: network.signIn.endpoint,
      sub: user.publicKey(),
      exp: iat + 86_400,
    })
    const transaction = await signed(network, { account: user.publicKey(), memo: "7" }, user)
    const json = await answerOf(
      fetch(network.signIn.endpoint, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ transaction }),
      }),
    )
    expect(claimsOf(network, json.body.token).sub).toBe(`${user.publicKey()}:7`)
  })

  test("names a muxed account", async () => {
    const user = Keypair.random()
    const account = new MuxedAccount(new Account(user.publicKey(), "0"), "5").accountId()
    const { body } = await post(network, await signed(network, { account }, user))
    expect(claimsOf(network, body.token).sub).toBe(account)
  })

  test("comes once per challenge", async () => {
    const user = Keypair.random()
    const transaction = await signed(network, { account: user.publicKey() }, user)
    expect((await post(network, transaction)).status).toBe(200)
    const again = await post(network, transaction)
    expect([again.status, again.body.error]).toEqual([400, "This challenge was used before."])
  })

  test("needs the medium threshold of an account with several signers", async () => {
    const [user, second, stranger] = [Keypair.random(), Keypair.random(), Keypair.random()]
    const account = user.publicKey()
    await fetch(`${network.friendbotUrl}?addr=${account}`)
    const { sequence } = await (await fetch(`${network.horizonUrl}/accounts/${account}`)).json()
    const setUp = new TransactionBuilder(new Account(account, sequence), {
      fee: "1000",
      networkPassphrase: network.passphrase,
    })
      .addOperation(
        Operation.setOptions({ signer: { ed25519PublicKey: second.publicKey(), weight: 1 } }),
      )
      .addOperation(Operation.setOptions({ masterWeight: 1, medThreshold: 2, highThreshold: 2 }))
      .setTimeout(0)
      .build()
    setUp.sign(user)
    const body = new URLSearchParams({ tx: setUp.toXdr() })
    const sent = await fetch(`${network.horizonUrl}/transactions`, { method: "POST", body })
    expect(sent.status).toBe(200)

    const light = await post(network, await signed(network, { account }, user))
    expect([light.status, light.body.error]).toEqual([400, expect.stringContaining("threshold 2")])
    const strange = await post(network, await signed(network, { account }, user, second, stranger))
    expect(strange.status).toBe(400)
    const both = await post(network, await signed(network, { account }, user, second))
    expect(claimsOf(network, both.body.token).sub).toBe(account)
  })

  test("names the client domain that has signed, whose key its stellar.toml has", async () => {
    const [user, app] = [Keypair.random(), Keypair.random()]
    const domain = await appDomain(`SIGNING_KEY = "${app.publicKey()}"`)
    const query = { account: user.publicKey(), client_domain: domain }
    const { body } = await post(network, await signed(network, query, user, app))
    expect(claimsOf(network, body.token).client_domain).toBe(domain)
    expect((await post(network, await signed(network, query, user))).status).toBe(400)
    const empty = await ask(network, { ...query, client_domain: await appDomain("") })
    expect([empty.status, empty.body.error]).toEqual([400, expect.stringContaining("SIGNING_KEY")])
  })

  test.each<[string, string, string, number]>([
    ["another type", "text/plain", "transaction=AAAA", 415],
    ["broken JSON", "application/json", "{", 400],
    ["JSON without a transaction", "application/json", "[]", 400],
    ["a form without a transaction", "application/x-www-form-urlencoded", "xdr=AAAA", 400],
    ["what is no transaction", "application/x-www-form-urlencoded", "transaction=AAAA", 400],
  ])("is refused for %s", async (_, type, body, status) => {
    const headers = { "content-type": type }
    const answer = await answerOf(fetch(network.signIn.endpoint, { method: "POST", headers, body }))
    expect([answer.status, typeof answer.body.error]).toEqual([status, "string"])
  })
})
