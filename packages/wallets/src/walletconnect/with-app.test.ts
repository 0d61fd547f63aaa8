import { networks, type PairingPrompt, type WalletCard, type WalletModule } from "@alidade/core"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { allMethods, fakePhone, fakeScreen, first, second, session } from "../../test/phone.js"
import { card as freighterCard } from "../freighter/card.js"
import { card as lobstrCard } from "../lobstr/card.js"
import { card as scopulyCard } from "../scopuly/card.js"
import { card } from "./card.js"
import { loadLibrary } from "./library.js"
import { knownListing } from "./listing.js"
import { walletConnectModule } from "./module.js"
import type { WalletConnectParameters } from "./parameters.js"

const testnet = (address: string) => `stellar:testnet:${address}`
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X)"
const desktop = "Mozilla/5.0 (X11; Linux x86_64)"

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  vi.stubGlobal("window", { open })
})
afterEach(() => {
  vi.unstubAllGlobals()
  open.mockReset()
})

const open = vi.fn()

/** A device with this user agent. `pressed`: the browser still counts a press as the reason of what happens. */
function device(userAgent: string, pressed = true): void {
  const userActivation = { isActive: pressed }
  vi.stubGlobal("navigator", { userAgent, maxTouchPoints: 5, userActivation })
}

/** Freighter as the kit uses it: an extension that is installed or not, joined with its app. */
function setUp(isInstalled: boolean, parameters: WalletConnectParameters = {}) {
  const phone = fakePhone()
  const bridge = walletConnectModule(card, { client: phone.client, ...parameters }, loadLibrary)
  const extension = {
    ...freighterCard,
    isAvailable: async () => isInstalled,
    obstacle: () => (isInstalled ? undefined : "Install it."),
    onArrival: (arrived: () => void) => {
      arriveLate = arrived
      return () => {}
    },
    getAddress: vi.fn(async () => ({ address: second })),
    signMessage: vi.fn(async () => ({ signedMessage: "by the extension" })),
  } satisfies WalletModule
  let arriveLate = (): void => {}
  const listed: WalletCard = { ...freighterCard, load: async () => extension }
  const row = bridge.withApp!(extension, listed)
  const ui = fakeScreen()
  const prompt = () => ui.prompt as PairingPrompt
  /** Connects the app, whose wallet gives itself this name. */
  async function approve(peer = "Freighter", address = first) {
    const reply = row.getAddress({ ui })
    await vi.waitFor(() => expect(prompt()?.state).toBe("ready"))
    phone.proposals.at(-1)!.approve(session("t1", [testnet(address)], allMethods, peer))
    return reply
  }
  return { phone, bridge, extension, listed, row, ui, prompt, approve, arrive: () => arriveLate() }
}

