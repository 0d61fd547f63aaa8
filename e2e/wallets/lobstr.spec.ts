import { networks } from "@alidade/core"
import type { Page } from "@playwright/test"
import { holdClock } from "../harness/clock.js"
import { delivered, frameAt } from "../harness/posted.js"
import { asked, call, cancelPending, connect, expect, test, types } from "./in-page.js"
import { account, hello, isMessageSignedBy, isSignedBy, payment, state } from "./in-windows.js"

/** What is LOBSTR's alone, with the kit, against the simulated LOBSTR. */

const signedIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...sessionStorage }))

/** What stands for the connection, as it is kept for the tab. */
async function secretOf(page: Page): Promise<string> {
  const { LOBSTR_CONNECTION_KEY: secret } = await signedIn(page)
  if (!secret) throw new Error("Nothing is kept.")
  return secret
}

test.describe("in good order", () => {
  test.beforeEach(async ({ openHarness, makeKit }) => {
    await openHarness()
    await makeKit("lobstr")
  })

  test("a visitor connects: approved in its window, the address is known [S1.1 S1.11]", async ({
    page,
    sandbox,
  }) => {
    const connected = call(page, "connect", "lobstr")
    await sandbox.lobstr.approve()
    expect(await connected).toEqual({ value: { address: account } })
    expect(await state(page)).toMatchObject({
      status: "connected",
      selectedModuleId: "lobstr",
      activeAddress: account,
    })
  })

  test("where nothing is paired, a phone is paired first", async ({ page, sandbox }) => {
    await sandbox.lobstr.set({ created: false })
    const connected = call(page, "connect", "lobstr")
    const dialog = page.getByRole("dialog", { name: "LOBSTR, simulated" })
    await dialog.getByRole("button", { name: "Pair" }).click()
    await dialog.getByRole("button", { name: "Approve" }).click()
    expect(await connected).toEqual({ value: { address: account } })
  })

  test("LO1: the build 1.3.0 signs transactions too", async ({ page, sandbox }) => {
    await connect(page, sandbox, "lobstr")
    await sandbox.lobstr.quirk("LO1", true)
    await sandbox.lobstr.next("approve")
    const { value } = await call(page, "signTransaction", payment())
    expect(isSignedBy(account, value?.signedTxXdr, networks.Public)).toBe(true)
  })

  test("LO1: the build 1.3.0 is silent about messages: they can be cancelled, and the next is asked", async ({
    page,
    sandbox,
  }) => {
    await connect(page, sandbox, "lobstr")
    await sandbox.lobstr.quirk("LO1", true)
    const signed = call(page, "signMessage", hello.message)
    await expect.poll(() => types(sandbox, "lobstr")).toContain("SIGN")
    await cancelPending(page)
    const { error } = await signed
    expect(error).toMatchObject({ kind: "aborted", code: -4 })
    expect(error?.message).toContain("can still be confirmed")
    await sandbox.lobstr.next("approve")
    expect(await call(page, "signTransaction", payment())).toMatchObject({
      value: { verified: "signature" },
    })
  })

  for (const [name, lose] of [
    ["is gone with its tab", () => sessionStorage.clear()],
    [
      "is one that LOBSTR does not know",
      () => sessionStorage.setItem("LOBSTR_CONNECTION_KEY", "an old one"),
    ],
  ] as const) {
    test(`LO2: a connection that ${name} is asked for again, once, before the signature`, async ({
      page,
      sandbox,
    }) => {
      await connect(page, sandbox, "lobstr")
      await page.evaluate(lose)
      await sandbox.lobstr.next("approve", "approve")
      const { value } = await call(page, "signTransaction", payment())
      expect(isSignedBy(account, value?.signedTxXdr, networks.Public)).toBe(true)
      const accesses = (await types(sandbox, "lobstr")).filter((type) => type === "REQUEST_ACCESS")
      expect(accesses).toHaveLength(2)
    })
  }

  test("LO2: after the extension was updated under the page, the page is to be reloaded", async ({
    page,
    sandbox,
  }) => {
    await connect(page, sandbox, "lobstr")
    await sandbox.lobstr.quirk("LO2-stale", true)
    const { error } = await call(page, "signTransaction", payment())
    expect(error).toMatchObject({ kind: "page-stale", code: -1 })
    expect(error?.message).toContain("Reload this page")
  })

  test("LO2: a window that it could not open is told", async ({ page, sandbox }) => {
    await connect(page, sandbox, "lobstr")
    await sandbox.lobstr.quirk("LO2-prompt", true)
    const { error } = await call(page, "signTransaction", payment())
    expect(error).toMatchObject({ kind: "internal", code: -1 })
    expect(error?.message).toContain("could not open its window")
  })

  test("LO3: of two signatures the second is asked for when the first has ended, so that none fails", async ({
    page,
    sandbox,
  }) => {
    await connect(page, sandbox, "lobstr")
    const first = call(page, "signTransaction", payment())
    await asked(sandbox, "lobstr")
    const other = call(page, "signMessage", hello.message)
    await expect.poll(async () => (await state(page)).pending.length).toBe(2)
    expect(await types(sandbox, "lobstr")).not.toContain("SIGN")
    await sandbox.lobstr.approve()
    expect(isSignedBy(account, (await first).value?.signedTxXdr, networks.Public)).toBe(true)
    await sandbox.lobstr.approve()
    expect(await other).toMatchObject({ value: { signedMessage: hello.signature } })
  })

  test("LO3: cancelled, the request is still on the phone, and the words say so", async ({
    page,
    sandbox,
  }) => {
    await connect(page, sandbox, "lobstr")
    const signed = call(page, "signTransaction", payment())
    await asked(sandbox, "lobstr")
    await cancelPending(page)
    const { error } = await signed
    expect(error).toMatchObject({ kind: "aborted", code: -4 })
    expect(error?.message).toMatch(/on your phone.*can still be confirmed/)
    expect((await sandbox.lobstr.state()).waiting).toMatchObject([{ kind: "transaction" }])
  })

  test("LO4: what stands for the connection is in this tab's storage, and nowhere else; a disconnect forgets it", async ({
    page,
    sandbox,
  }) => {
    const said: string[] = []
    page.on("console", (message) => said.push(message.text()))
    await connect(page, sandbox, "lobstr")
    const secret = await secretOf(page)
    const elsewhere = () =>
      page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, document.cookie, window.kit.getState()]),
      )
    await sandbox.lobstr.answer("approve")
    await call(page, "signTransaction", payment())
    await sandbox.lobstr.answer("reject")
    const ended = [
      await call(page, "signTransaction", payment()),
      await call(page, "signMessage", "hello"),
    ]
    expect(await elsewhere()).not.toContain(secret)
    expect(JSON.stringify(ended)).not.toContain(secret)
    expect(said.join()).not.toContain(secret)
    await call(page, "disconnect")
    expect(JSON.stringify(await signedIn(page))).not.toContain(secret)
  })

  test("LO5: a message's signature in hex is handed on as base64, verified [S1.6]", async ({
    page,
    sandbox,
  }) => {
    await connect(page, sandbox, "lobstr")
    await sandbox.lobstr.quirk("LO5", true)
    await sandbox.lobstr.next("approve")
    expect(await call(page, "signMessage", hello.message)).toEqual({
      value: {
        signedMessage: hello.signature,
        signerAddress: account,
        verified: "signature",
      },
    })
    expect(isMessageSignedBy(account, hello.message, hello.signature)).toBe(true)
  })

  test("LO5: for any network but Public it is refused before LOBSTR is asked", async ({
    page,
    sandbox,
  }) => {
    await connect(page, sandbox, "lobstr")
    const before = await types(sandbox, "lobstr")
    for (const name of ["signTransaction", "signMessage"] as const) {
      const { error } = await call(page, name, payment(), { networkPassphrase: networks.Testnet })
      expect(error).toMatchObject({
        kind: "unsupported",
        code: -3,
        message: "LOBSTR cannot sign for Testnet.",
      })
    }
    expect(await types(sandbox, "lobstr")).toEqual(before)
  })

  test("LO6: the build to come, which calls the connection by another name, is understood", async ({
    page,
    sandbox,
  }) => {
    await sandbox.lobstr.quirk("LO6", true)
    await connect(page, sandbox, "lobstr")
    expect(Object.keys(await signedIn(page))).toEqual(["LOBSTR_WALLET_REF"])
    await sandbox.lobstr.answer("approve")
    expect(await call(page, "signTransaction", payment())).toMatchObject({
      value: { verified: "signature" },
    })
    expect(await call(page, "signMessage", hello.message)).toMatchObject({
      value: { signedMessage: hello.signature },
    })
  })

  test("a reply to another id, from a frame, or of nothing is ignored; the true one counts", async ({
    page,
    sandbox,
  }) => {
    await connect(page, sandbox, "lobstr")
    const thrown: Error[] = []
    page.on("pageerror", (error) => thrown.push(error))
    const signed = call(page, "signTransaction", payment())
    await asked(sandbox, "lobstr")
    const requests = await sandbox.lobstr.requests()
    const { messageId } = requests.findLast(({ type }) => type === "SUBMIT_TRANSACTION") ?? {}
    const forged = {
      source: "LOBSTR_EXTERNAL_MSG_RESPONSE",
      messagedId: Number(messageId),
      signedTransaction: "Zm9yZ2Vk",
    }
    await page.evaluate((forged) => {
      const { origin } = location
      for (const messagedId of [forged.messagedId + 1, String(forged.messagedId), 0, undefined]) {
        window.postMessage({ ...forged, messagedId }, origin)
      }
      for (const junk of [null, undefined, "forged", 7, [forged], { forged }]) {
        window.postMessage(junk, origin)
      }
      window.postMessage({ ...forged, source: "FREIGHTER_EXTERNAL_MSG_RESPONSE" }, origin)
    }, forged)
    const elsewhere = "http://127.0.0.1:9/"
    await page.route(elsewhere, (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>a frame</p>" }),
    )
    const frame = await frameAt(page, elsewhere)
    await frame.evaluate((forged) => parent.postMessage(forged, "*"), forged)
    await delivered(page)
    expect((await state(page)).pending).toHaveLength(1)
    await sandbox.lobstr.approve()
    expect(isSignedBy(account, (await signed).value?.signedTxXdr, networks.Public)).toBe(true)
    expect(thrown).toEqual([])
  })
})

