import { afterEach, expect, test, vi } from "vitest"
import { ask } from "./channel/page-messages.js"
import { freighter } from "./freighter/index.js"
import { freighterModule } from "./freighter/module.js"
import { question } from "./freighter/wire.js"
import { hana } from "./hana/index.js"
import { hanaModule } from "./hana/module.js"
import { findHana } from "./hana/wire.js"
import { hot } from "./hot/index.js"
import { hotModule } from "./hot/module.js"
import { screenHere } from "./hot/screen.js"
import { originOfWalletAround } from "./hot/wallet-around.js"
import { findExtension } from "./hot/wire.js"
import { lobstr } from "./lobstr/index.js"
import { lobstrModule } from "./lobstr/module.js"
import { type ExtensionPage, isInsideApp } from "./page.js"
import { rabet } from "./rabet/index.js"
import { findRabet } from "./rabet/injected-object.js"
import { rabetModule } from "./rabet/module.js"
import { xbull } from "./xbull/index.js"
import { findBridge, findSdk } from "./xbull/injected-objects.js"
import { xbullModule } from "./xbull/module.js"

const options = { ms: 60_000 }

/** Creates a private page whose content script replies that it is connected, with the given injected objects. */
function ownPage(injected: object = {}): ExtensionPage {
  const target = new EventTarget()
  const dispatch = (data: unknown): void => {
    const { origin } = window.location
    target.dispatchEvent(new MessageEvent("message", { data, origin, source: window }))
  }
  const postMessage = (message: unknown): void => {
    const { source, messageId: messagedId } = message as Record<string, string>
    const reply = source?.replace("REQUEST", "RESPONSE")
    queueMicrotask(() => dispatch({ source: reply, messagedId, isConnected: true }))
  }
  return Object.assign(target, { postMessage, ...injected }) as ExtensionPage
}

/** Creates the modules of all extensions, each with this page. */
function createClients(page?: ExtensionPage): ReturnType<typeof rabetModule>[] {
  const options = page ? { page } : {}
  return [
    freighterModule(freighter(), options),
    lobstrModule(lobstr(), options),
    rabetModule(rabet(), options),
    hanaModule(hana(), options),
    xbullModule(xbull(), options),
    hotModule(hot(), options),
  ]
}

afterEach(() => {
  createClients()
  vi.restoreAllMocks()
})

test("a client with its own page posts its requests and receives the replies there", async () => {
  const posted = vi.spyOn(window, "postMessage")
  const listened = vi.spyOn(window, "addEventListener")
  const [, extension] = createClients(ownPage())
  expect(await extension!.isAvailable()).toBe(true)
  await ask(question("REQUEST_CONNECTION_STATUS", {}), options)
  expect(posted).not.toHaveBeenCalled()
  expect(listened).not.toHaveBeenCalled()
})

test("a client with its own page finds injected objects there, and none on the window", () => {
  const every = new Proxy({}, { get: () => () => {}, getOwnPropertyDescriptor: () => undefined })
  const objects = {
    rabet: every,
    hanaWallet: { stellar: every },
    xBullSDK: every,
    webkit: { messageHandlers: { cordova_iab: every } },
    hotExtension: every,
    Telegram: { WebApp: every },
    stellar: { provider: "freighter", platform: "mobile" },
  }
  const found = (): unknown[] => [
    findRabet(),
    findHana(),
    findSdk(),
    findBridge(),
    findExtension(),
    isInsideApp("freighter") || undefined,
  ]
  createClients(ownPage(objects))
  expect(found().map((object) => object === every || object)).toEqual(Array(6).fill(true))
  expect(() => screenHere(undefined)).not.toThrow()

  const read = vi.fn()
  for (const name of Object.keys(objects)) {
    Object.defineProperty(window, name, { configurable: true, get: () => read(name) })
  }
  createClients(ownPage())
  expect(found()).toEqual(Array(6).fill(undefined))
  expect(() => screenHere(undefined)).toThrow("needs a screen")
  expect(read).not.toHaveBeenCalled()
  for (const name of Object.keys(objects)) Reflect.deleteProperty(window, name)
})

test("HOT with its own page does not ask the wallet whose frame contains the window", () => {
  const around = [window.location.ancestorOrigins[0]!]
  expect(window).not.toBe(window.top)
  createClients()
  expect(originOfWalletAround(around)).toBe(around[0])
  createClients(ownPage())
  expect(originOfWalletAround(around)).toBeUndefined()
})
