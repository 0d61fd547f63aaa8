import { networks } from "@alidade/core"
import { hash, Keypair } from "@stellar/stellar-sdk"
import { asked, call, connect, entries, expect, found, test } from "./in-page.js"
import { account, isSignedBy, payment, second, state } from "./in-windows.js"

/** What is Hana's alone, with the kit, against the simulated Hana. */

/** An account that no wallet has. */
const stranger = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 9)).publicKey()

test.beforeEach(async ({ openHarness, makeKit }) => {
  await openHarness()
  await makeKit("hana")
})

test("a visitor connects: approved in its window, the address is known [S1.1 S1.9]", async ({
  page,
  sandbox,
}) => {
  const connected = call(page, "connect", "hana")
  await sandbox.hana.approve()
  expect(await connected).toEqual({ value: { address: account } })
  expect(await state(page)).toMatchObject({
    status: "connected",
    selectedModuleId: "hana",
    activeAddress: account,
  })
})

test("while it is locked, connecting unlocks it in its window", async ({ page, sandbox }) => {
  await sandbox.hana.set({ locked: true, answer: "approve" })
  expect(await call(page, "connect", "hana")).toEqual({ value: { address: account } })
  expect((await sandbox.hana.state()).locked).toBe(false)
})

test("a visitor signs an authorization entry of type 9; type 10 is refused before it is asked [S1.5]", async ({
  page,
  sandbox,
}) => {
  await connect(page, sandbox, "hana")
  const { preimage, signature } = entries.type9
  const signed = call(page, "signAuthEntry", preimage)
  await sandbox.hana.approve()
  // Hana names no signer: it is the account under which the signature verified.
  expect(await signed).toEqual({
    value: { signedAuthEntry: signature, signerAddress: account, verified: "signature" },
  })
  const digest = hash(Buffer.from(preimage, "base64"))
  expect(Keypair.fromPublicKey(account).verify(digest, Buffer.from(signature, "base64"))).toBe(true)

  const before = (await sandbox.hana.requests()).length
  const { error } = await call(page, "signAuthEntry", entries.type10.preimage)
  expect(error).toMatchObject({ kind: "unsupported", code: -3 })
  expect(error?.message).toContain("type 10")
  expect(await sandbox.hana.requests()).toHaveLength(before)
})

test("what is signed is for the network asked, whatever Hana is set to [S1.4 S1.15]", async ({
  page,
  sandbox,
}) => {
  await connect(page, sandbox, "hana")
  await sandbox.hana.answer("approve")
  for (const networkPassphrase of [networks.Public, networks.Testnet, networks.Standalone]) {
    const { value } = await call(page, "signTransaction", payment(), { networkPassphrase })
    expect(isSignedBy(account, value?.signedTxXdr, networkPassphrase)).toBe(true)
  }
})

test("an account that is named signs", async ({ page, sandbox }) => {
  await connect(page, sandbox, "hana")
  await sandbox.hana.next("approve")
  const { value } = await call(page, "signTransaction", payment(second), { address: second })
  expect(isSignedBy(second, value?.signedTxXdr)).toBe(true)
})

test("for an account that it lacks, it refuses, and its words are handed on", async ({
  page,
  sandbox,
}) => {
  await connect(page, sandbox, "hana")
  await sandbox.hana.answer("approve")
  expect(
    await call(page, "signTransaction", payment(stranger), { address: stranger }),
  ).toMatchObject({
    error: { kind: "bad-request", code: -3, message: expect.stringContaining("account") },
  })
})

test("a refusal that has no code is told by its words", async ({ page, sandbox }) => {
  await sandbox.hana.quirk("PLAIN", true)
  await sandbox.hana.next("reject")
  expect(await call(page, "connect", "hana")).toMatchObject({
    error: { kind: "rejected", code: -4 },
  })
})

test("two requests do not stand in windows at once", async ({ page, sandbox }) => {
  await connect(page, sandbox, "hana")
  const first = call(page, "signTransaction", payment())
  await asked(sandbox, "hana")
  const other = call(page, "signMessage", "hello")
  await expect.poll(async () => (await state(page)).pending.length).toBe(2)
  expect((await sandbox.hana.state()).waiting).toMatchObject([{ kind: "transaction" }])
  await sandbox.hana.reject()
  expect(await first).toMatchObject({ error: { kind: "rejected" } })
  await sandbox.hana.approve()
  expect(await other).toMatchObject({ value: { verified: "signature" } })
})

test("an object that comes a second late makes it available, without a reload [S4.16]", async ({
  page,
  sandbox,
  openHarness,
  makeKit,
}) => {
  await sandbox.hana.quirk("LATE", true)
  await openHarness()
  await makeKit("hana")
  await found(page)
  await connect(page, sandbox, "hana")
})

test("an element with the object's name is no Hana", async ({ page, openHarness, makeKit }) => {
  await openHarness("")
  await page.evaluate(() => {
    const form = document.createElement("form")
    form.id = "hanaWallet"
    const input = document.createElement("input")
    input.name = "stellar"
    form.append(input)
    document.body.append(form)
  })
  await makeKit("hana")
  expect(await call(page, "connect", "hana")).toMatchObject({ error: { kind: "not-installed" } })
})
