import type albedo from "@albedo-link/intent"
import { inClick } from "../harness/click.js"
import { expect, test } from "../harness/test.js"

/** The simulated Albedo, driven by the vendor's own package, from a page on another site. */

declare global {
  interface Window {
    albedo: typeof albedo
  }
}

const first = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

test.beforeEach(async ({ openHarness, page, server }) => {
  await openHarness()
  await page.evaluate(async (frontendUrl) => {
    window.albedo = Object.assign((await window.harness.albedoIntent()).default, { frontendUrl })
  }, server.config.sites.albedo)
})

test("publicKey, by a person in its window: the address, and the token signed in Albedo's own way", async ({
  page,
}) => {
  const opened = page.waitForEvent("popup")
  const { outcome } = await inClick(page, (params) => window.albedo.publicKey(params), {
    token: "1b2c3d4e5f",
  })
  const popup = await opened
  await popup.getByRole("button", { name: "Approve" }).click()
  expect(await outcome).toEqual({
    intent: "public_key",
    token: "1b2c3d4e5f",
    pubkey: first,
    signed_message: `${first}:1b2c3d4e5f`,
    signature:
      "6938ded4a27998129874b04017bf24d557220ce772e5e0824a4c070d4ced6e90744f04f2fd3e7c55138ed9384a6b51b5157814df436e35b517221316dab08208",
  })
})
