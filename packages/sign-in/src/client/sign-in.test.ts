import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { createKit, networks } from "@alidade/core"
import { type Keypair, Networks, WebAuth } from "@stellar/stellar-sdk"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { app, muxed, server, signedBy, stranger, user } from "../../test/challenge.js"
import { type SignInOptions, signIn } from "../index.js"

/** How a test's server departs from a correct one, which Stellar's SDK is. */
interface Faults {
  toml?: string
  signingKey?: string
  endpointHost?: string
  signer?: Keypair
  account?: string
  homeDomain?: string
  memo?: string
  clientDomain?: string
  clientKey?: string
  passphrase?: string
  challenge?: { status?: number; body: string }
  token?: { status?: number; body: string }
}

/** A sign-in server on this machine, with its `stellar.toml`. */
async function serve(faults: Faults = {}) {
  const asked: URLSearchParams[] = []
  const listener = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, origin)
    const send = (body: string, status = 200) => response.writeHead(status).end(body)
    if (pathname === "/.well-known/stellar.toml")
      return send(
        faults.toml ??
          `WEB_AUTH_ENDPOINT="${origin}/auth"\nSIGNING_KEY="${faults.signingKey ?? server.publicKey()}"\nVERSION=18446744073709551615`,
      )
    if (request.method === "POST") {
      const posted = new URLSearchParams(await bodyOf(request)).get("transaction")!
      if (faults.token) return send(faults.token.body, faults.token.status)
      const signers = WebAuth.verifyChallengeTxSigners(
        posted,
        server.publicKey(),
        Networks.TESTNET,
        [user.publicKey()],
        host,
        host,
      )
      return send(JSON.stringify({ token: `token of ${signers}` }))
    }
    asked.push(searchParams)
    if (faults.challenge) return send(faults.challenge.body, faults.challenge.status)
    const clientDomain = faults.clientDomain ?? searchParams.get("client_domain")
    const transaction = WebAuth.buildChallengeTx(
      faults.signer ?? server,
      faults.account ?? searchParams.get("account")!,
      faults.homeDomain ?? host,
      300,
      Networks.TESTNET,
      faults.endpointHost ?? host,
      faults.memo ?? searchParams.get("memo"),
      clientDomain,
      clientDomain && (faults.clientKey ?? app.publicKey()),
    )
    const network_passphrase = faults.passphrase ?? Networks.TESTNET
    send(JSON.stringify({ transaction, network_passphrase }))
  })
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void listener.close())
  const host = `127.0.0.1:${(listener.address() as AddressInfo).port}`
  const origin = `http://${host}`
  return { origin, host, asked }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ""
  for await (const chunk of request) body += chunk
  return body
}

/** A kit that is connected to a wallet with the user's key. */
async function connectedKit() {
  const sign = vi.fn(async (xdr: string) => ({ signedTxXdr: signedBy(xdr, user) }))
  const unused = async (): Promise<never> => expect.unreachable()
  const kit = createKit({
    network: networks.Testnet,
    storage: null,
    wallets: [
      {
        productId: "test",
        productName: "Test Wallet",
        productUrl: "https://wallet.example",
        productIcon: "icon.svg",
        moduleType: "HOT_WALLET",
        isAvailable: async () => true,
        getAddress: async () => ({ address: user.publicKey() }),
        getNetwork: async () => ({ network: "TESTNET", networkPassphrase: Networks.TESTNET }),
        signTransaction: sign,
        signMessage: unused,
      },
    ],
  })
  onTestFinished(() => kit.destroy())
  await kit.connect("test")
  return { kit, sign }
}

const appDomain = {
  domain: "app.example",
  signingKey: app.publicKey(),
  sign: async (xdr: string) => signedBy(xdr, app),
}

describe("signIn", () => {
  test.each([
    ["an account", {}, { account: user.publicKey() }],
    ["a memo", { memo: "7" }, { account: user.publicKey(), memo: "7" }],
    ["a muxed account", { account: muxed }, { account: muxed }],
    [
      "a client domain",
      { clientDomain: appDomain },
      { clientDomain: { domain: "app.example", account: app.publicKey() } },
    ],
  ])("gets a token from a server of Stellar's SDK, with %s", async (_, options, expected) => {
    const { origin, host, asked } = await serve()
    const { kit } = await connectedKit()
    const { token, challenge } = await signIn({ kit, server: origin, ...options })
    expect(token).toBe(`token of ${user.publicKey()}`)
    expect(challenge).toMatchObject({ homeDomain: host, ...expected })
    expect(Object.keys(challenge)).not.toContain("hash")
    expect(asked[0]!.get("home_domain")).toBe(host)
  })

  test("needs no stellar.toml if the app knows what it says", async () => {
    const { origin, host } = await serve({ toml: "not toml" })
    const { kit } = await connectedKit()
    const known = { homeDomain: host, endpoint: `${origin}/auth`, signingKey: server.publicKey() }
    expect((await signIn({ kit, server: known })).token).toContain("token of")
  })

  test("goes on without the client domain if the server leaves it out", async () => {
    const { origin } = await serve({ clientDomain: "" })
    const { kit } = await connectedKit()
    const { challenge } = await signIn({ kit, server: origin, clientDomain: appDomain })
    expect(challenge.clientDomain).toBeUndefined()
  })
})

