import { readFile } from "node:fs/promises"
import type { Locator } from "@playwright/test"
import {
  Account,
  Asset,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { chooseMore, chooseNew, horizonHost } from "./steps.js"
import { accounts, expect, test } from "./test.js"

const { first, second } = accounts

const envelope = new TransactionBuilder(new Account(first.address, "1"), {
  fee: "100",
  networkPassphrase: Networks.PUBLIC,
})
  .addOperation(
    Operation.payment({ destination: second.address, asset: Asset.native(), amount: "3" }),
  )
  .setTimeout(0)
  .build()
  .toXDR()

function link(operation: string, fields: Record<string, string>): string {
  return `web+stellar:${operation}?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")}`
}

/** Drops a file on a field, as a user who drags it from a folder. */
async function drop(field: Locator, content: Buffer, name = "envelope.xdr"): Promise<void> {
  await field.evaluate(
    (element, { base64, name }) => {
      const dataTransfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], name))
      for (const type of ["dragover", "drop"]) {
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
        element.dispatchEvent(event)
      }
    },
    { base64: content.toString("base64"), name },
  )
}

test("opens a tx link once, decoded, on its network, with its message; a pay link fills the form [S5.21 S5.22 S5.23]", {
  tag: "@main",
}, async ({ page, openPage, sandbox }) => {
  const tx = link("tx", {
    xdr: envelope,
    msg: "The rent\u202e",
    callback: "url:https://shop.example/sign",
  })
  const network = page.getByRole("banner").locator(".network select")
  // The address that the browser opens for a registered web+stellar: link. The path must not be mistaken for a host.
  await openPage(`/app.example#link=${encodeURIComponent(tx)}`)
  await expect(page).toHaveURL(/\/\/app\.example#transaction$/)
  await expect(network).toHaveValue(Networks.PUBLIC)
  const linkDetails = page.getByRole("region", { name: "Link details" })
  await expect(linkDetails).toContainText("“The rent\\u{202e}”")
  await expect(linkDetails).toContainText("No website vouches for this link.")
  await expect(linkDetails).toContainText("This page sends nothing to other sites.")
  await expect(page.getByRole("main")).toContainText(`Send 3 XLM to ${second.short}`)
  await expectAccessible(page)

  await sandbox.freighter.answer("approve")
  await sandbox.freighter.set({ network: "public" })
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await expect(
    page.getByRole("main").getByRole("heading", { name: "Signed and verified" }),
  ).toBeFocused()

  // The page also follows a link that is put into its address while it is open.
  const pay = { destination: second.address, amount: "4.5", memo: "42", memo_type: "MEMO_ID" }
  const uri = link("pay", { ...pay, network_passphrase: Networks.TESTNET, msg: "Lunch" })
  await page.evaluate((text) => {
    location.hash = `link=${encodeURIComponent(text)}`
  }, uri)
  await expect(network).toHaveValue(Networks.TESTNET)
  await expect(linkDetails).toContainText("“Lunch”")
  await expect(page.getByLabel("Destination")).toHaveValue(second.address)
  await expect(page.getByLabel("Amount")).toHaveValue("4.5")
  await expect(page.getByLabel("Memo", { exact: true })).toHaveValue("id")
  await expect(page.getByLabel("Memo content")).toHaveValue("42")

  await page.evaluate(() => {
    location.hash = "link=web+stellar:sign?x=1"
  })
  const alert = page.getByRole("alert").filter({ hasText: "Couldn’t open this link" })
  await expect(alert).toContainText("This link asks for “sign”.")
  await alert.getByRole("button", { name: "Dismiss" }).click()
  await expect(alert).toHaveCount(0)

  const seed = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW"
  await page.evaluate((secret) => {
    location.hash = `link=web+stellar:pay?destination=${secret}`
  }, seed)
  await expect(alert).toContainText("That looked like a secret key")
  await expect(page).toHaveURL(/#transaction$/)
  expect(await page.locator("body").textContent()).not.toContain(seed)
})

test("shows whom to pay without a wallet, and names the website once its signature is verified [UR2 UR3]", async ({
  page,
  openPage,
  sandbox,
}) => {
  // A PUBLIC TEST KEY.
  const key = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 7))
  const asked: string[] = []
  let published = key.publicKey()
  await page.route("**/.well-known/stellar.toml", (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      body: `URI_REQUEST_SIGNING_KEY = "${published}"`,
      headers: { "access-control-allow-origin": "*" },
    })
  })
  await openPage()
  const domain = await horizonHost(page)
  const request = link("pay", {
    destination: second.address,
    amount: "4.5",
    memo: "42",
    memo_type: "MEMO_ID",
    msg: "Two posters",
    network_passphrase: Networks.TESTNET,
    origin_domain: domain,
  })
  const signed = (uri: string, by = key): string => {
    const payload = `stellar.sep.7 - URI Scheme${uri}`
    const bytes = Buffer.concat([Buffer.alloc(35), Buffer.from([4]), Buffer.from(payload)])
    const signature = Buffer.from(by.sign(bytes)).toString("base64")
    return `${uri}&signature=${encodeURIComponent(signature)}`
  }
  const open = (uri: string): Promise<void> =>
    page.evaluate((text) => {
      location.hash = `link=${encodeURIComponent(text)}`
    }, uri)
  const stopped = page.getByRole("heading", { level: 1, name: "Don’t trust this link" })
  const main = page.getByRole("main")

  // Nothing leads on from a link that names a website without its signature, or was changed.
  await open(request)
  await expect(stopped).toBeFocused()
  await expect(main).toContainText("isn’t signed by it")
  await expect(main.getByRole("button")).toHaveText(["Discard"])
  await expectAccessible(page)
  await open(signed(request).replace("4.5", "45"))
  await page.getByRole("button", { name: "Check who asks" }).click()
  await expect(stopped).toBeFocused()
  await expect(main).toContainText("The link’s signature is wrong.")
  await expect(main).not.toContainText(domain)
  await expect(main.getByRole("button")).toHaveText(["Discard"])
  expect(asked).toHaveLength(1)

  await open(signed(request))
  await expect(
    page.getByRole("heading", { level: 1, name: `Pay 4.5 XLM to ${second.short}` }),
  ).toBeFocused()
  await expect(main).toContainText("“Two posters”")
  await expect(main).not.toContainText(domain)
  await expectAccessible(page)
  expect(asked).toHaveLength(1)
  await page.getByRole("button", { name: "Check who asks" }).click()
  const linkDetails = page.getByRole("region", { name: "Link details" })
  await expect(linkDetails).toContainText(`Asked by ${domain}, which signed this link`)
  await expect(linkDetails).not.toContainText("another key")
  await expectAccessible(page)
  await page.getByRole("link", { name: "I have no wallet" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "No wallet yet?" })).toBeVisible()
  await page.goBack()
  await expect(linkDetails).toContainText(`Asked by ${domain}`)

  await sandbox.freighter.answer("approve")
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
  await expect(page.getByLabel("Amount")).toHaveValue("4.5")
  await expect(linkDetails).toContainText(`Asked by ${domain}, which signed this link`)

  // The key that the website publishes now counts, and that it is another one is said.
  const other = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 8))
  published = other.publicKey()
  await open(signed(request, other))
  await expect(page.getByLabel("Amount")).toBeHidden()
  await page.getByRole("button", { name: "Check who asks" }).click()
  await expect(linkDetails).toContainText("This website signs with another key than last time")
  await expect(page.getByLabel("Amount")).toHaveValue("4.5")
})

