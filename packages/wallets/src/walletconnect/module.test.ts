import { networks, type PairingPrompt, type WalletChange } from "@alidade/core"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { allMethods, fakePhone, fakeScreen, first, second, session } from "../../test/phone.js"
import { card } from "./card.js"
import { loadLibrary } from "./library.js"
import { walletConnectModule } from "./module.js"
import type { WalletConnectParameters } from "./parameters.js"

const testnet = (address: string) => `stellar:testnet:${address}`
const pubnet = (address: string) => `stellar:pubnet:${address}`
const signature = `${"A".repeat(85)}Q==`
const onTestnet = { networkPassphrase: networks.Testnet, address: first }
const message = "There was an error when trying to connect"

let storage: Map<string, string>
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Simulates a phone with this user agent, and spies on `window.open`. */
function device(userAgent: string): ReturnType<typeof vi.fn> {
  const open = vi.fn()
  vi.stubGlobal("navigator", { userAgent, maxTouchPoints: 5 })
  vi.stubGlobal("window", { open })
  return open
}

/** A bridge to a simulated phone, with a screen. */
function setUp(parameters: WalletConnectParameters = {}, sessions: object[] = []) {
  const phone = fakePhone(sessions)
  const module = walletConnectModule(card, { client: phone.client, ...parameters }, loadLibrary)
  const ui = fakeScreen()
  const pairing = () => ui.prompt as PairingPrompt
  const code = () => vi.waitFor(() => expect(pairing()?.state).toBe("ready"))
  return { phone, module, ui, pairing, code }
}

/** A bridge that is connected to an account on Testnet. */
async function connected(
  accounts = [testnet(first)],
  methods = allMethods,
  parameters: WalletConnectParameters = {},
) {
  const connected = setUp(parameters)
  const address = connected.module.getAddress({ ui: connected.ui })
  await connected.code()
  connected.phone.proposals[0]!.approve(session("t1", accounts, methods))
  await address
  const changes: WalletChange[] = []
  connected.module.watch?.((change) => changes.push(change))
  await connected.module.sessions()
  return { ...connected, changes }
}

describe("the module", () => {
  test("names the accounts of its session, and changes between them without asking the phone", async () => {
    const { module, phone } = await connected([testnet(first), pubnet(first), testnet(second)])
    expect(module.capabilities?.accounts).toEqual([first, second])
    expect(await module.getAddress({ address: second })).toEqual({ address: second })
    expect(await module.getAddress({ address: first })).toEqual({ address: first })
    // An account that is no longer shared is not made up.
    expect(await module.getAddress({ address: `G${"A".repeat(55)}` })).toEqual({ address: first })
    expect(phone.proposals).toHaveLength(1)
    const alone = await connected([testnet(first), pubnet(first)])
    expect(alone.module.capabilities?.accounts).toBeUndefined()
  })

  test("starts nothing, and rejects networks other than Public and Testnet [S4.19 S8.23]", () => {
    const module = walletConnectModule(card, { projectId: "p" }, loadLibrary)
    expect(module.status).toBe("notRunning")
    expect(module.capabilities).toMatchObject({ submit: true, network: "none" })
    expect(storage.size).toBe(0)
    expect(() => walletConnectModule(card, { network: networks.Futurenet }, loadLibrary)).toThrow(
      `Wallet network "${networks.Futurenet}" is not supported`,
    )
  })

  test("reports a client that fails to start as not running, and starts it again later [S8.23]", async () => {
    const phone = fakePhone([session("t1", [testnet(first)])])
    const on = phone.client.on
    phone.client.on = () => {
      throw new Error("broken")
    }
    const module = walletConnectModule(card, { client: phone.client }, loadLibrary)
    await expect(module.getAddress({ ui: fakeScreen() })).rejects.toMatchObject({
      message: "WalletConnect is not running yet",
    })
    phone.client.on = on
    expect(await module.restore?.({ address: first })).toEqual({ address: first })
    expect(module.status).toBe("ready")
  })
})