describe("on a phone", () => {
  beforeEach(() => device(iPhone))

  test("LO7 WC6: the row opens the wallet's own app within the press, and no other wallet's", async () => {
    const { row, prompt, approve, extension } = setUp(false)
    expect(await row.isAvailable()).toBe(true)
    expect(row.obstacle?.()).toBeUndefined()
    expect(row).toMatchObject({
      productId: "freighter",
      productName: "Freighter",
      moduleType: "HOT_WALLET",
      capabilities: { submit: true },
    })
    expect(row.phone).toEqual({ by: "WalletConnect", inUse: true })
    expect(row.transport).toBe("phone")
    expect(await approve()).toEqual({ address: first })
    const { app, isOpened, wallets, uri, search } = prompt()
    expect(app).toMatchObject({ name: "Freighter" })
    expect({ isOpened, wallets, search }).toEqual({ isOpened: true, wallets: [] })
    const link = `freighterwallet://wc?uri=${encodeURIComponent(uri!)}`
    expect(open.mock.calls).toEqual([[link, "_self", "noopener,noreferrer"]])
    expect(extension.getAddress).not.toHaveBeenCalled()
  })

  test("offers the link for another press if the browser no longer counts the first", async () => {
    device(iPhone, false)
    const { row, ui, prompt } = setUp(false)
    void row.getAddress({ ui }).catch(() => {})
    await vi.waitFor(() => expect(prompt()?.app).toBeDefined())
    expect(prompt().isOpened).toBeUndefined()
    expect(open).not.toHaveBeenCalled()
    prompt().follow(prompt().app!)
    expect(open).toHaveBeenCalledOnce()
  })

  test("uses an extension that is there after all, and reports one that comes late", async () => {
    const here = setUp(true)
    await here.row.isAvailable()
    await vi.waitFor(() => expect(here.row.phone?.inUse).toBe(false))
    expect(await here.row.getAddress()).toEqual({ address: second })

    const late = setUp(false)
    await late.row.isAvailable()
    const arrived = vi.fn()
    late.row.onArrival?.(arrived)
    late.arrive()
    expect(arrived).toHaveBeenCalledOnce()
    expect(late.row.transport).toBeUndefined()
  })

  test("a canceled connection closes what is approved later, and connects nothing", async () => {
    const { row, ui, prompt, phone } = setUp(false)
    const canceled = new AbortController()
    const reply = row.getAddress({ ui, signal: canceled.signal })
    const refused = expect(reply).rejects.toMatchObject({ kind: "aborted" })
    await vi.waitFor(() => expect(prompt()?.state).toBe("ready"))
    canceled.abort()
    await refused
    phone.proposals[0]!.approve(session("t1", [testnet(first)], allMethods, "Freighter"))
    await vi.waitFor(() => expect(phone.closed).toMatchObject([{ topic: "t1" }]))
  })

  test("in a sandbox opens no real app, but gives the link to the simulated phone", async () => {
    const alone = setUp(false, { offline: true })
    void alone.row.getAddress({ ui: alone.ui }).catch(() => {})
    await vi.waitFor(() => expect(alone.prompt()?.state).toBe("ready"))
    expect(alone.prompt().app).toBeUndefined()

    const openLink = vi.fn()
    const { approve, prompt } = setUp(false, { offline: true, openLink })
    await approve()
    expect(openLink.mock.calls).toEqual([[prompt().app?.href]])
    expect(open).not.toHaveBeenCalled()
  })
})

test("FR11: in the wallet's own browser the row is usable and says so, whatever others mark", async () => {
  device(desktop)
  vi.stubGlobal("stellar", { provider: "dcent", platform: "mobile" })
  const other = setUp(false).row
  expect([await other.isAvailable(), other.inApp]).toEqual([false, false])
  vi.stubGlobal("stellar", { provider: "freighter", platform: "mobile", version: "1.0.0" })
  const { row } = setUp(false)
  expect([await row.isAvailable(), row.inApp, row.transport]).toEqual([true, true, "phone"])
  expect(row.obstacle?.()).toBeUndefined()
})

describe("on a computer", () => {
  beforeEach(() => device(desktop))

  test("is missing without its extension, until the user asks for the phone", async () => {
    const { row, prompt, approve } = setUp(false)
    expect(await row.isAvailable()).toBe(false)
    expect(row.obstacle?.()).toBe("Install it.")
    expect(row.phone).toEqual({ by: "WalletConnect", inUse: false })
    row.useTransport?.("phone")
    expect(await approve()).toEqual({ address: first })
    expect(prompt().app).toBeUndefined()
    expect(open).not.toHaveBeenCalled()
    // The next connection reaches the same app, as long as the extension is missing.
    row.useTransport?.(undefined)
    expect(row.transport).toBe("phone")
  })

  test("WC4: restores the app's connection from its session, and the extension's from the extension", async () => {
    const { row, approve } = setUp(true)
    await row.isAvailable()
    row.useTransport?.("phone")
    await approve()
    expect(await row.restore?.({ address: first })).toEqual({ address: first })
    row.useTransport?.(undefined)
    expect(row.transport).toBeUndefined()
    expect(row.restore).toBeUndefined()
  })

  test("asks the way by which the signing account is connected", async () => {
    const { row, approve, extension, phone } = setUp(true)
    await row.isAvailable()
    await row.getAddress()
    row.useTransport?.("phone")
    await approve()
    phone.answer(() => ({ signature: `${"A".repeat(85)}Q==` }))
    const networkPassphrase = networks.Testnet
    const message = row.signMessage!
    await message("one", { address: first, networkPassphrase })
    expect(phone.requests).toHaveLength(1)
    expect(extension.signMessage).not.toHaveBeenCalled()
    await message("two", { address: second, networkPassphrase })
    expect(extension.signMessage).toHaveBeenCalledOnce()
    expect(phone.requests).toHaveLength(1)
  })

  test("ending the connection closes the app's session", async () => {
    const { row, approve, phone } = setUp(false)
    row.useTransport?.("phone")
    await approve()
    await row.disconnect?.()
    expect(phone.closed).toMatchObject([{ topic: "t1" }])
  })
})

