import { createKit, networks } from "@alidade/core"
import { freighter } from "@alidade/wallets/freighter"
import { getAddress, requestAccess } from "@stellar/freighter-api"
import { beforeEach, describe, expect, test } from "vitest"
import { sandbox } from "./index.js"
import "../../../../e2e/quick-starts/vitest-extensions.js"

const { wallets, clientOptions } = sandbox

describe("in a frame, as in Vitest's browser mode", () => {
  beforeEach(() => expect(window.top).not.toBe(window))

  test("wallets approve, connect, and can be set up", async () => {
    expect(await requestAccess()).toEqual({ address: wallets.freighter.getState().account })
    await wallets.freighter.update({ answer: "reject", locked: true })
    expect(wallets.freighter.getState()).toMatchObject({ locked: true, grants: [{}] })
  })

  test("the next test starts with their initial settings", async () => {
    const { answer, locked, grants, log } = wallets.freighter.getState()
    expect({ answer, locked, grants, log }).toEqual({
      answer: "approve",
      locked: false,
      grants: [],
      log: [],
    })
    expect(await getAddress()).toEqual({ address: "" })
  })

  test("a kit connects a wallet with the sandbox's options", async () => {
    const kit = createKit({
      network: networks.Testnet,
      wallets: [freighter(clientOptions.freighter)],
      storage: null,
    })
    const { address } = await kit.connect("freighter")
    expect(await kit.signMessage("Hello, World!")).toMatchObject({ signerAddress: address })
    kit.destroy()
  })

  test("loads nothing from another server", () => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).origin)
    expect(new Set(loaded)).toEqual(new Set([location.origin]))
  })
})
