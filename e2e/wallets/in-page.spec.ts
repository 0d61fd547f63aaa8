import { networks } from "@alidade/core"
import { call, connect, expect, found, type PageWallet, test, types } from "./in-page.js"
import { account, isSignedBy, payment, state } from "./in-windows.js"

const wallets = ["freighter", "hana", "lobstr", "rabet"] as const

/** What remains of a connection after a reload, and which requests the wallet then gets without a window. */
const reloaded: Record<PageWallet, { trust: string; silent: readonly string[] }> = {
  freighter: {
    trust: "reported",
    silent: ["REQUEST_CONNECTION_STATUS", "REQUEST_PUBLIC_KEY", "REQUEST_NETWORK_DETAILS"],
  },
  hana: { trust: "remembered", silent: [] },
  lobstr: { trust: "remembered", silent: ["REQUEST_CONNECTION_STATUS"] },
  rabet: {
    trust: "remembered",
    silent: ["RABET_EXTENSION_IS_UNLOCKED", "RABET_EXTENSION_NETWORK"],
  },
}

test.describe("keeps the connection over a reload without a window, and signs without new access", () => {
  for (const wallet of wallets) {
    test(wallet, async ({ page, sandbox, openHarness, makeKit }) => {
      const { trust, silent } = reloaded[wallet]
      await openHarness()
      await makeKit(wallet)
      await connect(page, sandbox, wallet)
      await openHarness()
      await makeKit(wallet)
      await found(page)
      await expect
        .poll(() => state(page))
        .toMatchObject({ status: "connected", activeAddress: account, trust })
      for (const type of await types(sandbox, wallet)) expect(silent).toContain(type)
      expect((await sandbox[wallet].state()).waiting).toEqual([])

      await sandbox[wallet].next("approve")
      expect(await call(page, "signTransaction", payment())).toMatchObject({
        value: { verified: "signature" },
      })
      expect((await sandbox[wallet].state()).waiting).toEqual([])
      expect(await state(page)).toMatchObject({ trust: "proven" })
    })
  }
})

test.describe("signs for the requested network, whichever network the wallet is set to [S1.4 S1.15]", () => {
  // Freighter signs for the network that it is set to, and LOBSTR supports only Public.
  for (const wallet of ["hana", "rabet"] as const) {
    test(wallet, async ({ page, sandbox, openHarness, makeKit }) => {
      await openHarness()
      await makeKit(wallet)
      await connect(page, sandbox, wallet)
      await sandbox[wallet].answer("approve")
      for (const network of ["testnet", "public"] as const) {
        await sandbox[wallet].set({ network })
        for (const networkPassphrase of [networks.Testnet, networks.Public]) {
          const { value } = await call(page, "signTransaction", payment(), { networkPassphrase })
          expect(isSignedBy(account, value?.signedTxXdr, networkPassphrase)).toBe(true)
        }
      }
    })
  }
})
