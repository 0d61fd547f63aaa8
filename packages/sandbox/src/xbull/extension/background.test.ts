import { describe, expect, test } from "vitest"
import { first, paymentXdr, testModel } from "../../../test/signing.js"
import type { LocalModel } from "../../wallet/model.js"
import { xbullQuirks } from "../quirks.js"
import { answer } from "./background.js"
import type { Request, RequestType } from "./wire.js"

const site = { origin: "http://localhost:5173", host: "localhost:5173" }
const permissions = { canRequestPublicKey: true, canRequestSign: true }

/** An xBull that asks its person, and a function to send it requests. */
function xbull(): {
  model: LocalModel
  waits: { ms: number; end: () => void }[]
  send: (type: RequestType, detail?: object) => ReturnType<typeof answer>
} {
  const { model, waits } = testModel({
    quirks: xbullQuirks,
    networks: ["testnet", "public"],
    initial: { network: "testnet" },
  })
  const send = (type: RequestType, detail = {}): ReturnType<typeof answer> =>
    answer(model, { type, eventId: "1", detail: { ...site, ...detail } } as Request, site)
  return { model, waits, send }
}

/** The same, connected to the site. */
async function connected(): Promise<ReturnType<typeof xbull>> {
  const wallet = xbull()
  wallet.model.next("approve")
  await wallet.send("XBULL_CONNECT", { permissions })
  return wallet
}

/** Resolves when a request waits for the person. */
const requestPending = (model: LocalModel): Promise<void> =>
  expect.poll(() => model.getState().waiting.length).toBe(1)

describe("XE1: a closed window", () => {
  test("reports an unexpected error after nine seconds when connecting", async () => {
    const { model, waits, send } = xbull()
    const reply = send("XBULL_CONNECT", { permissions })
    await requestPending(model)
    model.settle("close")
    await expect.poll(() => waits.map(({ ms }) => ms)).toEqual([9_000])
    waits[0]!.end()
    expect(await reply).toEqual({})
    expect(model.getState().grants).toEqual([])
  })

  test("does not reply when signing", async () => {
    const { model, waits, send } = await connected()
    for (const [type, detail] of [
      ["XBULL_SIGN_XDR", { xdr: paymentXdr }],
      ["XBULL_SIGN_MESSAGE", { message: "hello" }],
    ] as const) {
      const reply = send(type, detail)
      await requestPending(model)
      model.settle("close")
      expect(await reply).toBeNull()
    }
    expect(waits).toEqual([])
  })

  test("rejects without the quirk", async () => {
    const { model, send } = xbull()
    model.update({ quirks: { XE1: false } })
    model.next("close")
    expect(await send("XBULL_CONNECT", { permissions })).toEqual({
      detail: { error: true, errorMessage: "Connection denied", code: -1 },
    })
  })
})

describe("XE1-slow: a window that misses its request", () => {
  test("stays blank without a reply and can only be closed; works again without the quirk", async () => {
    const { model, send } = xbull()
    model.update({ answer: "approve", quirks: { "XE1-slow": true } })
    const missed = send("XBULL_CONNECT", { permissions })
    await requestPending(model)
    expect(model.getState().waiting).toMatchObject([{ shown: true, obstacle: { kind: "blank" } }])
    expect(() => model.settle("approve")).toThrow("cannot be approved")

    model.update({ quirks: { "XE1-slow": false } })
    const again = await send("XBULL_CONNECT", { permissions })
    expect(again).toEqual({ detail: { error: false, payload: permissions } })
    model.settle("close")
    expect(await missed).toBeNull()
    const key = { detail: { error: false, payload: first } }
    expect(await send("XBULL_GET_PUBLIC_KEY")).toEqual(key)
  })
})

test("XE1-stale: reports an unexpected error at once, without asking", async () => {
  const { model, send } = await connected()
  model.update({ quirks: { "XE1-stale": true } })
  for (const type of ["XBULL_CONNECT", "XBULL_GET_NETWORK", "XBULL_SIGN_XDR"] as const)
    expect(await send(type, { permissions, xdr: paymentXdr })).toEqual({})
  expect(model.getState().waiting).toEqual([])
})
