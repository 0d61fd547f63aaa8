import { networks } from "@alidade/core"
import type { SandboxDriver } from "@alidade/sandbox/playwright"
import { Keypair, type Transaction, TransactionBuilder } from "@stellar/stellar-sdk"
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
  noWindowIsLeft,
  payment,
  state,
  test,
} from "./in-windows.js"

/** What is xBull's alone, with the kit, against the simulated xBull. */

/** A published SEP-53 vector by account 1, of a text that looks like base64. */
const abcd = {
  message: "abcd",
  signature:
    "9I5EFDpkQNTCQtGqYlRqvdKNDg3RaYwVcQjnTafnua0aP/YJeCqJ/oH4n4r4TKoST2yE48oRaWf1K3SreARIAg==",
}

/** How many signatures the extension was asked for: its network is read whenever the kit comes to it. */
const signaturesAsked = async ({ xbull }: SandboxDriver): Promise<number> =>
  (await xbull.requests()).filter(({ type }) => /_SIGN_/.test(String(type))).length

/** An account that no wallet has. */
const stranger = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 9)).publicKey()

test.beforeEach(async ({ openHarness, makeKit }) => {
  await openHarness()
  await makeKit()
})

test.describe("in its window", () => {
  test.beforeEach(({ page }) => connect(page, "xbull"))

  test("XP6: of a message that looks like base64 the text itself is signed", async ({
    page,
    sandbox,
  }) => {
    await sandbox.xbull.next("approve")
    const { ended } = await ask(page, { name: "signMessage", argument: abcd.message })
    expect(await ended).toEqual({
      value: { signedMessage: abcd.signature, signerAddress: account, verified: "signature" },
    })
    expect(isMessageSignedBy(account, abcd.message, abcd.signature)).toBe(true)
  })

  test("XP6: an xBull that would not decode it is found out", async ({ page, sandbox }) => {
    await sandbox.xbull.quirk("XP6", false)
    await sandbox.xbull.next("approve")
    const { ended } = await ask(page, { name: "signMessage", argument: abcd.message })
    expect(await ended).toMatchObject({ error: { kind: "bad-signature", code: -1 } })
  })

  test("XP4: an account that xBull does not have is refused at once, and the words name that", async ({
    page,
  }) => {
    const { ended } = await ask(page, {
      name: "signTransaction",
      argument: payment(stranger),
      options: { address: stranger },
    })
    const { error } = await ended
    expect(error).toMatchObject({ kind: "rejected", code: -4 })
    expect(error?.message).toMatch(
      /^Request rejected from the wallet\. .*this account on this network/,
    )
    await noWindowIsLeft(page)
  })
})

