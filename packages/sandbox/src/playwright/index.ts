import { test as base, type Page } from "@playwright/test"
import type { PhoneActions, WalletName } from "../browser/index.js"
import type { Answer, LogEntry, Verdict, WalletSettings, WalletState } from "../wallet/state.js"

/**
 * Drives one simulated wallet. The page must have installed the sandbox, which a web wallet's own window does not
 * need: what is set for it counts for every window of that wallet, also one that opens later.
 */
export interface WalletDriver {
  /** Everything about it, as it stands. */
  state(): Promise<WalletState>
  /** Changes settings: locked, account, network, grants … */
  set(settings: Partial<WalletSettings>): Promise<void>
  /** Turns one of its switches (FR6 …). */
  quirk(id: string, on: boolean): Promise<void>
  /** What it does from now on when it is asked. */
  answer(answer: Answer): Promise<void>
  /** What it does the next times it is asked, once each. */
  next(...answers: Answer[]): Promise<void>
  /** The requests that reached it since the page was loaded, oldest first. */
  requests(): Promise<Record<string, unknown>[]>
  /** Waits until it is asked, and approves. */
  approve(): Promise<void>
  /** Waits until it is asked, and rejects. */
  reject(): Promise<void>
  /** Waits until it is asked, and closes its window. */
  closeWindow(): Promise<void>
  /** Everything as at first. */
  reset(): Promise<void>
}

/** Drives the simulated phone, which can do more than the other wallets. */
export interface PhoneDriver extends WalletDriver, PhoneActions {}

/** The simulated wallets of the page, by name. */
export type SandboxDriver = Readonly<
  Record<Exclude<WalletName, "phone">, WalletDriver> & { phone: PhoneDriver }
>

/** Playwright's `test` with a fixture more: `sandbox` drives the simulated wallets of `page`. */
export const test: ReturnType<typeof base.extend<{ sandbox: SandboxDriver }>> = base.extend<{
  sandbox: SandboxDriver
}>({
  sandbox: async ({ page }, use) => {
    await use(sandboxOf(page))
  },
})

export { expect } from "@playwright/test"

const names = ["freighter", "albedo", "xbull", "hana", "rabet", "lobstr", "ledger", "hot"] as const

/** The driver of any page, for tests that open more than one. */
export function sandboxOf(page: Page): SandboxDriver {
  const drivers = Object.fromEntries(names.map((name) => [name, driverOf(page, name)]))
  return { ...(drivers as Omit<SandboxDriver, "phone">), phone: phoneOf(page) }
}

/** What a person does in the window of a web wallet. */
export interface WindowHand {
  unlock(): Promise<void>
  approve(): Promise<void>
  reject(): Promise<void>
  /** Closes it by the browser's cross, and waits until it is gone. */
  close(): Promise<void>
}

/** A hand in the window of a web wallet (`await page.waitForEvent("popup")`). */
export function handIn(popup: Page): WindowHand {
  const press = (name: string): Promise<void> =>
    popup.getByRole("button", { name, exact: true }).click()
  return {
    unlock: () => press("Unlock"),
    approve: () => press("Approve"),
    reject: () => press("Reject"),
    async close() {
      const closed = popup.waitForEvent("close")
      // As a person does it: without this, no page is told that it is closed.
      await popup.close({ runBeforeUnload: true })
      await closed
    },
  }
}

function driverOf(page: Page, name: WalletName): WalletDriver {
  type Call = { [Name in keyof Commands]: [Name, ...Parameters<Commands[Name]>] }[keyof Commands]

  async function call(...[command, ...values]: Call): Promise<void> {
    await page.evaluate(
      async ({ name, command, values }) => {
        const wallet = window.alidadeSandbox?.wallets[name]
        if (!wallet) throw new Error(`The page has no simulated ${name}.`)
        await (wallet[command] as (...values: unknown[]) => void | Promise<void>)(...values)
      },
      { name, command, values },
    )
  }

  async function state(): Promise<WalletState> {
    const state = await page.evaluate(
      (name) => window.alidadeSandbox?.wallets[name]?.refresh(),
      name,
    )
    if (!state) throw new Error(`The page has no simulated ${name}.`)
    return state
  }

  async function settle(verdict: Verdict): Promise<void> {
    // What the page heard last may be of a request that was decided since, elsewhere.
    await page.waitForFunction((name) => window.alidadeSandbox?.wallets[name]?.refresh(), name)
    await page.waitForFunction(
      (name) => (window.alidadeSandbox?.wallets[name]?.getState().waiting.length ?? 0) > 0,
      name,
    )
    await call("settle", verdict)
  }

  return {
    state,
    set: (settings) => call("update", settings),
    quirk: (id, on) => call("update", { quirks: { [id]: on } }),
    answer: (answer) => call("update", { answer }),
    next: (...answers) => call("next", ...answers),
    requests: async () => (await state()).log.filter(isRequest).map(({ message }) => message),
    approve: () => settle("approve"),
    reject: () => settle("reject"),
    closeWindow: () => settle("close"),
    reset: () => call("reset"),
  }
}

function phoneOf(page: Page): PhoneDriver {
  function call<Name extends keyof PhoneActions>(
    name: Name,
    ...values: Parameters<PhoneActions[Name]>
  ): ReturnType<PhoneActions[Name]> {
    return page.evaluate(
      ({ name, values }) => {
        const { phone } = window.alidadeSandbox?.wallets ?? {}
        if (!phone) throw new Error("The page has no simulated phone.")
        return (phone[name] as (...values: unknown[]) => unknown)(...values)
      },
      { name, values },
    ) as ReturnType<PhoneActions[Name]>
  }

  return {
    ...driverOf(page, "phone"),
    pair: (uri) => call("pair", uri),
    sessions: () => call("sessions"),
    disconnectSession: (topic) => call("disconnectSession", topic),
    emitEvent: (topic, name, data) => call("emitEvent", topic, name, data),
    updateSession: (topic, address) => call("updateSession", topic, address),
    expireSession: (topic) => call("expireSession", topic),
  }
}

/** What a driver tells a model. */
interface Commands {
  update(settings: Partial<WalletSettings>): void
  next(...answers: Answer[]): void
  settle(verdict: Verdict): void
  reset(): void
}

function isRequest(entry: LogEntry): entry is LogEntry & { message: Record<string, unknown> } {
  return entry.direction === "in"
}
