import { addressOf } from "./check.js"
import type { TestedModule, TestedOptions } from "./module.js"
import { createScreen } from "./screen.js"
import { within } from "./settle.js"
import type { WalletSide } from "./side.js"

/** One thing that a wallet module must do. */
export interface ConformanceCheck {
  /** A sentence about the module. */
  readonly name: string
  /** Resolves where it holds; rejects with an `Error` that says what does not. */
  run(): Promise<void>
}

/** Adds a check to the suite. */
export type AddCheck = (name: ConformanceCheck["name"], run: ConformanceCheck["run"]) => void

/** Of every chapter of the suite, what its checks share. */
export interface Run {
  readonly module: TestedModule
  readonly side: WalletSide
  readonly patience: number
  readonly networkPassphrase: string
  /**
   * Functions that the module has and refuses in the specification's words, as modules of other kits do that say nothing of
   * their capabilities.
   */
  readonly refuses: Set<string>
  /** The account, once it is connected. */
  account(): Promise<{ address: string; path?: string }>
  /** Calls the module as a kit does: a window first, inside a click; the signal aborts when the call has ended. */
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
      const life = new AbortController()
      const screen = createScreen(side)
      const abort = (): void => life.abort(signal?.reason)
      if (signal?.aborted) abort()
      signal?.addEventListener("abort", abort)
      const make = async (): Promise<Awaited<ReturnType<typeof use>>> => {
        const opened = life.signal.aborted ? undefined : module.open?.({ signal: life.signal })
        const options = { signal: life.signal, opened, ui: screen }
        return use(options) as Awaited<ReturnType<typeof use>>
      }
      try {
        return (await within(
          patience,
          "It does not settle",
          side.click && module.open ? side.click(make) : make(),
        )) as never
      } finally {
        signal?.removeEventListener("abort", abort)
        screen.end()
        life.abort()
      }
    },
  }
  return run
}
