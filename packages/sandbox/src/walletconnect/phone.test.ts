import {
  Account,
  Address,
  Asset,
  buildAuthorizationEntryPreimage,
  hash,
  Keypair,
  Networks,
  Operation,
  scValToNative,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { SignClient } from "@walletconnect/sign-client"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { amountOf, first, paymentXdr, second, signerOf } from "../../test/signing.js"
import { type Sandbox, startSandbox } from "../server/index.js"
import { createModel } from "../wallet/create-model.js"
import { sandboxAccounts } from "../wallet/keys.js"
import type { LocalModel } from "../wallet/model.js"
import { phoneNetworks } from "./chains.js"
import { type Client, phoneClient, type Session } from "./client.js"
import { memoryStorage } from "./memory-storage.js"
import { type Phone, startPhone } from "./phone.js"
import { phoneQuirks } from "./quirks.js"

/** The phone in Node, with the vendor's own client as the app, over real sockets. */

let sandbox: Sandbox
let model: LocalModel
let phone: Phone
let app: Client

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  model = createModel({
    wallet: "phone",
    accounts: sandboxAccounts,
    networks: phoneNetworks(sandbox.config.networks),
    quirks: phoneQuirks,
    initial: { answer: "approve" },
  })
  phone = startPhone(model, sandbox.config, { prefix: "test-phone", storage: memoryStorage() })
  app = await startApp("test-app")
})

afterAll(async () => {
  phone.stop()
  model.destroy()
  await app.core.relayer.transportClose()
  await sandbox.close()
})

async function startApp(prefix: string): Promise<Client> {
  const client = new SignClient({
    projectId: "project",
    relayUrl: sandbox.config.walletConnect.relayUrl,
    customStoragePrefix: prefix,
    storage: memoryStorage(),
    telemetryEnabled: false,
    logger: "silent",
    metadata: { name: "App", description: "", url: "https://app.example", icons: [] },
  })
  client.core.verify.register = async () => undefined
  // biome-ignore lint/complexity/useLiteralKeys: only this syntax reaches a private member
  await client["initialize"]()
  return client
}

const testnet = "stellar:testnet"
const methods = [
  "stellar_signXDR",
  "stellar_signAndSubmitXDR",
  "stellar_signMessage",
  "stellar_signAuthEntry",
]

async function connect(chains: string[] = [testnet, "stellar:pubnet"]): Promise<Session> {
  const { uri, approval } = await app.connect({
    optionalNamespaces: { stellar: { chains, methods, events: [] } },
  })
  // The vendor's client loses an approval that arrives before it waits for one.
  const [session] = await Promise.all([approval(), phone.pair(uri!)])
  return session
}

type Result = Record<string, string>

function ask({ topic }: Session, name: string, params: object, chainId = testnet): Promise<Result> {
  return app.request<Result>({ topic, chainId, request: { method: `stellar_${name}`, params } })
}

