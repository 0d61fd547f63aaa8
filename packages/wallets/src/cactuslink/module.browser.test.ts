import { inEnglish, networks, type WaitingPrompt } from "@alidade/core"
import { afterEach, expect, test, vi } from "vitest"
import { card } from "./card.js"
import { cactusLinkModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const given = { networkPassphrase: networks.Testnet, address: account }
const module = cactusLinkModule(card)

const functions = {
  isConnected: async () => ({ isConnected: true }),
  requestAccess: async (): Promise<object> => ({}),
  getAddress: async (): Promise<object> => ({ address: account }),
  getNetwork: async () => ({ network: "TESTNET", networkPassphrase: networks.Testnet }),
  signTransaction: async (): Promise<object> => ({ signedTxXdr: "AAAA" }),
}

function inject(other: object = {}): void {
  Object.assign(window, { cactuslink_stellar: { ...functions, ...other } })
}

afterEach(() => Reflect.deleteProperty(window, "cactuslink_stellar"))

test("CA1: asks for access, then for the address", async () => {
  const asked: string[] = []
  inject({
    requestAccess: async () => void asked.push("requestAccess"),
    async getAddress() {
      asked.push("getAddress")
      return { address: account }
    },
  })
  expect(await module.getAddress()).toEqual({ address: account })
  expect(asked).toEqual(["requestAccess", "getAddress"])
  expect(await module.signTransaction?.("BBBB", given)).toEqual({ signedTxXdr: "AAAA" })
})

test.each([
  ["requestAccess", { error: "User rejected the request" }, "rejected"],
  ["getAddress", { address: "", error: "declined" }, "rejected"],
  ["getAddress", { address: "" }, "rejected"],
  ["getAddress", {}, "bad-reply"],
])("CA2: a connection whose %s answers %o is %s", async (name, reply, kind) => {
  inject({ [name]: async () => reply })
  await expect(module.getAddress()).rejects.toMatchObject({ kind })
})

test.each([
  [{ error: "User rejected the request" }, "rejected"],
  [{ error: "The policy forbids it" }, "internal"],
  [{ signedTxXdr: undefined }, "bad-reply"],
])("CA2: a signature with the reply %o is %s, never a success", async (reply, kind) => {
  inject({ signTransaction: async () => reply })
  await expect(module.signTransaction?.("BBBB", given)).rejects.toMatchObject({ kind })
})

test("CA3: waits for others for hours, and says so", async () => {
  const hour = 3_600_000
  expect(module.limits?.sign).toBeGreaterThan(hour)
  expect(module.limits?.connect).toBeGreaterThanOrEqual(hour)
  expect(inEnglish(module.afterCancel!)).toContain("can still be approved in Cactus Link")
  inject()
  const show = vi.fn()
  await module.signTransaction?.("BBBB", { ...given, ui: { attached: true, show } })
  const [{ hint }] = show.mock.calls[0] as [WaitingPrompt]
  expect(inEnglish(hint!)).toContain("Waiting for approval in Cactus Link.")
})
