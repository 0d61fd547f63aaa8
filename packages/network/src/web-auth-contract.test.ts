import { authorizeEntry, type contract, type Keypair, type xdr } from "@stellar/stellar-sdk"
import { beforeEach, expect, test, vi } from "vitest"
import { clientOf } from "../test/client.js"
import { contractWasm } from "../test/wat.js"
import { createNetwork, type Network } from "./network.js"
import { webAuthContract } from "./web-auth-contract.js"

let network: Network
let client: Keypair
let server: Keypair
let contractId: string

beforeEach(async () => {
  network = createNetwork({ seed: "1" })
  vi.stubGlobal("fetch", network.fetch)
  const names = ["client", "server", "payer"]
  for (const name of names) network.fund(network.keypair(name))
  client = network.keypair("client")
  server = network.keypair("server")
  contractId = await network.deploy(webAuthContract())
  return () => vi.unstubAllGlobals()
})

const addressOf = (pair: Keypair) => pair.publicKey()

/** Calls `web_auth_verify` with these texts. */
async function called(
  texts: Readonly<Record<string, string>>,
): Promise<contract.AssembledTransaction<contract.Result<void>>> {
  const own = await clientOf(network, network.keypair("payer"), contractId)
  const args = new Map(Object.entries(texts).sort())
  const call: unknown = await own.web_auth_verify!({ args })
  return call as Awaited<ReturnType<typeof called>>
}

/** Signs the entries of a call with these keys, and simulates it with them. Returns why it fails. */
async function signedBy(
  texts: Readonly<Record<string, string>>,
  ...signers: readonly Keypair[]
): Promise<string | undefined> {
  const call = await called(texts)
  for (const pair of signers)
    await call.signAuthEntries({
      address: pair.publicKey(),
      authorizeEntry: (entry: xdr.SorobanAuthorizationEntry) =>
        authorizeEntry(entry, pair, 100, network.passphrase),
    })
  const { simulation } = await call.simulate()
  return simulation && "error" in simulation ? simulation.error : undefined
}

test("the published Wasm is the compiled contract", async () => {
  expect(Buffer.from(webAuthContract())).toEqual(Buffer.from(await contractWasm("web-auth")))
})

test("AC1: it needs the account, the server, and the client domain, whatever else is named", async () => {
  const texts = { account: addressOf(client), web_auth_domain_account: addressOf(server) }
  const needed = async (more: object) =>
    (await called({ ...texts, ...more, nonce: "7" })).needsNonInvokerSigningBy()
  expect(await needed({})).toEqual([client, server].map(addressOf))
  const app = network.keypair("app").publicKey()
  expect(await needed({ client_domain: "app.example" })).toEqual([client, server].map(addressOf))
  expect(await needed({ client_domain_account: app })).toEqual([
    ...[client, server].map(addressOf),
    app,
  ])
})

test("AC3: it passes with all signatures, and fails without one", async () => {
  const texts = { account: addressOf(client), web_auth_domain_account: addressOf(server) }
  expect(await signedBy(texts, client, server)).toBeUndefined()
  expect(await signedBy(texts, client)).toContain("Error(Auth, InvalidAction)")
})

test.each([["account"], ["web_auth_domain_account"]])("fails without %s", async (missing) => {
  const texts = { account: addressOf(client), web_auth_domain_account: addressOf(server) }
  const { [missing as keyof typeof texts]: _, ...rest } = texts
  const { result } = await called(rest)
  expect(result.unwrapErr().message).toBe("The account or the server is missing.")
})
