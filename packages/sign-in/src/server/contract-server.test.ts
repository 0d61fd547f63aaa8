import { type Keypair, xdr } from "@stellar/stellar-sdk"
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import {
  bytesSigned,
  type ContractChallengeParts,
  type ContractWorld,
  contractChallengeWith,
  contractKit,
  contractWorld,
  joined,
  signedBy,
  simulatedBySdk,
  split,
} from "../../test/contract-world.js"
import { signIn } from "../index.js"
import {
  type ContractChallengeContext,
  type CreateContractChallengeOptions,
  createContractChallenge,
  memoryNonces,
  serverKey,
  verifyContractChallenge,
} from "./index.js"

let world: ContractWorld
let site: ContractChallengeContext & { homeDomain: string; rpcUrl: string }
let ledger: number

beforeAll(async () => {
  world = await contractWorld()
  ledger = world.network.ledger.latest().header.ledgerSeq
  site = {
    serverAccount: world.keys.server.publicKey(),
    webAuthContract: world.webAuth,
    networkPassphrase: world.network.passphrase,
    rpcUrl: world.network.rpcUrl,
    homeDomain: "example.org",
    webAuthDomain: "auth.example.org",
  }
})

beforeEach(() => {
  vi.stubGlobal("fetch", world.network.fetch)
  return () => vi.unstubAllGlobals()
})

async function create(options: Partial<CreateContractChallengeOptions> = {}): Promise<string> {
  const key = await serverKey(world.keys.server.secret())
  return createContractChallenge({ ...site, key, account: world.shared, ...options })
}

/** The account's entry, and the client domain's, signed with these keys by Stellar's SDK. */
async function answered(
  challenge: string,
  { user = world.keys.user, app = world.keys.app, until = ledger + 50 }: AnswerParts = {},
): Promise<string> {
  const keys: Record<string, Keypair | undefined> = {
    [world.shared]: user,
    [world.keys.app.publicKey()]: app,
  }
  const entries = split(challenge).map((entry) => {
    const key = keys[addressOf(entry)]
    return key ? signedBy(entry, key, until, world.network.passphrase) : entry
  })
  return joined(await Promise.all(entries))
}

interface AnswerParts {
  user?: Keypair
  app?: Keypair
  until?: number
}

function addressOf({ credentials }: xdr.SorobanAuthorizationEntry): string {
  if (credentials.type === "sorobanCredentialsAddress")
    return String(credentials.address.address.toJson())
  if (credentials.type === "sorobanCredentialsAddressV2")
    return String(credentials.addressV2.address.toJson())
  throw new TypeError(credentials.type)
}

const clientDomain = () => ({ domain: "app.example", account: world.keys.app.publicKey() })

describe("createContractChallenge", () => {
  test("AC1: makes entries that Stellar's SDK reads, with one call and the server's signature", async () => {
    const entries = split(await create({ clientDomain: clientDomain() }))
    expect(entries.map(addressOf)).toEqual([
      world.shared,
      world.keys.server.publicKey(),
      world.keys.app.publicKey(),
    ])
    const calls = entries.map(({ rootInvocation }) => rootInvocation.toXdr("base64"))
    expect(new Set(calls).size).toBe(1)
    const called = entries[0]!.rootInvocation.function
    if (called.type !== "sorobanAuthorizedFunctionTypeContractFn") return expect.unreachable()
    const [argument] = called.contractFn.args
    const texts = argument?.type === "scvMap" ? (argument.map ?? []) : []
    expect(
      texts.map(({ key, val }) => [
        key.type === "scvSymbol" && String(key.sym),
        val.type === "scvString" && val.str.toString(),
      ]),
    ).toEqual([
      ["account", world.shared],
      ["client_domain", "app.example"],
      ["client_domain_account", world.keys.app.publicKey()],
      ["home_domain", "example.org"],
      ["nonce", expect.stringMatching(/^[0-9a-f]{64}$/)],
      ["web_auth_domain", "auth.example.org"],
      ["web_auth_domain_account", world.keys.server.publicKey()],
    ])
  })

  test("AC3: an answer of Stellar's SDK passes its simulation", async () => {
    expect(await simulatedBySdk(world, await answered(await create()))).toBeUndefined()
  })

  test.each([
    [{}, 180],
    [{ lifetime: 60 }, 12],
  ])("AC3: the server's signature ends with the challenge: %j", async (options, ledgers) => {
    const challenge = await create(options)
    const result = await verifyContractChallenge(await answered(challenge), site)
    expect(result).toMatchObject({ verified: true, lastLedger: ledger + ledgers })
  })

  test("no two have the same nonce", async () => {
    expect(await create()).not.toBe(await create())
  })

  test.each<[string, () => Partial<CreateContractChallengeOptions>, object]>([
    [
      "a classic account",
      () => ({ account: world.keys.user.publicKey() }),
      { kind: "bad-request", reason: { key: "otherThanContract" } },
    ],
    [
      "a classic account as contract",
      () => ({ webAuthContract: world.keys.user.publicKey() }),
      { kind: "bad-request", reason: { key: "otherThanContract" } },
    ],
    [
      "a contract as client domain",
      () => ({ clientDomain: { domain: "app.example", account: world.shared } }),
      { kind: "bad-request", reason: { key: "otherThanKey" } },
    ],
    ["no address", () => ({ account: "C" }), { kind: "bad-request" }],
    [
      "a key of another address",
      () => ({
        key: {
          address: world.keys.server.publicKey(),
          sign: async (bytes) => world.keys.stranger.sign(Buffer.from(bytes)),
        },
      }),
      { kind: "external" },
    ],
    ["no network", () => ({ rpcUrl: `${site.rpcUrl}/nothing` }), { kind: "external" }],
  ])("refuses %s", async (_, options, expected) => {
    await expect(create(options())).rejects.toMatchObject(expected)
  })
})

