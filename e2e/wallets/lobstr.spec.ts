import { networks } from "@alidade/core"
import type { Page } from "@playwright/test"
import { call, connect, expect, test, types } from "./in-page.js"
import { account, hello, isMessageSignedBy, isSignedBy, payment } from "./in-windows.js"

/** Tests what only LOBSTR does, with the kit and the simulated LOBSTR. */

const signedIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...sessionStorage }))

/** The connection's secret, as stored for the tab. */
async function secretOf(page: Page): Promise<string> {
  const { LOBSTR_CONNECTION_KEY: secret } = await signedIn(page)
  if (!secret) throw new Error("No connection is stored.")
  return secret
}

test.beforeEach(async ({ openHarness, makeKit }) => {
  await openHarness()
  await makeKit("lobstr")
})

test("pairs a phone first if none is paired", { tag: "@main" }, async ({ page, sandbox }) => {
  await sandbox.lobstr.set({ created: false })
  const connected = call(page, "connect", "lobstr")
  const dialog = page.getByRole("dialog", { name: "LOBSTR, simulated" })
  await dialog.getByRole("button", { name: "Set up" }).click()
  await dialog.getByRole("button", { name: "Approve" }).click()
  expect(await connected).toEqual({ value: { address: account } })
})

for (const [name, lose] of [
  ["is gone with its tab", () => sessionStorage.clear()],
  [
    "is one that LOBSTR does not know",
    () => sessionStorage.setItem("LOBSTR_CONNECTION_KEY", "an old one"),
  ],
] as const) {
  test(`LO2: requests a connection that ${name} again, once, before the signature`, async ({
    page,
    sandbox,
  }) => {
    await connect(page, sandbox, "lobstr")
    await page.evaluate(lose)
    await sandbox.lobstr.next("approve", "approve")
    const { value } = await call(page, "signTransaction", payment())
    expect(isSignedBy(account, value?.signedTxXdr, networks.Public)).toBe(true)
    const accesses = (await types(sandbox, "lobstr")).filter((type) => type === "REQUEST_ACCESS")
    expect(accesses).toHaveLength(2)
  })
}

test("LO4: keeps the connection's secret only in this tab's storage, and deletes it on disconnect", async ({
  page,
  sandbox,
}) => {
  const printed: string[] = []
  page.on("console", (message) => printed.push(message.text()))
  await connect(page, sandbox, "lobstr")
  const secret = await secretOf(page)
  const elsewhere = () =>
    page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, document.cookie, window.kit.getState()]),
    )
  await sandbox.lobstr.answer("approve")
  await call(page, "signTransaction", payment())
  await sandbox.lobstr.answer("reject")
  const ended = [
    await call(page, "signTransaction", payment()),
    await call(page, "signMessage", "hello"),
  ]
  expect(await elsewhere()).not.toContain(secret)
  expect(JSON.stringify(ended)).not.toContain(secret)
  expect(printed.join()).not.toContain(secret)
  await call(page, "disconnect")
  expect(JSON.stringify(await signedIn(page))).not.toContain(secret)
})

test("LO5: converts a message's signature from hex to base64, and verifies it [S1.6]", async ({
  page,
  sandbox,
}) => {
  await connect(page, sandbox, "lobstr")
  await sandbox.lobstr.fault("LO5")
  await sandbox.lobstr.next("approve")
  expect(await call(page, "signMessage", hello.message)).toMatchObject({
    value: {
      signedMessage: hello.signature,
      signerAddress: account,
      verified: "signature",
    },
  })
  expect(isMessageSignedBy(account, hello.message, hello.signature)).toBe(true)
})

test("LO6: supports the next version, which renames the connection", async ({ page, sandbox }) => {
  await sandbox.lobstr.fault("LO6")
  await connect(page, sandbox, "lobstr")
  expect(Object.keys(await signedIn(page)).sort()).toEqual([
    "LOBSTR_WALLET_REF",
    "alidade:lobstr-account",
  ])
  await sandbox.lobstr.answer("approve")
  expect(await call(page, "signTransaction", payment())).toMatchObject({
    value: { verified: "signature" },
  })
  expect(await call(page, "signMessage", hello.message)).toMatchObject({
    value: { signedMessage: hello.signature },
  })
})

test("LO3: says that the phone can still confirm only where the phone has the request", async ({
  page,
  sandbox,
}) => {
  await connect(page, sandbox, "lobstr")
  const messageOf = async (): Promise<string | undefined> =>
    (await call(page, "signTransaction", payment())).error?.message
  await sandbox.lobstr.fault("LO3-server")
  expect(await messageOf()).toMatch(/server may be unreachable/)
  await sandbox.lobstr.fault("LO3-server", false)
  await sandbox.lobstr.next("reject")
  expect(await messageOf()).toContain("it can still be confirmed")
  await sandbox.lobstr.fault("LO2-access")
  await sandbox.lobstr.next("reject")
  expect(await messageOf()).toBe("The request was declined in LOBSTR, or its window was closed.")
})
