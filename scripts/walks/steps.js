/** @typedef {import("@playwright/test").Page} Page */

/** The second account of the simulated wallets. */
export const second = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"

/**
 * Connects a simulated wallet, which approves by itself from now on.
 * @param {Page} page
 * @param {"freighter" | "rabet"} id
 * @param {string} [account] instead of its first one
 */
export async function connect(page, id, account) {
  await page.getByRole("complementary", { name: "Simulated wallets" }).waitFor()
  await page.evaluate(
    ([id, account]) =>
      window.alidadeSandbox?.wallets[id]?.update({
        answer: "approve",
        ...(account && { account }),
      }),
    /** @type {const} */ ([id, account]),
  )
  await page.getByRole("button", { name: "Connect a wallet" }).first().click()
  const dialog = page.getByRole("dialog").first()
  await dialog.getByRole("button", { name: new RegExp(`^${id}`, "i") }).click()
  await dialog.waitFor({ state: "detached" })
}

/**
 * Chooses an act from the menu of the action bar.
 * @param {Page} page
 * @param {string} name
 */
export async function chooseMore(page, name) {
  await page.getByRole("button", { name: "More", exact: true }).click()
  await page.getByRole("menuitem", { name }).click()
}

/**
 * Shows the page's beginning.
 * @param {Page} page
 */
export function toTop(page) {
  return page.evaluate(() => window.scrollTo(0, 0))
}
