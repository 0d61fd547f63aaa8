import type { MultichainApiClient } from "@metamask/multichain-api-client"
import type { Page } from "@playwright/test"
import { Networks } from "@stellar/stellar-sdk/base"
import { expect, test } from "../harness/test.js"
import { first, isMessageSigned, isSigned, payment, second } from "./transactions.js"

/** Drives the simulated MetaMask with the vendor's own client, over the port and by page messages. */

type Transport = "port" | "messages"
const transports: readonly Transport[] = ["port", "messages"]

const scope = "stellar:pubnet"
const methods = ["signMessage", "signTransaction", "signAuthEntry"]

/** A preimage of type 9 on Public. */
const entry =
  "AAAACXrDOZdUTjF10ma9AiQ5sizbFlCMARY/JuXLKj4QRal5ESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="

declare global {
  interface Window {
    /** The client of the test. */
    metamask: MultichainApiClient
    notes: unknown[]
  }
}

/** Opens the page with a client over a transport. */
async function open(
  page: Page,
  transport: Transport,
  openHarness: () => Promise<void>,
): Promise<void> {
  await openHarness()
  await page.evaluate(async (transport) => {
    const api = await window.harness.multichainApi()
    window.metamask = api.getMultichainClient({
      transport:
        transport === "port"
          ? api.getExternallyConnectableTransport()
          : api.getWindowPostMessageTransport(),
    }) as MultichainApiClient
    window.notes = []
    window.metamask.onNotification((note) => void window.notes.push(note))
  }, transport)
}

/** What a call comes to: its result, or its error. */
interface Ended {
  value?: unknown
  thrown?: unknown
}

function call(
  page: Page,
  name: "createSession" | "getSession" | "revokeSession" | "invokeMethod",
  params?: object,
): Promise<Ended> {
  return page.evaluate(
    async ({ name, params }) => {
      try {
        const method = window.metamask[name] as (params?: object) => Promise<unknown>
        return { value: await method(params) }
      } catch (thrown) {
        const { cause, message } = thrown as Error
        return { thrown: cause instanceof Error ? message : cause }
      }
    },
    { name, params },
  )
}

const connect = (page: Page): Promise<Ended> =>
  call(page, "createSession", {
    optionalScopes: { [scope]: { accounts: [], methods, notifications: [] } },
  })

const invoke = (page: Page, method: string, params: object): Promise<Ended> =>
  call(page, "invokeMethod", { scope, request: { method, params } })

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "MetaMask, simulated" })

test("MM1: isMetamaskInstalled finds what announces itself", async ({
  openHarness,
  page,
  sandbox,
}) => {
  await openHarness()
  const isInstalled = () =>
    page.evaluate(async () =>
      (await window.harness.multichainApi()).isMetamaskInstalled({ timeout: 300 }),
    )
  expect(await isInstalled()).toBe(true)
  await sandbox.metamask.set({ installed: false })
  expect(await isInstalled()).toBe(false)
  await sandbox.metamask.set({ installed: true })
  await sandbox.metamask.fault("MM3-flask")
  expect(await isInstalled()).toBe(true)
})