describe("verifyContractChallenge accepts", () => {
  test.each(["address", "addressV2"] as const)(
    "AC3 AC4: what the account signed, with credentials of the kind %s",
    async (credentials) => {
      const signed = await answered(await create({ credentials }))
      expect(await verifyContractChallenge(signed, site)).toEqual({
        verified: true,
        account: world.shared,
        subject: world.shared,
        homeDomain: "example.org",
        nonce: expect.any(String),
        lastLedger: ledger + 180,
      })
    },
  )

  test("AC3: a client domain that signed", async () => {
    const signed = await answered(await create({ clientDomain: clientDomain() }))
    const result = await verifyContractChallenge(signed, site)
    expect(result).toMatchObject({ verified: true, clientDomain: clientDomain() })
  })

  test("AC4: a signature that only the account's contract knows, and none if it needs none", async () => {
    const { own, open, keys, network } = world
    const [entry, ...others] = split(await create({ account: own }))
    const base64 = entry!.toXdr("base64")
    const bytes = await bytesSigned(base64, keys.user, network.passphrase, ledger + 9)
    const signed = xdr.SorobanAuthorizationEntry.fromXdr(bytes, "base64")
    const result = await verifyContractChallenge(joined([signed, ...others]), site)
    expect(result).toMatchObject({ verified: true, subject: own })

    const [unsigned, ...rest] = split(await create({ account: open }))
    const ending = await unsignedUntil(unsigned!, ledger + 9)
    expect(await verifyContractChallenge(joined([ending, ...rest]), site)).toMatchObject({
      verified: true,
      subject: open,
    })
  })

  test("AC3: the token of a whole sign-in by the client", async () => {
    const nonces = memoryNonces()
    const page = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init)
      const { host, searchParams } = new URL(request.url)
      if (host === new URL(site.rpcUrl).host) return world.network.fetch(request)
      if (request.method === "GET") {
        const account = searchParams.get("account")!
        return Response.json({ authorization_entries: await create({ account, nonces }) })
      }
      const body = new URLSearchParams(await request.text())
      const entries = body.get("authorization_entries")!
      const result = await verifyContractChallenge(entries, { ...site, nonces })
      return Response.json({ token: result.verified ? result.subject : "" })
    }
    vi.stubGlobal("fetch", page)
    const { kit } = await contractKit(world)
    const { serverAccount: signingKey, homeDomain } = site
    const contracts = { endpoint: "https://auth.example.org/", contract: world.webAuth }
    const server = { homeDomain, signingKey, contracts }
    const { token } = await signIn({ kit, server, account: world.shared })
    expect(token).toBe(world.shared)
  })
})

