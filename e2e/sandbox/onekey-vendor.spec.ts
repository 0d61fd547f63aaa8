import type { ProviderStellar } from "@onekeyfe/onekey-stellar-provider"
import type { Page } from "@playwright/test"
import { Networks, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { expect, test } from "../harness/test.js"
import { first, isMessageSigned, isSigned, payment, second } from "./transactions.js"

/**
 * Drives the simulated OneKey twice: through the object that it injects, and through the vendor's own provider, whose
 * bridge posts messages to the page. Both must do the same.
 */

type Api = Pick<
  ProviderStellar,
  | "getAddress"
  | "getPublicKey"
  | "signTransaction"
  | "signAuthEntry"
  | "signMessage"
  | "getNetwork"
  | "disconnect"
  | "request"
>

/** The provider of a test: the vendor's, or the simulated object. */
type Side = "vendor" | "object"
const sides: readonly Side[] = ["vendor", "object"]

interface OneKey extends Api {
  on(name: "accountsChanged" | "disconnect", listener: (...values: unknown[]) => void): unknown
  removeListener: OneKey["on"]
}

declare global {
  interface Window {
    /** The provider of the test. */
    onekey: OneKey
    heard: unknown[]
  }
}

/** Opens the page with the provider of a side. */
async function open(page: Page, side: Side, openHarness: () => Promise<void>): Promise<void> {
  await openHarness()
  await page.evaluate(async (side) => {
    if (side === "object") window.onekey = window.$onekey.stellar
    else {
      const { ProviderStellar } = await window.harness.onekeyProvider()
      window.onekey = new ProviderStellar({
        timeout: 600_000,
      } as never) as unknown as typeof window.onekey
    }
    window.heard = []
    // The vendor's bridge learns of its provider in a later task.
    await new Promise((resolve) => setTimeout(resolve))
    for (const name of ["accountsChanged", "disconnect"] as const)
      window.onekey.on(name, (...values) => void window.heard.push([name, ...values]))
  }, side)
}

/** Calls a method; an error becomes its code and message. */
function call<Name extends keyof Api>(
  page: Page,
  name: Name,
  ...values: Parameters<Api[Name]>
): Promise<{ value?: Awaited<ReturnType<Api[Name]>>; thrown?: unknown }> {
  return page.evaluate(
    async ({ name, values }) => {
      try {
        const method = window.onekey[name] as (...values: unknown[]) => Promise<never>
        return { value: await method.apply(window.onekey, values) }
      } catch (thrown) {
        const { code, message } = thrown as { code?: number; message: string }
        return { thrown: { code, message, isError: thrown instanceof Error } }
      }
    },
    { name, values },
  )
}

const failure = (code: number, message: unknown = expect.any(String)) => ({
  thrown: { code, message, isError: true },
})
const notImplemented = failure(-32603, "not implemented")
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "OneKey Wallet, simulated" })

