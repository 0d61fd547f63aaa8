import { type Kit, type KitState, networks } from "@alidade/core"
import type { SandboxDriver } from "@alidade/sandbox/playwright"
import type { Page } from "@playwright/test"
import {
  Account,
  Asset,
  BASE_FEE,
  hash,
  Keypair,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { expect, test } from "../harness/test.js"

/** The kit with Freighter's client, against the simulated extension, in a real page. */

declare global {
  interface Window {
    kit: Kit
  }
}

/** Accounts 1 and 2 of every simulated wallet: their seeds are public. */
const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const second = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
/** An account that no wallet has. */
const stranger = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 9)).publicKey()

/** Published vectors by account 1, on Testnet: preimages of type 9 and 10, and a SEP-53 message. */
const type9 = {
  preimage:
    "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA=",
  signature:
    "9oAjHWsf9mUKOq/Bc6+Kr/XXDoj2e/daszIZrSGVhM0GEi6TrsnDuMCo2p+q5Aar61679VYAVLrEjxqhaJwoBQ==",
}
const type10 = {
  preimage:
    "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA",
  signature:
    "t6cf71NOUcQYxGTXZAhgE7/ijqM/4R/KGdd5I6uy+5XPtt2CT2Gt+yuZ7a6gd1kA7WNUxBIzfZPiXc2/l/EUCA==",
}
const hello = {
  message: "Hello, World!",
  signature:
    "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
}

/** Makes the page's kit, for a network; what the page remembers of a connection is restored. */
async function makeKit(page: Page, network: string = networks.Testnet): Promise<void> {
  await page.evaluate(async (network) => {
    const { createKit } = await window.harness.core()
    const { freighter } = await window.harness.freighter()
    window.kit = createKit({ network, wallets: [freighter({ allowHttpOnPublic: true })] })
  }, network)
}

/** How a call of the kit ended. */
interface Ended {
  value?: Record<string, string>
  error?: { kind: string; code: number; message: string; ext?: unknown }
}

/** Calls the page's kit. */
function call(
  page: Page,
  name: "connect" | "signTransaction" | "signAuthEntry" | "signMessage" | "getNetwork",
  argument?: string,
  options: { networkPassphrase?: string; address?: string } = {},
): Promise<Ended> {
  return page.evaluate(
    async ({ name, argument, options }) => {
      try {
        const made = window.kit[name] as (...all: unknown[]) => Promise<unknown>
        const value = await made(...(argument === undefined ? [] : [argument]), options)
        return { value: value as Record<string, string> }
      } catch (thrown) {
        const { kind, code, message, ext } = thrown as NonNullable<Ended["error"]>
        return { error: { kind, code, message, ext } }
      }
    },
    { name, argument, options },
  )
}

const state = (page: Page): Promise<KitState> => page.evaluate(() => window.kit.getState())

/** Cancels whatever is pending, once something is. */
async function cancelPending(page: Page): Promise<void> {
  await expect.poll(async () => (await state(page)).pending.length).toBe(1)
  await page.evaluate(() => {
    for (const { id } of window.kit.getState().pending) window.kit.cancel(id)
  })
}

/** A payment of 1 XLM that nobody has signed, as a base64 envelope. */
function payment(source = account, networkPassphrase: string = networks.Testnet): string {
  return new TransactionBuilder(new Account(source, "41"), { fee: BASE_FEE, networkPassphrase })
    .addOperation(Operation.payment({ destination: stranger, asset: Asset.native(), amount: "1" }))
    .setTimeout(0)
    .build()
    .toXDR()
}

/** Whether the envelope holds exactly one signature, which verifies under the address. */
function isSignedBy(
  address: string,
  xdr: string | undefined,
  networkPassphrase: string = networks.Testnet,
): boolean {
  const transaction = TransactionBuilder.fromXDR(xdr ?? "", networkPassphrase)
  expect(transaction.signatures).toHaveLength(1)
  const signature = Buffer.from(transaction.signatures[0]!.signature.value)
  return Keypair.fromPublicKey(address).verify(transaction.hash(), signature)
}

const types = (requests: Record<string, unknown>[]): unknown[] => requests.map(({ type }) => type)