describe("signIn does not ask the wallet if", () => {
  const challengeFault = (key: string) => ({ key: "badChallenge", values: { reason: { key } } })

  test.each<[string, Faults, Partial<SignInOptions>, object]>([
    ["the toml is a web page", { toml: "<html>" }, {}, { key: "signInToml" }],
    [
      "the toml names no key",
      { toml: `WEB_AUTH_ENDPOINT="https://a.example"` },
      {},
      { key: "signInToml" },
    ],
    ["the toml's key is no account", { signingKey: "GABC" }, {}, { key: "signInToml" }],
    ["the toml is too long", { toml: "#".repeat(102_401) }, {}, { key: "tooMuchSent" }],
    [
      "the endpoint is not encrypted",
      { toml: `WEB_AUTH_ENDPOINT="http://a.example"\nSIGNING_KEY="${server.publicKey()}"` },
      {},
      { key: "signInAddress" },
    ],
    ["another key signed", { signer: stranger }, {}, challengeFault("challengeServerSource")],
    [
      "it is for another account",
      { account: stranger.publicKey() },
      {},
      challengeFault("challengeAccount"),
    ],
    [
      "it is for another domain",
      { homeDomain: "evil.example" },
      {},
      challengeFault("challengeHomeDomain"),
    ],
    [
      "it is from another host",
      { endpointHost: "evil.example" },
      {},
      challengeFault("challengeWebAuthDomain"),
    ],
    ["a memo was added", { memo: "8" }, {}, challengeFault("challengeMemo")],
    ["the memo is another", { memo: "8" }, { memo: "7" }, challengeFault("challengeMemo")],
    [
      "a client domain was added",
      { clientDomain: "b.example" },
      {},
      challengeFault("challengeClientDomain"),
    ],
    [
      "the client domain's key is another",
      { clientKey: stranger.publicKey() },
      { clientDomain: appDomain },
      challengeFault("challengeClientDomainKey"),
    ],
    [
      "the client domain did not sign",
      {},
      { clientDomain: { ...appDomain, sign: async (xdr) => xdr } },
      { key: "signInClientDomain" },
    ],
    [
      "the client domain returns another transaction",
      {},
      {
        clientDomain: {
          ...appDomain,
          sign: async (xdr) => {
            const bytes = Buffer.from(xdr, "base64")
            bytes[43]! ^= 1
            return signedBy(bytes.toString("base64"), app)
          },
        },
      },
      { key: "signInClientDomain" },
    ],
    ["the network is another", { passphrase: Networks.PUBLIC }, {}, { key: "signInNetwork" }],
    ["the answer is no JSON", { challenge: { body: "<html>" } }, {}, { key: "signInUnusable" }],
    ["the answer has no transaction", { challenge: { body: "{}" } }, {}, { key: "signInUnusable" }],
    ["the answer is null", { challenge: { body: "null" } }, {}, { key: "signInUnusable" }],
    [
      "the server refuses, in its own words",
      { challenge: { status: 429, body: `{"error":"Too many."}` } },
      {},
      { key: "signInRefused", values: { answer: { quote: "Too many." } } },
    ],
    [
      "the account is not the connected one",
      {},
      { account: stranger.publicKey() },
      { key: "signInNoAccount" },
    ],
    [
      "a memo is given with a muxed account",
      {},
      { account: muxed, memo: "7" },
      { key: "signInMemo" },
    ],
    ["the memo is no number", {}, { memo: "seven" }, { key: "signInMemo" }],
  ])("%s", async (_, faults, options, reason) => {
    const { origin } = await serve(faults)
    const { kit, sign } = await connectedKit()
    await expect(signIn({ kit, server: origin, ...options })).rejects.toMatchObject({ reason })
    expect(sign).not.toHaveBeenCalled()
  })

  test("nothing listens at the address", async () => {
    const { kit } = await connectedKit()
    await expect(signIn({ kit, server: "http://127.0.0.1:1" })).rejects.toMatchObject({
      kind: "external",
      reason: { key: "signInNoAnswer" },
    })
  })

  test("the signal has aborted", async () => {
    const { origin } = await serve()
    const { kit, sign } = await connectedKit()
    const signing = signIn({ kit, server: origin, signal: AbortSignal.abort() })
    await expect(signing).rejects.toMatchObject({ kind: "aborted" })
    expect(sign).not.toHaveBeenCalled()
  })
})

describe("after the wallet has signed, signIn throws", () => {
  test.each([
    ["the server's refusal", { status: 401, body: `{"error":"Unknown user."}` }, "signInRefused"],
    ["for an answer without a token", { body: `{"token":""}` }, "signInUnusable"],
    ["for a token that is no text", { body: `{"token":7}` }, "signInUnusable"],
  ])("%s", async (_, token, key) => {
    const { origin } = await serve({ token })
    const { kit, sign } = await connectedKit()
    await expect(signIn({ kit, server: origin })).rejects.toMatchObject({ reason: { key } })
    expect(sign).toHaveBeenCalledOnce()
  })
})
