import { networks } from "@alidade/core"
import { Keypair } from "@stellar/stellar-sdk"
import { inClick } from "../harness/click.js"
import { call, cancelPending } from "./in-page.js"
import {
  account,
  ask,
  connect,
  expect,
  hello,
  isMessageSignedBy,
  isSignedBy,
  payment,
  state,
  test,
} from "./in-windows.js"

/** Tests what only xBull does, with the kit and the simulated xBull. */

/** A published SEP-53 vector by account 1, of a text that looks like base64. */
const abcd = {
  message: "abcd",
  signature:
    "9I5EFDpkQNTCQtGqYlRqvdKNDg3RaYwVcQjnTafnua0aP/YJeCqJ/oH4n4r4TKoST2yE48oRaWf1K3SreARIAg==",
}

/** An account that no wallet has. */
const stranger = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 9)).publicKey()

test.beforeEach(async ({ openHarness, makeKit }) => {
  await openHarness()
  await makeKit()
})

test.describe("window", () => {
  test.beforeEach(({ page }) => connect(page, "xbull"))

  test("XP6: signs a message that looks like base64 as text", async ({ page, sandbox }) => {
    await sandbox.xbull.next("approve")
    const { ended } = await ask(page, { name: "signMessage", argument: abcd.message })
    expect(await ended).toMatchObject({
      value: { signedMessage: abcd.signature, signerAddress: account, verified: "signature" },
    })
    expect(isMessageSignedBy(account, abcd.message, abcd.signature)).toBe(true)
  })
})

test.describe("extension", () => {
  test.beforeEach(({ sandbox }) => sandbox.xbull.set({ installed: true }))

  const toConnect = { name: "connect", argument: "xbull" } as const
  const signatures = [
    { name: "signTransaction", argument: payment() },
    { name: "signMessage", argument: hello.message },
  ] as const

  test("connects without a window from the page, and reports the wallet's network [S1.14 S7.39]", async ({
    page,
    sandbox,
  }) => {
    await sandbox.xbull.next("approve")
    const { ended } = await ask(page, toConnect)
    expect(await ended).toEqual({ value: { address: account } })
    expect(page.context().pages()).toEqual([page])
    await expect
      .poll(() => state(page))
      .toMatchObject({
        status: "connected",
        trust: "reported",
        walletNetwork: { network: "TESTNET", networkPassphrase: networks.Testnet },
      })
  })

  test("exchanges messages of the specified shapes with the extension [S3.82 S3.83 S3.84 S3.85 S3.86 S3.87]", async ({
    page,
    sandbox,
  }) => {
    await sandbox.xbull.next("approve", "approve")
    await (await ask(page, toConnect)).ended
    const { value } = await (await ask(page, signatures[0])).ended
    const permissions = { canRequestPublicKey: true, canRequestSign: true }
    const payload = { signedXdr: value?.signedTxXdr, signerAddress: account }
    const network = { network: "TESTNET", networkPassphrase: networks.Testnet }
    for (const [direction, detail] of [
      ["in", { permissions }],
      ["out", { error: false, payload }],
      ["out", { error: false, payload: network }],
    ] as const) {
      // Its network is read at some point after the connection.
      await expect
        .poll(async () => (await sandbox.xbull.state()).log)
        .toContainEqual(
          expect.objectContaining({
            direction,
            message: expect.objectContaining({ detail: expect.objectContaining(detail) }),
          }),
        )
    }
  })

  test.describe("connected", () => {
    test.beforeEach(async ({ page, sandbox }) => {
      await sandbox.xbull.next("approve")
      expect(await (await ask(page, toConnect)).ended).toEqual({ value: { address: account } })
    })

    test("XP6: signs a message that looks like base64 as text", async ({ page, sandbox }) => {
      await sandbox.xbull.next("approve")
      const { ended } = await ask(page, { name: "signMessage", argument: abcd.message })
      expect(await ended).toMatchObject({ value: { signedMessage: abcd.signature } })
    })

    test("restores the connection after a reload without a request", async ({
      page,
      openHarness,
      makeKit,
      sandbox,
    }) => {
      const types = async () => (await sandbox.xbull.requests()).map(({ type }) => type)
      const connect = ["XBULL_CONNECT", "XBULL_GET_PUBLIC_KEY"]
      const before = [...connect, "XBULL_CONNECT", "XBULL_GET_NETWORK"]
      await expect.poll(types).toEqual(before)
      await openHarness()
      await makeKit()
      await expect
        .poll(() => state(page))
        .toMatchObject({
          status: "connected",
          activeAddress: account,
          trust: "remembered",
        })
      expect(await types()).toEqual(before)
    })
  })
})