test.describe("through its extension", () => {
  test.beforeEach(({ sandbox }) => sandbox.xbull.set({ installed: true }))

  const toConnect = { name: "connect", argument: "xbull" } as const
  const signatures = [
    { name: "signTransaction", argument: payment() },
    { name: "signMessage", argument: hello.message },
  ] as const

  test("a visitor connects without a window of the page's, and sees which network it is set to [S1.14 S7.39]", async ({
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

  test("what passes between the page and the extension is of its shapes [S3.82 S3.83 S3.84 S3.85 S3.86 S3.87]", async ({
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
      // Its network is read after the connection, whenever that comes to it.
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

  test("declined is rejected, code -4, with xBull's own words kept", async ({ page, sandbox }) => {
    await sandbox.xbull.next("reject")
    const declined = { error: { kind: "rejected", code: -4, walletId: "xbull" } }
    expect(await (await ask(page, toConnect)).ended).toMatchObject(declined)
    await sandbox.xbull.next("approve", "reject", "reject")
    await (await ask(page, toConnect)).ended
    for (const called of signatures) {
      expect(await (await ask(page, called)).ended).toMatchObject(declined)
    }
  })

  test("XE3: a rejection that says nothing is Unexpected error, code -1 [S8.27]", async ({
    page,
    sandbox,
  }) => {
    await sandbox.xbull.quirk("XE3", true)
    await sandbox.xbull.next("reject")
    expect(await (await ask(page, toConnect)).ended).toMatchObject({
      error: { kind: "internal", code: -1, message: "Unexpected error" },
    })
  })

  test("XE1: a window that was closed is never heard of again: cancelled, and asked for once more", async ({
    page,
    sandbox,
  }) => {
    await sandbox.xbull.next("close")
    const { ended } = await ask(page, toConnect)
    await expect.poll(async () => (await sandbox.xbull.requests()).length).toBe(1)
    await page.evaluate(() => {
      for (const { id } of window.kit.getState().pending) window.kit.cancel(id)
    })
    const { error } = await ended
    expect(error).toMatchObject({ kind: "aborted", code: -4 })
    expect(error?.message).toContain("can still sign")
    await sandbox.xbull.next("approve")
    const again = await ask(page, toConnect)
    expect(await again.ended).toEqual({ value: { address: account } })
  })

  test.describe("connected", () => {
    test.beforeEach(async ({ page, sandbox }) => {
      await sandbox.xbull.next("approve")
      expect(await (await ask(page, toConnect)).ended).toEqual({ value: { address: account } })
    })

    test("a visitor signs a transaction and a message", async ({ page, sandbox }) => {
      await sandbox.xbull.next("approve", "approve")
      const { value } = await (await ask(page, signatures[0])).ended
      expect(value).toMatchObject({ signerAddress: account, verified: "signature" })
      expect(isSignedBy(account, value?.signedTxXdr)).toBe(true)
      expect(await (await ask(page, signatures[1])).ended).toMatchObject({
        value: { signedMessage: hello.signature, verified: "signature" },
      })
      expect(await state(page)).toMatchObject({ trust: "proven", pending: [] })
    })

    test("XE5: its password is given at each signature; a fee bump is signed; what it could not read it is not asked", async ({
      page,
      sandbox,
    }) => {
      const window = page.getByRole("dialog", { name: "xBull, simulated" })
      const inner = TransactionBuilder.fromXDR(payment(), networks.Testnet) as Transaction
      inner.sign(Keypair.random())
      const bump = TransactionBuilder.buildFeeBumpTransaction(
        account,
        "200",
        inner,
        networks.Testnet,
      ).toXDR()
      for (const argument of [payment(), bump]) {
        const { ended } = await ask(page, { name: "signTransaction", argument })
        await window.getByRole("button", { name: "Unlock" }).click()
        await window.getByRole("button", { name: "Approve" }).click()
        const { value } = await ended
        expect(value).toMatchObject({ signerAddress: account, verified: "signature" })
        expect(isSignedBy(account, value?.signedTxXdr)).toBe(true)
      }
      const asked = () => signaturesAsked(sandbox)
      const before = await asked()
      const broken = await ask(page, { name: "signTransaction", argument: "AAAA" })
      expect((await broken.ended).error).toMatchObject({ kind: "bad-request", code: -3 })
      expect(await asked()).toBe(before)
    })

    test("XP6: of a message that looks like base64 the text itself is signed", async ({
      page,
      sandbox,
    }) => {
      await sandbox.xbull.next("approve")
      const { ended } = await ask(page, { name: "signMessage", argument: abcd.message })
      expect(await ended).toMatchObject({ value: { signedMessage: abcd.signature } })
    })

    test("XE4: the network that is named is the one signed for, and the wallet's from then on", async ({
      page,
      sandbox,
    }) => {
      await sandbox.xbull.next("approve")
      const { ended } = await ask(page, {
        name: "signTransaction",
        argument: payment(account, networks.Public),
        options: { networkPassphrase: networks.Public },
      })
      const { value } = await ended
      expect(isSignedBy(account, value?.signedTxXdr, networks.Public)).toBe(true)
      expect(await page.evaluate(() => window.kit.getNetwork())).toEqual({
        network: "PUBLIC",
        networkPassphrase: networks.Public,
      })
    })

    test("XE2: two requests in one click are asked one after the other, and need no other click", async ({
      page,
      sandbox,
    }) => {
      await sandbox.xbull.next("approve", "approve")
      const { outcome } = await inClick(
        page,
        ([xdr, message]) =>
          Promise.all([window.kit.signTransaction(xdr), window.kit.signMessage(message)]),
        [payment(), hello.message] as const,
      )
      expect(await outcome).toMatchObject([
        { verified: "signature" },
        { signedMessage: hello.signature },
      ])
    })

    test("altered, or signed by another account, is not handed on", async ({ page, sandbox }) => {
      const cases = [
        [signatures[0], "alter", { kind: "altered", code: -1 }],
        [signatures[0], "wrong-signer", { kind: "wrong-account", code: -3 }],
        [signatures[1], "alter", { kind: "bad-signature", code: -1 }],
        [signatures[1], "wrong-signer", { kind: "wrong-account", code: -3 }],
      ] as const
      for (const [called, answer, error] of cases) {
        await sandbox.xbull.next(answer)
        expect(await (await ask(page, called)).ended).toMatchObject({ error })
      }
    })

    test("an account that xBull does not have is told as such", async ({ page }) => {
      const { ended } = await ask(page, {
        name: "signTransaction",
        argument: payment(stranger),
        options: { address: stranger },
      })
      expect(await ended).toMatchObject({ error: { kind: "wrong-account", code: -3 } })
    })

    test("after a reload the connection is as remembered, and nobody has been asked", async ({
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
      expect(await state(page)).toMatchObject({
        status: "connected",
        activeAddress: account,
        trust: "remembered",
      })
      expect(await types()).toEqual(before)
    })
  })
})

test("in the browser of its app the bridge is the one way: connect, sign, a refusal, Cancel, a stranger; a message is refused as unsupported, and asked for nowhere [S1.14 S7.40]", async ({
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

  // Two at once: the app is asked for the second when the first has ended.
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
    message: "Cancelled here. xBull can still sign what it is asking: decline it there.",
  })
  await sandbox.xbull.reject()

  const options = { address: stranger }
  const strange = { name: "signTransaction", argument: payment(stranger), options } as const
  expect((await (await ask(page, strange)).ended).error).toMatchObject({
    kind: "wrong-account",
    code: -3,
  })

  const asked = (await sandbox.xbull.requests()).length
  const message = await ask(page, { name: "signMessage", argument: hello.message })
  expect((await message.ended).error).toMatchObject({
    kind: "unsupported",
    code: -3,
    message: 'xBull does not support the "signMessage" function',
  })
  expect(await sandbox.xbull.requests()).toHaveLength(asked)
})

test("without a URL of the app's its window is the connect page on xBull's own host [S9.47]", async ({
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
