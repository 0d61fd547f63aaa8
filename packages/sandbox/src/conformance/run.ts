import { addressOf } from "./check.js"
import type { TestedModule, TestedOptions } from "./module.js"
import { createScreen } from "./screen.js"
import { within } from "./settle.js"
import type { WalletSide } from "./side.js"

/** A requirement for a wallet module. */
export interface ConformanceCheck {
  /** Describes the required behavior. */
  readonly name: string
  /** Resolves if the module meets it. Rejects with an `Error` that says what is wrong. */
  run(): Promise<void>
}

export type AddCheck = (name: ConformanceCheck["name"], run: ConformanceCheck["run"]) => void

/** What the checks of a run share. */
export interface Run {
  readonly module: TestedModule
  readonly side: WalletSide
  readonly patience: number
  readonly networkPassphrase: string
  /**
   * Functions that the module has but rejects with the specification's text. Modules of other kits do this, because
   * they declare no capabilities.
   */
  readonly refuses: Set<string>
  /** Connects once and returns the account. */
  account(): Promise<{ address: string; path?: string }>
  /**
   * Calls the module as a kit does: it opens the window first, inside a click, and aborts the signal after the call.
   */
  call<Result>(
    use: (options: TestedOptions) => Promise<Result> | undefined,
    signal?: AbortSignal,
  ): Promise<Result>
}

const TESTNET = "Test SDF Network ; September 2015"
const DEFAULT_PATIENCE = 10_000

export function createRun(module: TestedModule, side: WalletSide): Run {
  const patience = side.patience ?? DEFAULT_PATIENCE
  let connected: { address: string; path?: string } | undefined
  const run: Run = {
    module,
    side,
    patience,
    refuses: new Set(),
    networkPassphrase: side.networkPassphrase ?? module.capabilities?.networks?.[0] ?? TESTNET,
    async account() {
      if (connected) return connected
      await side.approve()
      connected = addressOf(await run.call((options) => module.getAddress(options)))
      return connected
    },
    async call(use, signal) {
      const lifetime = new AbortController()
      const screen = createScreen(side)
      const abort = (): void => lifetime.abort(signal?.reason)
      if (signal?.aborted) abort()
      signal?.addEventListener("abort", abort)
      const start = async (): Promise<Awaited<ReturnType<typeof use>>> => {
        const opened = lifetime.signal.aborted
          ? undefined
          : module.open?.({ signal: lifetime.signal })
        const options = { signal: lifetime.signal, opened, ui: screen }
        return use(options) as Awaited<ReturnType<typeof use>>
      }
      try {
        return (await within(
          patience,
          "The call does not settle",
          side.click && module.open ? side.click(start) : start(),
        )) as never
      } finally {
        signal?.removeEventListener("abort", abort)
        screen.end()
        lifetime.abort()
      }
    },
  }
  return run
}
