import type { JSHandle, Page } from "@playwright/test"
import type { PhoneActions, Sandbox, WalletName } from "../browser/index.js"
import type { Answer, Verdict, WalletSettings, WalletState } from "../wallet/state.js"
import { walletNames } from "../wallet-names.js"
import { createDriver, type WalletDriver } from "./driver.js"
import type { PhoneDriver } from "./phone.js"

export type { WalletDriver } from "./driver.js"
export {
  type SandboxFixtures,
  type TestWallets,
  test,
  type WalletFixtures,
  type WalletOptions,
} from "./fixtures.js"
export { installWallets } from "./install-wallets.js"
export type {
  InstalledWallet,
  InstalledWallets,
  InstallWalletsOptions,
  OwnAccount,
} from "./installed-wallets.js"
export type { PhoneDriver } from "./phone.js"
export { routeNetworks, routeWallets, type StopRouting } from "./route-wallets.js"
export type { TestAccount, TestAccounts } from "./test-accounts.js"

/** The simulated wallets of the page, by name. */
export type SandboxDriver = Readonly<
  Record<Exclude<WalletName, "phone">, WalletDriver> & { phone: PhoneDriver }
>

export { expect } from "@playwright/test"

/**
 * The driver of a page that installs the sandbox itself. Each call waits until it has, for half a minute at most. A web
 * wallet's own window need not install it.
 */
export function sandboxOf(page: Page): SandboxDriver {
  const drivers = Object.fromEntries(walletNames.map((name) => [name, driverOf(page, name)]))
  return { ...(drivers as Omit<SandboxDriver, "phone">), phone: phoneOf(page) }
}

/** A person's actions in the window of a web wallet. */
export interface WindowDriver {
  unlock(): Promise<void>
  approve(): Promise<void>
  reject(): Promise<void>
  /** Closes the window like a person, and waits until it is closed. */
  close(): Promise<void>
}

/** Drives the window of a web wallet in English (`await page.waitForEvent("popup")`). */
export function driveWindow(popup: Page): WindowDriver {
  const press = (name: string): Promise<void> =>
    popup.getByRole("button", { name, exact: true }).click()
  return {
    unlock: () => press("Unlock"),
    approve: () => press("Approve"),
    reject: () => press("Reject"),
    async close() {
      const closed = popup.waitForEvent("close")
      // Without this option, the pages receive no event when the window closes.
      await popup.close({ runBeforeUnload: true })
      await closed
    },
  }
}

function driverOf(page: Page, name: WalletName): WalletDriver {
  type Call = { [Name in keyof Commands]: [Name, ...Parameters<Commands[Name]>] }[keyof Commands]

  async function call(...[command, ...values]: Call): Promise<void> {
    const wallet = await simulated(page, name)
    await wallet.evaluate(
      async (wallet, { command, values }) => {
        await (wallet[command] as (...values: unknown[]) => void | Promise<void>)(...values)
      },
      { command, values },
    )
  }

  async function state(): Promise<WalletState> {
    const wallet = await simulated(page, name)
    return wallet.evaluate((wallet) => wallet.refresh())
  }

  return createDriver({
    state,
    update: (settings) => call("update", settings),
    next: (...answers) => call("next", ...answers),
    async settle(verdict) {
      // The page's last state may contain a request that was decided elsewhere since.
      await state()
      await page.waitForFunction(
        (name) => (window.alidadeSandbox?.wallets[name]?.getState().waiting.length ?? 0) > 0,
        name,
      )
      await call("settle", verdict)
    },
    reset: () => call("reset"),
  })
}

function phoneOf(page: Page): PhoneDriver {
  async function call<Name extends keyof PhoneActions>(
    name: Name,
    ...values: Parameters<PhoneActions[Name]>
  ): Promise<Awaited<ReturnType<PhoneActions[Name]>>> {
    const phone = await simulated(page, "phone")
    return phone.evaluate(
      (phone, { name, values }) => (phone[name] as (...values: unknown[]) => unknown)(...values),
      { name, values },
    ) as Promise<Awaited<ReturnType<PhoneActions[Name]>>>
  }

  return {
    ...driverOf(page, "phone"),
    pair: (uri, wallet) => call("pair", uri, wallet),
    openLink: (link) => call("openLink", link),
    sessions: () => call("sessions"),
    disconnectSession: (topic) => call("disconnectSession", topic),
    emitEvent: (topic, name, data) => call("emitEvent", topic, name, data),
    updateSession: (topic, address) => call("updateSession", topic, address),
    expireSession: (topic) => call("expireSession", topic),
  }
}

/** How long a page may take to install the sandbox, in ms. */
const PATIENCE = 30_000

/** The page's simulated wallet, awaited: a page that loads again has none for a moment. */
async function simulated<Name extends WalletName>(
  page: Page,
  name: Name,
): Promise<JSHandle<Sandbox["wallets"][Name]>> {
  try {
    return (await page.waitForFunction((name) => window.alidadeSandbox?.wallets[name], name, {
      timeout: PATIENCE,
    })) as JSHandle<Sandbox["wallets"][Name]>
  } catch (cause) {
    throw new Error(`The page has no simulated ${name}.`, { cause })
  }
}

/** A driver's commands to a model. */
interface Commands {
  update(settings: Partial<WalletSettings>): void
  next(...answers: Answer[]): void
  settle(verdict: Verdict): void
  reset(): void
}
