import { inEnglish } from "@alidade/core"
import { afterEach, describe, expect, test, vi } from "vitest"
import { card } from "./card.js"
import { ledgerModule } from "./module.js"

afterEach(() => {
  vi.unstubAllGlobals()
})

test("is unavailable on a server, and its calls say so", async () => {
  const module = ledgerModule(card)
  expect(await module.isAvailable()).toBe(false)
  expect(inEnglish(module.obstacle?.() ?? "")).toBe("Ledger only works in a browser.")
  expect(module.open).toBeUndefined()
  await expect(module.getAddress({ path: "44'/148'/0'" })).rejects.toMatchObject({
    kind: "unsupported",
    message: "Ledger only works in a browser.",
  })
  await module.disconnect?.()
})

test("says that it needs no click, since it needs one only for the first device", () => {
  expect(ledgerModule(card).capabilities?.gesture).toBe(false)
})

describe("where a policy forbids devices", () => {
  /** A page with this interface, whose use is forbidden. `parent` is the page around it, if there is one. */
  function forbid(feature: "hid" | "usb", parent?: object): void {
    const page = { isSecureContext: true, parent }
    vi.stubGlobal("window", Object.assign(page, { parent: parent ?? page }))
    const getDevices = async (): Promise<never> => {
      throw new DOMException("Disallowed by permissions policy.", "SecurityError")
    }
    vi.stubGlobal("navigator", { [feature]: { getDevices } })
  }

  test.each(["hid", "usb"] as const)("names the page's own, which forbids %s", async (feature) => {
    forbid(feature)
    const module = ledgerModule(card)
    expect(await module.isAvailable()).toBe(false)
    expect(inEnglish(module.obstacle?.() ?? "")).toContain("This website forbids itself")
    await expect(module.getAddress({ path: "44'/148'/0'" })).rejects.toMatchObject({
      kind: "unsupported",
      reason: { key: "ledgerPolicy" },
      details: { key: "ledgerHeader", values: { feature } },
    })
  })

  test("names the frame that the page is in, and no header", async () => {
    forbid("hid", {})
    const module = ledgerModule(card)
    expect(await module.isAvailable()).toBe(false)
    const failure = await module.getAddress({ path: "44'/148'/0'" }).catch((error) => error)
    expect(failure).toMatchObject({ kind: "unsupported", reason: { key: "ledgerFrame" } })
    expect(failure.details).toBeUndefined()
  })
})
