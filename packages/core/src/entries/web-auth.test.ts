import { authorizeEntry, type Keypair, StrKey, xdr } from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import {
  called,
  contract,
  invocation,
  signers,
  textMap,
  unsignedEntry,
} from "../../test/auth-entries.js"
import { networks } from "../networks/networks.js"
import { readWebAuth, type WebAuthChecks } from "./index.js"

const networkPassphrase = networks.Testnet
const [server, client] = signers
const fields = {
  account: contract,
  home_domain: "localhost:8080",
  nonce: "42",
  web_auth_domain: "localhost:8080",
  web_auth_domain_account: server.publicKey(),
}
const withClient = {
  account: contract,
  client_domain: "wallet.example",
  client_domain_account: client.publicKey(),
  home_domain: "localhost:8080",
  nonce: "42",
  web_auth_domain: "localhost:8080",
  web_auth_domain_account: server.publicKey(),
}

type Call = Parameters<typeof unsignedEntry>[1]

/** An unsigned entry of a sign-in. */
function entry(address: string, texts: Readonly<Record<string, string>> = fields, call: Call = {}) {
  return unsignedEntry(address, { name: "web_auth_verify", args: [textMap(texts)], ...call })
}

/** The entry with a key's signature. */
async function signed(
  unsigned: xdr.SorobanAuthorizationEntry,
  key: Keypair = server,
  network: string = networkPassphrase,
): Promise<xdr.SorobanAuthorizationEntry> {
  const publicKey = key.publicKey()
  return authorizeEntry(
    unsigned,
    async (_, payload) => ({ signature: key.sign(Buffer.from(payload)), publicKey }),
    1000,
    network,
  )
}

const serverEntry = (texts: Readonly<Record<string, string>> = fields, call: Call = {}) =>
  signed(entry(server.publicKey(), texts, call))

type Given = xdr.SorobanAuthorizationEntry | Promise<xdr.SorobanAuthorizationEntry>

async function read(...entries: readonly Given[]) {
  const list = (await Promise.all(entries)).map((each) => each.toXdr("base64"))
  return readWebAuth(list, { networkPassphrase })
}

const all: WebAuthChecks = {
  function: true,
  contract: true,
  noSubCalls: true,
  argument: true,
  server: true,
  account: true,
  clientDomain: true,
  noOthers: true,
}

test("AC2: a sign-in of a contract account passes, in any order, with its texts and who each entry is for", async () => {
  const [own, theirs] = [entry(contract), serverEntry()]
  const expected = { isSignIn: true, contract: called, fields, checks: all }
  expect(await read(own, theirs)).toEqual({ ...expected, roles: ["account", "server"] })
  expect(await read(theirs, own)).toEqual({ ...expected, roles: ["server", "account"] })
})

test("AC2 AC4: a client domain has an entry of its own, and credentials of version 1 are read too", async () => {
  const call = { credentials: "address" } as const
  const found = await read(
    entry(client.publicKey(), withClient, call),
    serverEntry(withClient, call),
    entry(contract, withClient, call),
  )
  expect(found).toMatchObject({ roles: ["clientDomain", "server", "account"], checks: all })
})

describe("AC2: a sign-in fails", () => {
  const other = StrKey.encodeContract(Buffer.alloc(32, 9))
  const stranger = signers[2]
  const subInvocations = [invocation(called, "transfer")]
  const sameInAll = (call: Call) => [entry(contract, fields, call), serverEntry(fields, call)]
  const changed = (texts: Readonly<Record<string, string>>) => [
    entry(contract, texts),
    serverEntry(texts),
  ]
  const { nonce: _, ...noNonce } = fields

  test.each<[string, () => readonly Given[], Partial<WebAuthChecks>]>([
    ["with another function", () => sameInAll({ name: "transfer" }), { function: false }],
    [
      "with a sub-call",
      () => [entry(contract, fields, { subInvocations }), serverEntry()],
      { noSubCalls: false },
    ],
    [
      "with two contracts",
      () => [entry(contract, fields, { to: other }), serverEntry()],
      { contract: false },
    ],
    [
      "with other texts in one entry",
      () => [entry(contract, { ...fields, home_domain: "evil.example" }), serverEntry()],
      { argument: false, account: false, server: false, noOthers: false },
    ],
    [
      "with two arguments",
      () => sameInAll({ args: [textMap(fields), textMap(fields)] }),
      { argument: false, account: false, server: false, noOthers: false },
    ],
    ["without a nonce", () => changed(noNonce), { argument: false }],
    [
      "with a value that is no text",
      () => sameInAll({ args: [xdr.ScVal.scvMap([])] }),
      { argument: false, account: false, server: false, noOthers: false },
    ],
    [
      "without the server's signature",
      () => [entry(contract), entry(server.publicKey())],
      { server: false },
    ],
    [
      "with the server's signature for another network",
      () => [entry(contract), signed(entry(server.publicKey()), server, networks.Public)],
      { server: false },
    ],
    [
      "with another key's signature for the server",
      () => [entry(contract), signed(entry(server.publicKey()), stranger)],
      { server: false },
    ],
    ["without the server's entry", () => [entry(contract)], { server: false }],
    ["without the account's entry", () => [serverEntry()], { account: false }],
    [
      "with the account's entry twice",
      () => [entry(contract), entry(contract), serverEntry()],
      { account: false },
    ],
    [
      "without the client domain's entry",
      () => [entry(contract, withClient), serverEntry(withClient)],
      { clientDomain: false },
    ],
    [
      "with an entry of somebody else",
      () => [entry(contract), serverEntry(), entry(stranger.publicKey())],
      { noOthers: false },
    ],
    [
      "with an entry of the transaction's source",
      () => [
        entry(contract),
        serverEntry(),
        entry(contract, fields, { credentials: "sourceAccount" }),
      ],
      { noOthers: false },
    ],
  ])("%s", async (_, entries, failed) => {
    expect((await read(...entries())).checks).toEqual({ ...all, ...failed })
  })

  test("without entries", async () => {
    const { checks, isSignIn } = await read()
    expect(isSignIn).toBe(false)
    expect(checks).toMatchObject({
      function: false,
      contract: false,
      server: false,
      account: false,
    })
  })
})
