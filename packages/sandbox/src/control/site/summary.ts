import type { ControlledWallet } from "./wallets.js"
import { answerWords, presenceWords } from "./words.js"

/** What a wallet would do now, in a few words. */
export function summaryOf({ facts: { home }, getState }: ControlledWallet): string {
  const { installed, locked, created, waiting, next, answer } = getState()
  const hasSite = home === "site" || home === "either"
  if (waiting.length > 0) return waiting.length === 1 ? "1 request" : `${waiting.length} requests`
  if (!installed && !hasSite) return presenceWords[home][1]
  if (!created) return "Not set up"
  if (locked) return "Locked"
  return answerWords[next[0] ?? answer]
}
