import { networks } from "@alidade/core"
import type { SandboxDriver } from "@alidade/sandbox/playwright"
import type { Page } from "@playwright/test"
import { hash, Keypair } from "@stellar/stellar-sdk"
import { holdClock } from "../harness/clock.js"
import { delivered, frameAt } from "../harness/posted.js"
import { expect, test } from "../harness/test.js"
import { asked, call, cancelPending, entries, probed } from "./in-page.js"
import { account, hello, isSignedBy, payment, second, state } from "./in-windows.js"

/** The kit with Freighter's client, against the simulated extension, in a real page. */

/** An account that no wallet has. */
const stranger = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 9)).publicKey()

/** Makes the page's kit, for a network; what the page remembers of a connection is restored. */
async function makeKit(page: Page, network: string = networks.Testnet): Promise<void> {
  await page.evaluate(async (network) => {
    const { createKit } = await window.harness.core()
    const { freighter } = await window.harness.freighter()
    window.kit = createKit({ network, wallets: [freighter({ allowHttpOnPublic: true })] })
  }, network)
  await probed(page)
}

/**
 * Waits until the kit has looked at the connected wallet: of what it asks then, and of the network that a connection asks
 * for, everything has been answered. It looks again three seconds after that.
 */
async function watched(page: Page, sandbox: SandboxDriver): Promise<void> {
  const hasLooked = async (): Promise<boolean> => {
    const { log } = await sandbox.freighter.state()
    const asked = log.filter(({ direction }) => direction === "in").map(typeOf)
    const looks = asked.filter((type) => type === "REQUEST_PUBLIC_KEY").length
    const networks = asked.filter((type) => type === "REQUEST_NETWORK_DETAILS").length
    return looks > 0 && networks === looks + 1 && log.length === 2 * asked.length
  }
  await expect.poll(hasLooked).toBe(true)
  await delivered(page)
}

const typeOf = ({ message }: { message: unknown }): unknown => (message as { type: unknown }).type
const types = (requests: Record<string, unknown>[]): unknown[] => requests.map(({ type }) => type)

test.describe("not connected", () => {
  test.beforeEach(async ({ page, openHarness }) => {
    await openHarness()
    await makeKit(page)
  })

  test("it is found at startup, without a window [S4.14]", async ({ page, sandbox }) => {
    await expect
      .poll(async () => (await state(page)).allowedWallets[0])
      .toMatchObject({ id: "freighter", name: "Freighter", isAvailable: true })
    expect(types(await sandbox.freighter.requests())).not.toContain("REQUEST_ACCESS")
  })

  test("a visitor connects: approved in its window, the address is known [S1.1 S1.8]", async ({
    page,
    sandbox,
  }) => {
    const connected = call(page, "connect", "freighter")
    await sandbox.freighter.approve()
    expect(await connected).toEqual({ value: { address: account } })
    expect(await state(page)).toMatchObject({
      status: "connected",
      selectedModuleId: "freighter",
      activeAddress: account,
      trust: "reported",
    })
  })

  test("a connection that is declined, or whose window is closed, is rejected, code -4; one that is never answered can be cancelled, and asked for again", async ({
    page,
    sandbox,
  }) => {
    for (const verdict of ["reject", "closeWindow"] as const) {
      const connected = call(page, "connect", "freighter")
      await sandbox.freighter[verdict]()
      expect(await connected).toMatchObject({ error: { kind: "rejected", code: -4 } })
      expect(await state(page)).toMatchObject({ status: "disconnected" })
    }

    await sandbox.freighter.next("never")
    const unanswered = call(page, "connect", "freighter")
    await asked(sandbox, "freighter")
    await cancelPending(page)
    expect(await unanswered).toMatchObject({ error: { kind: "aborted", code: -4 } })
    const again = call(page, "connect", "freighter")
    await sandbox.freighter.approve()
    expect(await again).toMatchObject({ value: { address: account } })
  })

  test("while it is locked, connecting unlocks it in its window", async ({ page, sandbox }) => {
    await sandbox.freighter.set({ locked: true })
    await sandbox.freighter.answer("approve")
    expect(await call(page, "connect", "freighter")).toMatchObject({ value: { address: account } })
    expect((await sandbox.freighter.state()).locked).toBe(false)
  })
})