describe("a session of another wallet", () => {
  beforeEach(() => device(iPhone))

  test.each(["LOBSTR Wallet", "Freighters", "", "Not Freighter"])(
    "named '%s' is the bridge's, under that name",
    async (peer) => {
      const { row, bridge, approve } = setUp(false)
      expect(await approve(peer)).toEqual({ address: first, walletId: "wallet_connect" })
      expect(bridge.phone).toEqual({
        by: "WalletConnect",
        inUse: true,
        ...(peer ? { peer } : {}),
      })
      await expect(row.restore?.({ address: first })).rejects.toMatchObject({ kind: "rejected" })
    },
  )

  test("a wallet's own name may have more words, in any case", async () => {
    for (const peer of ["freighter", "Freighter Mobile"]) {
      expect(await setUp(false).approve(peer)).toEqual({ address: first })
    }
  })
})

test("the app hears once of a deleted session, however many rows follow it", async () => {
  device(iPhone)
  const onSessionDeleted = vi.fn()
  const { approve, bridge, phone } = setUp(false, { onSessionDeleted })
  await approve()
  expect(await bridge.sessions()).toHaveLength(1)
  phone.emit("session_delete", { topic: "t1" })
  expect(onSessionDeleted.mock.calls).toEqual([["t1"]])
})

test("a link that is no app's opens nothing: the code is shown", async () => {
  device(iPhone)
  const { bridge, extension, listed, ui, prompt } = setUp(false)
  const appLink = "javascript:alert(1)//"
  const row = bridge.withApp!(extension, { ...listed, appLink })
  void row.getAddress({ ui }).catch(() => {})
  await vi.waitFor(() => expect(prompt()?.state).toBe("ready"))
  expect(prompt().app).toBeUndefined()
  expect(prompt().uri).toBeDefined()
  expect(open).not.toHaveBeenCalled()
})

test("the app signs for no other networks than the wallet's card names", () => {
  device(iPhone)
  const { bridge, extension, listed, row } = setUp(false)
  expect(row.capabilities?.networks).toEqual([networks.Public, networks.Testnet])
  const capabilities = { networks: [networks.Public] }
  const publicOnly = bridge.withApp!(extension, { ...listed, capabilities })
  expect(publicOnly.capabilities).toMatchObject({ networks: [networks.Public], submit: true })
})

test("a bridge that is not set up adds no way", () => {
  const unset = walletConnectModule(card, {}, loadLibrary)
  const { extension, listed } = setUp(false)
  expect(unset.withApp?.(extension, listed)).toBe(extension)
})

test("SC8 WC6 WC9: the cards have the links of the wallets' listings", async () => {
  const listed = await knownListing({}).recommended(new AbortController().signal)
  const links = listed.map(({ phone }) => phone)
  expect([freighterCard, lobstrCard].map(({ appLink }) => appLink)).toEqual(links)
  expect(scopulyCard.appLink).toBe("scopuly://")
})