test("is unavailable without a project id, a relay or a client, and says what the app must pass", async () => {
  device("Mozilla/5.0 (Macintosh)")
  const own = { client: fakePhone().client }
  for (const passed of [{}, { projectId: "" }, { projectId: "p" }, { relayUrl: "ws://x" }, own]) {
    const module = walletConnectModule(card, { name: "App", ...passed }, loadLibrary)
    const isSetUp = Object.values(passed).some(Boolean)
    expect(await module.isAvailable()).toBe(isSetUp)
    expect(module.isSetUp).toBe(isSetUp)
    expect(module.obstacle?.()).toEqual(
      isSetUp ? undefined : expect.objectContaining({ key: "notSetUp" }),
    )
  }
})

describe("connecting", () => {
  test("WC1: shows a code for both chains, activates the approved session, and resets the stored choice [S1.13 S3.71 S4.20 S4.21 S7.48 S9.21]", async () => {
    storage.set("WALLETCONNECT_DEEPLINK_CHOICE", "{}")
    const { module, phone, ui, pairing, code } = setUp()
    const address = module.getAddress({ ui })
    await vi.waitFor(() => expect(ui.shown[0]).toMatchObject({ state: "starting" }))
    await code()
    expect(pairing()).toMatchObject({ uri: expect.stringMatching(/^wc:1@2\?/) })
    expect(pairing().expiresAt! - Date.now()).toBeGreaterThan(290_000)
    expect(phone.proposed).toEqual([
      {
        optionalNamespaces: {
          stellar: {
            chains: ["stellar:pubnet", "stellar:testnet"],
            methods: allMethods,
            events: ["accountsChanged", "chainChanged"],
          },
        },
      },
    ])
    phone.proposals[0]!.approve(session("t1", [pubnet(first), testnet(first)]))
    expect(await address).toEqual({ address: first })
    // The active session answers later requests without a code.
    expect(await module.getAddress()).toEqual({ address: first })
    expect(phone.proposals).toHaveLength(1)
    expect(storage).toEqual(new Map([["WCM_VERSION", "2.6.2"]]))
  })

  test("WC1: proposes only the app's network and takes its account [S3.69]", async () => {
    const { module, phone, ui, code } = setUp({ network: networks.Testnet })
    const address = module.getAddress({ ui })
    await code()
    expect(JSON.stringify(phone.proposed)).not.toContain("pubnet")
    phone.proposals[0]!.approve(session("t1", [pubnet(first), testnet(second)]))
    expect(await address).toEqual({ address: second })
    expect(module.capabilities?.networks).toEqual([networks.Testnet])
  })

  test.each([
    ["declined", { code: 5000, message: "User rejected." }, "rejected", -4],
    ["interrupted", new Error("odd"), "external", -2],
  ])("reports a connection %s by the phone [S8.24]", async (_, error, kind, code_) => {
    const { module, phone, ui, code } = setUp()
    const address = module.getAddress({ ui })
    await code()
    phone.proposals[0]!.decline(error)
    await expect(address).rejects.toMatchObject({ kind, code: code_, message })
  })

  test("WC6: renews an expired code, while the old one stays valid until it expires", async () => {
    vi.useFakeTimers()
    const { module, phone, ui, pairing, code } = setUp()
    const address = module.getAddress({ ui })
    await code()
    await vi.advanceTimersByTimeAsync(301_000)
    expect(pairing()).toMatchObject({ state: "expired" })
    expect(pairing()).not.toHaveProperty("uri")
    phone.proposals[0]!.decline(new Error("Proposal expired"))
    pairing().renew()
    await code()
    expect(pairing().uri).toMatch(/^wc:2@2/)
    pairing().renew()
    await code()
    phone.proposals[1]!.approve(session("t1", [testnet(first)]))
    expect(await address).toEqual({ address: first })
    expect(vi.getTimerCount()).toBe(0)
  })

  test("WC5: reports a silent relay after 15 s, and ends the connection after 60 s", async () => {
    vi.useFakeTimers()
    const { module, phone, ui, pairing } = setUp()
    phone.relay(() => new Promise(() => {}))
    const address = module.getAddress({ ui })
    const ended = expect(address).rejects.toMatchObject({ kind: "external", message })
    await vi.waitFor(() => expect(pairing()?.state).toBe("starting"))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(pairing().state).toBe("offline")
    await vi.advanceTimersByTimeAsync(45_000)
    await ended
    expect(vi.getTimerCount()).toBe(0)
  })

  test("ends at once when canceled, and closes a session that is approved later", async () => {
    const { module, phone, ui, code } = setUp()
    const controller = new AbortController()
    const address = module.getAddress({ ui, signal: controller.signal })
    await code()
    controller.abort()
    await expect(address).rejects.toMatchObject({ kind: "aborted" })
    phone.proposals[0]!.approve(session("late", [testnet(first)]))
    await vi.waitFor(() =>
      expect(phone.closed).toEqual([
        { topic: "late", reason: { code: -1, message: "Session closed" } },
      ]),
    )
  })

  test.each([
    null,
    "session",
    session("t1", ["eip155:1:0xabc"]),
    session("t1", ["stellar:pubnet:nobody"]),
    { ...session("t1", []), namespaces: null },
  ])("rejects a session without a Stellar account: %j", async (approved) => {
    const { module, phone, ui, code } = setUp()
    const address = module.getAddress({ ui })
    await code()
    phone.proposals[0]!.approve(approved as object)
    await expect(address).rejects.toMatchObject({ kind: "bad-reply", message })
  })

  test("passes the code to the app's own modal instead of the screen, and closes it with the connection [S3.72 S4.27 S4.28]", async () => {
    let closedByPerson = (_: { open: boolean }): void => {}
    const modal = {
      openModal: vi.fn(),
      closeModal: vi.fn(),
      subscribeModal: (listener: (state: { open: boolean }) => void) => {
        closedByPerson = listener
        return () => {}
      },
    }
    const { module, phone } = setUp({ modal })
    const address = module.getAddress()
    await vi.waitFor(() => expect(modal.openModal).toHaveBeenCalledOnce())
    expect(modal.openModal).toHaveBeenCalledWith({ uri: expect.stringMatching(/^wc:/) })
    phone.proposals[0]!.approve(session("t1", [testnet(first)]))
    await address
    expect(modal.closeModal).toHaveBeenCalledOnce()
    await module.disconnect?.()
    const again = module.getAddress()
    await vi.waitFor(() => expect(modal.openModal).toHaveBeenCalledTimes(2))
    closedByPerson({ open: false })
    await expect(again).rejects.toMatchObject({ kind: "aborted" })
    expect(modal.closeModal).toHaveBeenCalledTimes(2)
    const declined = module.getAddress()
    await vi.waitFor(() => expect(modal.openModal).toHaveBeenCalledTimes(3))
    phone.proposals[2]!.decline({ code: 5000, message: "User rejected." })
    await expect(declined).rejects.toMatchObject({ message })
    expect(modal.closeModal).toHaveBeenCalledTimes(3)
  })

  test("says what it needs if there is no screen", async () => {
    const { module } = setUp()
    await expect(module.getAddress()).rejects.toMatchObject({ kind: "unsupported" })
  })

  test("WC5 WC6: opens a wallet's link with the code within the tap, and stores the choice [S7.48]", async () => {
    const open = device("Mozilla/5.0 (iPhone)")
    const { module, ui, pairing, code } = setUp()
    const address = module.getAddress({ ui })
    address.catch(() => {})
    await code()
    await vi.waitFor(() => expect(pairing().wallets).toHaveLength(2))
    const freighter = pairing().wallets![0]!
    expect(freighter.href).toBe(`freighterwallet://wc?uri=${encodeURIComponent(pairing().uri!)}`)
    pairing().follow(freighter)
    expect(open).toHaveBeenCalledWith(freighter.href, "_self", "noopener,noreferrer")
    expect(JSON.parse(storage.get("WALLETCONNECT_DEEPLINK_CHOICE")!)).toEqual({
      href: "freighterwallet://",
      name: "Freighter",
    })
    device("Mozilla/5.0 (Linux; Android 15)")
    pairing().follow(freighter)
    expect(storage.get("WALLETCONNECT_DEEPLINK_CHOICE")).toContain('"name":"Android"')
    expect(await pairing().search?.("lob")).toMatchObject([{ name: "LOBSTR" }])
    expect(await pairing().search?.("")).toHaveLength(2)
  })

  test("offers no links of real apps in a sandbox, even if its explorer fails", async () => {
    device("Mozilla/5.0 (iPhone)")
    vi.stubGlobal("fetch", async () => new Response(null, { status: 500 }))
    for (const projectId of ["sandbox", ""]) {
      const { module, ui, pairing, code } = setUp({ offline: true, projectId })
      const address = module.getAddress({ ui })
      address.catch(() => {})
      await code()
      await vi.waitFor(() => expect(pairing().wallets).toEqual([]))
      expect(await pairing().search?.("Freighter")).toEqual([])
    }
  })

  test("stores no choice in a sandbox, and clears a real wallet's choice before the library opens it", async () => {
    device("Mozilla/5.0 (iPhone)")
    const choice = "WALLETCONNECT_DEEPLINK_CHOICE"
    const listing = { id: "a", name: "Sextant", mobile: { native: "sextant://" } }
    vi.stubGlobal("fetch", async () => Response.json({ listings: { a: listing } }))
    const { module, phone, ui, pairing, code } = setUp({ offline: true, projectId: "sandbox" })
    const address = module.getAddress({ ui })
    await code()
    await vi.waitFor(() => expect(pairing().wallets).toHaveLength(1))
    pairing().follow(pairing().wallets![0]!)
    expect(window.open).toHaveBeenCalledOnce()
    expect(storage.get(choice)).toBeUndefined()
    const approved = session("t1", [testnet(first)]) as { peer: object }
    phone.proposals[0]!.approve({ ...approved, peer: {} })
    await address
    storage.set(choice, '{"href":"lobstr://"}')
    let found: string | undefined
    phone.answer(() => {
      found = storage.get(choice)
      return { signedXDR: "AAAA" }
    })
    await module.signTransaction?.("tx", { ...onTestnet, ui })
    expect(found).toBeUndefined()
    expect(ui.prompt).toMatchObject({ kind: "waiting", on: "phone" })
    expect(ui.prompt).not.toHaveProperty("link")
  })

  test("logs a storage that throws to the console, and continues [S7.48 S9.21]", async () => {
    const info = vi.spyOn(console, "info").mockImplementation(() => {})
    const full = vi.fn((_key: string, _value?: string): void => {
      throw new DOMException("full", "QuotaExceededError")
    })
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: full, removeItem: full })
    const open = device("Mozilla/5.0 (iPhone)")
    const { module, phone, ui, pairing, code } = setUp()
    const address = module.getAddress({ ui })
    await code()
    await vi.waitFor(() => expect(pairing().wallets).toHaveLength(2))
    pairing().follow(pairing().wallets![0]!)
    expect(open).toHaveBeenCalledOnce()
    phone.proposals[0]!.approve(session("t1", [testnet(first)]))
    expect(await address).toEqual({ address: first })
    const choice = "WALLETCONNECT_DEEPLINK_CHOICE"
    const stored = full.mock.calls.map(([key]) => key)
    expect(stored.sort()).toEqual([choice, choice, "WCM_VERSION"])
    expect(info.mock.calls).toEqual(Array(3).fill([expect.stringContaining("localStorage")]))
    info.mockRestore()
  })
})

