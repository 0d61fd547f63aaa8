/** Resolves after the given ms, or as soon as it is aborted. */
export function timer(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(pending)
      signal.removeEventListener("abort", end)
      resolve()
    }
    const pending = setTimeout(end, ms)
    signal.addEventListener("abort", end)
    if (signal.aborted) end()
  })
}
