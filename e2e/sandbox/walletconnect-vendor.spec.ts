import type { Page } from "@playwright/test"
import { Networks } from "@stellar/stellar-sdk/base"
import { expect, test } from "../harness/test.js"
import { first, isMessageSigned, isSigned, payment } from "./transactions.js"

/**
 * Drives the simulated phone with the vendor's own clients over the relay, in a real browser: its window and its
 * session storage. The phone's unit tests cover the rest.
 */

const versions = ["signClient", "signClient217"] as const
type Version = (typeof versions)[number]

declare global {
  interface Window {
    /** The app's client, and its pending approval. */
    app: Awaited<ReturnType<typeof import("@walletconnect/sign-client").SignClient.init>>
    approval: Promise<{ topic: string }>
  }
}

/** Starts the vendor's client in the page as an app would. Requests go only to loopback. */
async function start(page: Page, version: Version, relayUrl: string): Promise<void> {
  await page.evaluate(
    async ({ version, relayUrl }) => {
      const { SignClient } = (await window.harness[version]()) as Awaited<
        ReturnType<typeof window.harness.signClient>
      >
      const client = new SignClient({
        projectId: "project",
        relayUrl,
        telemetryEnabled: false,
        logger: "silent",
        metadata: { name: "App", description: "", url: location.origin, icons: [] },
      })
      client.core.relayer.confirmOnlineStateOrThrow = async () => {}
      client.core.verify.register = async () => undefined
      // biome-ignore lint/complexity/useLiteralKeys: a private member can only be reached so
      await client["initialize"]()
      window.app = client
    },
    { version, relayUrl },
  )
}

/** Proposes a session, and returns the code to scan. */
function propose(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { uri, approval } = await window.app.connect({
      requiredNamespaces: {
        stellar: {
          chains: ["stellar:testnet"],
          methods: ["stellar_signXDR"],
          events: [],
        },
      },
      optionalNamespaces: {
        stellar: {
          chains: ["stellar:pubnet"],
          methods: ["stellar_signMessage"],
          events: [],
        },
      },
    })
    // The vendor's client loses an approval that arrives before anyone awaits it.
    window.approval = approval()
    return uri ?? ""
  })
}

/** Controls the relay or the explorer. */
async function post(url: string, settings: object = {}): Promise<void> {
  const { ok } = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(settings),
  })
  expect(ok).toBe(true)
}

async function read(url: string): Promise<unknown> {
  return (await fetch(url)).json()
}

/** Waits until both ends are connected to the relay, and subscribed to their topics. */
async function bothBack(relay: string): Promise<void> {
  const following = async (): Promise<number> => {
    const state = (await read(`${relay}/state`)) as {
      connections: { topics: number }[]
    }
    return state.connections.filter(({ topics }) => topics > 0).length
  }
  await expect.poll(following).toBe(2)
}

/** Sends a request over a session; returns the reply or the error. */
function ask(
  page: Page,
  topic: string,
  method: string,
  params: object,
): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ({ topic, method, params }) => {
      const request = { topic, chainId: "stellar:testnet", request: { method, params } }
      try {
        return await window.app.request<Record<string, unknown>>(request)
      } catch (thrown) {
        const { code, message } = thrown as Record<string, unknown>
        return { code, message }
      }
    },
    { topic, method, params },
  )
}

for (const version of versions)
  test(`${version}: pairs and signs in the phone's window; the session survives reloads and connection loss`, async ({
    openHarness,
    page,
    sandbox,
    server,
  }) => {
    const elsewhere: string[] = []
    page.on("request", (request) => {
      const { hostname, protocol } = new URL(request.url())
      if (protocol !== "data:" && hostname !== "localhost" && hostname !== "127.0.0.1")
        elsewhere.push(request.url())
    })
    const { relayUrl } = server.config.walletConnect
    await openHarness()
    await start(page, version, relayUrl)
    await sandbox.phone.pair(await propose(page))
    const dialog = page.getByRole("dialog", { name: "Phone, simulated" })
    await expect(dialog).toContainText("Connect this site?")
    await expect(dialog).toContainText("Requested by localhost")
    await dialog.getByRole("button", { name: "Approve" }).click()
    const { topic } = await page.evaluate(() => window.approval)
    await expect(dialog).toHaveCount(0)
    expect(await sandbox.phone.sessions()).toMatchObject([
      {
        topic,
        name: "App",
        accounts: [`stellar:testnet:${first}`],
        methods: ["stellar_signXDR", "stellar_signMessage"],
      },
    ])

    const reply = ask(page, topic, "stellar_signXDR", { xdr: payment() })
    await expect(dialog).toContainText("1 XLM")
    await dialog.getByRole("button", { name: "Approve" }).click()
    expect(isSigned((await reply).signedXDR, payment(), Networks.TESTNET)).toBe(true)
    const rejected = ask(page, topic, "stellar_signMessage", { message: "Hello" })
    await dialog.getByRole("button", { name: "Reject" }).click()
    expect(await rejected).toMatchObject({ code: 5000 })

    // The phone still shows the request when the page comes back.
    ask(page, topic, "stellar_signMessage", { message: "Before the reload" }).catch(() => {})
    await expect(dialog).toContainText("Before the reload")
    await openHarness()
    await start(page, version, relayUrl)
    await expect(dialog).toContainText("Before the reload")
    await dialog.getByRole("button", { name: "Reject" }).click()
    await expect(dialog).toHaveCount(0)
    await sandbox.phone.answer("approve")
    const relay = relayUrl.replace(/^ws/, "http")
    for (const command of ["drop", "restart"]) {
      await post(`${relay}/${command}`)
      // This version loses its subscriptions if a request reconnects right after the cut.
      if (version === "signClient217") await bothBack(relay)
      const { signature } = await ask(page, topic, "stellar_signMessage", { message: "Hello" })
      expect(isMessageSigned(signature, "Hello")).toBe(true)
    }

    const ended = page.evaluate(
      () =>
        new Promise<string>((resolve) => window.app.on("session_delete", (e) => resolve(e.topic))),
    )
    // The phone cannot end its session over a silent relay.
    await post(`${relay}/update`, { silent: true })
    await post(`${server.config.walletConnect.explorerUrl}/update`, { fault: "error" })
    await sandbox.phone.reset()
    expect(await read(`${relay}/state`)).toMatchObject({ silent: false })
    expect(await read(`${server.config.walletConnect.explorerUrl}/state`)).toMatchObject({
      fault: "none",
    })
    expect(await ended).toBe(topic)
    expect((await sandbox.phone.state()).grants).toEqual([])
    expect(elsewhere).toEqual([])
  })
