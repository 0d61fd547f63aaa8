import type { ReplyTools } from "../reply-tools.js"

/**
 * What a wire does with a reply: `pass` returns what arrives instead of it, which is nothing, one reply, or several.
 */
export interface Tap {
  readonly tools: ReplyTools
  pass(reply: unknown): readonly unknown[]
}

/** Taps a wire between a simulated wallet and its client. Returns what to do once the wallet is there, if anything. */
export type Wire = (tap: Tap) => (() => void) | undefined

/** A function whose promised results pass. A promise settles only once, so only the first reply counts. */
export function tapped(
  run: (...values: unknown[]) => unknown,
  { pass }: Tap,
): (...values: unknown[]) => unknown {
  return (...values) => {
    const result = run(...values)
    if (!(result instanceof Promise)) return result
    return result.then((reply) => {
      const replies = pass(reply)
      return replies.length > 0 ? replies[0] : new Promise(() => {})
    })
  }
}
