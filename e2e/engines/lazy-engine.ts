import type { Engine, EnginePage } from "./page.js"

/** An engine that starts with its first use and is kept for later ones. */
export interface LazyEngine {
  /**
   * Runs `act` on an empty page. If the engine's own process ends meanwhile, prints that, starts it once more, and runs
   * `act` again. Other failures are not repeated.
   */
  use(act: (page: EnginePage) => Promise<void>): Promise<void>
  /** The engine's version. Starts it if it has not been used. */
  version(): Promise<string>
  close(): Promise<void>
}

/** Creates an engine that starts with its first use. */
export function createLazyEngine(start: () => Promise<Engine>): LazyEngine {
  let running: Promise<Engine> | undefined
  const once = async (act: (page: EnginePage) => Promise<void>): Promise<void> => {
    running ??= start()
    await act(await (await running).newPage())
  }
  const close = async (): Promise<void> => {
    const ended = running
    running = undefined
    await (await ended)?.close()
  }
  return {
    async use(act) {
      try {
        await once(act)
      } catch (error) {
        const engine = await running
        if (!engine || !(await engine.hasExited())) throw error
        console.log(`${engine.name}'s process ended by itself, and is started once more: ${error}`)
        await close()
        await once(act)
      }
    },
    async version() {
      running ??= start()
      return (await running).version
    },
    close,
  }
}
