import type { SignatureStatus } from "../signatures/read-signature-status.js"
import { readinessOf } from "../signatures/readiness.js"
import type { WaitingItem } from "./waiting-item.js"

/** For whom an item waits. */
export type WaitingGroup = "forYou" | "forOthers" | "done"

/** What the visitor does next with an item. */
export type NextAct = "review" | "copy" | "send" | "open"

/** For whom an item waits, and what the visitor with this account does next. The status is undefined until it is read. */
export function nextActOf(
  item: WaitingItem,
  signatureStatus: SignatureStatus | undefined,
  address: string,
): { group: WaitingGroup; act: NextAct } {
  if (item.ending) return { group: "done", act: "open" }
  const { sendable, complete, maySign } = readinessOf(signatureStatus, address)
  if (sendable) return { group: "forYou", act: "send" }
  // Without the network, only what was signed here is known.
  const isSigned = item.signedAt[address] !== undefined
  return (maySign || complete) && !isSigned
    ? { group: "forYou", act: "review" }
    : { group: "forOthers", act: "copy" }
}
