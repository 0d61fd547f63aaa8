import { Keypair, Networks } from "@stellar/stellar-sdk/base"
import { afterEach, describe, expect, test, vi } from "vitest"
import { amountOf, first, paymentXdr, second, signerOf, testModel } from "../../test/signing.js"
import type { LocalModel } from "../wallet/model.js"
import { currentStep } from "../wallet/verdicts.js"
import { createBackground } from "./background.js"
import { lobstrQuirks } from "./quirks.js"
import type { Reply, Request, RequestType } from "./wire.js"

const site = { host: "localhost", origin: "http://localhost:5173" }
const elsewhere = { host: "elsewhere.example", origin: "https://elsewhere.example" }
const declined = { error: "User declined access" }
const signFailed = { error: "Sign failed" }

/** A LOBSTR that approves, and a function to send it requests. */
function lobstr(): {
  model: LocalModel
  waits: { ms: number; end: () => void }[]
  send: (type: RequestType, fields?: object, from?: typeof site) => Promise<Reply | null>
} {
  const { model, waits } = testModel({
    quirks: lobstrQuirks,
    networks: ["public"],
    initial: { network: "public", answer: "approve" },
  })
  const answer = createBackground(model)
  return {
    model,
    waits,
    send: (type, fields, from = site) => answer({ type, ...fields } as Request, from),
  }
}

/** The same, with the key of an access. */
async function connected(): Promise<
  ReturnType<typeof lobstr> & {
    connectionKey: string
    sign: (fields?: object) => Promise<Reply | null>
  }
> {
  const wallet = lobstr()
  const { connectionKey } = (await wallet.send("REQUEST_ACCESS")) as { connectionKey: string }
  const sign = (fields = {}): Promise<Reply | null> =>
    wallet.send("SIGN", {
      dataToSign: paymentXdr,
      connectionKey,
      signType: "transaction",
      version: 1,
      ...fields,
    })
  return { ...wallet, connectionKey, sign }
}

afterEach(() => vi.restoreAllMocks())

describe("access", () => {
  test("asks every time, also with a grant, and returns the same key", async () => {
    const { model, send } = lobstr()
    const access = await send("REQUEST_ACCESS")
    expect(access).toEqual({
      publicKey: first,
      connectionKey: expect.stringMatching(/^sandbox-/),
    })
    model.update({ answer: "ask" })
    const again = send("REQUEST_ACCESS")
    expect(model.getState().waiting).toMatchObject([{ kind: "connect", host: "localhost" }])
    model.settle("approve")
    expect(await again).toEqual(access)
  })

  test("LO2: reports a rejection and a closed window with the same text only", async () => {
    const { model, send } = lobstr()
    model.next("reject", "close")
    expect(await send("REQUEST_ACCESS")).toEqual(declined)
    expect(await send("REQUEST_ACCESS")).toEqual(declined)
  })

  test("is connected when installed, without pairing or permission", async () => {
    const { model, send } = lobstr()
    model.update({ created: false })
    expect(await send("REQUEST_CONNECTION_STATUS")).toEqual({ isConnected: true })
  })

  test("waits for pairing first, even when configured to approve", async () => {
    const { model, send } = lobstr()
    model.update({ created: false })
    const access = send("REQUEST_ACCESS")
    expect(model.getState().waiting).toHaveLength(1)
    model.update({ created: true })
    model.settle("approve")
    expect(await access).toMatchObject({ publicKey: first })
  })
})