test.describe("with the clock held", () => {
  test.beforeEach(async ({ page, sandbox, openHarness, makeKit }) => {
    await page.clock.install()
    await openHarness()
    await makeKit("lobstr")
    await connect(page, sandbox, "lobstr")
    await holdClock(page)
  })

  test("LO3: an answer that takes most of an hour is waited for", async ({ page, sandbox }) => {
    const signed = call(page, "signTransaction", payment())
    await asked(sandbox, "lobstr")
    await page.clock.fastForward("59:00")
    expect((await state(page)).pending).toHaveLength(1)
    await sandbox.lobstr.approve()
    expect(isSignedBy(account, (await signed).value?.signedTxXdr, networks.Public)).toBe(true)
  })

  test("LO3: one that takes 5 seconds at least is waited for", async ({ page, sandbox }) => {
    await sandbox.lobstr.quirk("LO3-poll", true)
    const signed = call(page, "signMessage", hello.message)
    await asked(sandbox, "lobstr")
    await sandbox.lobstr.approve()
    await page.clock.runFor(4_900)
    expect((await state(page)).pending).toHaveLength(1)
    await page.clock.runFor(100)
    expect(await signed).toMatchObject({ value: { signedMessage: hello.signature } })
  })

  test("LO3: one that never comes ends after an hour", async ({ page, sandbox }) => {
    const signed = call(page, "signTransaction", payment())
    await asked(sandbox, "lobstr")
    await page.clock.fastForward("01:00:01")
    expect(await signed).toMatchObject({ error: { kind: "timeout", code: -1 } })
  })
})

test.describe("on a phone", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Mobile Safari" })

  test("LO7: it is not said to be missing: WalletConnect is named", async ({
    page,
    openHarness,
    makeKit,
  }) => {
    await openHarness("")
    await makeKit("lobstr")
    const { error } = await call(page, "connect", "lobstr")
    expect(error).toMatchObject({ kind: "unsupported", code: -3 })
    expect(error?.message).toContain("WalletConnect")
  })
})
