/**
 * Runs a task now, and again `ms` milliseconds after each run ended. Never runs it in a hidden tab, runs it at once
 * when the tab becomes visible again, and never twice at a time. Stops when the signal aborts.
 */
export function whileVisible(task: () => Promise<void>, ms: number, signal: AbortSignal): void {
  if (signal.aborted) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  const mayRun = (): boolean => !signal.aborted && document.visibilityState === "visible"

  async function run(): Promise<void> {
    clearTimeout(timer)
    if (running || !mayRun()) return
    running = true
    try {
      await task()
    } finally {
      running = false
      if (mayRun()) timer = setTimeout(run, ms)
    }
  }

  document.addEventListener("visibilitychange", run)
  signal.addEventListener(
    "abort",
    () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", run)
    },
    { once: true },
  )
  void run()
}