/** Waits until the wallet has been asked, and has decided to show a window or not to answer. */
async function asked({ freighter }: SandboxDriver): Promise<void> {
  await expect.poll(async () => (await freighter.state()).waiting.length).toBe(1)
}

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

  test("a connection that is declined is rejected, code -4", async ({ page, sandbox }) => {
    const connected = call(page, "connect", "freighter")
    await sandbox.freighter.reject()
    expect(await connected).toMatchObject({ error: { kind: "rejected", code: -4 } })
    expect(await state(page)).toMatchObject({ status: "disconnected" })
  })

  test("a connection whose window is closed is rejected, code -4", async ({ page, sandbox }) => {
    const connected = call(page, "connect", "freighter")
    await sandbox.freighter.closeWindow()
    expect(await connected).toMatchObject({ error: { kind: "rejected", code: -4 } })
  })

  test("a connection that is never answered can be cancelled, and asked for again", async ({
    page,
    sandbox,
  }) => {
    await sandbox.freighter.next("never")
    const connected = call(page, "connect", "freighter")
    await asked(sandbox)
    await cancelPending(page)
    expect(await connected).toMatchObject({ error: { kind: "aborted", code: -4 } })
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
    expect((await sandbox.freighter.requests()).at(-1)).toMatchObject({
      type: "SUBMIT_TRANSACTION",
      transactionXdr: xdr,
      networkPassphrase: networks.Testnet,
    })
    expect(await state(page)).toMatchObject({ trust: "proven", pending: [] })
  })

  for (const [name, { preimage, signature }] of Object.entries({ type9, type10 })) {
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
    ["signAuthEntry", type10.preimage],
    ["signMessage", hello.message],
  ] as const

  for (const [name, payload] of signatures) {
    test(`${name}: declined is rejected, code -4`, async ({ page, sandbox }) => {
      const signed = call(page, name, payload)
      await sandbox.freighter.reject()
      expect(await signed).toMatchObject({ error: { kind: "rejected", code: -4 } })
    })

    test(`${name}: a closed window is code -4, in words that name both`, async ({
      page,
      sandbox,
    }) => {
      const signed = call(page, name, payload)
      await sandbox.freighter.closeWindow()
      const { error } = await signed
      expect(error).toMatchObject({ kind: "rejected", code: -4 })
      expect(error?.message).toMatch(/declined .* or its window was closed/)
    })

    test(`${name}: one that is never answered can be cancelled, and the next is asked`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.freighter.next("never", "approve")
      const signed = call(page, name, payload)
      await asked(sandbox)
      await cancelPending(page)
      expect(await signed).toMatchObject({ error: { kind: "aborted", code: -4 } })
      expect(await call(page, name, payload)).toMatchObject({ value: { verified: "signature" } })
    })

    test(`${name}: signed by another account is wrong-account`, async ({ page, sandbox }) => {
      await sandbox.freighter.next("wrong-signer")
      expect(await call(page, name, payload)).toMatchObject({
        error: { kind: "wrong-account", code: -3 },
      })
    })
  }

  test("a transaction that was altered is not handed on", async ({ page, sandbox }) => {
    await sandbox.freighter.next("alter")
    expect(await call(page, "signTransaction", payment())).toMatchObject({
      error: { kind: "altered", code: -1 },
    })
  })

  for (const [name, payload] of signatures.slice(1)) {
    test(`${name}: a signature of something else is not handed on`, async ({ page, sandbox }) => {
      await sandbox.freighter.next("alter")
      expect(await call(page, name, payload)).toMatchObject({
        error: { kind: "bad-signature", code: -1 },
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
        ext: { expected: networks.Testnet, actual: networks.Public },
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
    await asked(sandbox)
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
      await page.evaluate((src) => {
        const frame = document.createElement("iframe")
        frame.src = src
        document.body.append(frame)
        return new Promise((resolve) => frame.addEventListener("load", resolve))
      }, src)
      const frame = page.frames().find((one) => one.parentFrame() && one.url() === src)
      await frame?.evaluate((forged) => parent.postMessage(forged, "*"), forged)
      expect(frame).toBeDefined()
    }
    // Whatever was posted before this has been delivered when it arrives.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener("message", ({ data }) => data === "last" && resolve(data))
          window.postMessage("last", location.origin)
        }),
    )
    expect((await state(page)).pending).toHaveLength(1)
    await sandbox.freighter.approve()
    expect(isSignedBy(account, (await signed).value?.signedTxXdr)).toBe(true)
    expect(thrown).toEqual([])
  })

  test("FR3: after the extension was updated under the page, the page is to be reloaded", async ({
    page,
    sandbox,
  }) => {
    await sandbox.freighter.quirk("FR3", true)
    const { error } = await call(page, "signTransaction", payment())
    expect(error).toMatchObject({ kind: "page-stale", code: -1 })
    expect(error?.message).toContain("reload this page")
  })

  test("FR5: where the grant is gone, access is asked first, and the window that signs can sign", async ({
    page,
    sandbox,
  }) => {
    await sandbox.freighter.set({ grants: [] })
    await sandbox.freighter.answer("approve")
    expect(await call(page, "signTransaction", payment())).toMatchObject({
      value: { verified: "signature" },
    })
    const asked = types(await sandbox.freighter.requests())
    expect(asked.lastIndexOf("REQUEST_ACCESS")).toBeLessThan(asked.indexOf("SUBMIT_TRANSACTION"))
    expect(asked.filter((type) => type === "REQUEST_ACCESS")).toHaveLength(2)
  })

  test("while it is locked, a signature unlocks it first", async ({ page, sandbox }) => {
    await sandbox.freighter.set({ locked: true })
    await sandbox.freighter.answer("approve")
    expect(await call(page, "signMessage", hello.message)).toMatchObject({
      value: { signedMessage: hello.signature },
    })
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
    await asked(sandbox)
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
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
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
    await asked(sandbox)
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
  await page.evaluate(async () => {
    const { createKit, networks } = await window.harness.core()
    const { freighter } = await window.harness.freighter()
    window.kit = createKit({ network: networks.Testnet, wallets: [freighter()] })
    await window.kit.refreshSupportedWallets()
  })
  expect((await state(page)).allowedWallets[0]?.isAvailable).toBe(false)
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