test("uses only the bridge in its app's browser, and refuses messages there as unsupported [S1.14 S7.40]", async ({
  page,
  sandbox,
}) => {
  await sandbox.xbull.set({ installed: true, quirks: { "XE-in-app": true } })
  await page.waitForFunction(() => "webkit" in window && !("xBullSDK" in window))
  const window = page.getByRole("dialog", { name: "xBull, simulated" })
  const transaction = { name: "signTransaction", argument: payment() } as const

  const connecting = await ask(page, { name: "connect", argument: "xbull" })
  await window.getByRole("button", { name: "Approve" }).click()
  expect(await connecting.ended).toEqual({ value: { address: account } })
  expect(page.context().pages()).toEqual([page])
  await expect
    .poll(() => state(page))
    .toMatchObject({ trust: "reported", walletNetwork: { networkPassphrase: networks.Testnet } })

  const signing = await ask(page, transaction)
  await window.getByRole("button", { name: "Unlock" }).click()
  await window.getByRole("button", { name: "Approve" }).click()
  const { value } = await signing.ended
  expect(value).toMatchObject({ signerAddress: account, verified: "signature" })
  expect(isSignedBy(account, value?.signedTxXdr)).toBe(true)

  // With two at once, the app gets the second when the first has ended.
  await sandbox.xbull.next("reject", "approve")
  const [refused, signed] = await Promise.all([
    call(page, "signTransaction", payment()),
    call(page, "signTransaction", payment()),
  ])
  expect(refused.error).toMatchObject({ kind: "rejected", code: -4 })
  expect(signed.value).toMatchObject({ verified: "signature" })

  const cancelled = await ask(page, transaction)
  await window.waitFor()
  await cancelPending(page)
  expect((await cancelled.ended).error).toMatchObject({
    kind: "aborted",
    message: "Canceled here. xBull can still sign the request: decline it there.",
  })
  await sandbox.xbull.reject()

  const options = { address: stranger }
  const strange = { name: "signTransaction", argument: payment(stranger), options } as const
  expect((await (await ask(page, strange)).ended).error).toMatchObject({
    kind: "wrong-account",
    code: -3,
  })

  const count = (await sandbox.xbull.requests()).length
  const message = await ask(page, { name: "signMessage", argument: hello.message })
  expect((await message.ended).error).toMatchObject({
    kind: "unsupported",
    code: -3,
    message: 'xBull does not support the "signMessage" function',
  })
  expect(await sandbox.xbull.requests()).toHaveLength(count)
})

test("opens the connect page on xBull's own host if no app URL is set [S9.47]", async ({
  page,
  context,
}) => {
  await context.route("https://wallet.xbull.app/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>xBull</title>" }),
  )
  await page.evaluate(async () => {
    const { createKit, networks } = await window.harness.core()
    const { xbull } = await window.harness.xbull()
    const wallets = [xbull()]
    window.kit = createKit({ network: networks.Testnet, storage: null, wallets })
    await window.kit.refreshSupportedWallets()
  })
  const opened = context.waitForEvent("page")
  const { outcome } = await inClick(page, () => window.kit.connect("xbull"), undefined)
  const popup = await opened
  await popup.waitForURL("https://wallet.xbull.app/connect?public=*&session=*")
  await popup.close()
  await expect(outcome).rejects.toThrow(/xBull window was closed/)
})
