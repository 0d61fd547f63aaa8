import { test as base } from "@playwright/test"
import { type InjectedName, injectedNames } from "../inject/names.js"
import { type Sandbox, startSandbox } from "../server/index.js"
import type { SandboxAccount } from "../wallet/keys.js"
import { attachMessages } from "./attach-messages.js"
import { driveControls } from "./drive-controls.js"
import type { WalletDriver } from "./driver.js"
import { installWallets } from "./install-wallets.js"
import type { InstallWalletsOptions } from "./installed-wallets.js"
import { type PhoneDriver, startTestPhone } from "./phone.js"
import { canRouteSockets, routeNetworks, routeWallets } from "./route-wallets.js"
import { type TestAccount, type TestAccounts, testAccounts } from "./test-accounts.js"

/** Options of the fixture `wallets`: `test.use({ walletOptions: { accounts: [{ secret }] } })`. */
export type WalletOptions = Pick<
  InstallWalletsOptions,
  "wallets" | "accounts" | "frames" | "initial"
>

/** The simulated wallets of a test, by name: extensions, Albedo, and a phone. */
export type TestWallets = Readonly<
  Record<InjectedName | "albedo", WalletDriver> & { phone: PhoneDriver }
>

/** What a test gets. */
export interface WalletFixtures {
  walletOptions: WalletOptions
  /** The accounts that its wallets hold, each with 10,000 XLM: fresh ones unless `walletOptions` names others. */
  accounts: TestAccounts
  /** The active account. */
  account: TestAccount
  /** The wallets of all pages and windows. They are in each page from its first line on. */
  wallets: TestWallets
}

/** What the tests of a worker share. */
export interface SandboxFixtures {
  /** A sandbox on a free port: its networks, faucets, and relays. */
  sandbox: Sandbox
}

/**
 * Playwright's `test` with simulated wallets. A test that names `wallets` has them in each page of its context, from the
 * page's first line on, with fresh accounts that have money. The true addresses of wallets, and of the public networks,
 * lead to a sandbox that this worker has started. A failed test attaches the wallets' messages to its report.
 */
export const test: ReturnType<typeof base.extend<WalletFixtures, SandboxFixtures>> = base.extend<
  WalletFixtures,
  SandboxFixtures
>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const sandbox = await startSandbox({ port: 0 })
      await use(sandbox)
      await sandbox.close()
    },
    { scope: "worker" },
  ],
  walletOptions: [{}, { option: true }],
  accounts: async ({ sandbox, walletOptions }, use) => {
    const accounts = testAccounts(walletOptions.accounts)
    await sandbox.fund(...accounts.map(({ address }) => address))
    await use(accounts)
  },
  account: ({ accounts: [account] }, use) => use(account),
  wallets: async ({ context, sandbox, walletOptions, accounts }, use, testInfo) => {
    const held = accounts.map(
      ({ name, address, secret }): SandboxAccount => ({ name, address, seed: secret }),
    )
    for (const wallet of Object.values(sandbox.wallets)) wallet.hold(held)
    const installed = await installWallets(context, {
      ...walletOptions,
      accounts,
      sandbox,
      initial: atOnce(walletOptions.initial),
    })
    await routeNetworks(context, sandbox)
    await routeWallets(context, sandbox)
    const phone = startTestPhone(sandbox.config, held)
    const drivers = {
      ...installed.wallets,
      albedo: driveControls("albedo", sandbox.wallets.albedo),
      phone: phone.phone,
    }
    await use(withErrors(drivers, canRouteSockets(context)))
    await attachMessages(testInfo, drivers)
    phone.stop()
    await installed.close()
  },
})

/** Rabet appears late, and Stellar-Wallets-Kit then counts it as absent. A test that wants this turns `RA-late` on. */
function atOnce(initial: WalletOptions["initial"] = {}): NonNullable<WalletOptions["initial"]> {
  const rabet = initial.rabet ?? {}
  return { ...initial, rabet: { ...rabet, quirks: { "RA-late": false, ...rabet.quirks } } }
}

/** Says why a wallet is missing when a test asks for it. */
function withErrors(drivers: Partial<TestWallets>, hasPhone: boolean): TestWallets {
  const missing = injectedNames.filter((name) => !drivers[name])
  const reasons = [
    ...missing.map((name) => [
      name,
      `This test does not install ${name}. Add it: test.use({ walletOptions: { wallets: ["${name}"] } }).`,
    ]),
    ...(hasPhone
      ? []
      : [["phone", "The phone needs Playwright 1.48 or newer, which can route WebSockets."]]),
  ] as const
  const failing = reasons.map(([name = "", text]) => [
    name,
    {
      enumerable: false,
      get(): never {
        throw new Error(text)
      },
    },
  ])
  return Object.defineProperties({ ...drivers }, Object.fromEntries(failing)) as TestWallets
}
