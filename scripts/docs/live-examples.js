/**
 * Runs the live examples as a reader does: connects, signs a message, pays, and builds a theme.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} site its address
 * @returns {Promise<string[]>} what failed
 */
export async function runLiveExamples(browser, site) {
  const page = await browser.newPage()
  /** @type {string[]} */
  const faults = []
  page.on("pageerror", ({ message }) => faults.push(`a live example: ${message}`))
  try {
    await tryKit(page, `${site}start/try-it/`)
    await tryTheme(page, `${site}theming/builder/`)
  } catch (error) {
    faults.push(`a live example at ${page.url()} failed. ${error}`)
  }
  await page.close()
  return faults
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} url
 */
async function tryKit(page, url) {
  await page.goto(url)
  for (const start of await page.getByRole("button", { name: "Run this example" }).all())
    await start.click()
  const example = (/** @type {string} */ label) => page.getByRole("region", { name: label })

  const connect = example("Connect a wallet, live")
  await connect.getByRole("button", { name: "Connect", exact: true }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Practice Wallet/ })
    .click()
  await connect.getByText(/^Hello G[A-Z2-7]{55}$/).waitFor()

  const message = example("Sign a message, live")
  await message.getByRole("button", { name: "Sign a message" }).click()
  await approve(page)
  await message.getByRole("status").filter({ hasText: "the kit verified it" }).waitFor()

  const pay = example("Pay, live")
  await pay.getByRole("button", { name: "Pay 5 XLM to the shop" }).click()
  await approve(page)
  await pay.getByRole("status").filter({ hasText: "paid in ledger" }).waitFor()
}

/** @param {import("@playwright/test").Page} page */
async function approve(page) {
  const wallet = page.getByRole("dialog", { name: /^Practice Wallet, simulated/ })
  await wallet.getByRole("button", { name: "Approve" }).click()
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} url
 */
async function tryTheme(page, url) {
  await page.goto(url)
  await page.getByRole("button", { name: "Run this example" }).click()
  const builder = page.getByRole("region", { name: "Theme builder" })
  await builder.getByRole("spinbutton", { name: "Corners in px" }).fill("5")
  await builder.locator("pre").filter({ hasText: "5px" }).waitFor()
}
