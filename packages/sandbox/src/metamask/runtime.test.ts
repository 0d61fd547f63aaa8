import { describe, expect, test, vi } from "vitest"
import { first, testModel } from "../../test/signing.js"
import { extensionId, FALSE_ID } from "./extension-id.js"
import type { Port } from "./port.js"
import { metamaskQuirks } from "./quirks.js"
import { createRuntime, type Runtime } from "./runtime.js"

const host = "dapp.example"
const ask = { type: "caip-348", data: { jsonrpc: "2.0", id: 1, method: "wallet_getSession" } }

function chromium(): {
  model: ReturnType<typeof testModel>["model"]
  runtime: Runtime
  stop: () => void
  /** A port to MetaMask, with what it has received. */
  open: (id?: string) => { port: Port; received: unknown[]; ended: ReturnType<typeof vi.fn> }
} {
  const { model } = testModel({
    quirks: metamaskQuirks,
    networks: ["public"],
    initial: {
      network: "public",
      answer: "approve",
      grants: [{ host, account: first, network: "public" }],
    },
  })
  const { runtime, stop } = createRuntime(model, host)
  return {
    model,
    runtime,
    stop,
    open(id = extensionId(model.getState())) {
      const port = runtime.connect(id)
      const received: unknown[] = []
      const ended = vi.fn()
      port.onMessage.addListener((message) => received.push(message))
      port.onDisconnect.addListener(ended)
      return { port, received, ended }
    },
  }
}

describe("a port", () => {
  test("MM2: carries requests and replies", async () => {
    const { open } = chromium()
    const { port, received } = open()
    port.postMessage(ask)
    await expect
      .poll(() => received)
      .toMatchObject([
        { type: "caip-348", data: { id: 1, result: { sessionScopes: { "stellar:pubnet": {} } } } },
      ])
  })

  test("MM2: ends at once at an id without an extension", async () => {
    const { runtime, open } = chromium()
    const { port, ended } = open(FALSE_ID)
    await expect.poll(() => ended).toHaveBeenCalledExactlyOnceWith(port)
    expect(() => port.postMessage(ask)).toThrow("disconnected port")
    expect(() => runtime.connect("metamask")).toThrow(TypeError)
  })

  test("MM3: another build and Flask have other ids", async () => {
    const { model, open } = chromium()
    const stores = extensionId(model.getState())
    for (const quirk of ["MM3", "MM3-flask"]) {
      model.update({ quirks: { [quirk]: true } })
      const { ended } = open(stores)
      await expect.poll(() => ended).toHaveBeenCalled()
      const { port, received } = open()
      port.postMessage(ask)
      await expect.poll(() => received).toHaveLength(1)
      model.update({ quirks: { [quirk]: false } })
    }
  })

  test("MM11: reports changes of the session, until the page closes it", async () => {
    const { model, open } = chromium()
    const { port, received, ended } = open()
    model.update({ grants: [] })
    await expect
      .poll(() => received)
      .toEqual([
        {
          type: "caip-348",
          data: { jsonrpc: "2.0", method: "wallet_sessionChanged", params: { sessionScopes: {} } },
        },
      ])
    port.disconnect()
    model.update({ grants: [{ host, account: first, network: "public" }] })
    await Promise.resolve()
    expect(received).toHaveLength(1)
    expect(ended).not.toHaveBeenCalled()
  })

  test("MM2-worker: ends once during a request; the next one works", async () => {
    const { model, open } = chromium()
    model.update({ quirks: { "MM2-worker": true } })
    const { port, received, ended } = open()
    port.postMessage(ask)
    await expect.poll(() => ended).toHaveBeenCalled()
    expect(received).toEqual([])
    const next = open()
    next.port.postMessage(ask)
    await expect.poll(() => next.received).toHaveLength(1)
  })

  test("MM2: ends when the extension is updated or disabled, or the sandbox is removed", async () => {
    const { model, open, stop } = chromium()
    const { ended } = open()
    model.update({ quirks: { MM2: true } })
    await expect.poll(() => ended).toHaveBeenCalledTimes(1)
    const again = open()
    await expect.poll(() => again.ended).toHaveBeenCalledTimes(1)
    model.update({ quirks: { MM2: false } })
    const last = open()
    stop()
    await expect.poll(() => last.ended).toHaveBeenCalledTimes(1)
  })
})
