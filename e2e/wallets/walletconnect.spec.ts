import type { SandboxDriver } from "@alidade/sandbox/playwright"
import type { Page } from "@playwright/test"
import { call, code, expect, promptOf, status, test } from "./bridge.js"
import { entries } from "./in-page.js"
import { account, hello, isSignedBy, payment, second, state } from "./in-windows.js"

/** Tests the kit with WalletConnect's client and the vendor's library, over the sandbox's relay, with its phone. */

/** Connects the phone; the user scans the code and approves. */
async function connect(page: Page, { phone }: SandboxDriver): Promise<void> {
  await phone.next("approve")
  const connected = call(page, "connect", "wallet_connect")
  await phone.pair(await code(page))
  expect(await connected).toEqual({ value: { address: account } })
}

/** A published entry of account 1 on Testnet, unsigned. `entries.type9` is its preimage, and its expiration is set. */
function wholeEntry(): string {
  const entry = Buffer.from(
    "AAAAAQAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4ERIhD0femBFQAAAAAAAAAQAAAAAQAAAAAAAAAAAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACHRyYW5zZmVyAAAAAwAAABIAAAAAAAAAAG5btGuvFysDlQ/whfTBH8NWx1qRgzGpjtSDnJx3krOBAAAAEgAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAoAAAAAAAAAAAAAAAAAmJaAAAAAAA==",
    "base64",
  )
  entry.writeUInt32BE(5_000_000, 52)
  return entry.toString("base64")
}

test.beforeEach(async ({ openHarness }) => openHarness())

test("signs as Freighter Mobile does, in a session that survives reloads until it is deleted [S1.13 S3.19 S3.58 S3.64 S3.73 S4.20 S4.22 S7.44 S8.25]", {
  tag: "@main",
}, async ({ page, makeKit, sandbox, server, openHarness }) => {
  await makeKit()
  expect(await page.evaluate(() => window.bridge.status)).toBe("notRunning")
  await connect(page, sandbox)
  expect(await page.evaluate(() => window.bridge.status)).toBe("ready")
  const { phone } = sandbox
  const [session] = await phone.sessions()
  expect(session).toMatchObject({ name: "Harness", accounts: [`stellar:testnet:${account}`] })

  const shown = call(page, "signTransaction", payment())
  await expect
    .poll(async () => (await state(page)).pending[0]?.prompt)
    .toMatchObject({ kind: "waiting", on: "phone", peer: expect.any(String) })
  await phone.approve()
  const { value } = await shown
  expect(value).toMatchObject({ signerAddress: account, verified: "signature" })
  expect(isSignedBy(account, value?.signedTxXdr)).toBe(true)

  await phone.answer("approve")
  const type9 = await call(page, "signAuthEntry", entries.type9.preimage)
  expect(type9.value?.signedAuthEntry).toBe(entries.type9.signature)
  const type10 = await call(page, "signAuthEntry", entries.type10.preimage)
  expect(type10.value).toMatchObject({ signerAddress: account, verified: "signature" })

  await phone.next("reject")
  expect(await call(page, "signTransaction", payment())).toEqual({
    error: { kind: "rejected", code: -4, message: "Request rejected from the wallet" },
  })

  await openHarness()
  await makeKit()
  await expect.poll(() => status(page)).toBe("connected")
  expect(await state(page)).toMatchObject({ activeAddress: account, pending: [] })
  await phone.answer("approve")
  for (const fault of ["drop", "restart"]) {
    const { relayUrl } = server.config.walletConnect
    const { ok } = await fetch(`${relayUrl.replace(/^ws/, "http")}/${fault}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    })
    expect(ok).toBe(true)
    const signed = await call(page, "signMessage", hello.message)
    expect(signed.value?.signedMessage).toBe(hello.signature)
  }

  await phone.disconnectSession(session?.topic ?? "")
  await expect.poll(() => status(page)).toBe("disconnected")
  await expect.poll(() => page.evaluate(() => window.deleted)).toEqual([session?.topic])
})

test("WC2: supports the vendor's draft; callers still get 64 bytes and a G… address [S3.59 S4.24 S4.25 S4.26]", async ({
  page,
  makeKit,
  sandbox,
}) => {
  const { phone } = sandbox
  await phone.fault("WC2")
  await makeKit()
  await connect(page, sandbox)
  await phone.answer("approve")
  const options = { entry: wholeEntry() }
  const entry = await call(page, "signAuthEntry", entries.type9.preimage, options)
  expect(entry.value).toMatchObject({
    signedAuthEntry: entries.type9.signature,
    signerAddress: account,
  })
  const message = await call(page, "signMessage", hello.message)
  expect(message.value).toMatchObject({
    signedMessage: hello.signature,
    signerAddress: account,
  })
  const { value } = await call(page, "signTransaction", payment())
  expect(isSignedBy(account, value?.signedTxXdr)).toBe(true)

  // The phone updates the session with its new account, unless this quirk is off.
  await phone.fault("WC4", false)
  await phone.set({ account: second })
  const other = call(page, "signMessage", hello.message, { address: second })
  await phone.pair(await code(page))
  expect((await other).value).toMatchObject({ signerAddress: second, verified: "signature" })
  const sessions = await page.evaluate(() => window.bridge.sessions())
  expect(sessions.map(({ accounts }) => accounts[0]?.publicKey).sort()).toEqual(
    [account, second].sort(),
  )
  expect((await state(page)).activeAddress).toBe(account)

  await call(page, "disconnect")
  await expect.poll(() => phone.sessions()).toEqual([])
  await expect.poll(() => page.evaluate(() => window.bridge.sessions())).toEqual([])
})

test("WC4: offers the explorer's wallets, reports a rejection, and ends with the session after 7 days [S4.28 S7.28 S7.30 S8.24]", async ({
  page,
  makeKit,
  sandbox,
  server,
}) => {
  const { phone } = sandbox
  await page.clock.install()
  await makeKit()
  await phone.next("reject")
  const declined = call(page, "connect", "wallet_connect")
  const uri = await code(page)
  await expect.poll(async () => (await promptOf(page))?.wallets?.length).toBeGreaterThan(0)
  for (const { href, icon } of (await promptOf(page))?.wallets ?? []) {
    expect(href).toContain(`wc?uri=${encodeURIComponent(uri)}`)
    expect(icon).toContain(`${server.config.walletConnect.explorerUrl}/w3m/v1/getWalletImage/`)
  }
  await phone.pair(uri)
  expect(await declined).toEqual({
    error: { kind: "rejected", code: -4, message: "There was an error when trying to connect" },
  })
  await connect(page, sandbox)
  await page.clock.fastForward(8 * 24 * 3_600_000)
  await expect.poll(() => status(page)).toBe("disconnected")
})
