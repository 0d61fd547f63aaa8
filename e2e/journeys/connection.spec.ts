import { expectAccessible } from "./axe.js"
import { buildPayments } from "./numbered-payments.js"
import { closeDock, dockOf, dockTab, openDock } from "./open-dock.js"
import { openSettings } from "./settings.js"
import { chooseNew } from "./steps.js"
import { accounts, balance, expect, test } from "./test.js"

const { first, second } = accounts

test("does not shift while loading, and sends no network request before a click", {
  tag: "@main",
}, async ({ page, openPage }) => {
  const requests: string[] = []
  page.on("request", (request) => requests.push(request.url()))
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: "layout-shift", buffered: true })
  })
  await openPage()
  await dockTab(page).waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  const own = new URL(page.url()).origin
  // The sandbox follows its web wallets so that the dock can show them. That is no network request.
  const others = requests.filter((url) => new URL(url).origin !== own)
  expect(others.map((url) => new URL(url).pathname)).toEqual(["/wallets/changes"])
})

test("both buttons report that the dialog failed to load, and open it once it loads", async ({
  page,
  openPage,
}) => {
  const chunk = "**/lazy-parts-*.js"
  await page.route(chunk, (route) => route.abort())
  await openPage()
  const dialog = page.getByRole("dialog", { name: "Connect a Wallet" })
  const alert = page.getByRole("alert").filter({ hasText: "Couldn’t load the wallets." })
  for (const [name, count] of [
    ["Connect a wallet", 1],
    ["Connect", 2],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).click()
    await expect(alert).toHaveCount(count)
  }
  await expectAccessible(page)
  await expect(dialog).toHaveCount(0)
  await page.unroute(chunk)
  // Browsers may cache a failed import; a new page requests it again.
  await openPage()
  await page.getByRole("button", { name: "Connect", exact: true }).click()
  await expect(dialog).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test("in live mode calls only its own server before a click", { tag: "@main" }, async ({
  page,
  openPage,
}) => {
  const requests: string[] = []
  page.on("request", (request) => requests.push(request.url()))
  await openPage("?mode=live")
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Albedo/ })
    .waitFor()
  const own = new URL(page.url()).origin
  expect(requests.filter((url) => new URL(url).origin !== own)).toEqual([])
})

