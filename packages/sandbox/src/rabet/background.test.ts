import { Networks } from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import {
  amountOf,
  feeBumpXdr,
  first,
  paymentXdr,
  second,
  signerOf,
  testModel,
} from "../../test/signing.js"
import type { LocalModel } from "../wallet/model.js"
import { answer } from "./background.js"
import { rabetQuirks } from "./quirks.js"
import { type Reply, type RequestType, requestTypes } from "./wire.js"

const metrics = { screenX: 0, screenY: 0, outerWidth: 1280 }
const screen = { left: 0, top: 0, width: 1280, height: 720 }
const site = { host: "localhost:5173", ...metrics }
const connected = { ok: true, message: { publicKey: first } }
const failed = (message: string): Reply => ({ ok: false, message })

/** A Rabet on Testnet that approves, and a function to send it requests. */
function rabet(): {
  model: LocalModel
  waits: { ms: number; end: () => void }[]
  send: (type: RequestType, detail?: object) => Promise<Reply | null>
  sign: (xdr?: unknown, network?: unknown) => Promise<Reply | null>
} {
  const { model, waits } = testModel({
    quirks: rabetQuirks,
    networks: ["testnet", "public"],
    initial: { network: "testnet", answer: "approve" },
  })
  const send = (type: RequestType, detail = {}): Promise<Reply | null> =>
    answer(model, type, { ...site, ...detail }, screen)
  return {
    model,
    waits,
    send,
    sign: (xdr = paymentXdr, network = "testnet") => send("SIGN", { xdr, network }),
  }
}

/** The same, connected to the site. */
async function connectedRabet(): Promise<ReturnType<typeof rabet>> {
  const wallet = rabet()
  await wallet.send("CONNECT")
  return wallet
}

const xdrOf = (reply: Reply | null): unknown =>
  (reply?.message as { xdr?: unknown } | undefined)?.xdr

describe("connecting", () => {
  test("asks once and then connects at once, whatever the network", async () => {
    const { model, send } = rabet()
    expect(await send("CONNECT")).toEqual(connected)
    model.update({ answer: "reject", network: "public" })
    expect(await send("CONNECT")).toEqual(connected)
  })

  test("RA4: identifies a connection by host with port, and account", async () => {
    const { model, send, sign } = await connectedRabet()
    model.update({ answer: "reject" })
    expect(await send("CONNECT", { host: "localhost:8080" })).toEqual(failed("user-rejected"))
    model.update({ account: second })
    expect(await sign()).toEqual(failed("not-connected"))
    model.update({ answer: "approve" })
    expect(await send("CONNECT")).toEqual({ ok: true, message: { publicKey: second } })
    expect(signerOf(xdrOf(await sign()), Networks.TESTNET)).toBe(second)
  })

  test("reports a rejection and a closed window alike", async () => {
    const { model, send } = rabet()
    model.next("reject", "close")
    expect(await send("CONNECT")).toEqual(failed("user-rejected"))
    expect(await send("CONNECT")).toEqual(failed("user-rejected"))
    expect(model.getState().grants).toEqual([])
  })

  test("asks to unlock while locked, connected or not", async () => {
    const { model, send } = await connectedRabet()
    model.update({ locked: true, answer: "ask" })
    expect(await send("IS_UNLOCKED")).toEqual({ ok: true, isUnlocked: false })
    const reply = send("CONNECT")
    model.settle("approve")
    expect(await reply).toEqual(connected)
    expect(await send("IS_UNLOCKED")).toEqual({ ok: true, isUnlocked: true })
    expect(model.getState().grants).toHaveLength(1)
  })

  test("ends every connection of a host on disconnect", async () => {
    const { model, send, sign } = await connectedRabet()
    await send("CONNECT", { host: "elsewhere.example" })
    expect(await send("DISCONNECT")).toMatchObject({ ok: true })
    expect(await sign()).toEqual(failed("not-connected"))
    expect(model.getState().grants).toMatchObject([{ host: "elsewhere.example" }])
  })

  test("RA5: forgets a new connection with the quirk on", async () => {
    const { model, send, sign } = rabet()
    model.update({ quirks: { "RA5-forgets": true } })
    expect(await send("CONNECT")).toEqual(connected)
    expect(await sign()).toEqual(failed("not-connected"))
  })
})

