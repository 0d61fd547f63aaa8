import type { Page } from "@playwright/test"
import { hash, Keypair, Networks } from "@stellar/stellar-sdk"
import { buildTransferPreimage } from "../../apps/web/test/transfer-preimage.js"
import { importXdr } from "./authorizations.js"
import { expectAccessible } from "./axe.js"
import { accounts, expect, test } from "./test.js"

const { first, second } = accounts

/** Whether the base64 signature over sha256 of these bytes is the first account's, by the Stellar SDK. */
function signedByFirst(bytes: Buffer, signature: string): boolean {
  const digest = Buffer.from(hash(bytes))
  return Keypair.fromPublicKey(first.address).verify(digest, Buffer.from(signature, "base64"))
}

const value = (page: Page, label: string): Promise<string> =>
  page.locator(".panel:visible").getByLabel(label, { exact: true }).inputValue()

test.describe("an authorization", () => {
  for (const type of [10, 9] as const) {
    test(`of type ${type} is decoded, signed and verified [S1.5]`, async ({
      page,
      openPage,
      connect,
      sandbox,
    }) => {
      await openPage()
      await connect()
      const transfer = { from: first.address, to: second.address, stroops: 10_000_000n, type }
      const valid = { expirationLedger: 4_000_000_000, passphrase: Networks.TESTNET }
      await importXdr(page, buildTransferPreimage({ ...transfer, ...valid }))
      const panel = page.getByRole("region", { name: "Authorization", exact: true })
      // Only type 10 has a row with the address, so that the sentence shortens it.
      const from = type === 10 ? first.short : first.address
      await expect(panel).toContainText(`Transfer 1 XLM from ${from} to`)
      await expect(panel).toContainText("i128 10000000")
      await expectAccessible(page)
      await page.getByRole("button", { name: "Sign in Freighter" }).click()
      await sandbox.freighter.approve()
      await expect(panel).toContainText("Valid for the requested address")
      const preimage = Buffer.from(await value(page, "Preimage it signs"), "base64")
      const signature = await value(page, "Signature (64 bytes, base64)")
      expect(preimage.readInt32BE(0)).toBe(type)
      expect(signedByFirst(preimage, signature)).toBe(true)
    })
  }

  test("pasted as a whole entry is turned into its preimage", async ({
    page,
    openPage,
    connect,
  }) => {
    await openPage()
    await connect()
    await page.goto(`${page.url().split("#")[0]}#authorization`)
    const field = page.getByRole("textbox", { name: "Preimage or authorization entry" })
    const review = page.getByRole("button", { name: "Review", exact: true })
    await field.fill("AAAA")
    await review.click()
    await expect(field).toHaveAccessibleDescription(
      /valid base64, but not a preimage or an authorization entry/,
    )
    await field.fill(
      "AAAAAQAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4ERIhD0femBFQAAAAAAAAAQAAAAAQAAAAAAAAAAAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACHRyYW5zZmVyAAAAAwAAABIAAAAAAAAAAG5btGuvFysDlQ/whfTBH8NWx1qRgzGpjtSDnJx3krOBAAAAEgAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAoAAAAAAAAAAAAAAAAAmJaAAAAAAA==",
    )
    await review.click()
    await expect(page.locator(".panel:visible")).toContainText("Transfer 1 XLM")
    await expect(page.locator(".panel:visible")).toContainText("1234567890123456789")
  })
})

test("shows a message in the exact form that is signed, and signs it [S1.6]", {
  tag: "@main",
}, async ({ page, openPage, connect, sandbox }) => {
  const text = "I hold this address.\nGrüße 👋"
  await openPage()
  await connect()
  await page.getByRole("link", { name: "Message", exact: true }).click()
  await page.getByRole("textbox", { name: "Message" }).fill(text)
  await expect(page.getByRole("figure")).toContainText(`Stellar Signed Message:\n${text}`)
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await sandbox.freighter.approve()
  await expect(
    page.locator(".panel:visible").getByRole("heading", { name: "Signed and verified" }),
  ).toBeFocused()
  const signature = await value(page, "Signature (64 bytes, base64)")
  expect(signedByFirst(Buffer.from(`Stellar Signed Message:\n${text}`), signature)).toBe(true)
  await expectAccessible(page)
})