async function relay(command: string, settings: object = {}): Promise<void> {
  const url = sandbox.config.walletConnect.relayUrl.replace(/^ws/, "http")
  await fetch(`${url}/${command}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(settings),
  })
}

async function connections(): Promise<number> {
  const url = sandbox.config.walletConnect.relayUrl.replace(/^ws/, "http")
  const state = (await (await fetch(`${url}/state`)).json()) as { connections: unknown[] }
  return state.connections.length
}

function quirk(id: string, on: boolean): void {
  model.update({ quirks: { [id]: on } })
}

/** An entry with version 1 credentials, and its type 9 preimage for a network. */
function authorization(passphrase: string): { entry: string; preimage: xdr.HashIdPreimage } {
  const invocation = new xdr.SorobanAuthorizedInvocation({
    function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(
      new xdr.InvokeContractArgs({
        contractAddress: Address.contract(new Uint8Array(32)).toScAddress(),
        functionName: "transfer",
        args: [],
      }),
    ),
    subInvocations: [],
  })
  const credentials = new xdr.SorobanAddressCredentials({
    address: new Address(first).toScAddress(),
    nonce: 7n,
    signatureExpirationLedger: 1_000,
    signature: xdr.ScVal.scvVoid(),
  })
  const entry = new xdr.SorobanAuthorizationEntry({
    credentials: xdr.SorobanCredentials.sorobanCredentialsAddress(credentials),
    rootInvocation: invocation,
  })
  return {
    entry: entry.toXdr("base64"),
    preimage: buildAuthorizationEntryPreimage(entry, 1_000, passphrase),
  }
}

describe("WC2, Freighter Mobile's dialect", () => {
  let session: Session
  beforeAll(async () => {
    quirk("WC2", false)
    session = await connect()
  })

  test("WC1: approves only its current chain of the two proposed, with the active account", () => {
    expect(session.namespaces.stellar).toMatchObject({
      chains: [testnet],
      accounts: [`${testnet}:${first}`],
      methods,
    })
    expect(model.getState().grants).toContainEqual({
      ...{ network: "testnet", account: first, host: "app.example" },
    })
  })

  test("stellar_signXDR returns the envelope, altered or wrongly signed as configured", async () => {
    const reply = await ask(session, "signXDR", { xdr: paymentXdr })
    expect(Object.keys(reply)).toEqual(["signedXDR"])
    expect(signerOf(reply.signedXDR, Networks.TESTNET)).toBe(first)
    model.next("alter", "wrong-signer")
    const altered = await ask(session, "signXDR", { xdr: paymentXdr })
    expect(amountOf(altered.signedXDR)).toBe("10.0000000")
    const wrong = await ask(session, "signXDR", { xdr: paymentXdr })
    expect(signerOf(wrong.signedXDR, Networks.TESTNET)).toBe(second)
  })

  test("stellar_signMessage signs SEP-53 in base64 and refuses more than 10,240 bytes", async () => {
    const message = "Hello, World! こんにちは"
    const reply = await ask(session, "signMessage", { message })
    expect(Object.keys(reply)).toEqual(["signature"])
    const verify = (signature: string): boolean =>
      Keypair.fromPublicKey(first).verifyMessage(message, Buffer.from(signature, "base64"))
    expect(verify(reply.signature!)).toBe(true)
    const long = ask(session, "signMessage", { message: "é".repeat(5_121) })
    await expect(long).rejects.toMatchObject({ code: 5000 })
  })

  test("stellar_signAuthEntry returns 64 bytes for a preimage and refuses another network", async () => {
    const { preimage } = authorization(Networks.TESTNET)
    const reply = await ask(session, "signAuthEntry", { entryXdr: preimage.toXdr("base64") })
    expect(reply.signerAddress).toBe(first)
    const signature = Buffer.from(reply.signedAuthEntry!, "base64")
    expect(signature).toHaveLength(64)
    expect(Keypair.fromPublicKey(first).verify(hash(preimage.toXdr()), signature)).toBe(true)
    const elsewhere = authorization(Networks.PUBLIC).preimage.toXdr("base64")
    await expect(ask(session, "signAuthEntry", { entryXdr: elsewhere })).rejects.toMatchObject({
      code: 5000,
    })
  })

  test("stellar_signAndSubmitXDR submits to the sandbox's network and reports its refusal", async () => {
    const submitted = await ask(session, "signAndSubmitXDR", { xdr: await livePayment() })
    expect(submitted).toEqual({ status: "success" })
    const refused = ask(session, "signAndSubmitXDR", { xdr: paymentXdr })
    await expect(refused).rejects.toMatchObject({ code: 5000 })
    quirk("WC2-pending", true)
    expect(await ask(session, "signAndSubmitXDR", { xdr: paymentXdr })).toEqual({
      status: "pending",
    })
    quirk("WC2-pending", false)
  })

  test("rejects with code 5000, or -32000 with WC3, and refuses another network", async () => {
    model.next("reject", "close")
    for (let time = 0; time < 2; time++)
      await expect(ask(session, "signXDR", { xdr: paymentXdr })).rejects.toMatchObject({
        code: 5000,
        message: "User rejected the request",
      })
    model.update({ quirks: { WC3: true }, next: ["reject"] })
    await expect(ask(session, "signXDR", { xdr: paymentXdr })).rejects.toMatchObject({
      code: -32000,
    })
    model.update({ quirks: { WC3: false }, network: "public" })
    await expect(ask(session, "signXDR", { xdr: paymentXdr })).rejects.toMatchObject({
      code: 5000,
      message: expect.stringContaining("network"),
    })
    model.update({ network: "testnet" })
    await expect(ask(session, "signXDR", { xdr: "AAAA" })).rejects.toMatchObject({ code: 5000 })
    await expect(ask(session, "signXDR", {})).rejects.toMatchObject({ code: 5000 })
  })

  test("WC4: announces a new account with session_update and accountsChanged", async () => {
    const updated = once("session_update")
    const event = once("session_event")
    model.update({ account: second })
    expect(await updated).toMatchObject({
      params: { namespaces: { stellar: { accounts: [`${testnet}:${second}`] } } },
    })
    expect(await event).toMatchObject({
      params: { event: { name: "accountsChanged", data: [`${testnet}:${second}`] } },
    })
    const again = once("session_update")
    model.update({ account: first })
    await again
  })
})

describe("WC2, the vendor's draft", () => {
  let session: Session
  beforeAll(async () => {
    model.update({ quirks: { WC2: true, WC1: false } })
    session = await connect()
  })

  test("approves all proposed chains", () => {
    expect(session.namespaces.stellar?.accounts).toEqual([
      `${testnet}:${first}`,
      `stellar:pubnet:${first}`,
    ])
  })

  test("stellar_signXDR returns the signer, for the request's chain", async () => {
    for (const [chain, passphrase] of [
      [testnet, Networks.TESTNET],
      ["stellar:pubnet", Networks.PUBLIC],
    ] as const) {
      const reply = await ask(session, "signXDR", { xdr: paymentXdr }, chain)
      expect(signerOf(reply.signedXDR, passphrase)).toBe(first)
      expect(reply.signerAddress).toBe(`${chain}:${first}`)
    }
  })

  test("stellar_signMessage signs a text, and bytes in base64", async () => {
    const bytes = Uint8Array.of(0, 255, 1, 254)
    for (const [params, message] of [
      [{ message: "Hello" }, "Hello"],
      [{ message: "SGVsbG8=", messageEncoding: "utf-8" }, "SGVsbG8="],
      [{ message: Buffer.from(bytes).toString("base64"), messageEncoding: "base64" }, bytes],
    ] as const) {
      const { signature, signerAddress } = await ask(session, "signMessage", params)
      expect(signerAddress).toBe(`${testnet}:${first}`)
      const signatureBytes = Buffer.from(signature!, "base64")
      expect(Keypair.fromPublicKey(first).verifyMessage(message, signatureBytes)).toBe(true)
    }
  })

  test("stellar_signAuthEntry signs the whole entry, and wrongly if dishonest", async () => {
    const { entry, preimage } = authorization(Networks.TESTNET)
    model.next("approve", "alter")
    for (const isTrue of [true, false]) {
      const reply = await ask(session, "signAuthEntry", { authEntry: entry })
      expect(reply.signerAddress).toBe(`${testnet}:${first}`)
      const signed = xdr.SorobanAuthorizationEntry.fromXdr(reply.signedAuthEntry!, "base64")
      if (signed.credentials.type !== "sorobanCredentialsAddress") throw new TypeError()
      const { signature } = signed.credentials.address
      const [{ public_key, signature: signatureBytes }] = scValToNative(signature)
      expect(Address.account(public_key).toString()).toBe(first)
      expect(Keypair.fromPublicKey(first).verify(hash(preimage.toXdr()), signatureBytes)).toBe(
        isTrue,
      )
    }
    const other = ask(session, "signAuthEntry", { entryXdr: preimage.toXdr("base64") })
    await expect(other).rejects.toMatchObject({ code: -3 })
  })

  test("stellar_signAndSubmitXDR returns hash and envelope, and inclusion if awaited", async () => {
    const xdr = await livePayment()
    const reply = await ask(session, "signAndSubmitXDR", { xdr, waitForInclusion: true })
    expect(Object.keys(reply)).toEqual(["tx_hash", "signedXDR", "successful"])
    expect(reply.successful).toBe(true)
    expect(signerOf(reply.signedXDR, Networks.TESTNET)).toBe(first)
    const next = await livePayment()
    expect(Object.keys(await ask(session, "signAndSubmitXDR", { xdr: next }))).toEqual([
      "tx_hash",
      "signedXDR",
    ])
  })

  test("rejects with the code and text of SEP-43", async () => {
    model.next("reject")
    await expect(ask(session, "signXDR", { xdr: paymentXdr })).rejects.toMatchObject({
      code: -4,
      message: "The user rejected this request.",
    })
  })
})

describe("pairing and the connection", () => {
  beforeAll(() => model.update({ quirks: { WC2: false, WC1: true } }))

  test("rejects proposals with 5000, without Stellar with 5104; WC1: ignores one for other networks", async () => {
    model.next("reject")
    await expect(connect()).rejects.toMatchObject({ code: 5000 })
    const { uri, approval } = await app.connect({
      optionalNamespaces: { eip155: { chains: ["eip155:1"], methods: ["a"], events: [] } },
    })
    await expect(Promise.all([approval(), phone.pair(uri!)])).rejects.toMatchObject({ code: 5104 })
    const proposals = (): number =>
      model.getState().log.filter(({ message }) => isProposal(message)).length
    const before = proposals()
    let settled = false
    const settle = (): void => {
      settled = true
    }
    connect(["stellar:pubnet"]).then(settle, settle)
    await expect.poll(proposals).toBe(before + 1)
    await connect()
    expect([settled, model.getState().waiting]).toEqual([false, []])
  })

  test("WC6: a wallet's link opens its app, which names itself; a link that no app takes does nothing", async () => {
    /** Starts a connection whose code `open` gets, and returns the name that the wallet gives itself. */
    async function nameOf(open: (uri: string) => Promise<void>): Promise<string> {
      const { uri, approval } = await app.connect({
        optionalNamespaces: { stellar: { chains: [testnet], methods, events: [] } },
      })
      const [session] = await Promise.all([approval(), open(uri!)])
      return session.peer.metadata.name
    }
    const link = (scheme: string, uri: string) => `${scheme}://wc?uri=${encodeURIComponent(uri)}`
    expect(await nameOf((uri) => phone.openLink(link("freighterwallet", uri)))).toBe("Freighter")
    expect(await nameOf((uri) => phone.openLink(link("lobstr", uri)))).toBe("LOBSTR Wallet")
    expect(await nameOf((uri) => phone.pair(uri))).toBe("Phone")
    expect(await nameOf((uri) => phone.pair(uri, "Other"))).toBe("Other")

    const asked = () => model.getState().log.length
    const before = asked()
    await phone.openLink(link("unknown", "wc:00@2?symKey=00"))
    await phone.openLink("freighterwallet://other?uri=wc:00@2")
    model.update({ installed: false })
    await phone.openLink(link("freighterwallet", "wc:00@2?symKey=00"))
    model.update({ installed: true })
    expect(asked()).toBe(before)
  })

  test("refuses an invalid code", async () => {
    await expect(phone.pair("https://example.org")).rejects.toThrow()
  })

  test("keeps a session after a dropped socket and a restarted relay", async () => {
    const session = await connect()
    for (const command of ["drop", "restart"]) {
      await relay(command)
      const { signedXDR } = await ask(session, "signXDR", { xdr: paymentXdr })
      expect(signerOf(signedXDR, Networks.TESTNET)).toBe(first)
    }
  })

  test("leaves the relay when turned off, and answers missed requests when turned on", async () => {
    const session = await connect()
    phone.stop()
    await expect.poll(connections).toBe(1)
    const reply = ask(session, "signXDR", { xdr: paymentXdr })
    phone = startPhone(model, sandbox.config, { prefix: "test-phone" })
    expect(signerOf((await reply).signedXDR, Networks.TESTNET)).toBe(first)
    phone.stop()
    phone = startPhone(model, sandbox.config, { prefix: "test-phone" })
    const { signedXDR } = await ask(session, "signXDR", { xdr: paymentXdr })
    expect(signerOf(signedXDR, Networks.TESTNET)).toBe(first)
  })

  test("asks once for a request that the relay repeats", async () => {
    const session = await connect()
    model.next("ask")
    const reply = ask(session, "signXDR", { xdr: paymentXdr })
    await expect.poll(() => model.getState().waiting.length).toBe(1)
    const deliveredCount = (): number =>
      model.getState().log.filter(({ direction }) => direction === "in").length
    const before = deliveredCount()
    const client = await phoneClient(sandbox.config, { prefix: "test-phone" })
    const [request] = client.getPendingSessionRequests()
    client.events.emit("session_request", request!)
    expect(deliveredCount()).toBe(before)
    model.settle("approve")
    expect(signerOf((await reply).signedXDR, Networks.TESTNET)).toBe(first)
  })

  test("does not put the newer phone to sleep when turned off while waking", async () => {
    const session = await connect()
    phone.stop()
    const brief = startPhone(model, sandbox.config, { prefix: "test-phone" })
    brief.stop()
    phone = startPhone(model, sandbox.config, { prefix: "test-phone" })
    const { signedXDR } = await ask(session, "signXDR", { xdr: paymentXdr })
    expect(signerOf(signedXDR, Networks.TESTNET)).toBe(first)
  })

  test("forgets a session that the phone or the app ends, with its requests", async () => {
    const { core } = await phoneClient(sandbox.config, { prefix: "test-phone" })
    const recorded = (): string[] => core.history.values.map(({ topic }) => topic)
    const ended = await connect()
    await ask(ended, "signXDR", { xdr: paymentXdr })
    expect(recorded()).toContain(ended.topic)
    const event = once("session_delete")
    await phone.disconnectSession(ended.topic)
    expect(await event).toMatchObject({ topic: ended.topic })
    const two = await connect()
    await app.disconnect({ topic: two.topic, reason: { code: 6000, message: "Session closed" } })
    const topics = async (): Promise<string[]> => (await phone.sessions()).map(({ topic }) => topic)
    await expect.poll(topics).not.toContain(two.topic)
    expect(await topics()).not.toContain(ended.topic)
    await expect.poll(recorded).not.toContain(two.topic)
    expect(recorded()).not.toContain(ended.topic)
  })
})