describe("signing", () => {
  test("SIGN: signs a transaction for Public and reports the signer", async () => {
    const { sign } = await connected()
    const reply = await sign()
    expect(Object.keys(reply ?? {})).toEqual(["signedData", "signerAddress"])
    expect([signerOf(reply?.signedData, Networks.PUBLIC), reply?.signerAddress]).toEqual([
      first,
      first,
    ])
  })

  test.each(["SUBMIT_TRANSACTION", "SIGN_TRANSACTION"] as const)(
    "%s: signs only the transaction in both builds; with a version, the newer one fails",
    async (type) => {
      const { model, send, connectionKey } = await connected()
      const request = { transactionXdr: paymentXdr, connectionKey }
      for (const LO1 of [false, true]) {
        model.update({ quirks: { LO1 } })
        const reply = await send(type, request)
        expect(Object.keys(reply ?? {})).toEqual(["signedTransaction"])
        expect(signerOf(reply?.signedTransaction, Networks.PUBLIC)).toBe(first)
      }
      expect(await send(type, { ...request, version: 1 })).toMatchObject({
        signedTransaction: expect.any(String),
      })
      model.update({ quirks: { LO1: false } })
      expect(await send(type, { ...request, version: 1 })).toEqual(signFailed)
    },
  )

  test("LO5: signs a message as SEP-53 in base64, or in hex with the quirk on", async () => {
    const { model, sign } = await connected()
    const message = "Hello, World!"
    const fields = { dataToSign: message, signType: "message" }
    for (const form of ["base64", "hex"] as const) {
      model.update({ quirks: { LO5: form === "hex" } })
      const { signedData, signerAddress } = (await sign(fields))!
      expect(signerAddress).toBe(first)
      const signature = Uint8Array.from(Buffer.from(String(signedData), form))
      expect(Keypair.fromPublicKey(first).verifyMessage(message, signature)).toBe(true)
    }
  })

  test("LO1: build 1.3.0 ignores SIGN", async () => {
    const { model, sign } = await connected()
    model.update({ quirks: { LO1: true } })
    expect(await sign()).toBeNull()
    expect(model.getState().waiting).toEqual([])
  })

  test("LO1-development: a development build of 1.3.0 replies to SIGN with an empty message", async () => {
    const { model, send, sign, connectionKey } = await connected()
    model.update({ quirks: { "LO1-development": true } })
    expect(await sign({ dataToSign: "hello", signType: "message" })).toEqual({})
    expect(await send("GET_SUPPORTED_NETWORKS")).toEqual({})
    expect(model.getState().waiting).toEqual([])
    const signed = await send("SUBMIT_TRANSACTION", { transactionXdr: paymentXdr, connectionKey })
    expect(signerOf(signed?.signedTransaction, Networks.PUBLIC)).toBe(first)
  })

  test("LO2: refuses a missing key, an unknown key, and one that is no longer paired", async () => {
    const { model, sign } = await connected()
    for (const connectionKey of [undefined, "", 7, {}])
      expect(await sign({ connectionKey })).toEqual({ error: "The connection key is missing" })
    const unknown = { error: "Associated account not found" }
    expect(await sign({ connectionKey: "0123" })).toEqual(unknown)
    model.update({ created: false })
    expect(await sign()).toEqual(unknown)
  })

  test("LO2: reports a rejected signature with the text of a rejected access", async () => {
    const { model, sign } = await connected()
    model.next("reject")
    expect(await sign()).toEqual(declined)
  })

  test("LO2: opens no window with the quirk on, and fails every request of a stale page", async () => {
    const { model, send, sign } = await connected()
    model.update({ quirks: { "LO2-prompt": true } })
    expect(await sign()).toEqual({ error: "Couldn't open access prompt" })
    const logged = vi.spyOn(console, "error").mockReturnValue()
    model.update({ quirks: { "LO2-stale": true } })
    const stale = { error: "Unable to send message to extension" }
    expect(await send("REQUEST_CONNECTION_STATUS")).toEqual(stale)
    expect(await sign()).toEqual(stale)
    expect(logged, "one error per request").toHaveBeenCalledTimes(2)
  })

  test("fails invalid data without a window", async () => {
    const { model, sign } = await connected()
    model.update({ answer: "ask" })
    for (const fields of [
      { dataToSign: "AAAA" },
      { dataToSign: "" },
      { dataToSign: 7 },
      { signType: "auth-entry" },
      { signType: undefined },
    ])
      expect(await sign(fields)).toEqual(signFailed)
    expect(model.getState().waiting).toEqual([])
  })

  test("LO4: accepts the key from any site and signs with its account, whichever is active", async () => {
    const { model, send, connectionKey } = await connected()
    model.update({ account: second })
    const request = { dataToSign: paymentXdr, connectionKey, signType: "transaction" }
    const reply = await send("SIGN", request, elsewhere)
    expect([signerOf(reply?.signedData, Networks.PUBLIC), reply?.signerAddress]).toEqual([
      first,
      first,
    ])
  })

  test("if dishonest, signs altered content or with another account, and reports that signer", async () => {
    const { model, sign } = await connected()
    model.next("alter", "wrong-signer")
    const altered = await sign()
    expect([signerOf(altered?.signedData, Networks.PUBLIC), amountOf(altered?.signedData)]).toEqual(
      [first, "10.0000000"],
    )
    const wrong = await sign()
    expect([signerOf(wrong?.signedData, Networks.PUBLIC), wrong?.signerAddress]).toEqual([
      second,
      second,
    ])
  })
})

