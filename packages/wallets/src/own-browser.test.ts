import type { WalletModule } from "@alidade/core"
import { afterEach, describe, expect, test, vi } from "vitest"
import { card as dcentCard } from "./dcent/card.js"
import { dcentModule } from "./dcent/module.js"
import { card as freighterCard } from "./freighter/card.js"
import { freighterModule } from "./freighter/module.js"
import { card as hotCard } from "./hot/card.js"
import { hotModule } from "./hot/module.js"
import { card as lobstrCard } from "./lobstr/card.js"
import { lobstrModule } from "./lobstr/module.js"
import { card as xbullCard } from "./xbull/card.js"
import { xbullModule } from "./xbull/module.js"

afterEach(() => void vi.unstubAllGlobals())

const stellar = (provider: string, platform = "mobile") => ({ stellar: { provider, platform } })
const framedBy = (origin: string) => ({
  window: { top: {}, location: { ancestorOrigins: [origin] } },
})
const channel = { webkit: { messageHandlers: { cordova_iab: { postMessage() {} } } } }

/** What a wallet's own browser leaves on a page, and what other pages have. */
const cases: [string, () => WalletModule, object, object][] = [
  ["freighter", () => freighterModule(freighterCard), stellar("freighter"), stellar("dcent")],
  ["lobstr", () => lobstrModule(lobstrCard), stellar("lobstr"), stellar("lobstr", "extension")],
  ["dcent", () => dcentModule(dcentCard), stellar("dcent"), stellar("dcent", "extension")],
  ["xbull", () => xbullModule(xbullCard), channel, { webkit: { messageHandlers: {} } }],
  [
    "hot",
    () => hotModule(hotCard),
    framedBy("https://my.herewallet.app"),
    framedBy("https://my.herewallet.app.example"),
  ],
]

describe.each(cases)("FR11: %s", (_, create, own, other) => {
  test("recognizes its own browser by its own mark", () => {
    for (const [name, value] of Object.entries(own)) vi.stubGlobal(name, value)
    expect(create().inApp).toBe(true)
  })

  test("is not fooled by the marks of others, nor on a server", () => {
    expect(create().inApp).toBe(false)
    for (const [name, value] of Object.entries(other)) vi.stubGlobal(name, value)
    expect(create().inApp).toBe(false)
  })
})
