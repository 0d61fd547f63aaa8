import { networks } from "@alidade/core"
import { Keypair, TransactionBuilder } from "@stellar/stellar-sdk"
import { holdClock } from "../harness/clock.js"
import { asked, call, cancelPending, connect, expect, found, test, types } from "./in-page.js"
import { account, isSignedBy, payment, second, state } from "./in-windows.js"

/** What is Rabet's alone, with the kit, against the simulated Rabet. */

const SIGN = "RABET_EXTENSION_SIGN"

test.describe("in good order", () => {
  test.beforeEach(async ({ openHarness, makeKit }) => {
    await openHarness()
    await makeKit("rabet")
  })

  test("a visitor connects: approved in its window, the address is known [S1.1 S1.12]", async ({
    page,
    sandbox,
  }) => {
    const connected = call(page, "connect", "rabet")
    await sandbox.rabet.approve()
    expect(await connected).toEqual({ value: { address: account } })
    expect(await state(page)).toMatchObject({
      status: "connected",
      selectedModuleId: "rabet",
      activeAddress: account,
    })
  })

  test("its network is told, as the wallet has it [S3.24 S3.25]", async ({ page, sandbox }) => {
    await connect(page, sandbox, "rabet")
    expect(await call(page, "getNetwork")).toEqual({
      value: { network: "TESTNET", networkPassphrase: networks.Testnet },
    })
  })

  test("RA1: of two signatures at once each gets its own answer: the second is asked when the first has ended", async ({
    page,
    sandbox,
  }) => {
    await connect(page, sandbox, "rabet")
    const [one, two] = [payment(), payment(second)]
    const first = call(page, "signTransaction", one)
    await asked(sandbox, "rabet")
    const other = call(page, "signTransaction", two)
    await expect.poll(async () => (await state(page)).pending.length).toBe(2)
    expect((await types(sandbox, "rabet")).filter((type) => type === SIGN)).toHaveLength(1)
    await sandbox.rabet.approve()
    const signedFirst = (await first).value?.signedTxXdr
    await sandbox.rabet.approve()
    const signedOther = (await other).value?.signedTxXdr
    for (const [sent, signed] of [
      [one, signedFirst],
      [two, signedOther],
    ]) {
      const hashOf = (xdr = "") => TransactionBuilder.fromXDR(xdr, networks.Testnet).hash()
      expect(Buffer.from(hashOf(signed)).equals(Buffer.from(hashOf(sent)))).toBe(true)
      expect(isSignedBy(account, signed)).toBe(true)
    }
  })

  test("RA2: what is asked decides, not the wallet's setting, which is shown [S1.4 S1.15]", async ({
    page,
    sandbox,
  }) => {
    await connect(page, sandbox, "rabet")
    await sandbox.rabet.answer("approve")
    for (const network of ["testnet", "public"] as const) {
      await sandbox.rabet.set({ network })
      for (const networkPassphrase of [networks.Testnet, networks.Public]) {
        const { value } = await call(page, "signTransaction", payment(), { networkPassphrase })
        expect(isSignedBy(account, value?.signedTxXdr, networkPassphrase)).toBe(true)
      }
    }
    await expect
      .poll(() => state(page))
      .toMatchObject({ walletNetwork: { networkPassphrase: networks.Public } })
  })

  test("RA2: any other network is refused before Rabet is asked [S8.22]", async ({
    page,
    sandbox,
  }) => {
    await connect(page, sandbox, "rabet")
    for (const [networkPassphrase, name] of [
      [networks.Futurenet, "Futurenet"],
      [networks.Standalone, "Local"],
    ]) {
      const { error } = await call(page, "signTransaction", payment(), { networkPassphrase })
      expect(error).toMatchObject({
        kind: "unsupported",
        code: -3,
        message: `Rabet cannot sign for ${name}.`,
      })
    }
    expect(await types(sandbox, "rabet")).not.toContain(SIGN)
  })

  test("RA3: cancelling closes its window", async ({ page, sandbox }) => {
    await connect(page, sandbox, "rabet")
    const signed = call(page, "signTransaction", payment())
    const dialog = page.getByRole("dialog", { name: "Sign this transaction?" })
    await expect(dialog).toBeVisible()
    await cancelPending(page)
    expect(await signed).toMatchObject({ error: { kind: "aborted", code: -4 } })
    await expect(dialog).toHaveCount(0)
    expect((await sandbox.rabet.state()).waiting).toEqual([])
  })

  test("RA4: locked, it is unlocked before it is asked to sign, and shows no blank window", async ({
    page,
    sandbox,
  }) => {
    await connect(page, sandbox, "rabet")
    await sandbox.rabet.set({ locked: true, answer: "approve" })
    const before = (await types(sandbox, "rabet")).length
    const { value } = await call(page, "signTransaction", payment())
    expect(isSignedBy(account, value?.signedTxXdr)).toBe(true)
    expect((await sandbox.rabet.state()).locked).toBe(false)
    const since = (await types(sandbox, "rabet")).slice(before)
    // Being watched, it may be asked for its network, or for its lock once more, in between.
    const asked = since.filter((type) => type !== "RABET_EXTENSION_NETWORK")
    expect(asked.filter((type, place) => type !== asked[place - 1])).toEqual([
      "RABET_EXTENSION_IS_UNLOCKED",
      "RABET_EXTENSION_CONNECT",
      "RABET_EXTENSION_IS_UNLOCKED",
      SIGN,
    ])
  })

  test("RA4: after a reload a lock is told, without a window", async ({
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

  test("a network changed in the wallet is seen", async ({ page, sandbox }) => {
    await connect(page, sandbox, "rabet")
    await sandbox.rabet.set({ network: "public" })
    await expect
      .poll(() => state(page))
      .toMatchObject({
        walletNetwork: { network: "MAINNET", networkPassphrase: networks.Public },
      })
  })

  test("RA5: without an account in it, it is told that it has none", async ({ page, sandbox }) => {
    await sandbox.rabet.set({ created: false })
    const { error } = await call(page, "connect", "rabet")
    expect(error).toMatchObject({ kind: "internal", code: -1 })
    expect(error?.message).toContain("no account yet")
  })

  test("RA5: with settings that were never touched it answers nothing: in some seconds it is told what helps", async ({
    page,
    sandbox,
  }) => {
    await sandbox.rabet.quirk("RA5-untouched", true)
    const { error } = await call(page, "connect", "rabet")
    expect(error).toMatchObject({ kind: "timeout", code: -1 })
    expect(error?.message).toContain("Open Rabet once and save its settings")
  })

  test("RA5: switched off or updated under the page, the page is to be reloaded", async ({
    page,
    sandbox,
  }) => {
    await sandbox.rabet.quirk("RA5-stale", true)
    const { error } = await call(page, "connect", "rabet")
    expect(error).toMatchObject({ kind: "page-stale", code: -1 })
    expect(error?.message).toContain("Reload this page")
  })

  test("RA5: a connection that it forgets at once is said to be its fault, and is not asked for again", async ({
    page,
    sandbox,
  }) => {
    await sandbox.rabet.quirk("RA5-forgets", true)
    await sandbox.rabet.answer("approve")
    await call(page, "connect", "rabet")
    const before = await types(sandbox, "rabet")
    const { error } = await call(page, "signTransaction", payment())
    expect(error).toMatchObject({ kind: "internal", code: -1 })
    expect(error?.message).toContain("though it has just connected it")
    const since = (await types(sandbox, "rabet")).slice(before.length)
    expect(since.filter((type) => type === "RABET_EXTENSION_CONNECT")).toHaveLength(1)
  })

  test("RA6: a fee bump is refused before Rabet is asked", async ({ page, sandbox }) => {
    await connect(page, sandbox, "rabet")
    const inner = TransactionBuilder.fromXDR(payment(), networks.Testnet)
    if (!("sequence" in inner)) throw new Error("A fee bump.")
    inner.sign(Keypair.random())
    const feeBump = TransactionBuilder.buildFeeBumpTransaction(
      second,
      "200",
      inner,
      networks.Testnet,
    )
    expect(await call(page, "signTransaction", feeBump.toXDR())).toMatchObject({
      error: { kind: "unsupported", code: -3, message: /fee-bump/ },
    })
    expect(await types(sandbox, "rabet")).not.toContain(SIGN)
  })

  test("RA6: an answer without an envelope is an error, not a signature", async ({
    page,
    sandbox,
  }) => {
    await connect(page, sandbox, "rabet")
    await sandbox.rabet.quirk("RA6-null", true)
    await sandbox.rabet.next("approve")
    expect(await call(page, "signTransaction", payment())).toMatchObject({
      error: { kind: "internal", code: -1 },
    })
  })

  test("RA6: where its window would be off the screen, it is told to move this one", async ({
    page,
  }) => {
    await page.evaluate(() => Object.defineProperty(window, "screenX", { value: 100_000 }))
    const { error } = await call(page, "connect", "rabet")
    expect(error).toMatchObject({ kind: "internal", code: -1 })
    expect(error?.message).toContain("fully onto the screen")
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
})

test.describe("with the clock held", () => {
  test.beforeEach(async ({ page, sandbox, openHarness, makeKit }) => {
    await page.clock.install()
    await openHarness()
    await makeKit("rabet")
    await page.clock.runFor(1_000)
    await found(page)
    await connect(page, sandbox, "rabet")
    await holdClock(page)
  })

  test("RA3: after 30 seconds its window closes by itself, and nobody is said to have declined", async ({
    page,
    sandbox,
  }) => {
    const signed = call(page, "signTransaction", payment())
    await asked(sandbox, "rabet")
    await page.clock.runFor(31_000)
    const { error } = await signed
    expect(error).toMatchObject({ kind: "popup-closed", code: -4 })
    expect(error?.message).toContain("closed by itself after 30 seconds")
    expect(error?.message).not.toContain("declined")
  })

  test("RA3: a window that is forgotten ends with the limit, in words that say to ask again", async ({
    page,
    sandbox,
  }) => {
    await sandbox.rabet.next("never", "approve")
    const signed = call(page, "signTransaction", payment())
    await asked(sandbox, "rabet")
    await page.clock.runFor(61_000)
    const { error } = await signed
    expect(error).toMatchObject({ kind: "timeout", code: -1 })
    expect(error?.message).toContain("Ask again")
    const again = call(page, "signTransaction", payment())
    expect(isSignedBy(account, (await again).value?.signedTxXdr)).toBe(true)
  })
})
