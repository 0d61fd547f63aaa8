import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest"
import { type Popup, popupOf, site, spyOnOpen } from "../../../test/popup.js"
import { albedoIntents } from "./index.js"

/** These tests simulate Albedo's side, in its window and in the invisible frame. */

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"

/** Replies of the real Albedo for that account (Testnet). */
const vector = {
  token: "1b2c3d4e5f",
  signature:
    "6938ded4a27998129874b04017bf24d557220ce772e5e0824a4c070d4ced6e90744f04f2fd3e7c55138ed9384a6b51b5157814df436e35b517221316dab08208",
  message: "Hello, World!",
  message_signature:
    "6bd6c5250c44904c49270e4af29ea603635be4ec02425e7b0efb50ea8b2ee2c4be027b7f3e85e6eb8635fc42b6859a9b3d2ffdd2767033bde4b6c1e4d0195907",
  signedMessage:
    "7cee5d6d885752104c85eea421dfdcb95abf01f1271d11c4bec3fcbd7874dccd6e2e98b97b8eb23b643cac4073bb77de5d07b0710139180ae9f3cbba78f2ba04",
  base64:
    "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
  xdr: "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA=",
  hash: "6b9b5fe002cfbcab4e461e75c1dfc836c873d4d4b1c6610ec8153491332ecd8e",
  signed:
    "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAF3krOBAAAAQNAHHxOuXX5Ii7w1LiXkfQoDzhgLmR8kdZR17TotbWdO5nzxZvavg4JCtnsM8ss1jn6TIVYx9ZWOm+wj6KdrMQs=",
}
/** Another transaction, with the next sequence number. */
const otherXdr = vector.xdr.replace("AAAAAgAAAAEAAAAA", "AAAAAwAAAAEAAAAA")

const signedTx = {
  pubkey: account,
  network: "testnet",
  tx_hash: vector.hash,
  signed_envelope_xdr: vector.signed,
}
const signedMessage = {
  pubkey: account,
  signed_message: `${account}:${vector.message}`,
  message_signature: vector.message_signature,
  signedMessage: vector.signedMessage,
  signerAddress: account,
}

type IntentMessage = Record<string, unknown>