/** An entry whose expiration is set, without a signature. */
async function unsignedUntil(entry: xdr.SorobanAuthorizationEntry, until: number) {
  if (entry.credentials.type !== "sorobanCredentialsAddress") throw new TypeError()
  const { address, nonce } = entry.credentials.address
  const fields = { address, nonce, signatureExpirationLedger: until }
  const credentials = xdr.SorobanCredentials.sorobanCredentialsAddress(
    new xdr.SorobanAddressCredentials({ ...fields, signature: xdr.ScVal.scvVoid() }),
  )
  return new xdr.SorobanAuthorizationEntry({ credentials, rootInvocation: entry.rootInvocation })
}

describe("AC3: verifyContractChallenge refuses", () => {
  const key = (name: string) => ({ verified: false, reason: { key: name } })
  const fault = (name: string) => ({
    verified: false,
    reason: { key: "badChallenge", values: { reason: { key: name } } },
  })

  test.each<[string, () => AnswerParts, object]>([
    ["another key's signature", () => ({ user: world.keys.stranger }), key("refusedByNetwork")],
    [
      "an account's signature that has ended",
      () => ({ until: ledger - 1 }),
      key("refusedByNetwork"),
    ],
    [
      "a signature that is valid for days",
      () => ({ until: ledger + 17_280 }),
      key("lateExpiration"),
    ],
    [
      "another key's signature for the client domain",
      () => ({ app: world.keys.stranger }),
      key("unsignedClientDomain"),
    ],
  ])("%s", async (_, parts, expected) => {
    const challenge = await create({ clientDomain: clientDomain() })
    const signed = await answered(challenge, parts())
    expect(await verifyContractChallenge(signed, site)).toMatchObject(expected)
  })

  test("a challenge that nobody signed", async () => {
    const result = await verifyContractChallenge(await create(), site)
    expect(result).toMatchObject(key("refusedByNetwork"))
  })

  test.each<[string, () => Partial<ContractChallengeParts>, object]>([
    ["another contract", () => ({ contract: world.shared }), fault("challengeContract")],
    [
      "another home domain",
      () => ({ texts: { home_domain: "b.example" } }),
      fault("challengeHomeDomain"),
    ],
    [
      "another server's signature",
      () => ({ signer: world.keys.stranger }),
      fault("challengeServerSignature"),
    ],
    ["a server's signature that has ended", () => ({ until: ledger - 1 }), key("refusedByNetwork")],
  ])("%s", async (_, parts, expected) => {
    const account = world.shared
    const signed = await answered(await contractChallengeWith(world, { account, ...parts() }))
    expect(await verifyContractChallenge(signed, site)).toMatchObject(expected)
  })

  test("a text that was changed after the server signed", async () => {
    const signed = Buffer.from(await answered(await create()), "base64")
    const changed = signed.toString("latin1").replaceAll("auth.example.org", "evil.example.org")
    const entries = Buffer.from(changed, "latin1").toString("base64")
    const options = { ...site, webAuthDomain: "evil.example.org" }
    const result = await verifyContractChallenge(entries, options)
    expect(result).toMatchObject(fault("challengeServerSignature"))
  })

  test("what is no list of entries", async () => {
    const result = await verifyContractChallenge("AAAA", site)
    expect(result).toMatchObject({ verified: false, reason: { key: "notEntries" } })
  })

  test("a challenge that was used before, of two requests at the same time", async () => {
    const nonces = memoryNonces()
    const signed = await answered(await create({ nonces }))
    const verify = () => verifyContractChallenge(signed, { ...site, nonces })
    const results = await Promise.all([verify(), verify()])
    expect(results.filter(({ verified }) => verified)).toHaveLength(1)
    expect(await verify()).toMatchObject(key("usedChallenge"))
  })

  test("nothing, and throws, if the network can't be asked", async () => {
    const signed = await answered(await create())
    const options = { ...site, rpcUrl: `${site.rpcUrl}/nothing` }
    await expect(verifyContractChallenge(signed, options)).rejects.toMatchObject({
      kind: "external",
    })
  })

  test("a wrong answer without using up the nonce", async () => {
    const nonces = memoryNonces()
    const challenge = await create({ nonces })
    const wrong = await answered(challenge, { user: world.keys.stranger })
    const options = { ...site, nonces }
    expect(await verifyContractChallenge(wrong, options)).toMatchObject({ verified: false })
    const right = await answered(challenge)
    expect(await verifyContractChallenge(right, options)).toMatchObject({ verified: true })
  })
})
