import { Keypair, Networks } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { testPage } from "../../test/page.js"
import { first, paymentXdr, second, signerOf, testModel, type9 } from "../../test/signing.js"
import { markPage, runContentScript } from "./content-script.js"
import { answerAsFreighter } from "./freighter.js"
import { fordefiQuirks } from "./quirks.js"

const REQUEST = "FREIGHTER_EXTERNAL_MSG_REQUEST"
const RESPONSE = "FREIGHTER_EXTERNAL_MSG_RESPONSE"

type Reply = Readonly<Record<string, unknown>>

/** A page with a Fordefi on Testnet that approves. `post` collects the replies until the next reply to another id. */
function fordefi(...quirks: string[]) {
  const { model } = testModel({
    quirks: fordefiQuirks,
    networks: ["testnet", "public"],
    initial: {
      network: "testnet",
      answer: "approve",
      authEntry: [],
      quirks: Object.fromEntries(quirks.map((id) => [id, true])),
    },
  })
  const context = testPage<{ FordefiProviders: object }>()
  const { page, extensionPage } = context
  const stops = [markPage, runContentScript, answerAsFreighter].map((run) => run(model, context))
  const replies: Reply[] = []
  extensionPage.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    if (data.source === RESPONSE) replies.push(data)
  })
  let count = 0
  function post(type: string, fields: object = {}): number {
    count++
    extensionPage.postMessage(
      { source: REQUEST, messageId: count, type, ...fields },
      page.location.origin,
    )
    return count
  }
  const repliesTo = (id: number): Reply[] => replies.filter(({ messagedId }) => messagedId === id)
  async function ask(type: string, fields?: object): Promise<Reply> {
    const id = post(type, fields)
    await expect.poll(() => repliesTo(id)).not.toEqual([])
    return repliesTo(id)[0]!
  }
  return { model, page: extensionPage, post, ask, repliesTo, stops }
}

test("FO1: marks the page while it is installed", () => {
  const { model, page, stops } = fordefi()
  expect(page.FordefiProviders).toEqual({ StellarProvider: {} })
  model.update({ installed: false })
  expect(page.FordefiProviders).toBeUndefined()
  model.update({ installed: true })
  for (const stop of stops) stop()
  expect(page.FordefiProviders).toBeUndefined()
})

test("FO1: REQUEST_ACCESS asks once; REQUEST_NETWORK_DETAILS never does", async () => {
  const { model, ask } = fordefi()
  expect(await ask("REQUEST_NETWORK_DETAILS")).toMatchObject({
    networkDetails: { network: "TESTNET", networkPassphrase: Networks.TESTNET },
  })
  model.next("reject")
  expect(await ask("REQUEST_ACCESS")).toMatchObject({
    apiError: { code: -4, message: expect.any(String) },
    error: expect.any(String),
  })
  expect(await ask("REQUEST_ACCESS")).toMatchObject({ publicKey: first })
  model.update({ answer: "reject" })
  expect(await ask("REQUEST_ACCESS")).toMatchObject({ publicKey: first })
})

test("FO1: signs for the account and the network that the request names", async () => {
  const { model, ask } = fordefi()
  const fields = {
    transactionXdr: paymentXdr,
    networkPassphrase: Networks.PUBLIC,
    accountToSign: second,
  }
  expect(await ask("SUBMIT_TRANSACTION", fields)).toMatchObject({ apiError: { code: -3 } })
  await ask("REQUEST_ACCESS")
  const { signedTransaction, signerAddress } = await ask("SUBMIT_TRANSACTION", fields)
  expect(signerOf(signedTransaction, Networks.PUBLIC)).toBe(second)
  expect(signerAddress).toBe(second)
  const { signedBlob } = await ask("SUBMIT_BLOB", { blob: "Hello" })
  const signature = Uint8Array.from(Buffer.from(String(signedBlob), "base64"))
  expect(Keypair.fromPublicKey(first).verifyMessage("Hello", signature)).toBe(true)
  model.next("close")
  expect(await ask("SUBMIT_BLOB", { blob: "Hello" })).toMatchObject({ apiError: { code: -4 } })
})

test("FO1: with the quirk, a failure is a text only", async () => {
  const { model, ask } = fordefi("FO1")
  model.next("reject")
  const reply = await ask("REQUEST_ACCESS")
  expect(reply).toMatchObject({ error: expect.any(String) })
  expect(reply).not.toHaveProperty("apiError")
})

test("FO2: finds it as Freighter only with the setting on", async () => {
  const { model, post, ask, repliesTo } = fordefi()
  const ignored = post("REQUEST_CONNECTION_STATUS")
  await ask("REQUEST_NETWORK_DETAILS")
  expect(repliesTo(ignored)).toEqual([])
  model.update({ quirks: { FO2: true } })
  expect(await ask("REQUEST_CONNECTION_STATUS")).toMatchObject({ isConnected: true })
  expect(await ask("REQUEST_PUBLIC_KEY")).toMatchObject({ publicKey: "" })
  expect(await ask("REQUEST_ALLOWED_STATUS")).toMatchObject({ isAllowed: false })
  expect(await ask("SET_ALLOWED_STATUS")).toMatchObject({ isAllowed: true })
  expect(await ask("REQUEST_PUBLIC_KEY")).toMatchObject({ publicKey: first })
  const unknown = post("SUBMIT_AUTH_ENTRY", { entryXdr: type9 })
  await ask("REQUEST_NETWORK_DETAILS")
  expect(repliesTo(unknown)).toEqual([])
})

test("FO2-silent: without the setting it may answer nothing, though it marks the page", async () => {
  const { model, page, post, ask, repliesTo } = fordefi("FO2-silent")
  const ignored = post("REQUEST_ACCESS")
  model.update({ quirks: { FO2: true } })
  await ask("REQUEST_NETWORK_DETAILS")
  expect(page.FordefiProviders).toBeDefined()
  expect(repliesTo(ignored)).toHaveLength(1)
})

test.each([
  ["FO2-hex", /^[0-9a-f]{128}$/],
  ["FO2-buffer", { type: "Buffer", data: expect.any(Array) }],
] as const)("%s: signs messages in another form", async (quirk, form) => {
  const { ask } = fordefi(quirk)
  await ask("REQUEST_ACCESS")
  const { signedBlob } = await ask("SUBMIT_BLOB", { blob: "Hello" })
  if (form instanceof RegExp) expect(signedBlob).toMatch(form)
  else expect(signedBlob).toEqual(form)
})

test("FO3: a signature waits for the approvers after the person", async () => {
  const { model, post, ask, repliesTo } = fordefi("FO3")
  await ask("REQUEST_ACCESS")
  model.update({ answer: "ask" })
  const id = post("SUBMIT_BLOB", { blob: "Hello" })
  await expect.poll(() => model.getState().waiting).toHaveLength(1)
  model.settle("approve")
  await expect
    .poll(() => model.getState().waiting)
    .toMatchObject([{ elsewhere: { title: "Waiting for approval" } }])
  expect(repliesTo(id)).toEqual([])
  model.settle("approve")
  await expect.poll(() => repliesTo(id)).toMatchObject([{ signerAddress: first }])
})

test("IN6: beside Freighter the first of two replies with one id is not its own", async () => {
  const { model, post, repliesTo } = fordefi("IN6")
  const id = post("REQUEST_ACCESS")
  await expect.poll(() => repliesTo(id)).toHaveLength(2)
  expect(repliesTo(id)).toMatchObject([
    { publicKey: model.accounts.at(-1)!.address },
    { publicKey: first },
  ])
})
