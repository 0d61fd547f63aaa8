import { type Kit, type KitState, networks, type PairingPrompt } from "@alidade/core"
import type { WalletConnectCard } from "@alidade/wallets/walletconnect"
import type { Page } from "@playwright/test"
import { test as base, expect } from "../harness/test.js"
import { state } from "./in-windows.js"

/** The kit with WalletConnect's client and the vendor's library, over the sandbox's relay. */

declare global {
  interface Window {
    kit: Kit
    bridge: WalletConnectCard
    /** Topics of the sessions that the phone has deleted. */
    deleted: string[]
  }
}

/** How a call of the kit ended. */
interface Ended {
  value?: Record<string, string>
  error?: { kind: string; code: number; message: string }
}

/** A spec of the bridge: `makeKit` creates the page's kit, with a screen that tests can read. */
export const test = base.extend<{ makeKit: (relayUrl?: string) => Promise<void> }>({
  makeKit: async ({ page, server }, use) => {
    const { walletConnect } = server.config
    await use((relayUrl = walletConnect.relayUrl) =>
      page.evaluate(
        async ({ relayUrl, explorerUrl, network }) => {
          const { createKit } = await window.harness.core()
          const { walletConnect } = await window.harness.walletConnect()
          window.deleted = []
          window.bridge = walletConnect({
            projectId: "project",
            name: "Harness",
            relayUrl,
            explorerUrl,
            verify: false,
            offline: true,
            storagePrefix: "app",
            onSessionDeleted: (topic) => window.deleted.push(topic),
          })
          window.kit = createKit({ network, wallets: [window.bridge] })
          window.kit.attachScreen()
        },
        { relayUrl, explorerUrl: walletConnect.explorerUrl, network: networks.Testnet },
      ),
    )
  },
})

/** Calls the page's kit. */
export function call(page: Page, name: keyof Kit, ...given: unknown[]): Promise<Ended> {
  return page.evaluate(
    async ({ name, given }) => {
      try {
        const method = window.kit[name] as (...all: unknown[]) => Promise<Record<string, string>>
        return { value: await method(...given) }
      } catch (thrown) {
        const { kind, code, message } = thrown as NonNullable<Ended["error"]>
        return { error: { kind, code, message } }
      }
    },
    { name, given },
  )
}

export const promptOf = async (page: Page): Promise<PairingPrompt | undefined> =>
  (await state(page)).pending[0]?.prompt as PairingPrompt | undefined

/** The code on the screen. */
export async function code(page: Page): Promise<string> {
  await expect.poll(async () => (await promptOf(page))?.state).toBe("ready")
  return (await promptOf(page))?.uri ?? ""
}

/** Whether the kit is connected. */
export const status = async (page: Page): Promise<KitState["status"]> => (await state(page)).status

export { expect }