test("returns its network under its own name", async () => {
  const { model, send } = rabet()
  expect(await send("NETWORK")).toEqual({
    ok: true,
    network: { passphrase: Networks.TESTNET, network: "TESTNET" },
  })
  model.update({ network: "public" })
  expect(await send("NETWORK")).toEqual({
    ok: true,
    network: { passphrase: Networks.PUBLIC, network: "MAINNET" },
  })
})

describe("signing", () => {
  test.each([
    ["mainnet", Networks.PUBLIC],
    ["MAINNET", Networks.PUBLIC],
    ["the main one", Networks.PUBLIC],
    [Networks.PUBLIC, Networks.PUBLIC],
    ["testnet", Networks.TESTNET],
    [Networks.TESTNET, Networks.TESTNET],
    ["public", Networks.TESTNET],
    [Networks.FUTURENET, Networks.TESTNET],
    ["", Networks.TESTNET],
  ])("RA2: %j signs for %j, whatever the wallet's network", async (word, passphrase) => {
    const { model, sign } = await connectedRabet()
    model.update({ network: passphrase === Networks.PUBLIC ? "testnet" : "public" })
    expect(signerOf(xdrOf(await sign(paymentXdr, word)), passphrase)).toBe(first)
  })

  test("RA2 off: refuses an unknown network name", async () => {
    const { model, sign } = await connectedRabet()
    model.update({ quirks: { RA2: false } })
    expect(await sign(paymentXdr, "public")).toEqual(failed("internal-error"))
    expect(await sign(paymentXdr, "mainnet")).toMatchObject({ ok: true })
  })

  test("does not reply without a network", async () => {
    const { sign, send } = await connectedRabet()
    expect(await send("SIGN", { xdr: paymentXdr })).toBeNull()
    expect(await sign(paymentXdr, 7)).toBeNull()
  })

  test("reports a rejection and a closed window alike", async () => {
    const { model, sign } = await connectedRabet()
    model.next("reject", "close")
    expect(await sign()).toEqual(failed("user-rejected"))
    expect(await sign()).toEqual(failed("user-rejected"))
  })

  test.each([
    ["a fee bump", feeBumpXdr(Networks.TESTNET)],
    ["an empty text", ""],
    ["nothing", undefined],
    ["invalid XDR", "rubbish!"],
  ])(
    "RA6: shows a notice for %s, then fails with invalid-xdr, or as rejected if closed",
    async (_, xdr) => {
      const { model, send } = await connectedRabet()
      model.update({ answer: "ask" })
      for (const [verdict, word] of [
        ["approve", "invalid-xdr"],
        ["close", "user-rejected"],
      ] as const) {
        const reply = send("SIGN", { xdr, network: "testnet" })
        await expect
          .poll(() => model.getState().waiting)
          .toMatchObject([{ obstacle: { title: "Invalid XDR" } }])
        model.settle(verdict)
        expect(await reply).toEqual(failed(word))
      }
    },
  )

  test("RA6: returns null for an approved transaction with the quirk on", async () => {
    const { model, sign } = await connectedRabet()
    model.update({ quirks: { "RA6-null": true } })
    expect(await sign()).toEqual({ ok: true, message: { xdr: null } })
  })

  test("if dishonest, signs altered content or with another account", async () => {
    const { model, sign } = await connectedRabet()
    model.next("alter", "wrong-signer")
    const altered = xdrOf(await sign())
    expect([signerOf(altered, Networks.TESTNET), amountOf(altered)]).toEqual([first, "10.0000000"])
    expect(signerOf(xdrOf(await sign()), Networks.TESTNET)).toBe(second)
  })

  test("shows the network and account in the window", async () => {
    const { model, sign } = await connectedRabet()
    model.update({ answer: "ask" })
    void sign(paymentXdr, "mainnet")
    await expect
      .poll(() => model.getState().waiting)
      .toMatchObject([
        { passphrase: Networks.PUBLIC, as: { network: "public", account: first }, host: site.host },
      ])
  })
})