describe("sessions", () => {
  test("lists them as the specification's records [S3.74 S3.75 S3.76 S3.77 S3.78 S3.79 S3.80 S3.81 S4.26]", async () => {
    const { module } = setUp({}, [session("t1", [pubnet(first), testnet(second), "eip155:1:0x0"])])
    expect(await module.sessions()).toEqual([
      {
        id: "t1",
        name: "Phone Wallet",
        description: "A wallet",
        url: "https://wallet.example",
        icons: "https://wallet.example/1.png",
        accounts: [
          { network: "pubnet", publicKey: first },
          { network: "testnet", publicKey: second },
        ],
      },
    ])
  })

  test("WC4: asks the active session, else one that holds the account, else proposes a new one [S3.70 S4.23 S4.24 S4.25 S4.26]", async () => {
    const { module, phone, ui, code } = setUp({ sessionId: "b" }, [
      session("a", [testnet(first)]),
      session("b", [testnet(first), testnet(second)]),
    ])
    phone.answer(() => ({ signedXDR: "AAAA" }))
    await module.signTransaction?.("AAAA", { ...onTestnet, ui })
    module.setSession("a")
    await module.signTransaction?.("AAAA", { ...onTestnet, ui })
    await module.signTransaction?.("AAAA", { ...onTestnet, address: second, ui })
    expect(phone.requests.map(({ topic }) => topic)).toEqual(["b", "a", "b"])
    module.setSession("a")
    phone.sessions.pop()
    const signed = module.signTransaction?.("AAAA", { ...onTestnet, address: second, ui })
    await code()
    phone.proposals[0]!.approve(session("c", [testnet(second)]))
    await signed
    expect(phone.requests[3]?.topic).toBe("c")
  })

  test("uses the session that is set while the bridge starts", async () => {
    const { module, phone } = setUp({}, [
      session("a", [testnet(first)]),
      session("b", [testnet(second)]),
    ])
    const { on } = phone.client
    phone.client.on = (event, listener) => {
      module.setSession("a")
      return on(event, listener)
    }
    expect(await module.restore?.({})).toEqual({ address: first })
  })

  test("receives a change that a session reports right after watching starts", async () => {
    const { module, phone } = await connected()
    const changes: WalletChange[] = []
    module.watch?.((change) => changes.push(change))
    phone.emit("session_expire", { topic: "t1" })
    expect(changes).toEqual([{ ended: true }])
  })

  test("WC4: restores the session of the remembered account without a window, or reports its end", async () => {
    const { module, phone, ui } = setUp({}, [
      session("a", [testnet(first)]),
      session("b", [testnet(second)]),
    ])
    expect(await module.restore?.({ address: first })).toEqual({ address: first })
    expect(phone.proposed).toEqual([])
    expect(ui.shown).toEqual([])
    const gone = setUp()
    await expect(gone.module.restore?.({ address: first })).rejects.toMatchObject({
      message: expect.stringContaining("closed the session"),
    })
  })

  test("WC4: closes a session with code -1 and 'Session closed' by default [S9.19 S9.20]", async () => {
    const { module, phone, changes } = await connected()
    phone.sessions.push(session("t2", [testnet(second)]))
    await module.closeSession("t2", "Enough")
    await module.closeSession("t1")
    expect(changes).toEqual([{ ended: true }])
    await expect(module.closeSession("t1")).rejects.toMatchObject({ kind: "bad-request" })
    expect(phone.closed).toEqual([
      { topic: "t2", reason: { code: -1, message: "Enough" } },
      { topic: "t1", reason: { code: -1, message: "Session closed" } },
    ])
    expect(await module.sessions()).toEqual([])
  })

  test("WC4: disconnecting closes only the sessions of this connection [S4.26 S9.20]", async () => {
    const { module, phone, ui, code } = await connected()
    phone.sessions.push(session("other", [testnet(first)]))
    phone.answer(() => ({ signedXDR: "AAAA" }))
    // For an account that no session holds, the connection creates a second session.
    const signed = module.signTransaction?.("AAAA", { ...onTestnet, address: second, ui })
    await vi.waitFor(() => expect(phone.proposals).toHaveLength(2))
    await code()
    phone.proposals[1]!.approve(session("t2", [testnet(second)]))
    await signed
    await module.disconnect?.()
    expect(phone.closed).toEqual([
      { topic: "t1", reason: { code: -1, message: "Session closed" } },
      { topic: "t2", reason: { code: -1, message: "Session closed" } },
    ])
    expect((await module.sessions()).map(({ id }) => id)).toEqual(["other"])
    await module.disconnect?.()
    expect(phone.closed).toHaveLength(2)
  })

  test("WC4: disconnecting after a reload closes only the restored session", async () => {
    const { module, phone } = setUp({}, [
      session("a", [testnet(first)]),
      session("b", [testnet(second)]),
    ])
    await module.restore?.({ address: first })
    await module.disconnect?.()
    expect(phone.closed.map(({ topic }) => topic)).toEqual(["a"])
  })

  test("WC4: reports a session that the wallet deleted to the callback, the kit and pending requests [S3.73 S4.22]", async () => {
    const deleted: string[] = []
    const { module, phone, ui, changes } = await connected([testnet(first)], allMethods, {
      onSessionDeleted: (topic) => deleted.push(topic),
    })
    const signed = module.signTransaction?.("AAAA", { ...onTestnet, ui })
    await vi.waitFor(() => expect(phone.requests).toHaveLength(1))
    phone.emit("session_delete", { topic: "t1" })
    await expect(signed).rejects.toMatchObject({ kind: "rejected", code: -4 })
    expect(deleted).toEqual(["t1"])
    expect(changes).toEqual([{ ended: true }])
    await module.onSessionDeleted((topic) => deleted.push(`later ${topic}`))
    phone.emit("session_delete", { topic: "t9" })
    for (const odd of [null, "t1", { topic: 7 }, {}]) phone.emit("session_delete", odd)
    expect(deleted).toEqual(["t1", "later t9"])
  })

  test("keeps nothing about a session that has ended and that the client no longer lists", async () => {
    const { module, phone, ui } = await connected()
    phone.answer(() => ({ signedXDR: "AAAA", signerAddress: testnet(first) }))
    await module.signTransaction?.("AAAA", { ...onTestnet, ui })
    expect(module.capabilities?.messageBytes).toBe(true)
    const topics = async () => (await module.sessions()).map(({ id }) => id)
    phone.emit("session_delete", { topic: "t1" })
    expect(await topics()).toEqual([])
    phone.sessions.splice(0)
    phone.emit("session_delete", { topic: "t2" })
    phone.sessions.push(session("t1", [testnet(first)]))
    expect(await topics()).toEqual(["t1"])
    await module.restore?.({ address: first })
    expect(module.capabilities?.messageBytes).toBe(false)
  })

  test("ends with an expired session, unless another one holds the account", async () => {
    const { phone, changes } = await connected()
    phone.sessions.push(session("t2", [testnet(first)]))
    phone.emit("session_expire", { topic: "t1" })
    expect(changes).toEqual([])
    phone.emit("session_expire", { topic: "t2" })
    expect(changes).toEqual([{ ended: true }])
  })

  test("reports the wallet's account, network and lock changes, but no strangers' accounts", async () => {
    const { module, phone, changes } = await connected([testnet(first), testnet(second)])
    const event = (name: string, data: unknown, topic = "t1") =>
      phone.emit("session_event", { topic, params: { event: { name, data }, chainId: "eip155:1" } })
    event("accountsChanged", [testnet(second)])
    event("accountsChanged", ["GABC"])
    event("accountsChanged", [testnet(first)], "other")
    event("accountsChanged", [])
    event("chainChanged", "stellar:testnet")
    event("chainChanged", 7)
    phone.emit("session_event", { topic: "t1", params: null })
    phone.sessions[0] = session("t1", [testnet(first)])
    phone.emit("session_update", { topic: "t1" })
    expect(changes).toEqual([
      { address: second },
      { address: "" },
      { network: { network: "TESTNET", networkPassphrase: networks.Testnet } },
      { address: first },
    ])
    phone.sessions[0] = session("t1", [])
    phone.emit("session_update", { topic: "t1" })
    expect(changes.at(-1)).toEqual({ ended: true })
    expect(module.capabilities).toMatchObject({ network: "none" })
  })

  test("takes capabilities and network from what the session grants", async () => {
    const { module } = await connected([testnet(first)], ["stellar_signXDR"])
    expect(module.capabilities).toMatchObject({
      authEntry: [],
      message: false,
      submit: false,
      network: "informative",
    })
    expect(await module.getNetwork?.()).toEqual({
      network: "TESTNET",
      networkPassphrase: networks.Testnet,
    })
    await expect(module.signMessage?.("hello", onTestnet)).rejects.toMatchObject({
      kind: "unsupported",
    })
    const both = await connected([testnet(first), pubnet(first)])
    expect(both.module.getNetwork).toBeUndefined()
    expect(both.module.capabilities).toMatchObject({
      authEntry: ["v1", "v2"],
      message: true,
      submit: true,
      network: "none",
      gesture: false,
    })
  })
})

