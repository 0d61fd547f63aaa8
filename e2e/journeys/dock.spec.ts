import { expectAccessible } from "./axe.js"
import { expect, test } from "./test.js"

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`the open dock covers at most half of a page of ${width} × ${height}`, async ({
    page,
    openPage,
  }) => {
    await page.setViewportSize({ width, height })
    await openPage()
    const dock = page.getByRole("complementary", { name: "Sandbox" })
    await dock.getByRole("button", { name: /^Sandbox/ }).click()
    await dock.getByText("Freighter quirks").click()
    const box = await dock.boundingBox()
    expect(box).toMatchObject({ x: 0, width })
    expect(box?.height).toBeLessThanOrEqual(height / 2)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height)
  })
}

test("from 1440 px, the open dock is a drawer beside the page that covers nothing", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage()
  const dock = page.getByRole("complementary", { name: "Sandbox" })
  const bar = dock.getByRole("button", { name: /^Sandbox/ })
  await bar.click()
  const box = await dock.boundingBox()
  expect(box).toMatchObject({ y: 0, height: 900 })
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1440)
  for (const part of ["banner", "main", "contentinfo"] as const) {
    const beside = await page.getByRole(part).boundingBox()
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0)
  }
  await expectAccessible(page)
  await bar.click()
  expect(await dock.boundingBox()).toMatchObject({ x: 0, width: 1440 })
})

test("the dock says what the wallet will do, and why it gets no requests", async ({
  page,
  openPage,
}) => {
  await openPage()
  const dock = page.getByRole("complementary", { name: "Sandbox" })
  const bar = dock.getByRole("button", { name: /^Sandbox/ })
  await expect(bar).toContainText("Freighter will ask you")
  await expect(bar).toContainText("Account 1, Testnet (sandbox)")
  await bar.click()
  await dock.getByRole("checkbox", { name: "Locked" }).check()
  await expect(bar).toContainText("Freighter is locked")
  await dock.getByRole("checkbox", { name: "Installed" }).uncheck()
  await expect(bar).toContainText("Freighter is not installed")
  await expect(bar).not.toContainText("Account 1")
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
  const dock = page.getByRole("complementary", { name: "Sandbox" })
  await dock.getByRole("button", { name: /^Sandbox/ }).click()
  const timeline = dock.getByRole("region", { name: "Inspector" })
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
  const done = timeline.getByText("freighter: done")
  await expect(done).toBeVisible()
  await expect(timeline.getByText("page → freighter").first()).toBeVisible()
  await expect(timeline.getByText("freighter → page").first()).toBeVisible()
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