describe("the phone", () => {
  const shown = (model: LocalModel): boolean[] =>
    model.getState().waiting.map((waiting) => waiting.shown)

  test("LO3: reports a closed window and leaves the request on the phone", async () => {
    const { model, sign } = await connected()
    model.update({ answer: "ask" })
    const reply = sign()
    await expect.poll(() => shown(model)).toEqual([true])
    model.settle("close")
    expect(await reply).toEqual(declined)
    expect(shown(model)).toEqual([false])
    model.settle("approve")
    expect(shown(model)).toEqual([])
    expect(model.getState()).toMatchObject({ answer: "ask", next: [] })
  })

  test("LO3: replaces that request with a later one", async () => {
    const { model, sign } = await connected()
    model.next("close")
    expect(await sign()).toEqual(declined)
    expect(shown(model)).toEqual([false])
    expect(await sign()).toMatchObject({ signerAddress: first })
    expect(shown(model)).toEqual([])
  })

  test("LO3 off: leaves no request on the phone", async () => {
    const { model, sign } = await connected()
    model.update({ quirks: { "LO3-phone": false } })
    model.next("close")
    expect(await sign()).toEqual(declined)
    expect(shown(model)).toEqual([])
  })

  test("LO3: fails the first of two concurrent requests and signs the second", async () => {
    const { model, sign } = await connected()
    model.update({ answer: "ask" })
    const signature = sign()
    await expect.poll(() => shown(model)).toEqual([true])
    const two = sign({ dataToSign: "second", signType: "message" })
    expect(await signature).toEqual(signFailed)
    await expect.poll(() => model.getState().waiting).toMatchObject([{ payload: "second" }])
    model.settle("approve")
    expect(await two).toMatchObject({ signerAddress: first })
  })

  test("LO3 off: signs two concurrent requests", async () => {
    const { model, sign } = await connected()
    model.update({ answer: "ask", quirks: { "LO3-two": false } })
    const both = [sign(), sign()]
    await expect.poll(() => shown(model)).toEqual([true, true])
    model.settle("approve")
    model.settle("approve")
    expect(await Promise.all(both)).toMatchObject([
      { signerAddress: first },
      { signerAddress: first },
    ])
  })

  test("LO3: with the quirk on, delivers a signature at the next poll, every 5 s", async () => {
    const { model, sign, waits } = await connected()
    const now = vi.spyOn(Date, "now").mockReturnValue(100_000)
    model.update({ answer: "ask", quirks: { "LO3-poll": true } })
    const reply = sign()
    await expect.poll(() => shown(model)).toEqual([true])
    now.mockReturnValue(107_000)
    model.settle("approve")
    await expect.poll(() => waits.map(({ ms }) => ms)).toEqual([3_000])
    waits[0]!.end()
    expect(await reply).toMatchObject({ signerAddress: first })
  })

  test("LO3: fails a request that waits for the poll when another arrives", async () => {
    const { model, sign, waits } = await connected()
    model.update({ quirks: { "LO3-poll": true } })
    const signature = sign()
    await expect.poll(() => waits.length).toBe(1)
    const two = sign()
    await expect.poll(() => waits.length).toBe(2)
    for (const { end } of waits) end()
    expect(await signature).toEqual(signFailed)
    expect(await two).toMatchObject({ signerAddress: first })
  })
})

