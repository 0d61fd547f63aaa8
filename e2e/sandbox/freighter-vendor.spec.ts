import { expect, test } from "../harness/test.js"

test("isConnected: the vendor's package finds the simulated extension, and none without it", async ({
  openHarness,
  page,
}) => {
  await openHarness()
  const isConnected = () =>
    page.evaluate(async () => (await window.harness.freighterApi()).isConnected())
  expect(await isConnected()).toEqual({ isConnected: true })
  await page.evaluate(() => window.alidadeSandbox?.uninstall())
  expect(await isConnected()).toEqual({ isConnected: false })
})
