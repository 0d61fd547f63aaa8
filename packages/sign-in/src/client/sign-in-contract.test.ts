import { readFileSync } from "node:fs"
import {
  addEntrySignature,
  entryPreimage,
  ledgerWrites,
  withDelegates,
} from "@alidade/core/entries"
import { StrKey, xdr } from "@stellar/stellar-sdk"
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { compileWat } from "../../../network/test/compile-wat.js"
import {
  bytesSigned,
  type ContractChallengeParts,
  type ContractWorld,
  contractChallengeWith,
  contractKit,
  contractWorld,
  expirationOf,
  keySignature,
  signedBy,
  simulatedBySdk,
  split,
  type WalletAnswers,
} from "../../test/contract-world.js"
import { type SignInOptions, signIn } from "../index.js"

let world: ContractWorld
let rpcCalls: string[]
/** How the server or the network departs from a correct one. */
let faults: {
  toml?: string
  parts?: Partial<ContractChallengeParts>
  answer?: object
  rpc?: Record<string, unknown>
  onSimulated?: (result: { transactionData: string }) => void
}
let asked: URLSearchParams[]
let posted: string[]

beforeAll(async () => {
  world = await contractWorld()
})

beforeEach(() => {
  faults = {}
  asked = []
  posted = []
  rpcCalls = []
  vi.stubGlobal("fetch", answer)
  return () => vi.unstubAllGlobals()
})

const toml = () => `
WEB_AUTH_FOR_CONTRACTS_ENDPOINT="https://auth.example.org/contracts"
WEB_AUTH_CONTRACT_ID="${world.webAuth}"
SIGNING_KEY="${world.keys.server.publicKey()}"`

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const { host, pathname, searchParams } = new URL(request.url)
  if (host === new URL(world.network.rpcUrl).host) {
    const { id, method } = await request.clone().json()
    rpcCalls.push(method)
    const result = faults.rpc?.[method]
    if (result !== undefined) return Response.json({ jsonrpc: "2.0", id, result })
    const reply = await world.network.fetch(request)
    if (method === "simulateTransaction") faults.onSimulated?.((await reply.clone().json()).result)
    return reply
  }
  if (pathname === "/.well-known/stellar.toml")
    return new Response(host === "app.example" ? appToml() : (faults.toml ?? toml()))
  if (request.method === "POST") {
    const entries = new URLSearchParams(await request.text()).get("authorization_entries")!
    posted.push(entries)
    const error = await simulatedBySdk(world, entries)
    return error ? Response.json({ error }, { status: 400 }) : Response.json({ token: "a token" })
  }
  asked.push(searchParams)
  const authorization_entries = await contractChallengeWith(world, {
    account: searchParams.get("account")!,
    clientDomain: searchParams.get("client_domain") ?? undefined,
    ...faults.parts,
  })
  const network_passphrase = world.network.passphrase
  return Response.json({ authorization_entries, network_passphrase, ...faults.answer })
}

const appToml = () => `SIGNING_KEY="${world.keys.app.publicKey()}"`

const appDomain = () => ({
  domain: "app.example",
  sign: async (): Promise<string> => expect.unreachable(),
  signEntry: async (entry: string, passphrase: string) => {
    const read = xdr.SorobanAuthorizationEntry.fromXdr(entry, "base64")
    return (await signedBy(read, world.keys.app, expirationOf(read), passphrase)).toXdr("base64")
  },
})

/** Signs the account in with a kit on a wallet. */
async function signedIn(
  account: string,
  options: Partial<SignInOptions> = {},
  wallet: WalletAnswers = {},
) {
  const { kit, asked: wantsSignature } = await contractKit(world, wallet)
  const result = () => signIn({ kit, server: "https://example.org", account, ...options })
  return { result, wantsSignature }
}

