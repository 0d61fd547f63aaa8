import type { Locator, Page } from "@playwright/test"
import { accounts } from "./test.js"
import { mouse } from "./user-input.js"

/** Fills in a payment of this many XLM to the second account, and reviews it. */
export async function reviewPayment(page: Page, amount: string): Promise<void> {
  await page.getByLabel("Destination").fill(accounts.second.address)
  await page.getByLabel("Amount").fill(amount)
  await page.getByRole("button", { name: "Review", exact: true }).click()
}

/** Imports a transaction envelope (base64 XDR), and reviews it. */
export async function reviewEnvelope(page: Page, xdr: string): Promise<void> {
  const field = page.getByRole("textbox", { name: "Transaction envelope" })
  // An account without XLM has its own first step, which offers this as a button.
  const button = page.getByRole("button", { name: "Import transaction" })
  await field.or(button).or(newButton(page)).first().waitFor()
  if (await button.isVisible()) await button.click()
  else if (!(await field.isVisible())) await chooseNew(page, "Import transaction")
  await field.fill(xdr)
  await page.getByRole("button", { name: "Review", exact: true }).click()
}

/** Chooses a form from the menu of all forms. */
export async function chooseNew(page: Page, name: string): Promise<void> {
  await newButton(page).click()
  await page.getByRole("menuitem", { name, exact: true }).click()
}

function newButton(page: Page): Locator {
  return page.getByRole("button", { name: "New…" })
}

/** Fills in a transfer of this many XLM to the second account, as a call of XLM's contract. Returns its form. */
export async function fillTransfer(page: Page, amount: string, input = mouse()): Promise<Locator> {
  await input.press(page.getByRole("link", { name: "Contract", exact: true }))
  await input.press(page.getByRole("button", { name: "XLM’s contract" }))
  await input.press(page.getByRole("button", { name: "Send", exact: true }))
  const form = page.getByRole("form", { name: "transfer", exact: true })
  await input.type(form.getByRole("textbox", { name: "to" }), accounts.second.address)
  await input.type(form.getByRole("textbox", { name: "amount" }), amount)
  return form
}

/** Reviews only the authorization of a call that is filled in. */
export async function reviewAuthorization(page: Page, input = mouse()): Promise<void> {
  await input.press(page.getByRole("button", { name: "More", exact: true }))
  await input.press(page.getByRole("menuitem", { name: "Sign only the authorization" }))
}

/** Goes to all activity, and returns that place. */
export async function openActivity(page: Page): Promise<Locator> {
  await page.getByRole("link", { name: "All activity" }).click()
  const place = page.getByRole("region", { name: "All activity" })
  await place.getByRole("heading", { level: 1 }).waitFor()
  return place
}

/** Opens an item of what was signed here, by its words, and returns it. */
export async function openItem(place: Locator, words: string | RegExp): Promise<Locator> {
  const item = place
    .getByRole("region", { name: "Signed here" })
    .getByRole("group")
    .filter({ hasText: words })
    .first()
  await item.locator("summary").click()
  return item
}

/** Signs the reviewed transaction in Freighter, which must approve by itself, and sends it. */
export async function signAndSend(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await page.getByRole("button", { name: "Send", exact: true }).click()
}

/** Chooses an act from the menu of the action bar. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click()
  await page.getByRole("menuitem", { name }).click()
}

/** The heading of a payment that was sent. */
export const sentHeading = /^(Sent|Created) /

/** Writes a message and requests its signature from Freighter. */
export async function signMessage(page: Page, text: string): Promise<void> {
  await page.getByRole("link", { name: "Message", exact: true }).click()
  const panel = page.getByRole("region", { name: "Message", exact: true })
  await panel.getByRole("textbox", { name: "Message" }).fill(text)
  await panel.getByRole("button", { name: "Sign in Freighter" }).click()
}

/** Chooses the kind of a payment's memo. */
export async function chooseMemo(page: Page, kind: string): Promise<void> {
  const memo = page.getByLabel("Memo", { exact: true })
  const add = page.getByRole("button", { name: "Add a memo" })
  await memo.or(add).waitFor()
  if (await add.isVisible()) await add.click()
  await memo.selectOption(kind)
}

/** The host of the sandbox's Horizon. The page's policy allows no other domain. */
export function horizonHost(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { networks } = await (await fetch("/sandbox.json")).json()
    return new URL(networks[0].horizonUrl).host
  })
}
