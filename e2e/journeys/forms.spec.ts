import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { expectAccessible } from "./axe.js"
import { chooseMemo, horizonHost } from "./steps.js"
import { accounts, expect, test } from "./test.js"

const { first, second } = accounts

/** Where each label, control, and button of the payment form is. */
async function layout(page: Page): Promise<{ at: string; x: number; y: number }[]> {
  return page
    .getByRole("form", { name: "Payment" })
    .locator("label, .input, .message, .form > .actions")
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y } = element.getBoundingClientRect()
        return { at: element.textContent?.slice(0, 12) ?? "", x, y: y + window.scrollY }
      }),
    )
}

for (const width of [1280, 360]) {
  test(`an error moves nothing in the payment form, and all is on one edge, at ${width} px`, async ({
    page,
    openPage,
    connect,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage()
    await connect()
    const destination = page.getByLabel("Destination")
    const amount = page.getByLabel("Amount")
    await expect(amount).toHaveAccessibleDescription(/^Up to/)
    const placesOf = async () => (await layout(page)).map(({ x, y }) => ({ x, y }))
    const before = await placesOf()
    await page.getByRole("button", { name: "Review", exact: true }).click()
    await expect(destination).toHaveAttribute("aria-invalid", "true")
    expect(await placesOf()).toEqual(before)
    const names = [`alice*${await horizonHost(page)}`, "alice*example.com"]
    for (const text of [first.address.replace("X", "Y"), ...names]) {
      await destination.fill(text)
      await expect(destination).toHaveAccessibleDescription(/checksum|Look up|may not connect/)
      expect(await placesOf()).toEqual(before)
    }
    // A recognized recipient makes its field 16 px higher, with and without an error in another.
    const message = `#${await destination.getAttribute("aria-describedby")}`
    const heightOf = async () =>
      (await page.locator(message).boundingBox())!.y - (await destination.boundingBox())!.y
    const empty = await heightOf()
    await destination.fill(second.address)
    await expect(destination).toHaveAccessibleDescription(/New account/)
    expect((await heightOf()) - empty).toBe(16)
    const recognized = await placesOf()
    expect(recognized.map(({ x }) => x)).toEqual(before.map(({ x }) => x))
    await amount.fill("20000")
    await expect(amount).toHaveAccessibleDescription(/at most/)
    expect(await placesOf()).toEqual(recognized)

    // The asset, beside the amount, has an edge of its own.
    const columns = new Set(before.map(({ x }) => Math.round(x)))
    expect(columns.size).toBe(2)
  })
}

test("Max sends all that the reserve and the fee leave", async ({ page, openPage, connect }) => {
  await openPage()
  await connect()
  await page.getByRole("button", { name: "Max: 9,998.99999" }).click()
  await expect(page.getByLabel("Amount")).toHaveValue("9998.99999")
  await page.getByLabel("Destination").fill(second.address)
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await expect(page.locator(".panel:visible")).toContainText("9,998.99999 XLM")
})

test("looks up a federation name on request only, with the memo that its domain asks for", async ({
  page,
  openPage,
  connect,
}) => {
  const asked: string[] = []
  let answer: object = { account_id: second.address, memo_type: "id", memo: "4711" }
  const headers = { "access-control-allow-origin": "*" }
  await page.route("**/.well-known/stellar.toml", (route) => {
    const { origin, pathname } = new URL(route.request().url())
    asked.push(pathname)
    return route.fulfill({ body: `FEDERATION_SERVER = "${origin}/federation"\n`, headers })
  })
  await page.route("**/federation?*", (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    asked.push(`${pathname} ${searchParams.get("type")} ${searchParams.get("q")}`)
    return "status" in answer
      ? route.fulfill({ status: 404, json: {}, headers })
      : route.fulfill({ json: answer, headers })
  })
  await openPage()
  await connect()
  const horizon = await horizonHost(page)
  const destination = page.getByLabel("Destination")
  const name = `alice*${horizon}`
  await destination.fill(name)
  await expect(destination).toHaveAccessibleDescription(
    `Look up this name first. This asks ${horizon} for its address.`,
  )
  expect(asked).toEqual([])
  await page.getByRole("button", { name: `Look up ${name}` }).click()
  await expect(destination).toHaveValue(second.address)
  await expect(destination).toHaveAccessibleDescription(
    `This is ${name}. New account: this payment will create it (minimum 1 XLM).`,
  )
  await expect(page.getByLabel("Memo content")).toHaveValue("4711")
  expect(asked).toEqual(["/.well-known/stellar.toml", `/federation name ${name}`])
  await expectAccessible(page)

  answer = { account_id: "nobody" }
  await destination.fill(name)
  await page.getByRole("button", { name: "Look up" }).click()
  await expect(destination).toHaveAccessibleDescription(/answered something that isn’t an account/)
  // The page's policy forbids this domain, so the page doesn't offer to ask it.
  await destination.fill("alice*issuer.example")
  await expect(destination).toHaveAccessibleDescription(
    "This page may not connect to issuer.example. Ask for the G… address.",
  )
  await expect(page.getByRole("button", { name: "Look up" })).toBeHidden()
})

test("keeps recent and saved recipients in this browser, and as a file", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  const destination = page.getByLabel("Destination")
  const open = () => page.getByText("Address book", { exact: true }).click()
  await open()
  await expect(page.getByText("Enter a destination above")).toBeVisible()
  await destination.fill(second.address)
  await chooseMemo(page, "ID")
  await page.getByLabel("Memo content").fill("7")
  const name = page.getByLabel(`Name for ${second.short}, with its memo`)
  await name.fill("Exchange")
  await name.press("Enter")
  await expect(name).toHaveAccessibleDescription("Saved.")
  await expectAccessible(page)

  // What was saved, and what was sent, is there again after a reload.
  await page.getByLabel("Amount").fill("5")
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await page
    .locator(".panel:visible")
    .getByText(/^Confirmed .*in ledger/)
    .waitFor()
  await page.getByRole("button", { name: "New payment" }).click()
  await page.reload()
  await open()
  const book = page.getByRole("region", { name: "Address book" })
  const saved = book.getByRole("button", { name: `Exchange ${second.short} memo 7` })
  await expect(
    page.getByRole("region", { name: "Recent" }).getByRole("button", { name: /^Exchange/ }),
  ).toBeVisible()
  await saved.click()
  await expect(destination).toHaveValue(second.address)
  await expect(page.getByLabel("Memo content")).toHaveValue("7")

  const download = page.waitForEvent("download")
  await book.getByRole("button", { name: "Save as a file" }).click()
  const file = await (await download).path()
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({
    contacts: [{ name: "Exchange", address: second.address, memo: { type: "id", value: "7" } }],
  })
  await book.getByRole("button", { name: "Remove Exchange" }).click()
  await expect(saved).toHaveCount(0)
  await page.getByRole("button", { name: "Clear recent recipients" }).click()
  await expect(page.getByRole("region", { name: "Recent" })).toHaveCount(0)
  await book.getByLabel("Import a file").setInputFiles(file)
  await expect(book.getByRole("status")).toHaveText("1 entry read, 1 of them new.")
  await expect(saved).toBeVisible()
  await book
    .getByLabel("Import a file")
    .setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from("{}") })
  await expect(book.getByRole("status")).toContainText("isn’t an address book of this page")
})

