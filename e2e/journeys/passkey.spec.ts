import type { CDPSession, Page } from "@playwright/test"
import { expectAccessible } from "./axe.js"
import { accounts, expect, test } from "./test.js"

/** The sandbox's passkey account, with Chromium's virtual authenticators. */

const { first } = accounts

/** Adds an authenticator whose user is present and verified (PK7). Returns its id. */
async function addAuthenticator(cdp: CDPSession, transport: "internal" | "usb"): Promise<string> {
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport, hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return authenticatorId
}

const place = (page: Page) => page.getByRole("region", { name: "Passkey account", exact: true })

async function pay(page: Page, amount: string): Promise<void> {
  await place(page).getByRole("textbox", { name: "To" }).fill(first.address)
  await place(page).getByRole("textbox", { name: "Amount in XLM" }).fill(amount)
  await place(page).getByRole("button", { name: "Pay", exact: true }).click()
  await expect(place(page).getByRole("status")).toContainText(`Paid ${amount} XLM`)
}

/** Gives the page's device a virtual authenticator of its own. */
async function withPasskeys(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send("WebAuthn.enable")
  return { cdp, authenticatorId: await addAuthenticator(cdp, "internal") }
}

test("a browser without passkeys is named as the reason, and another one as the cure", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  // As WebKitGTK is.
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"))
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await page.getByRole("link", { name: "Contract", exact: true }).click()
  await page.getByRole("link", { name: "Passkey account" }).click()
  await place(page).getByRole("button", { name: "Create with a passkey" }).click()
  await expect(place(page)).toContainText(
    "This browser has no passkeys. Open this page in another browser.",
  )
  await expectAccessible(page)
})

test("PK5 PK7 PK8: a passkey account pays, signs in, and lets a second passkey sign", {
  tag: "@main",
}, async ({ page, openPage, connect, sandbox }) => {
  const { cdp, authenticatorId: phone } = await withPasskeys(page)
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await page.getByRole("link", { name: "Contract", exact: true }).click()
  await page.getByRole("link", { name: "Passkey account" }).click()
  await place(page).getByRole("button", { name: "Create with a passkey" }).click()
  await expect(place(page)).toContainText(/C[A-Z2-7]{55}/)
  await expect(place(page)).toContainText("1,000.00 XLM")
  await expectAccessible(page)

  await pay(page, "25")
  await expect(place(page)).toContainText("975.00 XLM")
  await place(page).getByRole("button", { name: "Sign in with it" }).click()
  await expect(place(page).getByRole("status")).toContainText("Signed in to localhost")

  // The second passkey is another device's, and the first one has to agree.
  const key = await addAuthenticator(cdp, "usb")
  const setPresence = (authenticatorId: string, enabled: boolean) =>
    cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled })
  await setPresence(phone, false)
  const isSwapped = new Promise((resolve) => cdp.once("WebAuthn.credentialAdded", resolve))
    .then(() => setPresence(key, false))
    .then(() => setPresence(phone, true))
  // The page asks the first one as soon as the call is simulated.
  await page.route("**/rpc", async (route) => {
    await isSwapped
    await route.continue()
  })
  await place(page).getByRole("button", { name: "Add a passkey" }).click()
  await isSwapped
  await expect(place(page).getByRole("status")).toContainText("The new passkey can sign, too")
  await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: phone })
  await setPresence(key, true)
  await pay(page, "5")
  await expect(place(page)).toContainText("970.00 XLM")
  await expectAccessible(page)
})

test("a passkey account stays after a reload, and a request that nobody answers can be canceled", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  const { cdp, authenticatorId } = await withPasskeys(page)
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await page.evaluate(() => location.assign("#passkey"))
  await place(page).getByRole("button", { name: "Create with a passkey" }).click()
  await expect(place(page)).toContainText("1,000.00 XLM")
  await page.reload()
  await expect(place(page)).toContainText("1,000.00 XLM")
  await place(page).getByRole("button", { name: "Connect it" }).click()
  await pay(page, "1")
  await cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: false })
  await place(page).getByRole("button", { name: "Sign in with it" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click()
  await expect(place(page).getByRole("status")).toContainText("That didn’t work")
  await expect(page.getByRole("dialog")).toBeHidden()
  await place(page).getByRole("button", { name: "Forget it" }).click()
  await expect(place(page).getByRole("button", { name: "Create with a passkey" })).toBeVisible()
})
