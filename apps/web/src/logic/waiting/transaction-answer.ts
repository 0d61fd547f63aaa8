import type { Answer } from "../stellar/results.js"
import type { WaitingItem } from "./waiting-item.js"

/** The network's answer to an item, if a ledger has it with its effect. */
export function transactionAnswer({ hash, ending }: WaitingItem): Answer | undefined {
  return ending?.how === "applied" ? { outcome: "applied", ledger: ending.ledger, hash } : undefined
}