let opened: MockInstance<typeof window.open>
let popup: Popup
beforeEach(() => {
  opened = spyOnOpen()
  sessionStorage.clear()
})
afterEach(() => {
  for (const { value } of opened.mock.results) value?.close()
  for (const frame of document.querySelectorAll("iframe")) frame.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Simulates Albedo in the last opened window: posts hello, receives a request, and replies. */
async function answer(fields: object, protocol = 3): Promise<IntentMessage> {
  popup = popupOf(opened, opened.mock.results.length)
  await popup.loaded()
  const received = popup.nextMessage()
  popup.send({ albedo: { protocol } })
  const request = (await received) as IntentMessage
  popup.send({ albedoIntentResult: { ...request, ...fields } })
  return request
}

const intents = albedoIntents({ url: site })

describe("the window", () => {
  test("AL10: public_key verifies the signature of the app's token or a random one [S3.115]", async () => {
    const asking = intents.publicKey({ token: vector.token })
    const request = await answer({ pubkey: account, signature: vector.signature })
    expect(request).toMatchObject({ intent: "public_key", token: vector.token })
    expect(await asking).toEqual({
      pubkey: account,
      signed_message: `${account}:${vector.token}`,
      signature: vector.signature,
      verified: "signature",
    })
    for (const empty of [undefined, {}, { token: "" }]) {
      const random = intents.publicKey(empty)
      const { token } = await answer({ pubkey: account, signature: vector.signature })
      expect(token).toMatch(/^[0-9a-f]{32}$/)
      await expect(random).rejects.toMatchObject({ kind: "bad-signature" })
    }
  })

  test("AL10: verifies both signatures of a message, and returns SEP-53's in base64 [S3.116]", async () => {
    const params = { message: vector.message, pubkey: account }
    const signing = intents.signMessage(params)
    await answer(signedMessage)
    const { signerAddress: _, ...result } = signedMessage
    expect(await signing).toEqual({
      ...result,
      signedMessage: vector.base64,
      verified: "signature",
    })
    for (const [fields, kind] of [
      [{ message_signature: vector.signedMessage }, "bad-signature"],
      [{ signedMessage: vector.message_signature }, "bad-signature"],
      [{ signed_message: `${account}:Goodbye` }, "altered"],
      [{ pubkey: other, signerAddress: other }, "wrong-account"],
      [{ pubkey: account.replace("GBXF", "GCXF"), signerAddress: undefined }, "bad-reply"],
    ] as const) {
      const wrong = intents.signMessage(params)
      await answer({ ...signedMessage, ...fields })
      await expect(wrong).rejects.toMatchObject({ kind })
    }
  })

  test("tx: verifies the result against the sent transaction and the requested network [S3.117 S3.138 S3.139]", async () => {
    const params = { xdr: vector.xdr, network: "testnet", pubkey: account } as const
    const signing = intents.tx(params)
    await answer({ ...signedTx, network: "public" })
    expect(await signing).toEqual({ ...signedTx, verified: "signature" })
    for (const [changed, fields, kind] of [
      [{ xdr: otherXdr }, {}, "altered"],
      [{ network: "public" }, {}, "wrong-network"],
      [{ pubkey: other }, {}, "wrong-account"],
      [{}, { signed_envelope_xdr: vector.xdr }, "bad-signature"],
      [{}, { tx_hash: "00".repeat(32) }, "bad-reply"],
      [{}, { signed_envelope_xdr: { evil: true } }, "bad-reply"],
    ] as const) {
      const wrong = intents.tx({ ...params, ...changed })
      await answer({ ...signedTx, ...fields })
      await expect(wrong).rejects.toMatchObject({ kind })
    }
  })

  test("pay, trust, exchange: verifies only the signer, and reads the result under both names [S3.118 S3.119 S3.120 S3.128 S3.129 S3.130 S3.131 S3.132 S3.133 S3.134 S3.135 S3.136 S3.140]", async () => {
    const common = {
      network: "testnet",
      pubkey: account,
      memo: "m",
      memo_type: "MEMO_TEXT",
    } as const
    const asset = { asset_code: "USD", asset_issuer: other }
    const result = { successful: true }
    const calls = [
      ["pay", { ...common, ...asset, amount: "1", destination: other, submit: true }, { result }],
      ["trust", { ...common, ...asset, limit: "7", submit: true }, { horizonResult: result }],
      ["exchange", { ...common, amount: "1", max_price: "2", submit: true }, { result }],
    ] as const
    for (const [intent, params, submitted] of calls) {
      const signing = (intents[intent] as (given: object) => Promise<unknown>)(params)
      const request = await answer({ ...signedTx, ...submitted })
      expect(request).toMatchObject({ intent, ...params })
      expect(await signing).toEqual({ ...signedTx, result, verified: "signer" })
    }
    const wrong = intents.pay({ ...common, pubkey: other, amount: "1", destination: other })
    await answer(signedTx)
    await expect(wrong).rejects.toMatchObject({ kind: "wrong-account" })
  })

  test("batch: verifies every transaction against the sent one, in order [S3.123]", async () => {
    const item = { intent: "tx", xdr: vector.xdr } as const
    const batch = (batched: { intent: "tx"; xdr: string }[]) =>
      intents.batch({ intents: batched, network: "testnet", pubkey: account })
    const both = [{ ...signedTx, network: "public" }, signedTx]
    const signing = batch([item, item])
    expect(await answer({ results: both, pubkey: account })).toMatchObject({
      intent: "batch",
      network: "testnet",
      pubkey: account,
      intents: [item, item],
    })
    const verified = { ...signedTx, verified: "signature" }
    expect(await signing).toEqual({
      pubkey: account,
      network: "testnet",
      results: [verified, verified],
    })
    for (const [items, results, kind] of [
      [[item, { ...item, xdr: otherXdr }], both, "altered"],
      [[item, item], [signedTx], "bad-reply"],
      [[item], ["signed"], "bad-reply"],
      [[item], undefined, "bad-reply"],
    ] as const) {
      const wrong = batch([...items])
      await answer({ results, pubkey: account })
      await expect(wrong).rejects.toMatchObject({ kind })
    }
  })

  test("manage_account resolves when its window closes or Albedo replies -4, but only after the request [S3.122]", async () => {
    const closed = intents.manageAccount({ pubkey: account })
    popup = popupOf(opened, 1)
    await popup.loaded()
    const received = popup.nextMessage()
    popup.send({ albedo: { protocol: 3 } })
    expect(await received).toMatchObject({ intent: "manage_account", pubkey: account })
    popup.window.close()
    expect(await closed).toBeUndefined()
    const declined = intents.manageAccount({ pubkey: account })
    await answer({ error: { code: -4, message: "Closed." } })
    expect(await declined).toBeUndefined()
    const early = intents.manageAccount({ pubkey: account })
    popupOf(opened, 3).window.close()
    await expect(early).rejects.toMatchObject({ kind: "popup-closed" })
  })

  test("AL1: reports a newer protocol to the app, and rejects an older one [S4.46]", async () => {
    const onNewer = vi.fn()
    const watched = albedoIntents({ url: site, onNewer })
    const params = { xdr: vector.xdr, network: "testnet" }
    const signing = watched.tx(params)
    await answer(signedTx, 4)
    expect(await signing).toMatchObject({ verified: "signature" })
    expect(onNewer).toHaveBeenCalledExactlyOnceWith(4)
    const refused = watched.tx(params)
    popup = popupOf(opened, 2)
    await popup.loaded()
    popup.send({ albedo: { protocol: 2 } })
    await expect(refused).rejects.toMatchObject({ kind: "outdated" })
    await vi.waitUntil(() => popup.window.closed)
  })

  test("AL8: rejects an invalid request before a window opens, and closes the window on abort", async () => {
    const refused = intents.tx({ xdr: "" })
    await expect(refused).rejects.toMatchObject({
      code: -3,
      message: "Intent request is invalid.",
      ext: 'Parameter "xdr" is required for intent "tx".',
    })
    expect(opened).not.toHaveBeenCalled()
    const controller = new AbortController()
    const aborted = intents.manageAccount({ pubkey: account }, controller)
    controller.abort()
    await expect(aborted).rejects.toMatchObject({ kind: "aborted" })
    await vi.waitUntil(() => popupOf(opened).window.closed)
  })

  test("AL9: each known failure has the specification's message and closes the window [S8.12 S8.13 S8.14 S8.15 S8.16 S8.17]", async () => {
    for (const [code, message] of [
      [-1, "Unhandled error occurred. If this error persists, please contact Albedo support."],
      [-2, "External error occurred."],
      [-3, "Intent request is invalid."],
      [-4, "Action request was rejected by the user."],
      [-5, "Transaction failed when submitted to Stellar network."],
      [-6, "Callback redirect failed."],
    ] as const) {
      const failing = intents.tx({ xdr: vector.xdr, network: "testnet" })
      await answer({ error: { code, message: "In other words." } })
      await expect(failing).rejects.toMatchObject({ code, message })
      await vi.waitUntil(() => popup.window.closed)
    }
  })

  test("implicit_flow: stores a granted session only [S3.121 S3.141 S3.142 S3.143 S3.144]", async () => {
    const valid_until = Date.now() + 60_000
    const granting = intents.implicitFlow({ intents: ["tx"], network: "testnet" })
    const granted = { granted: true, grants: ["tx"], session: "key", valid_until, pubkey: account }
    expect(await answer(granted)).toMatchObject({
      intent: "implicit_flow",
      intents: ["tx"],
      network: "testnet",
    })
    expect(await granting).toEqual({ ...granted, network: "testnet" })
    expect(intents.isImplicitSessionAllowed("tx", account)).toBe(true)
    expect(intents.isImplicitSessionAllowed("pay", account)).toBe(false)
    intents.forgetImplicitSession(account)
    const refusing = intents.implicitFlow({ intents: "tx,pay" })
    await answer({ granted: false })
    expect(await refusing).toEqual({ granted: false })
    const broken = intents.implicitFlow({ intents: "tx" })
    await answer({ ...granted, valid_until: "soon" })
    await expect(broken).rejects.toMatchObject({ kind: "bad-reply" })
    expect(intents.listImplicitSessions()).toEqual([])
  })
})

describe("the frame", () => {
  /** Intents whose frame loads the simulated page. */
  const implicit = albedoIntents({ url: `${site}/confirm` })
  const params = { xdr: vector.xdr, network: "testnet", pubkey: account }

  beforeEach(() => {
    // Albedo has three seconds to post hello, but the test page may take longer to load.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const stored = { session: "key", pubkey: account, grants: ["tx", "sign_message"] }
    const valid_until = Date.now() + 60_000
    sessionStorage.setItem(`albedo_session_${account}`, JSON.stringify({ ...stored, valid_until }))
  })

  const frames = (): HTMLIFrameElement[] => [...document.querySelectorAll("iframe")]

  /** Resolves to the frame's window when Albedo's page has loaded. */
  async function inside(): Promise<Window & { eval(code: string): void }> {
    const isThere = (): boolean => {
      const page = frames()[0]?.contentWindow
      return !!page?.location.href.startsWith(site) && page.document.readyState === "complete"
    }
    // `vi.waitUntil` would advance the fake clock.
    while (!isThere()) await new Promise(requestAnimationFrame)
    return frames()[0]!.contentWindow as never
  }
  async function send(data: unknown): Promise<void> {
    const page = await inside()
    page.eval(`parent.postMessage(${JSON.stringify(data)}, ${JSON.stringify(location.origin)})`)
  }
  async function receiveRequest(): Promise<IntentMessage> {
    const page = await inside()
    return new Promise((resolve) => {
      page.addEventListener("message", ({ data }) => resolve(data), { once: true })
    })
  }

  test("AL7: sends granted intents with the session's key to one shared, invisible frame [S6.2 S7.43]", async () => {
    const first = implicit.tx(params)
    const received = receiveRequest()
    await send({ albedo: { protocol: 3 } })
    const request = await received
    expect(request).toMatchObject({ intent: "tx", pubkey: account, session: "key" })
    const [frame] = frames()
    expect([frame?.width, frame?.height, frame?.title]).toEqual(["0", "0", "Albedo"])
    expect(frame?.ariaHidden).toBe("true")
    expect(frame?.sandbox.value).toBe("allow-scripts allow-same-origin")
    const second = implicit.signMessage({ message: vector.message, pubkey: account })
    const next = receiveRequest()
    await send({ albedoIntentResult: { ...request, ...signedTx } })
    const executed_implicitly = true
    expect(await first).toEqual({ ...signedTx, verified: "signature", executed_implicitly })
    await send({ albedoIntentResult: { ...(await next), ...signedMessage } })
    expect(await second).toMatchObject({ signedMessage: vector.base64, executed_implicitly })
    expect(frames()).toEqual([frame])
    expect(opened).not.toHaveBeenCalled()

    const failing = implicit.tx(params)
    const third = receiveRequest()
    await send({ albedoIntentResult: { ...(await third), error: { code: -2, message: "No." } } })
    await expect(failing).rejects.toMatchObject({ kind: "external", code: -2 })
    expect(frames()).toEqual([frame])
  })

  test("AL7: opens the window with confirm, without the grant, or for another account [S6.3]", async () => {
    for (const ask of [
      () => implicit.tx(params, { confirm: true }),
      () => implicit.pay({ amount: "1", destination: other, pubkey: account }),
      () => implicit.tx({ ...params, pubkey: other }),
    ]) {
      const asking = ask()
      expect(opened).toHaveBeenCalled()
      popupOf(opened).window.close()
      await expect(asking).rejects.toMatchObject({ kind: "popup-closed" })
      opened.mockClear()
    }
    expect(frames()).toEqual([])
  })

  test("AL7: without hello in three seconds, suggests a click, forgets the session and removes the frame", async () => {
    const never = { kind: "timeout", message: expect.stringContaining("Try again with a click") }
    const silent = implicit.tx(params)
    // A queued request must not wait as long again for the same failure.
    const behind = implicit.tx(params)
    behind.catch(() => {})
    await inside()
    vi.advanceTimersByTime(3_000)
    await expect(silent).rejects.toMatchObject(never)
    await expect(behind).rejects.toMatchObject(never)
    expect(frames()).toEqual([])
    expect(implicit.listImplicitSessions()).toEqual([])
    const again = implicit.tx(params)
    expect(opened).toHaveBeenCalledOnce()
    popupOf(opened).window.close()
    vi.useRealTimers()
    await expect(again).rejects.toMatchObject({ kind: "popup-closed" })
  })

  test("AL7: keeps a session that was granted while a request of the previous one failed", async () => {
    const silent = implicit.tx(params)
    await inside()
    const granted = { session: "newer", pubkey: account, grants: ["tx"] }
    const valid_until = Date.now() + 60_000
    sessionStorage.setItem(`albedo_session_${account}`, JSON.stringify({ ...granted, valid_until }))
    vi.advanceTimersByTime(3_000)
    await expect(silent).rejects.toMatchObject({ kind: "timeout" })
    expect(implicit.listImplicitSessions()).toMatchObject([{ key: "newer" }])
  })

  test("AL7: removes the frame after an abort, or without a reply in ten seconds", async () => {
    const controller = new AbortController()
    const aborted = implicit.tx(params, controller)
    const received = receiveRequest()
    await send({ albedo: { protocol: 3 } })
    await received
    controller.abort()
    await expect(aborted).rejects.toMatchObject({ kind: "aborted" })
    expect(frames()).toEqual([])
    expect(implicit.isImplicitSessionAllowed("tx", account)).toBe(true)

    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const silent = implicit.tx(params)
    const receivedAgain = receiveRequest()
    await send({ albedo: { protocol: 3 } })
    await receivedAgain
    vi.advanceTimersByTime(10_000)
    await expect(silent).rejects.toMatchObject({
      kind: "timeout",
      message: expect.stringContaining("may still carry it out"),
    })
    expect(frames()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})