describe("the step that is really open", () => {
  const shown = (model: LocalModel): boolean[] =>
    model.getState().waiting.map((waiting) => waiting.shown)
  const step = (model: LocalModel): string | undefined =>
    currentStep(model.getState().waiting[0]!, model.getState())?.title

  test("LO2: shows the first-run page and a code before it asks for access", async () => {
    const { model, send } = lobstr()
    model.update({ answer: "ask", quirks: { "LO2-first-run": true, "LO2-code": true } })
    const access = send("REQUEST_ACCESS")
    expect(step(model)).toBe("Welcome to LOBSTR")
    model.update({ quirks: { "LO2-first-run": false } })
    expect(step(model)).toBe("Scan this code with the LOBSTR app")
    // Approving passes the rest, as a person would.
    model.settle("approve")
    expect(await access).toMatchObject({ publicKey: first })
    expect(model.getState().quirks).toMatchObject({ "LO2-first-run": false, "LO2-code": false })
  })

  test("LO2: closing the first-run page or the code declines", async () => {
    const { model, send } = lobstr()
    for (const quirk of ["LO2-first-run", "LO2-code"]) {
      model.update({ answer: "ask", quirks: { [quirk]: true } })
      const access = send("REQUEST_ACCESS")
      model.settle("close")
      expect(await access).toEqual(declined)
      expect(model.getState().quirks[quirk]).toBe(true)
      model.update({ quirks: { [quirk]: false } })
    }
  })

  test("LO2: after it forgot its connections, refuses a known key until access is asked again", async () => {
    const { model, send, sign, connectionKey } = await connected()
    model.update({ quirks: { "LO2-access": true } })
    expect(await sign()).toEqual({ error: "Associated account not found" })
    expect(await send("REQUEST_ACCESS")).toMatchObject({ connectionKey })
    expect(await sign()).toMatchObject({ signerAddress: first })
  })

  test("LO3: its window can say only that the phone waits", async () => {
    const { model, sign } = await connected()
    model.update({ answer: "ask", quirks: { "LO3-window": true } })
    const reply = sign()
    await expect.poll(() => shown(model)).toEqual([true])
    expect(model.getState().waiting[0]).toMatchObject({
      elsewhere: { title: "Confirm on your phone" },
    })
    model.settle("approve")
    expect(await reply).toMatchObject({ signerAddress: first })
  })

  test.each(["before", "while"])(
    "LO3: a worker that stops %s the phone waits fails the request and leaves it on the phone",
    async (when) => {
      const logged = vi.spyOn(console, "error").mockReturnValue()
      const { model, send, sign } = await connected()
      const stop = (): void => model.update({ quirks: { "LO3-worker": true } })
      model.update({ answer: "ask" })
      if (when === "before") stop()
      const reply = sign()
      if (when === "while") {
        await expect.poll(() => shown(model)).toEqual([true])
        stop()
      }
      expect(await reply).toEqual({ error: "Unable to send message to extension" })
      expect(shown(model)).toEqual([false])
      expect(logged).toHaveBeenCalledTimes(1)
      // The next question starts the worker again.
      expect(await send("REQUEST_CONNECTION_STATUS")).toEqual({ isConnected: true })
      model.settle("approve")
      model.update({ answer: "approve" })
      expect(await sign()).toMatchObject({ signerAddress: first })
    },
  )

  test("LO3: fails without a window while its server can't be reached", async () => {
    const { model, sign } = await connected()
    model.update({ answer: "ask", quirks: { "LO3-server": true } })
    expect(await sign()).toEqual(signFailed)
    expect(shown(model)).toEqual([])
  })
})

describe("LO6: the upcoming build", () => {
  async function next(): Promise<{ wallet: ReturnType<typeof lobstr>; walletRef: string }> {
    const wallet = lobstr()
    wallet.model.update({ quirks: { LO6: true } })
    const access = await wallet.send("REQUEST_ACCESS", { version: 1 })
    expect(access).toEqual({ publicKey: first, walletRef: expect.any(String), network: "stellar" })
    return { wallet, walletRef: String(access?.walletRef) }
  }
  const request = { dataToSign: paymentXdr, signType: "transaction" }

  test("signs for the walletRef of its own site only", async () => {
    const { wallet, walletRef } = await next()
    const reply = await wallet.send("SIGN", {
      ...request,
      walletRef,
      network: "stellar",
      version: 2,
    })
    expect(signerOf(reply?.signedData, Networks.PUBLIC)).toBe(first)
    const reconnect = { error: "Reconnect the wallet to continue" }
    expect(await wallet.send("SIGN", { ...request, walletRef }, elsewhere)).toEqual(reconnect)
    expect(await wallet.send("SIGN", { ...request, walletRef: "0123" })).toEqual(reconnect)
  })

  test("ignores the older name", async () => {
    const { wallet, walletRef } = await next()
    expect(await wallet.send("SIGN", { ...request, connectionKey: walletRef })).toEqual({
      error: "The connection key is missing",
    })
  })

  test("reports its networks and refuses others; today's build ignores the request", async () => {
    const { wallet } = await next()
    expect(await wallet.send("GET_SUPPORTED_NETWORKS")).toMatchObject({
      networks: [{ network: "stellar", signTypes: ["transaction", "message"] }],
    })
    expect(await wallet.send("REQUEST_ACCESS", { network: "ripple", version: 2 })).toEqual({
      error: "Network is not supported",
    })
    wallet.model.update({ quirks: { LO6: false } })
    expect(await wallet.send("GET_SUPPORTED_NETWORKS")).toBeNull()
  })
})