describe("signIn signs in a contract account", () => {
  test.each(["address", "addressV2"] as const)(
    "AC1 AC2: that the connected account is a signer of, with credentials of the kind %s",
    async (credentials) => {
      faults.parts = { credentials }
      const { result, wantsSignature } = await signedIn(world.shared)
      expect(await result()).toEqual({
        token: "a token",
        challenge: {
          account: world.shared,
          homeDomain: "example.org",
          nonce: "42",
          lastLedger: expect.any(Number),
        },
      })
      expect(wantsSignature).toHaveBeenCalledOnce()
      expect(Object.fromEntries(asked[0]!)).toEqual({
        account: world.shared,
        home_domain: "example.org",
      })
      expect(rpcCalls).toEqual(["getLatestLedger", "simulateTransaction", ...serverCalls])
    },
  )

  test("AC4: that is connected itself, and whose wallet returns the whole entry", async () => {
    const { passphrase } = world.network
    const { kit } = await contractKit(world, {
      address: world.own,
      sign: (_, entry) => bytesSigned(entry, world.keys.user, passphrase),
    })
    expect((await signIn({ kit, server: "https://example.org" })).token).toBe("a token")
  })

  test("that needs two signers, of whom the kit asks one", async () => {
    const { user, second } = world.keys
    const { kit } = await contractKit(world)
    const account = world.both
    const signEntry = async (entry: string, networkPassphrase: string) => {
      const preimage = await entryPreimage(entry, networkPassphrase)
      const own = await kit.signAuthEntry(preimage, { onBehalfOf: account })
      const one = { place: account, signer: user.publicKey(), signature: own.signedAuthEntry }
      const signature = keySignature(second)(preimage)
      const other = { place: account, signer: second.publicKey(), signature }
      return addEntrySignature(addEntrySignature(entry, one), other)
    }
    const server = "https://example.org"
    expect((await signIn({ kit, server, account, signEntry })).token).toBe("a token")
  })

  test("AC4: that needs no signature", async () => {
    const { result, wantsSignature } = await signedIn(world.open, { signEntry: async (it) => it })
    expect((await result()).token).toBe("a token")
    expect(wantsSignature).not.toHaveBeenCalled()
  })

  test("CP2: whose delegate signs", async () => {
    faults.parts = { credentials: "addressV2" }
    const { user } = world.keys
    const signEntry = async (entry: string, passphrase: string) => {
      const delegated = withDelegates(entry, [user.publicKey()])
      const preimage = await entryPreimage(delegated, passphrase)
      const signature = keySignature(user)(preimage)
      const place = user.publicKey()
      return addEntrySignature(delegated, { place, signer: place, signature })
    }
    expect((await (await signedIn(world.own, { signEntry })).result()).token).toBe("a token")
  })

  test("AC2: with a client domain, whose key is in its own stellar.toml", async () => {
    const { result } = await signedIn(world.shared, { clientDomain: appDomain() })
    const { challenge } = await result()
    const account = world.keys.app.publicKey()
    expect(challenge.clientDomain).toEqual({ domain: "app.example", account })
    expect(asked[0]!.get("client_domain")).toBe("app.example")
  })

  test("AC2: without the client domain if the server leaves it out", async () => {
    faults.parts = { clientDomain: undefined }
    const { result } = await signedIn(world.shared, { clientDomain: appDomain() })
    expect((await result()).challenge.clientDomain).toBeUndefined()
  })

  test.each([
    ["ten minutes ahead", 1000, 120],
    ["as far as the server's signature", 30, 30],
  ])("AC2: with an expiration %s", async (_, serverLedgers, expected) => {
    const now = world.network.ledger.latest().header.ledgerSeq
    faults.parts = { until: now + serverLedgers }
    const { result } = await signedIn(world.shared)
    await result()
    const [own, server] = split(posted[0]!).map(expirationOf)
    expect([own! - now, server! - now]).toEqual([expected, serverLedgers])
  })

  test("needs no stellar.toml if the app knows what it says", async () => {
    faults.toml = "not toml"
    const contracts = { endpoint: "https://auth.example.org/x", contract: world.webAuth }
    const signingKey = world.keys.server.publicKey()
    const server = { homeDomain: "example.org", signingKey, contracts }
    const { result } = await signedIn(world.shared, { server })
    expect((await result()).token).toBe("a token")
  })
})

/** What the test's server asks the network. */
const serverCalls = ["getLedgerEntries", "simulateTransaction"]

const challengeFault = (key: string) => ({ key: "badChallenge", values: { reason: { key } } })

