/**
 * Runs a task now and again `ms` milliseconds after it ended, while the page is visible: never in a hidden tab, at
 * once when it becomes visible again, one at a time. Ends with the signal, and leaves nothing.
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