test("ignores proposals while not installed, and can expire a session", async () => {
  model.update({ installed: false })
  const messages = model.getState().log.length
  connect().catch(() => {})
  await expect.poll(() => model.getState().log.length).toBe(messages + 1)
  model.update({ installed: true })
  const session = await connect()
  await phone.expireSession(session.topic)
  const topics = async (): Promise<string[]> => (await phone.sessions()).map(({ topic }) => topic)
  await expect.poll(topics).not.toContain(session.topic)
  expect(app.session.keys).toContain(session.topic)
})

function isProposal(message: unknown): boolean {
  return (message as { method?: unknown }).method === "wc_sessionPropose"
}

function once(event: "session_update" | "session_event" | "session_delete"): Promise<unknown> {
  return new Promise((resolve) => app.once(event, resolve))
}

/** A payment that the sandbox's Testnet accepts once. */
async function livePayment(): Promise<string> {
  const { horizonUrl, friendbotUrl } = sandbox.config.networks.find(({ id }) => id === "testnet")!
  for (const address of [first, second]) await fetch(`${friendbotUrl}?addr=${address}`)
  const { sequence } = (await (await fetch(`${horizonUrl}/accounts/${first}`)).json()) as {
    sequence: string
  }
  return new TransactionBuilder(new Account(first, sequence), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(Operation.payment({ destination: second, asset: Asset.native(), amount: "1" }))
    .setTimeout(0)
    .build()
    .toXdr()
}
