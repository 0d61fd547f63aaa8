import { call, connect, expect, test, types, waitForRequest } from "./in-page.js"
import { account, payment, second, state } from "./in-windows.js"

/** Tests what only Rabet does, with the kit and the simulated Rabet. */

const SIGN = "RABET_EXTENSION_SIGN"

test.beforeEach(async ({ openHarness, makeKit }) => {
  await openHarness()
  await makeKit("rabet")
})

test("RA4: reports a locked wallet after a reload, without a window", { tag: "@main" }, async ({
  page,
  sandbox,
  openHarness,
  makeKit,
}) => {
  await connect(page, sandbox, "rabet")
  await sandbox.rabet.set({ locked: true })
  await openHarness()
  await makeKit("rabet")
  await expect
    .poll(() => state(page))
    .toMatchObject({ status: "connected", activeAddress: account, locked: true })
  expect((await sandbox.rabet.state()).waiting).toEqual([])
})

test("RA4: needs a new request after an account switch; a signature for the old one is wrong-account", async ({
  page,
  sandbox,
}) => {
  await connect(page, sandbox, "rabet")
  await sandbox.rabet.set({ account: second })
  await expect
    .poll(() => state(page))
    .toMatchObject({ status: "connected", activeAddress: account, locked: true })
  expect((await sandbox.rabet.state()).waiting).toEqual([])

  const signed = call(page, "signTransaction", payment())
  await sandbox.rabet.approve()
  const { error } = await signed
  expect(error).toMatchObject({ kind: "wrong-account", code: -3 })
  expect(error?.message).toContain(second)
  expect(await types(sandbox, "rabet")).not.toContain(SIGN)

  expect(await call(page, "connect", "rabet")).toEqual({ value: { address: second } })
  expect(await state(page)).toMatchObject({ activeAddress: second, locked: false })
})

test("RA4: ends the request and closes its window if the account changes meanwhile", async ({
  page,
  sandbox,
}) => {
  await connect(page, sandbox, "rabet")
  const signed = call(page, "signTransaction", payment())
  await waitForRequest(sandbox, "rabet")
  await sandbox.rabet.set({ account: second })
  expect(await signed).toMatchObject({ error: { kind: "wrong-account", code: -3 } })
  await expect.poll(async () => (await sandbox.rabet.state()).waiting).toEqual([])
})

test("disconnects in Rabet too: the next connection asks again", async ({ page, sandbox }) => {
  await connect(page, sandbox, "rabet")
  await call(page, "disconnect")
  const again = call(page, "connect", "rabet")
  await sandbox.rabet.reject()
  expect(await again).toMatchObject({ error: { kind: "rejected" } })
})
