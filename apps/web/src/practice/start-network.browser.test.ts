import { expect, onTestFinished, test, vi } from "vitest"
import { practiceNetwork } from "../logic/networks/practice.js"
import { startNetwork } from "./start-network.js"

test("what asks for the network's addresses never asks a server, also after its end", async () => {
  const { fetch } = globalThis
  onTestFinished(() => {
    globalThis.fetch = fetch
  })
  const elsewhere = vi.fn(async () => new Response("elsewhere"))
  globalThis.fetch = elsewhere
  const network = await startNetwork()
  const { own } = network.accounts
  const address = `${practiceNetwork.horizonUrl}/accounts/${own.address}`
  expect(await (await globalThis.fetch(address)).json()).toMatchObject({ id: own.address })
  network.end()
  void globalThis.fetch(address)
  expect(elsewhere).not.toHaveBeenCalled()
  expect(await (await globalThis.fetch("/other")).text()).toBe("elsewhere")
})