test.describe("connected", () => {
  test.beforeEach(async ({ page, sandbox, openHarness }) => {
    await openHarness()
    await makeKit(page)
    await sandbox.freighter.next("approve")
    expect(await call(page, "connect", "freighter")).toEqual({ value: { address: account } })
  })

  test("a visitor signs a transaction, and the signature is the account's [S1.4 S1.15]", async ({
    page,
    sandbox,
  }) => {
    const xdr = payment()
    const signed = call(page, "signTransaction", xdr)
    await sandbox.freighter.approve()
    const { value } = await signed
    expect(value).toMatchObject({ signerAddress: account, verified: "signature" })
    expect(isSignedBy(account, value?.signedTxXdr)).toBe(true)
    // Being watched, it may be asked how it stands meanwhile.
    const asked = await sandbox.freighter.requests()
    expect(asked.findLast(({ type }) => String(type).startsWith("SUBMIT"))).toMatchObject({
      type: "SUBMIT_TRANSACTION",
      transactionXdr: xdr,
      networkPassphrase: networks.Testnet,
    })
    expect(await state(page)).toMatchObject({ trust: "proven", pending: [] })
  })

  for (const [name, { preimage, signature }] of Object.entries(entries)) {
    test(`a visitor signs an authorization entry: ${name} [S1.5]`, async ({ page, sandbox }) => {
      const signed = call(page, "signAuthEntry", preimage)
      await sandbox.freighter.approve()
      const { value } = await signed
      expect(value).toEqual({
        signedAuthEntry: signature,
        signerAddress: account,
        verified: "signature",
      })
      const digest = hash(Buffer.from(preimage, "base64"))
      const bytes = Buffer.from(value?.signedAuthEntry ?? "", "base64")
      expect(Keypair.fromPublicKey(account).verify(digest, bytes)).toBe(true)
    })
  }

  test("a visitor signs a message, as SEP-53 has it [S1.6]", async ({ page, sandbox }) => {
    const signed = call(page, "signMessage", hello.message)
    await sandbox.freighter.approve()
    const { value } = await signed
    expect(value).toEqual({
      signedMessage: hello.signature,
      signerAddress: account,
      verified: "signature",
    })
    const digest = hash(Buffer.from(`Stellar Signed Message:\n${hello.message}`))
    const bytes = Buffer.from(value?.signedMessage ?? "", "base64")
    expect(Keypair.fromPublicKey(account).verify(digest, bytes)).toBe(true)
  })

  test("the wallet's network is read [S3.24 S3.25]", async ({ page }) => {
    expect((await call(page, "getNetwork")).value).toEqual({
      network: "TESTNET",
      networkPassphrase: networks.Testnet,
    })
  })

  test("after a reload the connection is restored without a window", async ({
    page,
    sandbox,
    openHarness,
  }) => {
    await openHarness()
    await makeKit(page)
    await expect
      .poll(() => state(page))
      .toMatchObject({ status: "connected", activeAddress: account, trust: "reported" })
    expect(types(await sandbox.freighter.requests())).not.toContain("REQUEST_ACCESS")
    expect((await sandbox.freighter.state()).waiting).toEqual([])
  })

  test("FR4: locked at the reload, it stays connected and says so, without a window", async ({
    page,
    sandbox,
    openHarness,
  }) => {
    await sandbox.freighter.set({ locked: true })
    await openHarness()
    await makeKit(page)
    await expect
      .poll(() => state(page))
      .toMatchObject({ status: "connected", activeAddress: account, locked: true })
    expect(types(await sandbox.freighter.requests())).not.toContain("REQUEST_ACCESS")
  })

  test("a disconnect is remembered over a reload", async ({ page, sandbox, openHarness }) => {
    await page.evaluate(() => window.kit.disconnect())
    expect(await state(page)).toMatchObject({ status: "disconnected" })
    await openHarness()
    await makeKit(page)
    await expect.poll(async () => (await state(page)).allowedWallets[0]?.isAvailable).toBe(true)
    expect(await state(page)).toMatchObject({ status: "disconnected" })
    expect(types(await sandbox.freighter.requests())).not.toContain("REQUEST_PUBLIC_KEY")
  })

  const signatures = [
    ["signTransaction", payment()],
    ["signAuthEntry", entries.type10.preimage],
    ["signMessage", hello.message],
  ] as const

  for (const [name, payload] of signatures) {
    test(`${name}: declined, and a closed window, are code -4, in words that name both; one that is never answered can be cancelled, and the next is asked`, async ({
      page,
      sandbox,
    }) => {
      for (const verdict of ["reject", "closeWindow"] as const) {
        const signed = call(page, name, payload)
        await sandbox.freighter[verdict]()
        const { error } = await signed
        expect(error).toMatchObject({ kind: "rejected", code: -4 })
        expect(error?.message).toMatch(/declined .* or its window was closed/)
      }

      await sandbox.freighter.next("never", "approve")
      const unanswered = call(page, name, payload)
      await asked(sandbox, "freighter")
      await cancelPending(page)
      expect(await unanswered).toMatchObject({ error: { kind: "aborted", code: -4 } })
      expect(await call(page, name, payload)).toMatchObject({ value: { verified: "signature" } })
    })

    test(`${name}: signed by another account is wrong-account, and what was altered is not handed on`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.freighter.next("wrong-signer", "alter")
      expect(await call(page, name, payload)).toMatchObject({
        error: { kind: "wrong-account", code: -3 },
      })
      expect(await call(page, name, payload)).toMatchObject({
        error: { kind: name === "signTransaction" ? "altered" : "bad-signature", code: -1 },
      })
    })
  }

  test("FR7: set to another network, the wallet is not asked to sign, and both are named", async ({
    page,
    sandbox,
  }) => {
    await sandbox.freighter.set({ network: "public" })
    for (const [name, payload] of signatures) {
      const { error } = await call(page, name, payload)
      expect(error).toMatchObject({
        kind: "wrong-network",
        code: -3,
        ext: {
          subject: "wallet",
          expected: { name: "Testnet", passphrase: networks.Testnet },
          actual: { name: "Public", passphrase: networks.Public },
        },
      })
      expect(error?.message).toContain("Public")
      expect(error?.message).toContain("Testnet")
    }
    expect(types(await sandbox.freighter.requests()).join()).not.toContain("SUBMIT")
  })

  test("a reply to another id, from a frame, or of nothing is ignored; the true one counts", async ({
    page,
    sandbox,
  }) => {
    const thrown: Error[] = []
    page.on("pageerror", (error) => thrown.push(error))
    const signed = call(page, "signTransaction", payment())
    await asked(sandbox, "freighter")
    const requests = await sandbox.freighter.requests()
    const { messageId } = requests.findLast(({ type }) => type === "SUBMIT_TRANSACTION") ?? {}
    const forged = {
      source: "FREIGHTER_EXTERNAL_MSG_RESPONSE",
      messagedId: messageId,
      signedTransaction: "Zm9yZ2Vk",
      signerAddress: account,
    }
    await page.evaluate((forged) => {
      const origin = location.origin
      for (const other of [
        Number(forged.messagedId) + 1,
        String(forged.messagedId),
        0,
        undefined,
      ]) {
        window.postMessage({ ...forged, messagedId: other }, origin)
      }
      for (const junk of [null, undefined, "forged", 7, [forged], { forged }]) {
        window.postMessage(junk, origin)
      }
      window.postMessage({ ...forged, source: "LOBSTR_EXTERNAL_MSG_RESPONSE" }, origin)
    }, forged)

    const elsewhere = "http://127.0.0.1:9/"
    await page.route(elsewhere, (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>a frame</p>" }),
    )
    for (const src of [process.env.HARNESS_URL ?? "", elsewhere]) {
      const frame = await frameAt(page, src)
      await frame.evaluate((forged) => parent.postMessage(forged, "*"), forged)
    }
    await delivered(page)
    expect((await state(page)).pending).toHaveLength(1)
    await sandbox.freighter.approve()
    expect(isSignedBy(account, (await signed).value?.signedTxXdr)).toBe(true)
    expect(thrown).toEqual([])
  })

  test("FR3: after its worker stopped it is asked again; after it was updated the page is to be reloaded", async ({
    page,
    sandbox,
  }) => {
    await sandbox.freighter.quirk("FR3-worker", true)
    const stopped = await call(page, "signTransaction", payment())
    expect(stopped.error).toMatchObject({ kind: "internal", code: -1 })
    expect(stopped.error?.message).toContain("Ask again")
    await sandbox.freighter.next("approve")
    expect(await call(page, "signTransaction", payment())).toMatchObject({
      value: { verified: "signature" },
    })
    await sandbox.freighter.quirk("FR3", true)
    const { error } = await call(page, "signTransaction", payment())
    expect(error).toMatchObject({ kind: "page-stale", code: -1 })
    expect(error?.message).toContain("Reload this page")
  })

  test("FR5: where the grant is gone, access is asked for when a direct request was refused", async ({
    page,
    sandbox,
  }) => {
    await sandbox.freighter.set({ grants: [] })
    await sandbox.freighter.answer("reject")
    expect(await call(page, "signTransaction", payment())).toMatchObject({
      error: { kind: "rejected" },
    })
    await sandbox.freighter.answer("approve")
    expect(await call(page, "signTransaction", payment())).toMatchObject({
      value: { verified: "signature" },
    })
    const asked = types(await sandbox.freighter.requests())
    expect(asked.slice(-2)).toEqual(["REQUEST_ACCESS", "SUBMIT_TRANSACTION"])
    expect(asked.filter((type) => type === "REQUEST_ACCESS")).toHaveLength(2)
  })

  test("FR5: while it is locked, a signature is asked for directly, and unlocks it first", async ({
    page,
    sandbox,
  }) => {
    await sandbox.freighter.set({ locked: true })
    await sandbox.freighter.answer("approve")
    expect(await call(page, "signMessage", hello.message)).toMatchObject({
      value: { signedMessage: hello.signature },
    })
    const asked = types(await sandbox.freighter.requests())
    expect(asked.filter((type) => type === "REQUEST_ACCESS")).toHaveLength(1)
  })

  test("FR6: an account that is named and that the wallet has signs, and becomes the active one", async ({
    page,
    sandbox,
  }) => {
    const host = "localhost"
    await sandbox.freighter.set({
      grants: [account, second].map((account) => ({ network: "testnet", account, host })),
    })
    const signed = call(page, "signTransaction", payment(second), { address: second })
    await sandbox.freighter.approve()
    const { value } = await signed
    expect(value).toMatchObject({ signerAddress: second, verified: "signature" })
    expect(isSignedBy(second, value?.signedTxXdr)).toBe(true)
    expect((await sandbox.freighter.state()).account).toBe(second)
  })

  test("FR6: for an account that the wallet lacks the active one signs, which is wrong-account", async ({
    page,
    sandbox,
  }) => {
    await sandbox.freighter.answer("approve")
    const signed = await call(page, "signTransaction", payment(stranger), { address: stranger })
    expect(signed).toMatchObject({ error: { kind: "wrong-account" } })
  })

  test("FR9: of two signatures the second is asked for when the first has ended", async ({
    page,
    sandbox,
  }) => {
    await sandbox.freighter.quirk("FR9", true)
    const first = call(page, "signTransaction", payment())
    await asked(sandbox, "freighter")
    const other = call(page, "signMessage", hello.message)
    await expect.poll(async () => (await state(page)).pending.length).toBe(2)
    expect(types(await sandbox.freighter.requests())).not.toContain("SUBMIT_BLOB")
    await sandbox.freighter.reject()
    expect(await first).toMatchObject({ error: { kind: "rejected" } })
    await sandbox.freighter.approve()
    expect(await other).toMatchObject({ value: { signedMessage: hello.signature } })
  })
})

