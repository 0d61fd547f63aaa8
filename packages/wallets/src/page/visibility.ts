/**
 * Calls back each time the person comes back to the page, perhaps from installing, enabling or unlocking an extension:
 * when its window gets the focus, and when its tab is shown or hidden. Returns how to stop.
 */
export function onReturn(back: () => void): () => void {
  window.addEventListener("focus", back)
  document.addEventListener("visibilitychange", back)
  return () => {
    window.removeEventListener("focus", back)
    document.removeEventListener("visibilitychange", back)
  }
}

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