describe("signIn does not ask a contract account's wallet if", () => {
  const stranger = () => world.keys.stranger.publicKey()

  test.each<[string, () => typeof faults, Partial<SignInOptions>, object]>([
    [
      "AC1: the toml has no endpoint for contracts",
      () => ({ toml: toml().replace("FOR_CONTRACTS_", "") }),
      {},
      { key: "signInNoContracts" },
    ],
    [
      "AC1: the toml names no contract",
      () => ({ toml: toml().replace(world.webAuth, stranger()) }),
      {},
      { key: "signInNoContracts" },
    ],
    [
      "AC1: the toml has no key",
      () => ({ toml: toml().replace("SIGNING", "OTHER") }),
      {},
      { key: "signInToml" },
    ],
    [
      "AC1: the endpoint is not encrypted",
      () => ({ toml: toml().replace("https:", "http:") }),
      {},
      { key: "signInAddress" },
    ],
    [
      "AC2: it is for another account",
      () => ({ parts: { account: world.both } }),
      {},
      challengeFault("challengeAccount"),
    ],
    [
      "AC2: a client domain was added",
      () => ({ parts: { clientDomain: "app.example" } }),
      {},
      challengeFault("challengeClientDomain"),
    ],
    [
      "AC2: another contract is called",
      () => ({ parts: { contract: world.shared } }),
      {},
      challengeFault("challengeContract"),
    ],
    [
      "AC2: it comes from another host",
      () => ({ parts: { texts: { web_auth_domain: "example.org" } } }),
      {},
      challengeFault("challengeWebAuthDomain"),
    ],
    [
      "AC2: the server's signature has ended",
      () => ({ parts: { until: world.network.ledger.latest().header.ledgerSeq } }),
      {},
      challengeFault("challengeLate"),
    ],
    [
      "the server names another network",
      () => ({ answer: { network_passphrase: "Other" } }),
      {},
      { key: "signInNetwork" },
    ],
    [
      "the entries are a list of texts",
      () => ({ answer: { authorization_entries: [] } }),
      {},
      { key: "signInUnusable" },
    ],
    [
      "the network's last ledger is no number",
      () => ({ rpc: { getLatestLedger: { sequence: "7" } } }),
      {},
      { key: "serverUnusable" },
    ],
    ["a memo is given", () => ({}), { memo: "7" }, { key: "signInMemo" }],
    [
      "the client domain can't sign entries",
      () => ({}),
      { clientDomain: { domain: "app.example", sign: async () => "" } },
      { key: "signInNoSignEntry" },
    ],
    [
      "the client domain returns its entry unsigned",
      () => ({}),
      {
        clientDomain: { domain: "app.example", sign: async () => "", signEntry: async (it) => it },
      },
      { key: "signInClientDomain" },
    ],
    [
      "the client domain returns no entry",
      () => ({}),
      { clientDomain: { domain: "app.example", sign: async () => "", signEntry: async () => "" } },
      { key: "signInClientDomain" },
    ],
  ])("%s", async (_, found, options, reason) => {
    faults = found()
    const { result, wantsSignature } = await signedIn(world.shared, options)
    await expect(result()).rejects.toMatchObject({ reason })
    expect(wantsSignature).not.toHaveBeenCalled()
    expect(posted).toEqual([])
  })

  test("AC2: the client domain's key is another", async () => {
    const clientDomain = { ...appDomain(), signingKey: stranger() }
    const { result, wantsSignature } = await signedIn(world.shared, { clientDomain })
    const reason = challengeFault("challengeClientDomainKey")
    await expect(result()).rejects.toMatchObject({ reason })
    expect(wantsSignature).not.toHaveBeenCalled()
  })

  test("the kit's network has no JSON-RPC server", async () => {
    const { kit, asked: wantsSignature } = await contractKit(world)
    const getState = () => ({ ...kit.getState(), rpcUrl: undefined })
    const { shared: account } = world
    await expect(
      signIn({ kit: { ...kit, getState }, server: "https://example.org", account }),
    ).rejects.toMatchObject({ kind: "bad-request", reason: { key: "signInNoRpc" } })
    expect(wantsSignature).not.toHaveBeenCalled()
  })
})

