import { Keypair } from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { accounts, expect, test } from "./test.js"

/** Bytes that are no text: what SEP-53 signs in its third vector. */
const base64 = "2zZDP1sa1BVBfLP7TeeMk3sUbaxAkUhBhDiNdrksaFo="
const hex = Buffer.from(base64, "base64").toString("hex")

test("SM1: bytes that are no text are shown in hex, signed, and checked in each form", async ({
  page,
  openPage,
  sandbox,
}) => {
  await openPage()
  await sandbox.xbull.set({ installed: true })
  await page.reload()
  await sandbox.xbull.answer("approve")
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "xBull" }).click()
  await page.getByRole("link", { name: "Message", exact: true }).click()
  const panel = page.getByRole("region", { name: "Message", exact: true })
  await panel.getByRole("radio", { name: "Base64 bytes" }).check()
  await panel.getByRole("textbox", { name: "Message" }).fill(base64)
  await expect(panel.getByRole("figure")).toContainText(`Stellar Signed Message:\n${hex}`)
  await expect(panel.getByRole("figure")).toContainText("Number of bytes: 32")
  await panel.getByRole("button", { name: "Sign in xBull" }).click()
  await expect(panel.getByRole("heading", { name: "Signed and verified" })).toBeFocused()
  const value = (label: string): Promise<string> =>
    panel.getByLabel(label, { exact: true }).inputValue()
  const signature = await value("Signature (64 bytes, base64)")
  const signatureHex = await value("Signature in hex")
  const { address } = accounts.first
  const signed = Buffer.from(signature, "base64")
  expect(Keypair.fromPublicKey(address).verifyMessage(Buffer.from(hex, "hex"), signed)).toBe(true)
  expect(signatureHex).toBe(signed.toString("hex"))
  const hash = panel.getByRole("textbox", { name: "Hash that was signed (SHA-256, hex)" })
  await expect(hash).toHaveValue(/^[0-9a-f]{64}$/)
  await expectAccessible(page)

  await page.getByRole("link", { name: "Check", exact: true }).click()
  const check = page.getByRole("region", { name: "Check", exact: true })
  for (const [message, form] of [
    [hex, signatureHex],
    [base64, signature],
    [base64, signature.replace(/=+$/, "")],
  ]) {
    await check
      .getByRole("textbox", { name: "Paste it here, or drop a file" })
      .fill(`Message: ${message}\nSignature: ${form}\nAddress: ${address}`)
    await check.getByRole("button", { name: "Check", exact: true }).click()
    await expect(check).toContainText("Valid")
  }
})

test("SM1: bytes that are no text are refused for a wallet that signs only text", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  await page.getByRole("link", { name: "Message", exact: true }).click()
  const panel = page.getByRole("region", { name: "Message", exact: true })
  await panel.getByRole("radio", { name: "Hex bytes" }).check()
  const field = panel.getByRole("textbox", { name: "Message" })
  await field.fill("ff00")
  await expect(field).toHaveAccessibleDescription(/Freighter only signs text/)
  await panel.getByRole("button", { name: "Sign in Freighter" }).click()
  await expect(field).toBeVisible()
  await expect(page.getByRole("dialog")).toHaveCount(0)
})