describe("windows", () => {
  test("RA3: closes a window after 30 s as a rejection", async () => {
    const { model, send, waits } = rabet()
    model.update({ answer: "ask" })
    const reply = send("CONNECT")
    expect(waits.map(({ ms }) => ms)).toEqual([30_000])
    waits[0]!.end()
    expect(await reply).toEqual(failed("user-rejected"))
    expect(model.getState().waiting).toEqual([])
  })

  test("RA3: leaves the next window open when an earlier one's time ends", async () => {
    const { model, send, waits } = rabet()
    model.update({ answer: "ask" })
    const gone = send("CONNECT")
    model.settle("reject")
    await gone
    const next = send("CONNECT")
    waits[0]!.end()
    await Promise.resolve()
    expect(model.getState().waiting).toHaveLength(1)
    model.settle("approve")
    expect(await next).toEqual(connected)
  })

  test("RA3 off: keeps a window open", async () => {
    const { model, send, waits } = rabet()
    model.update({ answer: "ask", quirks: { RA3: false } })
    void send("CONNECT")
    expect([model.getState().waiting.length, waits]).toEqual([1, []])
  })

  test("RA4: opens a blank window for a signature while locked, which nobody can approve", async () => {
    const { model, sign, waits } = await connectedRabet()
    model.update({ locked: true })
    const reply = sign()
    await expect
      .poll(() => model.getState().waiting)
      .toMatchObject([{ shown: true, obstacle: { kind: "blank" } }])
    expect(() => model.settle("approve")).toThrow("cannot be approved")
    await expect.poll(() => waits.length).toBe(1)
    waits[0]!.end()
    expect(await reply).toEqual(failed("user-rejected"))
    expect(model.getState().locked).toBe(true)
  })

  test("RA4 off: unlocks and signs while locked", async () => {
    const { model, sign } = await connectedRabet()
    model.update({ locked: true, quirks: { RA4: false } })
    expect(signerOf(xdrOf(await sign()), Networks.TESTNET)).toBe(first)
  })

  test("opens no window mostly off screen: internal-error on connect, not-connected on sign", async () => {
    const { send } = await connectedRabet()
    const away = { screenX: 5_000 }
    expect(await send("CONNECT", { host: "other.example", ...away })).toEqual(
      failed("internal-error"),
    )
    expect(await send("SIGN", { xdr: paymentXdr, network: "testnet", ...away })).toEqual(
      failed("not-connected"),
    )
  })

  test("closes the window in front as a rejection, and fails without one", async () => {
    const { model, send } = rabet()
    model.update({ answer: "ask" })
    expect(await send("CLOSE_WINDOW")).toEqual(failed("no-window-to-be-closed"))
    const reply = send("CONNECT")
    expect(await send("CLOSE_WINDOW")).toMatchObject({ ok: true })
    expect(await reply).toEqual(failed("user-rejected"))
  })
})

describe("without a wallet", () => {
  test("RA5: fails every call with no-account", async () => {
    const { model, send } = rabet()
    model.update({ created: false })
    for (const type of requestTypes) expect(await send(type)).toEqual(failed("no-account"))
  })

  test("RA5: never replies if its settings were never changed", async () => {
    const { model, send } = rabet()
    model.update({ quirks: { "RA5-untouched": true } })
    for (const type of requestTypes) expect(await send(type)).toBeNull()
    expect(model.getState().waiting).toEqual([])
  })
})