describe("signing", () => {
  test("WC2: uses Freighter Mobile's dialect for each of the four methods [S3.19 S3.58 S3.59]", async () => {
    const { module, phone, ui } = await connected()
    const replies: Record<string, unknown> = {
      stellar_signXDR: { signedXDR: "AAAA" },
      stellar_signAndSubmitXDR: { status: "pending" },
      stellar_signMessage: { signature },
      stellar_signAuthEntry: { signedAuthEntry: signature, signerAddress: first },
    }
    phone.answer(({ request }) => replies[request.method])
    const options = { ...onTestnet, ui }
    const signerAddress = first
    expect(await module.signTransaction?.("tx", options)).toEqual({
      signedTxXdr: "AAAA",
      signerAddress,
    })
    expect(await module.signAndSubmitTransaction?.("tx", options)).toEqual({
      status: "pending",
      signerAddress,
    })
    expect(await module.signMessage?.("hello", options)).toEqual({
      signedMessage: signature,
      signerAddress,
    })
    expect(await module.signAuthEntry?.("entry", options)).toEqual({
      signedAuthEntry: signature,
      signerAddress,
    })
    expect(phone.requests.map(({ request }) => request.params)).toEqual([
      { xdr: "tx" },
      { xdr: "tx" },
      { message: "hello" },
      { entryXdr: "entry" },
    ])
    expect(phone.requests[0]).toMatchObject({ chainId: "stellar:testnet", expiry: 600 })
    expect(ui.prompt).toEqual({ kind: "waiting", on: "phone", peer: "Phone Wallet" })
  })

  test("WC2: uses the vendor's draft after a reply with a CAIP-10 signer, and returns G…", async () => {
    const { module, phone, ui } = await connected()
    const options = { ...onTestnet, ui }
    const hash = "ab".repeat(32)
    const replies: Record<string, unknown> = {
      stellar_signXDR: { signedXDR: "AAAA", signerAddress: testnet(first) },
      stellar_signAndSubmitXDR: { tx_hash: hash, signedXDR: "BBBB", successful: true },
      stellar_signMessage: { signature, signerAddress: testnet(first) },
    }
    phone.answer(({ request }) => replies[request.method])
    expect(module.capabilities).toMatchObject({ messageBytes: false })
    expect(await module.signTransaction?.("tx", options)).toMatchObject({ signerAddress: first })
    expect(module.capabilities).toMatchObject({ messageBytes: true })
    expect(await module.signMessage?.("hello", options)).toMatchObject({ signerAddress: first })
    expect(await module.signAndSubmitTransaction?.("tx", options)).toEqual({
      status: "success",
      hash,
      signedTxXdr: "BBBB",
      signerAddress: first,
    })
    expect(phone.requests[1]?.request.params).toEqual({
      message: "hello",
      messageEncoding: "utf-8",
    })
    await module.signMessage?.(Uint8Array.of(0xff, 0, 1), options)
    expect(phone.requests.at(-1)?.request.params).toEqual({
      message: "/wAB",
      messageEncoding: "base64",
    })
    await expect(module.signAuthEntry?.("preimage", options)).rejects.toMatchObject({
      kind: "unsupported",
      message: expect.stringContaining("Pass the entry"),
    })
  })

  test("uses `method` for transactions, and reports one that was submitted but not returned [S3.68]", async () => {
    const { module, phone } = await connected([testnet(first)], allMethods, {
      method: "stellar_signAndSubmitXDR",
    })
    phone.answer(() => ({ tx_hash: "ab".repeat(32), signedXDR: "AAAA" }))
    expect(await module.signTransaction?.("tx", onTestnet)).toMatchObject({ signedTxXdr: "AAAA" })
    expect(phone.requests.map(({ request }) => request.method)).toEqual([
      "stellar_signAndSubmitXDR",
    ])
    phone.answer(() => ({ status: "success" }))
    await expect(module.signTransaction?.("tx", onTestnet)).rejects.toMatchObject({
      message: expect.stringContaining("signed and sent"),
    })
    phone.answer(() => ({ tx_hash: "ab".repeat(32), signedXDR: "AAAA", successful: false }))
    await expect(module.signAndSubmitTransaction?.("tx", onTestnet)).rejects.toMatchObject({
      kind: "external",
    })
  })

  test.each([5000, 5001, 5002, 5003, 4001, 1, -4])(
    "WC3: treats code %i as a rejection [S8.25]",
    async (code) => {
      const { module, phone } = await connected()
      phone.answer(() => Promise.reject({ code, message: "No, thanks" }))
      await expect(module.signTransaction?.("tx", onTestnet)).rejects.toMatchObject({
        kind: "rejected",
        code: -4,
        message: "Request rejected from the wallet",
        ext: ["No, thanks"],
      })
    },
  )

  test.each([
    [{ code: -32000, message: "User declined" }, "rejected"],
    [{ code: -32000, message: "Out of memory" }, "external"],
    [{ code: 6000, message: "User disconnected." }, "rejected"],
    [{ code: 5101, message: "Unsupported methods." }, "unsupported"],
    [{ code: -3, message: "Bad XDR" }, "bad-request"],
    [new Error("Request expired. Please try again."), "timeout"],
    [new Error("Failed to publish payload, please try again."), "external"],
    [null, "internal"],
  ])("reports error %j as %s", async (error, kind) => {
    const { module, phone } = await connected()
    phone.answer(() => Promise.reject(error))
    await expect(module.signTransaction?.("tx", onTestnet)).rejects.toMatchObject({ kind })
  })

  test.each([
    null,
    "AAAA",
    {},
    { signedXDR: 7 },
    { signedXDR: "no base64" },
    { signedXDR: "A".repeat(2_000_000) },
  ])("rejects a reply of another shape (%#)", async (reply) => {
    const { module, phone } = await connected()
    phone.answer(() => reply)
    for (const call of [
      module.signTransaction,
      module.signMessage,
      module.signAuthEntry,
      module.signAndSubmitTransaction,
    ]) {
      await expect(call?.("text", onTestnet)).rejects.toMatchObject({ kind: "bad-reply" })
    }
  })

  test("rejects invalid requests before asking the phone", async () => {
    const { module, phone, ui } = await connected()
    const refused = async (options: object, kind: string) =>
      expect(module.signMessage?.("hello", options)).rejects.toMatchObject({ kind })
    const onPublic = { address: first, networkPassphrase: networks.Public }
    await expect(module.signMessage?.("hello", onPublic)).rejects.toMatchObject({
      kind: "wrong-network",
      ext: {
        subject: "wallet",
        expected: { name: "Public", passphrase: networks.Public },
        actual: { name: "Testnet", passphrase: networks.Testnet },
      },
    })
    await refused({ address: "CABC" }, "unsupported")
    await expect(module.signMessage?.(7 as never, onTestnet)).rejects.toMatchObject({
      kind: "bad-request",
    })
    await expect(module.signMessage?.("é".repeat(5_121), onTestnet)).rejects.toMatchObject({
      kind: "bad-request",
    })
    const other = module.signMessage?.("hello", { ...onTestnet, address: second, ui })
    await vi.waitFor(() => expect(phone.proposals).toHaveLength(2))
    phone.proposals[1]!.approve(session("t2", [testnet(first)]))
    await expect(other).rejects.toMatchObject({ kind: "wrong-account" })
    expect(phone.requests).toEqual([])
  })

  test("ends at once when canceled", async () => {
    const { module, phone } = await connected()
    const controller = new AbortController()
    const cancelled = module.signTransaction?.("tx", { ...onTestnet, signal: controller.signal })
    await vi.waitFor(() => expect(phone.requests).toHaveLength(1))
    controller.abort()
    await expect(cancelled).rejects.toMatchObject({ kind: "aborted" })
  })

  test("offers a safe link to the wallet's app on a phone, its own or the chosen one", async () => {
    device("Mozilla/5.0 (iPhone)")
    const { module, phone, ui } = await connected()
    phone.answer(() => ({ signedXDR: "AAAA" }))
    await module.signTransaction?.("tx", { ...onTestnet, ui })
    expect(ui.prompt).toMatchObject({ link: { href: "phonewallet://", name: "Phone Wallet" } })
    const bare = session("t1", [testnet(first)]) as { peer: object }
    phone.sessions[0] = { ...bare, peer: {} }
    storage.set("WALLETCONNECT_DEEPLINK_CHOICE", '{"href":"lobstr://"}')
    await module.signTransaction?.("tx", { ...onTestnet, ui })
    expect(ui.prompt).toMatchObject({ link: { href: "lobstr://", name: "the wallet" } })
  })
})

test("WC5: `verify: false` and `offline` stop the library from waiting for missing services [S7.45]", async () => {
  const phone = fakePhone()
  await connectedCore(walletConnectModule(card, { client: phone.client }, loadLibrary))
  const core = phone.client.core as Record<string, Record<string, () => Promise<unknown>>>
  expect(await core.verify?.register?.()).toBe("registered")
  expect(core.relayer).toEqual({})
  await connectedCore(
    walletConnectModule(card, { client: phone.client, verify: false, offline: true }, loadLibrary),
  )
  expect(await core.verify?.register?.()).toBeUndefined()
  await expect(core.relayer?.confirmOnlineStateOrThrow?.()).resolves.toBeUndefined()
  Object.assign(core, { verify: null, relayer: undefined })
  await connectedCore(
    walletConnectModule(card, { client: phone.client, verify: false, offline: true }, loadLibrary),
  )

  async function connectedCore(module: ReturnType<typeof walletConnectModule>) {
    expect(await module.sessions()).toEqual([])
  }
})
