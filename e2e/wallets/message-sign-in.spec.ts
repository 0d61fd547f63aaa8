import { networks } from "@alidade/core"
import { createSessions } from "@alidade/sign-in/session"
import type { Page } from "@playwright/test"
import { connect, expect, test } from "./in-page.js"
import { account } from "./in-windows.js"

/** Tests a sign-in with a message through simulated extensions, with a server's sessions behind the page. */

/** Serves sessions below `/auth` of the page's own origin. */
async function serveSessions(page: Page, networkPassphrase: string): Promise<void> {
  const { origin } = new URL(page.url())
  const sessions = createSessions({ origin, networkPassphrase, secrets: ["s".repeat(32)] })
  await page.route(`${origin}/auth/*`, async (route) => {
    const request = route.request()
    const body = request.postData()
    const response = await sessions.handle(
      new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders().then(webHeaders),
        ...(body !== null && { body }),
      }),
    )
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    })
  })
}

/** Without HTTP/2's own fields. */
function webHeaders(headers: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(headers).filter(([name]) => !name.startsWith(":"))
}

/** Signs in as an app does. Returns the server's session, or why it failed. */
function signIn(page: Page): Promise<{ address?: string; kind?: string }> {
  return page.evaluate(async () => {
    const { signInWithMessage } = await window.harness.signIn()
    const options = { kit: window.kit, server: "/auth", statement: "Sign in to vote." }
    try {
      const { answer } = await signInWithMessage(options)
      return answer.session as { address: string }
    } catch (error) {
      return { kind: (error as { kind: string }).kind }
    }
  })
}

/** Who has signed in, as the server answers the page. */
function current(page: Page): Promise<unknown> {
  return page.evaluate(async () => (await (await fetch("/auth/session")).json()).session?.address)
}

for (const [at, wallet] of (["freighter", "hana", "lobstr"] as const).entries()) {
  test(`SM1: ${wallet} signs a user in with a message, until the user signs out`, {
    tag: at === 0 ? "@main" : [],
  }, async ({ page, sandbox, openHarness, makeKit }) => {
    await openHarness()
    const network = wallet === "lobstr" ? networks.Public : networks.Testnet
    await serveSessions(page, network)
    await makeKit(wallet, network)
    await connect(page, sandbox, wallet)
    expect(await current(page)).toBeUndefined()
    await sandbox[wallet].next("approve")
    expect(await signIn(page)).toMatchObject({ address: account })
    expect(await current(page)).toBe(account)
    expect(await page.evaluate(() => document.cookie)).not.toContain("session")

    await page.evaluate(() => fetch("/auth/sign-out", { method: "POST" }))
    expect(await current(page)).toBeUndefined()
    expect(await page.context().cookies()).toEqual([])
  })
}

test.describe("with Freighter, nobody signs in", () => {
  test.beforeEach(async ({ page, sandbox, openHarness, makeKit }) => {
    await openHarness()
    await makeKit("freighter")
    await connect(page, sandbox, "freighter")
  })

  test("if the user rejects the message", async ({ page, sandbox }) => {
    await serveSessions(page, networks.Testnet)
    await sandbox.freighter.next("reject")
    expect(await signIn(page)).toEqual({ kind: "rejected" })
    expect(await current(page)).toBeUndefined()
  })

  test("if the server's network is another: the server refuses", async ({ page, sandbox }) => {
    await serveSessions(page, networks.Public)
    await sandbox.freighter.next("approve")
    expect(await signIn(page)).toEqual({ kind: "external" })
    expect(await page.context().cookies()).toEqual([])
  })

  test("if another account signs: the message is not sent", async ({ page, sandbox }) => {
    await serveSessions(page, networks.Testnet)
    const asked: string[] = []
    page.on("request", (request) => asked.push(new URL(request.url()).pathname))
    await sandbox.freighter.next("wrong-signer")
    expect((await signIn(page)).kind).toBe("wrong-account")
    expect(asked).toContain("/auth/nonce")
    expect(asked).not.toContain("/auth/verify")
  })
})
