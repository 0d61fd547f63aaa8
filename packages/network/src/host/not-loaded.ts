/** A contract needs code that is still being loaded. Nothing has happened on the ledger. */
export interface NotLoaded extends Error {
  readonly loading: Promise<unknown>
}

/** Creates the error, with a promise of what is missing. */
export function notLoaded(message: string, loading: Promise<unknown>): NotLoaded {
  // Who works synchronously does not wait for it.
  loading.catch(() => undefined)
  return Object.assign(new Error(message), { loading })
}

/** Runs something, and again each time that what it needs was loaded. */
export async function whenLoaded<Result>(run: () => Result): Promise<Result> {
  for (;;) {
    try {
      return run()
    } catch (thrown) {
      if (!(thrown instanceof Error && "loading" in thrown)) throw thrown
      await (thrown as NotLoaded).loading
    }
  }
}
