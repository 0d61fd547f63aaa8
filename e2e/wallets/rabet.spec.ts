import { asked, call, connect, expect, test, types } from "./in-page.js"
import { account, payment, second, state } from "./in-windows.js"

/** What is Rabet's alone, with the kit, against the simulated Rabet. */

const SIGN = "RABET_EXTENSION_SIGN"

test.beforeEach(async ({ openHarness, makeKit }) => {
  await openHarness()
  await makeKit("rabet")
})

test("RA4: shows after a reload that the wallet is locked, without a window", async ({
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

test("RA4: after a switch of account the page says that it must ask; asked for the old one, it is wrong-account", async ({
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

test("RA4: a switch of account while it is being asked ends the request and closes its window", async ({
  page,
  sandbox,
}) => {
  await connect(page, sandbox, "rabet")
  const signed = call(page, "signTransaction", payment())
  await asked(sandbox, "rabet")
  await sandbox.rabet.set({ account: second })
  expect(await signed).toMatchObject({ error: { kind: "wrong-account", code: -3 } })
  await expect.poll(async () => (await sandbox.rabet.state()).waiting).toEqual([])
})

test("a disconnect ends the connection in Rabet too: the next one asks", async ({
  page,
  sandbox,
}) => {
  await connect(page, sandbox, "rabet")
  await call(page, "disconnect")
  const again = call(page, "connect", "rabet")
  await sandbox.rabet.reject()
  expect(await again).toMatchObject({ error: { kind: "rejected" } })
})