for (const transport of transports)
  test.describe(`over ${transport}`, () => {
    test.beforeEach(async ({ openHarness, page, sandbox }) => {
      if (transport === "messages") {
        await openHarness()
        await sandbox.metamask.fault("MM4")
      }
      await open(page, transport, openHarness)
    })

    test(`${transport}: connects, with its network`, async ({ page, sandbox }) => {
      expect(await call(page, "getSession")).toEqual({ value: { sessionScopes: {} } })
      await sandbox.metamask.set({ locked: true })
      const connecting = connect(page)
      await dialogOf(page).getByRole("button", { name: "Unlock" }).click()
      await expect(dialogOf(page)).toContainText(`Requested by ${new URL(page.url()).host}`)
      await dialogOf(page).getByRole("button", { name: "Approve" }).click()
      expect(await connecting).toMatchObject({
        value: {
          sessionScopes: { [scope]: { methods } },
          sessionProperties: {},
        },
      })
    })

    test(`${transport}: the session survives a reload, without a window`, async ({
      openHarness,
      page,
      sandbox,
    }) => {
      await sandbox.metamask.next("approve")
      await connect(page)
      await open(page, transport, openHarness)
      expect(await call(page, "getSession")).toMatchObject({
        value: { sessionScopes: { [scope]: { methods } } },
      })
      expect((await sandbox.metamask.state()).waiting).toEqual([])
    })

    test(`${transport}: fails with 4001 if rejected or closed, 5100 without Stellar, 4100 unconnected`, async ({
      page,
      sandbox,
    }) => {
      for (const verdict of ["reject", "closeWindow"] as const) {
        const connecting = connect(page)
        await sandbox.metamask[verdict]()
        expect(await connecting).toMatchObject({ thrown: { code: 4001 } })
      }
      expect(await invoke(page, "signMessage", { message: "Hello" })).toMatchObject({
        thrown: { code: 4100 },
      })
      await sandbox.metamask.fault("MM8-5100")
      expect(await connect(page)).toMatchObject({ thrown: { code: 5100 } })
    })

    test(`${transport}: signs a transaction, an entry of type 9 and a message`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.metamask.next("approve")
      await connect(page)
      const opts = { networkPassphrase: Networks.PUBLIC, address: first }
      const signing = invoke(page, "signTransaction", { xdr: payment(), opts })
      const dialog = page.getByRole("dialog", { name: "Sign this transaction?" })
      await dialog.getByRole("button", { name: "Approve" }).click()
      const { value } = await signing
      expect(value).toMatchObject({ signerAddress: first })
      const { signedTxXdr } = value as { signedTxXdr: string }
      expect(isSigned(signedTxXdr, payment(), Networks.PUBLIC)).toBe(true)

      await sandbox.metamask.answer("approve")
      expect(await invoke(page, "signAuthEntry", { authEntry: entry, opts })).toMatchObject({
        value: { signedAuthEntry: expect.stringMatching(/^[\w+/]{86}==$/), signerAddress: first },
      })
      const message = "Hello, こんにちは"
      const { value: reply } = await invoke(page, "signMessage", { message, opts })
      const { signedMessage } = reply as { signedMessage: string }
      expect(isMessageSigned(signedMessage, message)).toBe(true)
    })

    test(`${transport}: MM7: a refused signature looks like a success to the client`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.metamask.next("approve")
      await connect(page)
      const signing = invoke(page, "signTransaction", { xdr: payment() })
      await sandbox.metamask.reject()
      expect(await signing).toEqual({
        value: {
          signedTxXdr: "",
          signerAddress: first,
          error: { code: -4, message: expect.any(String) },
        },
      })
      const submitted = { xdr: payment(), opts: { submit: true } }
      expect(await invoke(page, "signTransaction", submitted)).toMatchObject({
        value: { signedTxXdr: "", error: { code: -3 } },
      })
    })

    test(`${transport}: reports a switched account; revoking ends the session`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.metamask.next("approve")
      await connect(page)
      const last = () => page.evaluate(() => window.notes.at(-1))
      await sandbox.metamask.set({ account: second })
      await expect.poll(last).toMatchObject({
        method: "wallet_sessionChanged",
        params: {
          sessionScopes: { [scope]: { accounts: expect.arrayContaining([`${scope}:${second}`]) } },
        },
      })
      expect(await call(page, "getSession")).toMatchObject({
        value: { sessionScopes: { [scope]: { accounts: { 0: `${scope}:${second}` } } } },
      })
      await call(page, "revokeSession", { scopes: [scope] })
      await expect.poll(async () => (await sandbox.metamask.state()).grants).toEqual([])
    })

    test(`${transport}: MM5: repeats the question that nobody answered`, async ({
      openHarness,
      page,
      sandbox,
    }) => {
      await sandbox.metamask.fault("MM5")
      await open(page, transport, openHarness)
      await sandbox.metamask.next("approve")
      expect(await connect(page)).toHaveProperty("value.sessionScopes")
    })
  })

test("MM3: the client finds the id after a missed question, and takes a false one", async ({
  openHarness,
  page,
  sandbox,
}) => {
  await openHarness()
  await sandbox.metamask.fault("MM3-retry")
  await open(page, "port", openHarness)
  expect(await call(page, "getSession")).toEqual({ value: { sessionScopes: {} } })
  await sandbox.metamask.fault("MM3-forged")
  await open(page, "port", openHarness)
  expect(await call(page, "getSession")).toEqual({ thrown: "Failed to connect to MetaMask" })
})
