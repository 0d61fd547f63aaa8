import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createNetwork, type Network } from "@alidade/network"
import { type Reply, router } from "@alidade/network/http"
import {
  authorizeEntry,
  buildAuthorizationEntryPreimage,
  hash,
  Keypair,
  nativeToScVal,
  scValToNative,
  xdr,
} from "@stellar/stellar-sdk"
import { beforeEach, describe, expect, onTestFinished, test } from "vitest"
import { contractWasm } from "../../../../network/test/wat.js"
import { sandboxConfig } from "../../config.js"
import { decodeEntries, encodeEntries } from "./entry-list.js"
import { openSignIn } from "./index.js"

const owner = Keypair.random()
const config = sandboxConfig(8000).networks[0]!
const { homeDomain, signingKey } = config.signIn

let network: Network
let account: string
let handler: ReturnType<typeof router>
beforeEach(async () => {
  network = createNetwork({ passphrase: config.passphrase })
  const key = nativeToScVal(owner.rawPublicKey(), { type: "bytes" })
  account = await network.deploy(await contractWasm("account"), [key])
  const servers = openSignIn()
  handler = router([
    ...servers.siteRoutes({ ...config, ledger: network.ledger, network }),
    ...servers.routes,
  ])
})

interface Answer {
  status: number
  body: Record<string, string>
}

async function ask(path: string, given: { query?: object; json?: object } = {}): Promise<Answer> {
  const request = {
    method: given.json ? "POST" : "GET",
    path: path.split("/").filter(Boolean),
    query: new URLSearchParams({ ...given.query }),
    origin: undefined,
    contentType: "application/json",
    body: JSON.stringify(given.json),
  }
  const { status, body } = await Promise.resolve()
    .then(() => handler(request))
    .catch((thrown: { reply: Reply }) => thrown.reply)
  return { status, body: JSON.parse(String(body)) }
}

async function challenge(query: object = {}): Promise<xdr.SorobanAuthorizationEntry[]> {
  const { status, body } = await ask("testnet/auth-contract", {
    query: { account, home_domain: homeDomain, ...query },
  })
  expect([status, body.network_passphrase]).toEqual([200, config.passphrase])
  return [...decodeEntries(body.authorization_entries!)]
}

const addressIn = ({ credentials }: xdr.SorobanAuthorizationEntry): string =>
  credentials.type === "sorobanCredentialsAddress"
    ? String(credentials.address.address.toJson())
    : ""

/** The texts of the single argument. */
function textsOf({ rootInvocation }: xdr.SorobanAuthorizationEntry): Record<string, string> {
  const { function: called } = rootInvocation
  if (called.type !== "sorobanAuthorizedFunctionTypeContractFn") throw new TypeError(called.type)
  return scValToNative(called.contractFn.args[0]!)
}

/** An entry as the contract's owner signs it. */
function signed(
  entry: xdr.SorobanAuthorizationEntry,
  { by = owner, ledgers = 10 } = {},
): xdr.SorobanAuthorizationEntry {
  const { credentials, rootInvocation } = entry
  if (credentials.type !== "sorobanCredentialsAddress") throw new TypeError(credentials.type)
  const until = network.ledger.latest().header.ledgerSeq + ledgers
  const preimage = buildAuthorizationEntryPreimage(entry, until, config.passphrase)
  const address = new xdr.SorobanAddressCredentials({
    ...credentials.address,
    signatureExpirationLedger: until,
    signature: xdr.ScVal.scvBytes(by.sign(hash(preimage.toXdr()))),
  })
  return new xdr.SorobanAuthorizationEntry({
    credentials: xdr.SorobanCredentials.sorobanCredentialsAddress(address),
    rootInvocation,
  })
}

const post = (entries: readonly xdr.SorobanAuthorizationEntry[]): Promise<Answer> =>
  ask("testnet/auth-contract", { json: { authorization_entries: encodeEntries(entries) } })

const claimsOf = (token = ""): object =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"))

