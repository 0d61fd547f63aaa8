import {
  asked,
  call,
  cancelPending,
  connect,
  entries,
  expect,
  found,
  type PageWallet,
  test,
  types,
} from "./in-page.js"
import { account, hello, isMessageSignedBy, payment, second, state } from "./in-windows.js"

/** What holds for every wallet that is spoken with inside the page, with the kit, against the simulated wallets. */

type Signature = "signTransaction" | "signAuthEntry" | "signMessage"

const wallets: Record<
  PageWallet,
  {
    name: string
    absence: string
    /** What it signs, in the order asked. */
    signs: readonly Signature[]
    /** What it may be asked, without a window, of a page that was connected. */
    silent: readonly string[]
    /** What it has no function for. */
    lacks: readonly (Signature | "getNetwork")[]
    /** How it is told that its person refused, and that a request was cancelled. */
    declined: RegExp
    cancelled: RegExp
  }
> = {
  hana: {
    name: "Hana Wallet",
    absence: "Hana Wallet is not installed",
    signs: ["signTransaction", "signAuthEntry", "signMessage"],
    silent: [],
    lacks: ["getNetwork"],
    declined: /declined in Hana Wallet, or its window was closed/,
    cancelled: /can still sign: close it/,
  },
  lobstr: {
    name: "LOBSTR",
    absence: "Lobstr is not connected",
    signs: ["signTransaction", "signMessage"],
    silent: ["REQUEST_CONNECTION_STATUS"],
    lacks: ["signAuthEntry", "getNetwork"],
    declined: /declined in LOBSTR, or its window was closed.*phone/,
    cancelled: /on your phone.*can still be confirmed/,
  },
  rabet: {
    name: "Rabet",
    absence: "Rabet is not installed",
    signs: ["signTransaction"],
    silent: ["RABET_EXTENSION_IS_UNLOCKED", "RABET_EXTENSION_NETWORK"],
    lacks: ["signAuthEntry", "signMessage"],
    declined: /declined in Rabet, or its window was closed\. .*by itself after 30 seconds/,
    cancelled: /cancelled/,
  },
}

const payloads: Record<Signature, string> = {
  signTransaction: payment(),
  signAuthEntry: entries.type9.preimage,
  signMessage: hello.message,
}