test("offers the wallets of both modes, marks those of other networks, and closes on Back", async ({
  page,
  openPage,
}) => {
  for (const search of ["", "?mode=live"]) {
    await openPage(search)
    await page.getByRole("button", { name: "Connect a wallet" }).click()
    const row = (name: string) =>
      page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${name}`) })
    for (const name of ["Freighter", "Albedo", "xBull", "Hana Wallet", "Rabet", "LOBSTR"]) {
      await expect(row(name)).toBeVisible()
    }
    await expect(row("LOBSTR")).toContainText("Can’t sign on Testnet")
    await expect(row("Rabet")).not.toContainText("Can’t sign")
  }
  await page.goBack()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Connect a wallet" })).toBeVisible()
})

test("the dock shows the connected wallet, or another by choice, with its own quirks", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await expect(dockTab(page)).toHaveText("Freighter asks me")
  const dock = await openDock(page)
  await dock.getByLabel("Wallet", { exact: true }).selectOption("Albedo")
  await expect(dock.getByRole("radio", { name: "Asks me" })).toBeChecked()
  await dock.getByRole("radio", { name: "Declines" }).check()
  await closeDock(page)
  await expect(dockTab(page)).toHaveText("Albedo declines")
  expect((await sandbox.albedo.state()).answer).toBe("reject")
  expect((await sandbox.freighter.state()).answer).toBe("ask")
  await openDock(page)
  await dock.getByText("Albedo quirks").click()
  const older = dock.getByRole("checkbox", { name: /^Older Albedo/ })
  await expect(older).not.toBeChecked()
  // The switch belongs to the wallet, on another site. It turns when the wallet confirms.
  await older.click()
  await expect(older).toBeChecked()
  await expect.poll(async () => (await sandbox.albedo.state()).quirks["AL1-older"]).toBe(true)
  await expectAccessible(page)
  await dock.getByRole("button", { name: "Reset" }).click()
  await expect(dock.getByRole("radio", { name: "Asks me" })).toBeChecked()
  await expect(older).not.toBeChecked()

  await dock.getByLabel("Wallet", { exact: true }).selectOption("WalletConnect")
  await dock.getByText("Between the page and the phone").click()
  const relay = dock.getByLabel("Relay")
  await relay.selectOption("is silent")
  await dock.getByRole("button", { name: "Reset" }).click()
  await expect(relay).toHaveValue("0")
})

test("no state on the way to a connection has axe violations", async ({
  page,
  openPage,
  sandbox,
}) => {
  await openPage()
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).waitFor()
  await expectAccessible(page)
  await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
  await expect(page.getByRole("heading", { name: "Continue in Freighter" })).toBeVisible()
  await expectAccessible(page)
  await sandbox.freighter.approve()
  await expect(page.getByRole("button", { name: "Fund with test XLM" })).toBeVisible()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expectAccessible(page)
  await expect(page.getByRole("img", { name: "QR code of the address" })).toBeVisible()
  await openDock(page)
  await expectAccessible(page)
})

test("a reload restores connection and network without a window; another tab ends it for both", {
  tag: "@main",
}, async ({ page, openPage, connect, sandbox }) => {
  await openPage()
  await sandbox.freighter.set({ network: "local" })
  await page.getByRole("combobox", { name: "Network" }).selectOption("Local")
  await connect()
  await page.reload()
  await expect(page.getByRole("combobox", { name: "Network" }).locator(":checked")).toHaveText(
    "Local",
  )
  await expect(page.getByRole("banner").getByRole("button", { name: /^Account/ })).toHaveText(
    first.short,
  )
  await expect(balance(page)).toHaveText("Balance: 10,000.00 XLM")
  const types = async () => (await sandbox.freighter.requests()).map(({ type }) => type)
  // The page shows the remembered connection before the wallet has replied.
  await expect.poll(types).toContain("REQUEST_PUBLIC_KEY")
  expect(await types()).not.toContain("REQUEST_ACCESS")

  const other = await page.context().newPage()
  await other.goto(page.url())
  await other
    .getByRole("banner")
    .getByRole("button", { name: /^Account/ })
    .click()
  await other.getByRole("banner").getByRole("button", { name: "Disconnect" }).click()
  await expect(page.getByRole("button", { name: "Connect a wallet" })).toBeVisible()
})

test("a different network in the wallet is shown by name, and blocks signing before a request", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await page.evaluate(() => scrollTo(0, 8))
  await sandbox.freighter.set({ network: "local" })
  const band = page.locator(".band", { hasText: "Freighter is on Local" })
  await expect(band).toContainText("This page uses Testnet (sandbox).")
  await expect(band.getByRole("button", { name: "Use Local here" })).toBeVisible()
  // On a slightly scrolled page, the banner lies between the header and the tabs.
  const edges = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
    return [box(".header").bottom, box(".bands").top, box(".bands").bottom, box(".task").top]
  })
  expect(edges).toEqual([...edges].sort((a, b) => a - b))
  // On a page scrolled to the end it stays below the header.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const far = await page.locator(".bands").boundingBox()
  expect(far?.y).toBe((await page.locator(".header").boundingBox())?.height)
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  // Where something is signed, the bar says it, and asks for nothing.
  await page.getByRole("link", { name: "Message", exact: true }).click()
  const bar = page.locator(".bar:visible")
  await expect(bar.getByRole("status")).toContainText("Freighter is on Local")
  await expect(bar.getByRole("button", { name: "Use Local here" })).toBeVisible()
  await expect(band).toBeHidden()
  const types = (await sandbox.freighter.requests()).map(({ type }) => type)
  expect(types).not.toContain("SUBMIT_BLOB")
})

test("reports when the wallet locks or unlocks", async ({ page, openPage, connect, sandbox }) => {
  await openPage()
  await connect()
  await sandbox.freighter.set({ locked: true })
  const band = page.locator(".band", { hasText: "Freighter is locked, or uses an account or" })
  await expect(band).toBeVisible()
  await expectAccessible(page)
  await sandbox.freighter.set({ locked: false })
  await expect(band).toBeHidden()
})

test("follows an account change in the wallet, with the new balance", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await sandbox.freighter.set({
    account: second.address,
    grants: [
      { network: "testnet", account: first.address, host: "localhost" },
      { network: "testnet", account: second.address, host: "localhost" },
    ],
  })
  await expect(page.getByRole("banner").getByRole("button", { name: /^Account/ })).toHaveText(
    second.short,
  )
  await expect(balance(page)).toHaveText("Balance: 0.00 XLM")
})

test("the theme follows the system until the user chooses one, and the choice is kept", async ({
  page,
  openPage,
}) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await openPage()
  const body = page.locator("body")
  await expect(body).toHaveCSS("background-color", "rgb(22, 22, 24)")
  await (await openSettings(page)).getByRole("radio", { name: "Light" }).check()
  await expect(body).toHaveCSS("background-color", "rgb(252, 252, 252)")
  await page.reload()
  await page.getByRole("heading", { level: 1 }).waitFor()
  await expect(body).toHaveCSS("background-color", "rgb(252, 252, 252)")
  expect(await page.evaluate(() => document.documentElement.attributes.length)).toBe(1)
})

test("has no sandbox in live mode, and no word about Freighter, which is not installed", async ({
  page,
  openPage,
}) => {
  await openPage("?mode=live")
  await expect(dockOf(page)).toHaveCount(0)
  expect(await page.evaluate(() => "alidadeSandbox" in window)).toBe(false)
  await expect(page.getByRole("combobox", { name: "Network" }).locator("option")).toHaveText([
    "Testnet",
    "Public",
  ])
  await page.getByRole("combobox", { name: "Network" }).selectOption("Public")
  await expect(page.getByRole("status").getByText("Freighter")).toHaveCount(0)
  await expectAccessible(page)
})

test("clips nothing and never scrolls sideways at 320 px", { tag: "@main" }, async ({
  page,
  openPage,
  connect,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage()
  await connect()
  // The largest possible balance, in XLM and in an asset with the longest code.
  const greatest = "922337203685.4775807"
  await page.route("**/accounts/*", async (route) => {
    const answer = await route.fetch()
    const asset = { asset_type: "credit_alphanum12", asset_code: "ABCDEFGHIJKL" }
    const balances = [
      { asset_type: "native", balance: greatest },
      { ...asset, asset_issuer: second.address, balance: greatest },
    ]
    await route.fulfill({ json: { ...(await answer.json()), balances } })
  })
  await page.getByRole("button", { name: "Reload the account" }).click()
  await expect(balance(page)).toHaveText(/922,337,203,685\.4775807/)
  // Let pending routes finish before the page closes.
  await page.unrouteAll({ behavior: "wait" })
  for (const tab of ["Transaction", "Contract", "Authorization", "Message", "Check"]) {
    await page.getByRole("link", { name: tab, exact: true }).click()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  }
  // 400%, 200% and 100% of a screen of 1280 px: controls do not overlap, and follow the reading order.
  for (const [width, height] of [
    [320, 256],
    [640, 512],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const boxes = await page.evaluate(() =>
      [...document.querySelectorAll(".header-row :is(a, select, button)")]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { top, bottom, left, right } = element.getBoundingClientRect()
          return { top, bottom, left, right }
        }),
    )
    expect(boxes).toHaveLength(width < 960 ? 3 : 8)
    boxes.slice(1).forEach((box, index) => {
      const before = boxes[index]!
      const isBeside = box.left >= before.right && box.top < before.bottom
      expect([width, index, isBeside]).toEqual([width, index, true])
    })
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width)
  }
})

test("the current step, selected tab and primary button stand out in forced colors", async ({
  page,
  openPage,
  connect,
  site,
}) => {
  await openPage()
  await connect()
  await chooseNew(page, "Several transactions")
  const form = page.getByRole("form", { name: "List of transactions" })
  const payments = await buildPayments(site, ["1", "2"])
  await form.getByLabel("Transaction envelopes").fill(payments.join("\n"))
  await form.getByRole("button", { name: "Review one after the other" }).click()
  await expect(page.getByRole("list", { name: "Transactions", exact: true })).toBeVisible()
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" })
  const style = (selector: string, name: string, pseudo?: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, [name, pseudo]) => getComputedStyle(element, pseudo)[name as "color"], [
        name,
        pseudo,
      ] as const)
  const steps = ["[aria-current=step]", ":not([aria-current])"].map((chosen) =>
    style(`.signing-list > ${chosen}`, "borderBlockEndWidth"),
  )
  expect(new Set(await Promise.all(steps)).size).toBe(2)
  const jobs = ["[aria-current]", ":not([aria-current])"].map((chosen) =>
    style(`.jobs > ${chosen}`, "content", "::after"),
  )
  expect(new Set(await Promise.all(jobs)).size).toBe(2)
  for (const name of ["backgroundColor", "borderBlockStartWidth"]) {
    const buttons = [".button-primary", ".button:not(.button-primary)"]
    const found = await Promise.all(buttons.map((button) => style(`.task ${button}:enabled`, name)))
    expect([name, new Set(found).size]).toEqual([name, 2])
  }
})
