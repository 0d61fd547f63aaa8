import { networks } from "@alidade/core"
import {
  account,
  ask,
  askInWindow,
  connect,
  expect,
  hello,
  noWindowIsLeft,
  payment,
  state,
  test,
  timeWindows,
} from "./in-windows.js"

/** What is Albedo's alone, with the kit, against the simulated Albedo. */

test.beforeEach(async ({ openHarness, makeKit }) => {
  await openHarness()
  await makeKit()
})

const toConnect = { name: "connect", argument: "albedo" } as const
const toSignMessage = { name: "signMessage", argument: hello.message } as const

test("AL1: an older Albedo's window is closed, and it is asked nothing [S4.46]", async ({
  page,
  sandbox,
}) => {
  await sandbox.albedo.quirk("AL1-older", true)
  const { ended } = await ask(page, toConnect)
  const { error } = await ended
  expect(error).toMatchObject({ kind: "outdated", code: -1, walletId: "albedo" })
  expect(error?.message).toContain("version 2")
  await noWindowIsLeft(page)
  expect(await sandbox.albedo.requests()).toEqual([])
})

test("AL1: a newer Albedo is spoken to", async ({ page, sandbox }) => {
  await sandbox.albedo.quirk("AL1-newer", true)
  await connect(page, "albedo")
})

test("AL4: a person who closes the window while it asks has declined, and Albedo says so", async ({
  page,
}) => {
  const inTime = await timeWindows(page)
  const { ended, popup } = await askInWindow(page, toConnect)
  await popup.getByRole("button", { name: "Approve" }).waitFor()
  const close = () => popup.close({ runBeforeUnload: true })
  expect(await inTime(close, ended)).toMatchObject({
    error: {
      kind: "rejected",
      code: -4,
      message: "Action request was rejected by the user.",
    },
  })
  await noWindowIsLeft(page)
})

test("AL5: a page that it never answers is told when the person closes the window", async ({
  page,
  sandbox,
}) => {
  await sandbox.albedo.quirk("AL5", true)
  const { ended, popup } = await askInWindow(page, toConnect)
  await expect.poll(async () => (await sandbox.albedo.requests()).length).toBe(1)
  await popup.close()
  const { error } = await ended
  expect(error).toMatchObject({ kind: "popup-closed", code: -4 })
  expect(error?.message).toContain("before it had finished")
})

test("AL6: for another network no window opens", async ({ page, makeKit, sandbox }) => {
  await connect(page, "albedo")
  await noWindowIsLeft(page)
  await makeKit(networks.Standalone)
  expect(await state(page)).toMatchObject({ status: "connected" })
  const { ended } = await ask(page, { name: "signTransaction", argument: payment() })
  expect(await ended).toMatchObject({
    error: { kind: "unsupported", code: -3, message: "Albedo cannot sign for Local." },
  })
  expect(page.context().pages()).toEqual([page])
  expect(await sandbox.albedo.requests()).toHaveLength(1)
})

test("AL10: an address whose token is not signed by it is not connected", async ({
  page,
  sandbox,
}) => {
  await sandbox.albedo.next("alter")
  const { ended } = await ask(page, toConnect)
  expect(await ended).toMatchObject({ error: { kind: "bad-signature", code: -1 } })
  expect(await state(page)).toMatchObject({ status: "disconnected" })
  await noWindowIsLeft(page)
})

test("a person without an account there who leaves it at that ends the connection within 1.5 s", async ({
  page,
  sandbox,
}) => {
  await sandbox.albedo.set({ created: false })
  const inTime = await timeWindows(page)
  const { ended, popup } = await askInWindow(page, toConnect)
  await popup.getByText("Welcome to Albedo").waitFor()
  const { error } = await inTime(() => popup.close(), ended)
  expect(error).toMatchObject({ kind: "popup-closed", code: -4 })
})

test("AL10: an older Albedo connects and signs transactions; its message signature is told to be of the older form", async ({
  page,
  sandbox,
}) => {
  await sandbox.albedo.quirk("AL10", false)
  await connect(page, "albedo")
  expect(await state(page)).toMatchObject({ activeAddress: account, trust: "proven" })
  await sandbox.albedo.next("approve", "approve")
  const signed = await ask(page, { name: "signTransaction", argument: payment() })
  expect(await signed.ended).toMatchObject({ value: { verified: "signature" } })
  const { ended } = await ask(page, toSignMessage)
  const { error } = await ended
  expect(error).toMatchObject({ kind: "outdated", code: -1 })
  expect(error?.message).toContain("SEP-53")
})

test("what Albedo finds wrong is told in its words, beside the catalogue's [S8.14]", async ({
  page,
}) => {
  await connect(page, "albedo")
  const { ended } = await ask(page, {
    name: "signMessage",
    argument: hello.message,
    // Sound, but none that Albedo takes: SEP-23's example of a muxed account.
    options: { address: "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK" },
  })
  expect(await ended).toMatchObject({
    error: {
      kind: "bad-request",
      code: -3,
      message: "Intent request is invalid.",
      ext: 'Invalid "pubkey" parameter. Stellar account public key expected.',
    },
  })
})