for (const wallet of ["hana", "lobstr", "rabet"] as const) {
  const { name, absence, signs, silent, lacks, declined, cancelled } = wallets[wallet]

  test.describe(`${wallet}, not connected`, () => {
    test.beforeEach(async ({ openHarness, makeKit }) => {
      await openHarness()
      await makeKit(wallet)
    })

    test("it is found at startup, without a window; a connection that is declined, or whose window is closed, is rejected in words that name both; one that is never answered can be cancelled, and asked for again", async ({
      page,
      sandbox,
    }) => {
      await found(page)
      expect((await state(page)).allowedWallets[0]).toMatchObject({ id: wallet, name })
      expect((await sandbox[wallet].state()).waiting).toEqual([])

      for (const verdict of ["reject", "closeWindow"] as const) {
        const connected = call(page, "connect", wallet)
        await sandbox[wallet][verdict]()
        const { error } = await connected
        expect(error).toMatchObject({ kind: "rejected", code: -4 })
        expect(error?.message).toMatch(declined)
        expect(await state(page)).toMatchObject({ status: "disconnected" })
      }

      await sandbox[wallet].next("never", "approve")
      const unanswered = call(page, "connect", wallet)
      await asked(sandbox, wallet)
      await cancelPending(page)
      expect(await unanswered).toMatchObject({ error: { kind: "aborted", code: -4 } })
      expect(await call(page, "connect", wallet)).toEqual({ value: { address: account } })
    })
  })

  test.describe(`${wallet}, connected`, () => {
    test.beforeEach(async ({ page, sandbox, openHarness, makeKit }) => {
      await openHarness()
      await makeKit(wallet)
      await connect(page, sandbox, wallet)
    })

    test("what it lacks is said before anything is asked [S8.9 S8.10 S8.11]", async ({
      page,
      sandbox,
    }) => {
      for (const lacking of lacks) {
        const before = await types(sandbox, wallet)
        const argument = lacking === "getNetwork" ? undefined : payloads[lacking]
        const { error } = await call(page, lacking, argument)
        expect(error).toMatchObject({
          kind: "unsupported",
          code: -3,
          message: `${name} does not support the "${lacking}" function`,
        })
        // Being watched, it may be asked how it stands meanwhile.
        const asked = (await types(sandbox, wallet)).slice(before.length)
        expect(asked.filter((type) => !/NETWORK|IS_UNLOCKED/.test(String(type)))).toEqual([])
      }
    })

    test("after a reload it is connected as it was, nothing is asked that could open a window, and it signs without access anew; a disconnect is remembered too", async ({
      page,
      sandbox,
      openHarness,
      makeKit,
    }) => {
      await openHarness()
      await makeKit(wallet)
      await found(page)
      expect(await state(page)).toMatchObject({
        status: "connected",
        activeAddress: account,
        trust: "remembered",
      })
      for (const type of await types(sandbox, wallet)) expect(silent).toContain(type)
      expect((await sandbox[wallet].state()).waiting).toEqual([])

      await sandbox[wallet].next("approve")
      expect(await call(page, "signTransaction", payment())).toMatchObject({
        value: { verified: "signature" },
      })
      expect((await sandbox[wallet].state()).waiting).toEqual([])
      expect(await state(page)).toMatchObject({ trust: "proven" })

      await call(page, "disconnect")
      expect(await state(page)).toMatchObject({ status: "disconnected" })
      await openHarness()
      await makeKit(wallet)
      await found(page)
      expect(await state(page)).toMatchObject({ status: "disconnected" })
    })

    for (const sign of signs) {
      test(`${sign}: declined, and a closed window, are code -4, in words that name both; one that is never answered can be cancelled, in the wallet's words, and the next is asked`, async ({
        page,
        sandbox,
      }) => {
        for (const verdict of ["reject", "closeWindow"] as const) {
          const signed = call(page, sign, payloads[sign])
          await sandbox[wallet][verdict]()
          const { error } = await signed
          expect(error).toMatchObject({ kind: "rejected", code: -4 })
          expect(error?.message).toMatch(declined)
        }

        await sandbox[wallet].next("never", "approve")
        const unanswered = call(page, sign, payloads[sign])
        await asked(sandbox, wallet)
        await cancelPending(page)
        const { error } = await unanswered
        expect(error).toMatchObject({ kind: "aborted", code: -4 })
        expect(error?.message).toMatch(cancelled)
        expect(await call(page, sign, payloads[sign])).toMatchObject({
          value: { verified: "signature" },
        })
      })

      test(`${sign}: what was altered, or signed by another, is not handed on; asked twice at once, each gets its own answer, one after the other`, async ({
        page,
        sandbox,
      }) => {
        await sandbox[wallet].next("alter")
        expect(await call(page, sign, payloads[sign])).toMatchObject({
          error: { kind: sign === "signTransaction" ? "altered" : "bad-signature", code: -1 },
        })
        await sandbox[wallet].next("wrong-signer")
        const { error } = await call(page, sign, payloads[sign])
        expect(error?.kind).toMatch(/^(wrong-account|bad-signature)$/)

        await sandbox[wallet].answer("approve")
        const others: Record<Signature, string> = {
          signTransaction: payment(second),
          signAuthEntry: entries.type9.preimage,
          signMessage: "another",
        }
        const both = await Promise.all([
          call(page, sign, payloads[sign]),
          call(page, sign, others[sign]),
        ])
        // Another's answer would be found out as altered, or as no signature of this.
        for (const { value } of both) expect(value).toMatchObject({ verified: "signature" })
      })
    }
  })

  test(`${wallet}: when it is not there, connecting says so in its words [S8.19 S8.20 S8.21]`, async ({
    page,
    sandbox,
    openHarness,
    makeKit,
  }) => {
    await openHarness()
    await sandbox[wallet].set({ installed: false })
    await makeKit(wallet)
    expect(await call(page, "connect", wallet)).toMatchObject({
      error: { kind: "not-installed", code: -1, message: absence },
    })
    expect((await state(page)).allowedWallets[0]?.isAvailable).toBe(false)
    await sandbox[wallet].set({ installed: true })
    if (wallet === "lobstr") await page.evaluate(() => window.dispatchEvent(new Event("focus")))
    await found(page)
  })
}

for (const wallet of ["hana", "lobstr"] as const) {
  test(`${wallet}: a visitor signs a message, as SEP-53 has it`, async ({
    page,
    sandbox,
    openHarness,
    makeKit,
  }) => {
    await openHarness()
    await makeKit(wallet)
    await connect(page, sandbox, wallet)
    const signed = call(page, "signMessage", hello.message)
    await sandbox[wallet].approve()
    const { value } = await signed
    expect(value).toMatchObject({ signedMessage: hello.signature, verified: "signature" })
    expect(isMessageSignedBy(account, hello.message, value?.signedMessage)).toBe(true)
  })
}