for (const side of sides)
  test.describe(`the ${side}`, () => {
    test.beforeEach(({ page, openHarness }) => open(page, side, openHarness))

    test("ON3: getAddress asks once; the silent restore never does", async ({
      openHarness,
      page,
      sandbox,
    }) => {
      expect(await call(page, "getAddress", { skipRequestAccess: true })).toEqual(failure(4100))
      expect((await sandbox.onekey.state()).waiting).toEqual([])
      await sandbox.onekey.set({ locked: true })
      const address = call(page, "getAddress")
      await dialogOf(page).getByRole("button", { name: "Unlock" }).click()
      await expect(dialogOf(page)).toContainText(`Requested by ${new URL(page.url()).host}`)
      await dialogOf(page).getByRole("button", { name: "Approve" }).click()
      expect(await address).toMatchObject({ value: { address: first } })
      await open(page, side, openHarness)
      const restored = await call(page, "getAddress", { skipRequestAccess: true })
      expect(restored).toMatchObject({ value: { address: first } })
      expect(await call(page, "getPublicKey")).toEqual({ value: first })
    })

    test("ON9: fails with 4001 when rejected or closed, 4100 unconnected, 4200 for other methods", async ({
      page,
      sandbox,
    }) => {
      for (const verdict of ["reject", "closeWindow"] as const) {
        const address = call(page, "getAddress")
        await sandbox.onekey[verdict]()
        expect(await address).toEqual(failure(4001))
      }
      expect(await call(page, "signTransaction", payment())).toEqual(failure(4100))
      expect(await call(page, "getNetwork")).toEqual(failure(4100))
      expect(await call(page, "request", { method: "stellar_other" } as never)).toEqual(
        failure(4200),
      )
    })

    test("ON9: a call that nobody answers ends with 4500 after its time", async ({
      openHarness,
      page,
      sandbox,
    }) => {
      await page.clock.install()
      await open(page, side, openHarness)
      await sandbox.onekey.next("never")
      const address = call(page, "getAddress")
      await expect.poll(async () => (await sandbox.onekey.state()).waiting).toHaveLength(1)
      // The vendor's bridge looks every ten minutes for requests that are older.
      await page.clock.fastForward(600_000)
      await page.clock.fastForward(600_000)
      expect(await address).toEqual(failure(4500))
    })

    test("ON1: without its bridge it says `disconnect`, and a call ends only with its time", async ({
      openHarness,
      page,
      sandbox,
    }) => {
      await page.clock.install()
      await open(page, side, openHarness)
      await sandbox.onekey.next("approve")
      await call(page, "getAddress")
      await sandbox.onekey.fault("ON1")
      await expect.poll(() => page.evaluate(() => window.heard.at(-1))).toEqual(["disconnect"])
      const address = call(page, "getAddress")
      await page.clock.fastForward(600_000)
      await page.clock.fastForward(600_000)
      expect(await address).toEqual(failure(4500))
      expect((await sandbox.onekey.state()).waiting).toEqual([])
    })

    test.describe("connected", () => {
      test.beforeEach(async ({ page, sandbox }) => {
        await sandbox.onekey.next("approve")
        await call(page, "getAddress")
      })

      test("ON4: signTransaction signs with the connected account, for the request's network", async ({
        page,
      }) => {
        const opts = { networkPassphrase: Networks.PUBLIC, address: second }
        const signing = call(page, "signTransaction", payment(), opts)
        const dialog = page.getByRole("dialog", { name: "Sign this transaction?" })
        await expect(dialog).toContainText("Public (sandbox)")
        await dialog.getByRole("button", { name: "Approve" }).click()
        const { value } = await signing
        expect(value?.signerAddress).toBe(first)
        expect(isSigned(value?.signedTxXdr, payment(), Networks.PUBLIC)).toBe(true)
      })

      test("ON5: `submit` really submits, which the log calls a misuse", async ({
        page,
        sandbox,
        server,
      }) => {
        await sandbox.onekey.answer("approve")
        const xdr = await page.evaluate(
          async ({ address, config }) =>
            (await window.harness.modules()).nextPayment(address, config),
          { address: first, config: server.config },
        )
        const { value } = await call(page, "signTransaction", xdr, { submit: true })
        const { log } = await sandbox.onekey.state()
        expect(log.map(({ message }) => message)).toContainEqual({
          misuse: "submit",
          envelope: value?.signedTxXdr,
        })
        const digest = TransactionBuilder.fromXdr(xdr, Networks.TESTNET).hash()
        const { horizonUrl } = server.config.networks.find(({ id }) => id === "testnet")!
        const { ok } = await fetch(
          `${horizonUrl}/transactions/${Buffer.from(digest).toString("hex")}`,
        )
        expect(ok).toBe(true)
        // Its sequence number is used.
        expect(await call(page, "signTransaction", payment(), { submit: true })).toEqual(
          failure(-32603),
        )
      })

      test("ON6 ON7: messages are base64, hex in an older build; entries are not implemented", async ({
        page,
        sandbox,
      }) => {
        await sandbox.onekey.answer("approve")
        const signed = async (): Promise<unknown> =>
          (await call(page, "signMessage", "Hello, こんにちは")).value?.signedMessage
        expect(isMessageSigned(await signed(), "Hello, こんにちは")).toBe(true)
        await sandbox.onekey.fault("ON7")
        const hex = await signed()
        expect(hex).toMatch(/^[0-9a-f]{128}$/)
        expect(isMessageSigned(hex, "Hello, こんにちは", "hex")).toBe(true)
        expect(await call(page, "signMessage", "")).toEqual(failure(-32602))
        expect(await call(page, "signAuthEntry", "AAAA")).toEqual(notImplemented)
      })

      test("ON8: a hardware account signs payments, but no messages", async ({ page, sandbox }) => {
        await sandbox.onekey.answer("approve")
        await sandbox.onekey.fault("ON8")
        const { value } = await call(page, "signTransaction", payment())
        expect(isSigned(value?.signedTxXdr, payment(), Networks.TESTNET)).toBe(true)
        expect(await call(page, "signMessage", "Hello")).toEqual(notImplemented)
      })

      test("ON10: reports a switched account, and the first disconnect only", async ({
        page,
        sandbox,
      }) => {
        const heard = () => page.evaluate(() => window.heard)
        await expect.poll(heard).toEqual([["accountsChanged", first]])
        await sandbox.onekey.set({ account: second })
        await expect.poll(heard).toHaveLength(2)
        await sandbox.onekey.set({ network: "public" })
        expect(await call(page, "getNetwork")).toMatchObject({
          value: { network: "mainnet", networkPassphrase: Networks.PUBLIC },
        })
        await call(page, "disconnect")
        await expect.poll(heard).toHaveLength(3)
        await sandbox.onekey.next("approve")
        await call(page, "getAddress")
        await call(page, "disconnect")
        await expect
          .poll(heard)
          .toEqual([
            ["accountsChanged", first],
            ["accountsChanged", second],
            ["disconnect"],
            ["accountsChanged", second],
          ])
      })
    })
  })

