import { networks } from "@alidade/core"
import { afterEach, describe, expect, test, vi } from "vitest"
import { fakePhone, first, second, session } from "../../test/phone.js"
import { walletConnect } from "./index.js"

const testnet = (address: string) => `stellar:testnet:${address}`

afterEach(() => void vi.unstubAllGlobals())

describe("the card", () => {
  test("refuses session calls before anything runs [S8.23]", async () => {
    const card = walletConnect({ projectId: "p" })
    expect(card.status).toBe("notRunning")
    const notRunning = { message: "WalletConnect is not running yet" }
    await expect(card.sessions()).rejects.toMatchObject(notRunning)
    await expect(card.closeSession("t1")).rejects.toMatchObject(notRunning)
    await expect(card.onSessionDeleted(() => {})).rejects.toMatchObject(notRunning)
    expect(card.status).toBe("notRunning")
  })

  test("reads and closes the sessions of the app's own client, and reports a deleted one", async () => {
    const phone = fakePhone([session("t1", [testnet(first)]), session("t2", [testnet(second)])])
    const card = walletConnect({ client: phone.client })
    expect(card.status).toBe("ready")
    expect((await card.sessions()).map(({ id }) => id)).toEqual(["t1", "t2"])
    const deleted = vi.fn()
    await card.onSessionDeleted(deleted)
    phone.emit("session_delete", { topic: "t1" })
    expect(deleted).toHaveBeenCalledWith("t1")
    await card.closeSession("t2")
    expect(phone.closed).toMatchObject([{ topic: "t2" }])
  })

  test("sets the session to use before and after the module is loaded", async () => {
    const phone = fakePhone([session("t1", [testnet(first)]), session("t2", [testnet(second)])])
    const card = walletConnect({ client: phone.client, sessionId: "t2" })
    card.setSession("t1")
    const module = await card.load()
    expect(await module.restore?.()).toEqual({ address: first })
    card.setSession("t2")
    expect(await module.restore?.()).toEqual({ address: second })
  })

  test("has one module, whoever loads it", async () => {
    const card = walletConnect({ projectId: "p" })
    const [module, again] = await Promise.all([card.load(), card.load()])
    expect(module).toBe(again)
  })

  test("loads no module for networks other than Public and Testnet", async () => {
    await expect(walletConnect({ network: networks.Futurenet }).load()).rejects.toThrow(
      `Wallet network "${networks.Futurenet}" is not supported`,
    )
  })
})