describe("after a contract account's wallet has signed, signIn sends nothing if", () => {
  const other = StrKey.encodeContract(Buffer.alloc(32, 9))

  test("AC2: the account's contract does not accept the signature", async () => {
    const { result } = await signedIn(world.both)
    await expect(result()).rejects.toMatchObject({
      kind: "external",
      reason: { key: "refusedByNetwork", values: { answer: { quote: expect.any(String) } } },
    })
    expect(posted).toEqual([])
  })

  test("AC2: the contract would write anything but the signatures' nonces", async () => {
    const source = new URL("../../../network/test/wat/web-auth.wat", import.meta.url)
    const writing = readFileSync(source, "utf8")
      .replace("(memory", '(import "l" "_" (func $put (param i64 i64 i64) (result i64)))\n(memory')
      .replace(
        /\(i64\.const 2\)\)\s*\)\s*$/,
        "(call $put (i64.const 2) (i64.const 2) (i64.const 1))))",
      )
    const contract = await world.network.deploy(await compileWat(writing))
    faults.parts = { contract }
    faults.toml = toml().replace(world.webAuth, contract)
    const { result } = await signedIn(world.shared)
    await expect(result()).rejects.toMatchObject({ reason: challengeFault("challengeWrites") })
    expect(posted).toEqual([])
  })

  test.each<[string, () => SignInOptions["signEntry"]]>([
    [
      "the expiration has changed",
      () => (entry) => bytesSigned(entry, world.keys.user, world.network.passphrase, 9999),
    ],
    [
      "the entry is of another account",
      () => async (entry) => {
        const read = xdr.SorobanAuthorizationEntry.fromXdr(entry, "base64")
        if (read.credentials.type !== "sorobanCredentialsAddress") throw new TypeError()
        const { nonce, signatureExpirationLedger, signature } = read.credentials.address
        const address = xdr.ScAddress.fromJson(other)
        const changed = { address, nonce, signatureExpirationLedger, signature }
        const credentials = xdr.SorobanCredentials.sorobanCredentialsAddress(
          new xdr.SorobanAddressCredentials(changed),
        )
        const { rootInvocation } = read
        return new xdr.SorobanAuthorizationEntry({ credentials, rootInvocation }).toXdr("base64")
      },
    ],
    ["what comes back is no entry", () => async () => "AAAA"],
  ])("PK8: %s", async (_, signEntry) => {
    const { result } = await signedIn(world.own, { signEntry: signEntry()! })
    await expect(result()).rejects.toMatchObject({
      kind: "altered",
      reason: { key: "signInAltered" },
    })
    expect(posted).toEqual([])
  })

  test("the wallet of a contract account returns a bare signature", async () => {
    const { result } = await signedIn(world.own, {}, { address: world.own })
    await expect(result()).rejects.toMatchObject({
      kind: "bad-reply",
      reason: { key: "signInSignatureForm" },
    })
  })

  test.each([
    ["has no data", { latestLedger: 5 }],
    ["has data that are none", { latestLedger: 5, transactionData: "AAAA" }],
    ["has no ledger", { transactionData: "AAAA" }],
  ])("the simulation %s", async (_, simulateTransaction) => {
    faults.rpc = { simulateTransaction }
    const { result } = await signedIn(world.shared)
    await expect(result()).rejects.toMatchObject({ reason: { key: "serverUnusable" } })
    expect(posted).toEqual([])
  })

  test("the user rejects", async () => {
    const { result } = await signedIn(
      world.shared,
      {},
      { sign: () => Promise.reject(Object.assign(new Error("no"), { code: -4 })) },
    )
    await expect(result()).rejects.toMatchObject({ kind: "rejected" })
  })
})

test("AC2: an archived contract of a sign-in may be restored by the call", async () => {
  world = await contractWorld()
  world.network.archive(world.webAuth)
  const restored = vi.fn()
  faults.onSimulated = ({ transactionData }) =>
    restored(ledgerWrites(transactionData).filter((write) => write.restored))
  const { result } = await signedIn(world.shared)
  expect((await result()).token).toBe("a token")
  expect(restored.mock.calls[0]).toEqual([
    [{ kind: "contractData", owner: world.webAuth, data: "instance", restored: true }],
  ])
})

test("AC2: an archived account must be restored before it signs in", async () => {
  world = await contractWorld()
  world.network.archive(world.shared)
  const { result } = await signedIn(world.shared)
  await expect(result()).rejects.toMatchObject({ reason: challengeFault("challengeWrites") })
  expect(posted).toEqual([])
})