test.describe("with the clock held", () => {
  test.beforeEach(async ({ page, sandbox, openHarness }) => {
    await page.clock.install()
    await openHarness()
    await makeKit(page)
    await sandbox.freighter.next("approve")
    await call(page, "connect", "freighter")
    await holdClock(page)
    await watched(page, sandbox)
  })

  test("FR12: an account changed in the wallet is seen within four seconds, and ends what is pending", async ({
    page,
    sandbox,
  }) => {
    const grants = [account, second].map((account) => ({
      network: "testnet" as const,
      account,
      host: "localhost",
    }))
    await sandbox.freighter.set({ grants })
    const signed = call(page, "signTransaction", payment())
    await asked(sandbox, "freighter")
    await sandbox.freighter.set({ account: second })
    await page.clock.runFor(4_000)
    await expect.poll(async () => (await state(page)).activeAddress).toBe(second)
    expect(await signed).toMatchObject({ error: { kind: "wrong-account" } })
  })

  test("FR12: a network changed in the wallet is seen within four seconds", async ({
    page,
    sandbox,
  }) => {
    await sandbox.freighter.set({ network: "public" })
    await page.clock.runFor(4_000)
    await expect
      .poll(() => state(page))
      .toMatchObject({ walletNetwork: { networkPassphrase: networks.Public } })
  })

  test("FR4: an account without a grant there, or a lock, leaves the connection and says locked", async ({
    page,
    sandbox,
  }) => {
    await sandbox.freighter.set({ account: second })
    await page.clock.runFor(4_000)
    await expect
      .poll(() => state(page))
      .toMatchObject({ status: "connected", activeAddress: account, locked: true })
    await sandbox.freighter.set({ account })
    await page.clock.runFor(4_000)
    await expect.poll(() => state(page)).toMatchObject({ locked: false })
  })

  test("FR10: a window that takes 45 seconds to come is waited for", async ({ page, sandbox }) => {
    await sandbox.freighter.quirk("FR10", true)
    const signed = call(page, "signTransaction", payment())
    // Its code is loaded before its clock begins.
    await expect
      .poll(async () => {
        await page.clock.runFor(15_000)
        return (await sandbox.freighter.state()).waiting.length
      })
      .toBe(1)
    await sandbox.freighter.approve()
    expect(await signed).toMatchObject({ value: { verified: "signature" } })
  })
})

test("a cold browser's first answer, after the probe has ended, makes it available [S4.16]", async ({
  page,
  sandbox,
  openHarness,
}) => {
  await openHarness()
  await sandbox.freighter.quirk("COLD", true)
  await openHarness()
  const probed = await page.evaluate(async () => {
    const { createKit, networks } = await window.harness.core()
    const { freighter } = await window.harness.freighter()
    window.kit = createKit({ network: networks.Testnet, wallets: [freighter()] })
    return (await window.kit.refreshSupportedWallets())[0]?.isAvailable
  })
  expect(probed).toBe(false)
  await expect.poll(async () => (await state(page)).allowedWallets[0]?.isAvailable).toBe(true)
})

test("FR8: on the stand-in for Public, over http, a signature is for Public", async ({
  page,
  sandbox,
  openHarness,
}) => {
  await openHarness()
  await sandbox.freighter.set({ network: "public" })
  await sandbox.freighter.answer("approve")
  await makeKit(page, networks.Public)
  await call(page, "connect", "freighter")
  const { value } = await call(page, "signTransaction", payment(account, networks.Public))
  expect(isSignedBy(account, value?.signedTxXdr, networks.Public)).toBe(true)
})
