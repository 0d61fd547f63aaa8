import { useEffect, useRef, useState } from "react"

/** An act of the visitor, and how it goes. */
export interface Act<Args extends readonly unknown[]> {
  /** Starts it, unless it runs. */
  start: (...args: Args) => void
  isRunning: boolean
  /** Why it failed last. */
  error?: unknown
  /** Forgets why it failed. */
  forget: () => void
}

/** An act that takes time: one at a time, and none that outlives its component. `onDone` gets its answer. */
export function useAct<Args extends readonly unknown[], Answer>(
  task: (signal: AbortSignal, ...args: Args) => Promise<Answer>,
  onDone: (answer: Answer) => void,
  onFailed?: (error: unknown) => void,
): Act<Args> {
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<Pick<Act<Args>, "isRunning" | "error">>({ isRunning: false })
  useEffect(() => () => running.current?.abort(), [])

  async function run(controller: AbortController, args: Args): Promise<void> {
    setState({ isRunning: true })
    try {
      const answer = await task(controller.signal, ...args)
      if (controller.signal.aborted) return
      setState({ isRunning: false })
      onDone(answer)
    } catch (error) {
      if (controller.signal.aborted) return
      setState({ isRunning: false, error })
      onFailed?.(error)
    }
  }

  return {
    ...state,
    start(...args) {
      if (state.isRunning) return
      running.current = new AbortController()
      void run(running.current, args)
    },
    forget: () => setState(({ isRunning }) => ({ isRunning })),
  }
}
