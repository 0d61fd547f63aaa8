import { expectAccessible } from "./axe.js"
import { closeDock, dockTab, openDock } from "./open-dock.js"
import { expect, test } from "./test.js"

for (const [width, height] of [
  [320, 640],
  [390, 844],
] as const) {
  test(`the open dock is a sheet over half of a page of ${width} × ${height}`, async ({
    page,
    openPage,
  }) => {
    await page.setViewportSize({ width, height })
    await openPage()
    const tab = await dockTab(page).boundingBox()
    expect(tab).toMatchObject({ x: width - 44, width: 44, height: 44 })
    const dock = await openDock(page)
    await dock.getByText("Freighter quirks").click()
    expect(await dock.boundingBox()).toEqual({ x: 0, y: height / 2, width, height: height / 2 })
    expect(await dock.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await expectAccessible(page)
  })
}

test("the dock is a tab at the edge of a wide page, and a drawer until it is closed", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage()
  const tab = dockTab(page)
  await expect(tab).toHaveText("Freighter asks me")
  const edge = await tab.boundingBox()
  expect(edge?.height).toBe(44)
  expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBe(800)
  const dock = await openDock(page)
  await expect(dock.getByRole("button", { name: "Close", exact: true })).toBeFocused()
  expect(await dock.boundingBox()).toEqual({ x: 896, y: 0, width: 384, height: 800 })
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(tab).toBeFocused()
})

test("from 1440 px, the open dock is beside the page and covers nothing", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage()
  const dock = await openDock(page)
  const box = await dock.boundingBox()
  expect(box).toMatchObject({ y: 0, height: 900 })
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1440)
  for (const part of ["banner", "main", "contentinfo"] as const) {
    const beside = await page.getByRole(part).boundingBox()
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0)
  }
  await expectAccessible(page)
})

test("the dock says what the wallet will do, and why it gets no requests", async ({
  page,
  openPage,
}) => {
  await openPage()
  const tab = dockTab(page)
  const dock = await openDock(page)
  await dock.getByRole("checkbox", { name: "Locked" }).check()
  await closeDock(page)
  await expect(tab).toHaveText("Freighter is locked")
  await openDock(page)
  await dock.getByRole("checkbox", { name: "Installed" }).uncheck()
  await closeDock(page)
  await expect(tab).toHaveText("Freighter is not installed")
})

/** Simulated wallets, each with one of its quirks. */
const known = [
  ["Klever Wallet", "klever", "KL2", "Its replies do not name the signer."],
  ["D'CENT Wallet", "dcent", "DC1", "Its object is injected 0.7 seconds late."],
  ["Cactus Link", "cactusLink", "IN1-text", "It rejects with a text instead of an error."],
  ["Bitget Wallet", "bitget", "BI3-bare", "Its object is there, but without Stellar."],
  ["Fordefi", "fordefi", "FO1", "Its failures have a text but no code."],
] as const

test("the dock locks a wallet known from documents, lets it reject, and turns on its quirks", async ({
  page,
  openPage,
  sandbox,
}) => {
  await openPage()
  const dock = await openDock(page)
  for (const [name, at, quirk, text] of known) {
    await dock.getByLabel("Wallet", { exact: true }).selectOption({ label: name })
    await dock.getByRole("checkbox", { name: "Locked" }).check()
    await dock.getByRole("radio", { name: "Declines" }).check()
    await dock.getByText(`${name} quirks`).click()
    await dock.getByRole("checkbox", { name: text }).check()
    await expect
      .poll(() => sandbox[at].state())
      .toMatchObject({ locked: true, answer: "reject", quirks: { [quirk]: true } })
  }
})

test("the dock's timeline has a request's steps and messages, and its report hides secrets", async ({
  page,
  openPage,
  sandbox,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await openPage()
  await sandbox.freighter.answer("approve")
  const dock = await openDock(page)
  const timeline = dock.getByRole("region", { name: "Inspector" })
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
  const done = timeline.getByText("freighter: done")
  await expect(done).toBeVisible()
  await expect(timeline.getByText("page → freighter").first()).toBeVisible()
  await expect(timeline.getByText("freighter → page").first()).toBeVisible()
  // It gives the focus back.
  await expect(page.getByRole("dialog")).toBeHidden()
  await expectAccessible(page)

  const secret = "SAV76USXIJOBMEQXPANUOQM6F5LIOTLPDIDVRJBFFE2MDJXG24TAPUU7"
  const call = `/?token=abcd&note=${secret}`
  await page.evaluate((url) => fetch(url), call)
  await timeline.getByRole("searchbox", { name: "Search" }).fill("token=")
  await expect(timeline.getByRole("listitem")).toHaveCount(1)
  await timeline.getByRole("button", { name: "Copy report" }).click()
  await expect(timeline.getByRole("status")).toHaveText("Copied")
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain("GET /?token=•••&note=S•••")
  expect(report).not.toContain(secret)
  expect(report).toContain("- state: `connected`, `freighter`")
})
