import { conversation } from "../contract/conversation.js"

/** Time between two looks: a ledger closes about every five seconds. */
const LOOK_MS = 1000

/** Doublings of that time, at most: eight seconds. */
const DOUBLINGS = 3

/** Waits for the next look: longer, up to eight seconds, the more often every server has failed in turn. */
export function pause(failures: number, signal: AbortSignal | undefined): Promise<void> {
  return conversation<void>({ ...(signal && { signal }) }, ({ answer, undo }) => {
    const timer = setTimeout(answer, LOOK_MS * 2 ** Math.min(failures, DOUBLINGS))
    undo(() => clearTimeout(timer))
    return undefined
  })
}
