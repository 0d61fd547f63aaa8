import { afterEach, beforeEach, expect, test } from "vitest"
import { type FakeMetamask, fakeMetamask, sessionOf, storeId } from "../../test/metamask.js"
import { setPage } from "../page.js"
import * as client from "./client.js"
import { findExtensionId } from "./extension-id.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const forged = "abcdefghijklmnopabcdefghijklmnop"

let metamask: FakeMetamask

beforeEach(() => {
  metamask = fakeMetamask()
  metamask.answers.wallet_getSession = () => sessionOf(account)
  setPage("metamask", metamask.page)
})

afterEach(() => setPage("metamask", undefined))

/** A message of the content script, or of a script that forges one. */
const message = (data: object, name = "metamask-provider") => ({
  target: "metamask-inpage",
  data: { name, data },
})

test("MM3: a known id counts, also after a forged one", async () => {
  expect(await findExtensionId(undefined)).toBe(storeId)
  metamask.id = undefined
  const found = findExtensionId(undefined)
  metamask.dispatch(message({ result: { extensionId: forged } }))
  metamask.dispatch(message({ result: { extensionId: "ljfoeinjpaedjfecbmggjgodbgkmjkjk" } }))
  expect(await found).toBe("ljfoeinjpaedjfecbmggjgodbgkmjkjk")
})

test("MM3: an unknown id counts if no known one follows", async () => {
  metamask.id = forged
  expect(await findExtensionId(undefined)).toBe(forged)
})

test("MM3: ignores what is no id, another stream, and another window's message", async () => {
  metamask.id = undefined
  const found = findExtensionId(undefined)
  for (const extensionId of [null, 7, "", {}, "not an id", storeId.toUpperCase()])
    metamask.dispatch(message({ result: { extensionId } }))
  const reply = { result: { extensionId: forged } }
  metamask.dispatch(message(reply, "metamask-multichain-provider"))
  metamask.dispatch(message(reply), { source: null })
  metamask.dispatch(null)
  metamask.dispatch(message({ result: { extensionId: storeId } }))
  expect(await found).toBe(storeId)
})

test("MM3: asks again when the extension says that it can be asked again", async () => {
  metamask.id = undefined
  const found = findExtensionId(undefined)
  await expect.poll(() => metamask.posted.length).toBe(1)
  metamask.id = storeId
  metamask.dispatch(message({ method: "METAMASK_EXTENSION_CONNECT_CAN_RETRY" }))
  expect(await found).toBe(storeId)
  expect(metamask.posted).toHaveLength(2)
  expect(metamask.posted[0]).toEqual({
    target: "metamask-contentscript",
    data: { name: "metamask-provider", data: { method: "metamask_getProviderState" } },
  })
})

test("MM3: an unknown id is said, and used only if the user connects again", async () => {
  metamask.id = forged
  metamask.reachableAs = forged
  const unknown = { kind: "internal", reason: { key: "metamaskUnknown", values: { id: forged } } }
  await expect(client.restore()).rejects.toMatchObject(unknown)
  await expect(client.restore()).rejects.toMatchObject(unknown)
  await expect(client.getAddress()).rejects.toMatchObject(unknown)
  expect(metamask.opened, "nothing was sent to it").toBe(0)
  expect(await client.getAddress()).toEqual({ address: account })
})
