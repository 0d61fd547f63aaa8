import type { WaitingItem } from "../logic/waiting/waiting-item.js"
import { say } from "../texts/en/waiting.js"

/** How an item ended, in words. Undefined while it waits. */
export function endingWords({ ending, isSentHere }: WaitingItem): string | undefined {
  if (!ending) return undefined
  switch (ending.how) {
    case "applied":
      return say(isSentHere ? "sentHere" : "sentElsewhere", { ledger: ending.ledger })
    case "failed":
      return say("failed", { ledger: ending.ledger })
    default:
      return say(ending.how)
  }
}