/** An address with the first and last four characters of the second account's. */
const imitation = "GBO3RFRHFY2TYQ2KKAAQAZTNOR5YFCMQS6PKLLFTXLA4RT6W3XSALCX4"

test("lists entries of an imported address book that resemble others, before it adds them", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  await page.getByText("Address book", { exact: true }).click()
  const book = page.getByRole("region", { name: "Address book" })
  const importFile = (contacts: readonly object[]): Promise<void> =>
    book.getByLabel("Import a file").setInputFiles({
      name: "book.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify({ format: "alidade-address-book", version: 1, contacts })),
    })
  await importFile([{ name: "Exchange", address: second.address }])
  await expect(book).toContainText("1 entry read, 1 of them new.")
  await importFile([
    { name: "Alice", address: accounts.first.address },
    { name: "Exсhange", address: imitation },
    { name: "Bourse", address: second.address },
  ])
  const review = book.getByRole("region", { name: "Check 2 entries before you import them" })
  await expect(review).toContainText("1 other entry will be imported too.")
  await expect(review).toContainText("The name is taken, or resembles “Exchange”:")
  await expect(review).toContainText(
    "The address looks like that of “Exchange”, but is another one:",
  )
  await expect(review).toContainText("Replaces the name “Exchange”.")
  await expect(book.getByRole("button", { name: /^Alice/ })).toHaveCount(0)
  await expectAccessible(page)
  await review.getByRole("checkbox").first().check()
  await review.getByRole("button", { name: "Import" }).click()
  await expect(book).toContainText("2 entries read, 2 of them new.")
  // Recipients with the same ends are shown in full, the one that was there too.
  await expect(book.getByRole("button", { name: `Exchange ${second.address}` })).toBeVisible()
  await expect(book.getByRole("button", { name: `Exсhange ${imitation}` })).toBeVisible()
  await expect(book.getByRole("button", { name: /^Alice GBXF…/ })).toBeVisible()
})