test.describe("in the page", () => {
  test("ON1: $onekey is there at once, announced, and removed with the wallet", async ({
    openHarness,
    page,
    sandbox,
    server,
  }) => {
    await openHarness("")
    const found = await page.evaluate(async (config) => {
      let announced = false
      window.addEventListener("ethereum#initialized", () => {
        announced = window.$onekey !== undefined
      })
      const { installSandbox } = await window.harness.sandbox()
      installSandbox({ config, wallets: ["onekey"] })
      return { announced, info: window.$onekey?.$walletInfo }
    }, server.config)
    expect(found).toEqual({
      announced: true,
      info: {
        platform: "extension",
        platformEnv: { isExtension: true, isDesktop: false, isNative: false },
      },
    })
    await sandbox.onekey.fault("ON1-app")
    expect(await page.evaluate(() => window.$onekey?.$walletInfo.platform)).toBe("native")
    await sandbox.onekey.set({ installed: false })
    expect(await page.evaluate(() => window.$onekey)).toBeUndefined()
  })

  test("IN5: as the default wallet it takes Hana's name, in Hana's form, and gives it back", async ({
    openHarness,
    page,
    sandbox,
  }) => {
    await openHarness()
    await sandbox.onekey.fault("IN5")
    await sandbox.onekey.answer("approve")
    const used = await page.evaluate(
      async ({ xdr, networkPassphrase }) => {
        const taken = window.hanaWallet!
        window.hanaWallet = undefined as never
        const { stellar } = taken as unknown as {
          stellar: typeof taken.stellar & { getNetwork(): Promise<object> }
        }
        return {
          isFixed: window.hanaWallet === taken,
          key: await stellar.getPublicKey(),
          xdr: await stellar.signTransaction({ xdr, networkPassphrase }),
          message: await stellar.signMessage({ message: "Hello" }),
          network: await stellar.getNetwork(),
        }
      },
      { xdr: payment(), networkPassphrase: Networks.TESTNET },
    )
    expect(used).toMatchObject({
      isFixed: true,
      key: first,
      network: { network: "testnet", networkPassphrase: Networks.TESTNET },
    })
    expect(isSigned(used.xdr, payment(), Networks.TESTNET)).toBe(true)
    expect(isMessageSigned(used.message, "Hello")).toBe(true)
    expect(await sandbox.hana.requests()).toEqual([])
    await sandbox.onekey.fault("IN5", false)
    await sandbox.hana.answer("approve")
    expect(await page.evaluate(() => window.hanaWallet?.stellar.getPublicKey())).toBe(first)
    expect(await sandbox.hana.requests()).toHaveLength(1)
    await sandbox.hana.set({ installed: false })
    expect(await page.evaluate(() => window.hanaWallet)).toBeUndefined()
  })

  test("IN5: the vendor's Hana object and the simulated one return the same", async ({
    openHarness,
    page,
    sandbox,
  }) => {
    await open(page, "vendor", openHarness)
    await sandbox.onekey.fault("IN5")
    await sandbox.onekey.answer("approve")
    const [simulated, vendor] = await page.evaluate(async (xdr) => {
      const { ProviderStellarHana } = await window.harness.onekeyProvider()
      const vendor = new ProviderStellarHana(window.onekey as never)
      const results = []
      for (const object of [window.hanaWallet!.stellar, vendor as never]) {
        const { stellar } = { stellar: object as (typeof window.hanaWallet & object)["stellar"] }
        results.push([
          await stellar.getPublicKey(),
          await stellar.signTransaction({ xdr }),
          await stellar.signMessage({ message: "Hello" }),
          await stellar.signBlob({ blob: "Hello" }),
          await stellar.signAuthEntry({ xdr }).catch(({ code, message }) => [code, message]),
        ])
      }
      return results
    }, payment())
    expect(simulated).toEqual(vendor)
    expect(simulated?.[0]).toBe(first)
  })

  test("IN5-metamask: announces itself as MetaMask over EIP-6963, whenever a page asks", async ({
    openHarness,
    page,
    sandbox,
  }) => {
    await openHarness()
    await sandbox.metamask.set({ installed: false })
    await page.evaluate(() => {
      window.heard = []
      window.addEventListener("eip6963:announceProvider", (event) =>
        window.heard.push((event as CustomEvent).detail.info),
      )
    })
    const ask = () =>
      page.evaluate(() => {
        window.heard = []
        window.dispatchEvent(new Event("eip6963:requestProvider"))
        return window.heard
      })
    expect(await ask()).toEqual([])
    const info = expect.objectContaining({ rdns: "io.metamask", name: "MetaMask" })
    await sandbox.onekey.fault("IN5-metamask")
    expect(await page.evaluate(() => window.heard)).toEqual([info])
    expect(await ask()).toEqual([info])
    await sandbox.onekey.set({ installed: false })
    expect(await ask()).toEqual([])
  })
})