test("fills in what a link leaves open, and shows the earlier request that it passes on [UR4 UR5]", async ({
  page,
  openPage,
  connect,
}) => {
  const nobody = "GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF"
  const template = new TransactionBuilder(new Account(nobody, "0"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(Operation.payment({ destination: nobody, asset: Asset.native(), amount: "3" }))
    .setTimeout(0)
    .build()
    .toXDR()
  const tx = link("tx", {
    xdr: template,
    network_passphrase: Networks.TESTNET,
    replace: "sourceAccount:X,operations[0].destination:Y;X:who pays,Y:your landlord",
    chain: link("pay", { destination: second.address, msg: "The first request" }),
  })
  const open = (): Promise<void> =>
    page.evaluate((text) => {
      location.hash = `link=${encodeURIComponent(text)}`
    }, tx)
  await openPage()
  await open()
  await expect(page.getByRole("region", { name: "Link details" })).toContainText(
    "“The first request”",
  )
  await expect(page.getByRole("form")).toHaveCount(0)
  await chooseMore(page, "Discard")
  await connect()
  await open()
  const form = page.getByRole("form", { name: "Fill in what the link leaves open" })
  await expect(form).toContainText("“your landlord”")
  await expect(form.getByLabel("Source account")).toHaveValue(first.address)
  await form.getByRole("button", { name: "Review", exact: true }).click()
  const destination = form.getByLabel("Destination")
  await expect(destination).toBeFocused()
  await destination.fill(second.address)
  await expectAccessible(page)
  await form.getByRole("button", { name: "Review", exact: true }).click()
  await expect(page.getByRole("main")).toContainText(`Send 3 XLM to ${second.short}`)
  await expect(page.getByRole("button", { name: "Sign in Freighter" })).toBeVisible()
})

test("takes an envelope as a dropped or chosen file, refuses a hostile one, and exports the result", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await chooseNew(page, "Import transaction")
  const field = page.getByRole("textbox", { name: "Transaction envelope" })
  await drop(field, Buffer.alloc(3000, 0x89), "picture.png")
  await expect(field).toHaveAccessibleDescription("This file has no transaction envelope.")
  await drop(field, Buffer.alloc(1_000_001, 65), "huge.txt")
  await expect(field).toHaveAccessibleDescription(/too large/)
  await field.fill(link("tx", { xdr: envelope, replace: "seqNum:X" }))
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await expect(field).toHaveAccessibleDescription(/leaves open doesn’t match its explanations/)
  await expectAccessible(page)
  await drop(field, Buffer.from(envelope, "base64"))
  await expect(field).toHaveValue(envelope)
  await page
    .getByRole("form", { name: "Envelope" })
    .getByLabel("Choose a file")
    .setInputFiles({ name: "envelope.txt", mimeType: "text/plain", buffer: Buffer.from(envelope) })
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await page.getByRole("button", { name: "Sign in Freighter" }).click()

  const transaction = page.getByRole("region", { name: "Transaction", exact: true })
  await chooseMore(page, "Signed envelope")
  const signed = await transaction.getByLabel("Signed envelope", { exact: true }).inputValue()
  for (const [kind, encoding] of [
    ["txt", "utf8"],
    ["xdr", "base64"],
  ] as const) {
    const saved = page.waitForEvent("download")
    await page.getByRole("button", { name: `Download .${kind}: Signed envelope` }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe(`signed-transaction.${kind}`)
    expect(await readFile(await download.path(), encoding)).toBe(signed)
  }
  await page.getByRole("button", { name: "QR code of Signed envelope" }).click()
  await expect(page.getByRole("img", { name: "QR code of Signed envelope" })).toBeVisible()
})

test("what a link opened is there again after a reload, until it is discarded", async ({
  page,
  openPage,
  connect,
}) => {
  const tx = link("tx", { xdr: envelope, msg: "The rent", network_passphrase: Networks.TESTNET })
  await openPage()
  await connect()
  await page.evaluate((text) => {
    location.hash = `link=${encodeURIComponent(text)}`
  }, tx)
  const main = page.getByRole("main")
  const details = page.getByRole("region", { name: "Link details" })
  await expect(details).toContainText("“The rent”")
  await expect(page).toHaveURL(/#transaction\/review$/)
  await page.reload()
  await expect(main).toContainText(`Send 3 XLM to ${second.short}`)
  await expect(details).toContainText("“The rent”")
  // A link that can't be opened takes nothing's place.
  await page.evaluate(() => {
    location.hash = "link=web+stellar:sign?x=1"
  })
  await page.getByRole("alert").filter({ hasText: "Couldn’t open this link" }).waitFor()
  await page.reload()
  await expect(details).toContainText("“The rent”")
  await main.getByRole("button", { name: "Discard", exact: true }).click()
  await expect(details).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole("banner").getByText(first.short)).toBeVisible()
  await expect(details).toHaveCount(0)
  await expect(page.getByRole("form", { name: "Payment" }).getByLabel("Destination")).toHaveValue(
    "",
  )
})