describe("AC1: a challenge for a contract account", () => {
  test("has an entry of the account and one that the server has signed, of one call", async () => {
    const entries = await challenge()
    expect(entries.map(addressIn)).toEqual([account, signingKey])
    for (const entry of entries) {
      expect(entry.rootInvocation.subInvocations).toEqual([])
      expect(textsOf(entry)).toEqual({
        account,
        home_domain: homeDomain,
        nonce: expect.stringMatching(/^.{32}$/),
        web_auth_domain: homeDomain,
        web_auth_domain_account: signingKey,
      })
    }
    const [own, server] = entries.map(({ credentials }) =>
      credentials.type === "sorobanCredentialsAddress" ? credentials.address.signature.type : "",
    )
    expect([own, server]).toEqual(["scvVoid", "scvVec"])
  })

  test.each<[string, object]>([
    ["an account that is no contract", { account: signingKey }],
    ["another home domain", { home_domain: "other.example" }],
    ["a client domain elsewhere", { client_domain: "app.example" }],
  ])("is refused for %s", async (_, query) => {
    const { status, body } = await ask("testnet/auth-contract", {
      query: { account, home_domain: homeDomain, ...query },
    })
    expect([status, typeof body.error]).toEqual([400, "string"])
  })

  test.each<[string, object]>([
    ["home-domain", { home_domain: "other.example" }],
    ["web-auth-domain", { web_auth_domain: "other.example" }],
    ["server-key", { web_auth_domain_account: expect.not.stringMatching(signingKey) }],
    ["account", { account: expect.stringMatching(/^C/) }],
    ["payment", {}],
  ])("has the fault %s", async (fault, texts) => {
    await ask("sign-in/update", { json: { fault } })
    const [entry] = await challenge()
    expect(textsOf(entry!)).toMatchObject(texts)
    expect(textsOf(entry!).account === account).toBe(fault !== "account")
    expect(entry!.rootInvocation.subInvocations).toHaveLength(fault === "payment" ? 1 : 0)
  })
})

describe("AC3: a token for a contract account", () => {
  test("comes once, for entries that the account has signed", async () => {
    const [own, server] = await challenge()
    const { status, body } = await post([server!, signed(own!)])
    expect([status, body.error]).toEqual([200, undefined])
    expect(claimsOf(body.token)).toMatchObject({ sub: account })
    expect((await post([server!, signed(own!)])).status).toBe(400)
  })

  test("names the client domain whose account has signed", async () => {
    const app = Keypair.random()
    network.fund(app)
    const site = createServer((_, response) => response.end(`SIGNING_KEY = "${app.publicKey()}"`))
    await new Promise<void>((resolve) => site.listen({ host: "127.0.0.1", port: 0 }, resolve))
    onTestFinished(() => void site.close())
    const domain = `127.0.0.1:${(site.address() as AddressInfo).port}`
    const [own, server, client] = await challenge({ client_domain: domain })
    const until = network.ledger.latest().header.ledgerSeq + 10
    const byApp = await authorizeEntry(client!, app, until, config.passphrase)
    expect((await post([signed(own!), server!, client!])).status).toBe(400)
    const { body } = await post([signed(own!), server!, byApp])
    expect(claimsOf(body.token)).toMatchObject({ sub: account, client_domain: domain })
  })

  test.each<
    [string, (own: xdr.SorobanAuthorizationEntry, server: xdr.SorobanAuthorizationEntry) => unknown]
  >([
    ["an entry without a signature", (own, server) => [own, server]],
    [
      "a signature of somebody else",
      (own, server) => [signed(own, { by: Keypair.random() }), server],
    ],
    ["a signature that is over", (own, server) => [signed(own, { ledgers: -1 }), server]],
    ["a signature without a near end", (own, server) => [signed(own, { ledgers: 721 }), server]],
    ["the server's entry missing", (own) => [signed(own)]],
    ["an entry twice", (own, server) => [signed(own), server, server]],
    ["no entries", () => []],
  ])("is refused for %s", async (_, choose) => {
    const [own, server] = await challenge()
    const chosen = choose(own!, server!) as xdr.SorobanAuthorizationEntry[]
    const { status, body } = await post(chosen)
    expect([status, typeof body.error]).toEqual([400, "string"])
  })

  test("is refused for entries of two challenges, of none, and for what is no list", async () => {
    const [own] = await challenge()
    const [, server] = await challenge()
    expect((await post([signed(own!), server!])).status).toBe(400)
    const later = openSignIn().siteRoutes({ ...config, ledger: network.ledger, network })
    const [mine, theirs] = await challenge()
    handler = router(later)
    expect((await post([signed(mine!), theirs!])).status).toBe(400)
    const garbage = await ask("testnet/auth-contract", { json: { authorization_entries: "AAAA" } })
    expect(garbage.status).toBe(400)
  })
})
