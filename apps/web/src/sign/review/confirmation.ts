import type { Sent } from "../../logic/sign/flow.js"
import { say as sayOfResults } from "../../texts/en/results.js"
import { say } from "../../texts/en/sign.js"

/** When and where the network confirmed a transaction, as far as it is known. */
export function confirmation({ answer, since, at }: Sent): string {
  const ledger = answer.outcome === "applied" ? answer.ledger : undefined
  if (ledger === undefined) return sayOfResults("confirmed")
  const place = { ledger: `${ledger}` }
  return since === undefined || at === undefined
    ? sayOfResults("confirmedIn", place)
    : say("confirmedAfter", { ...place, count: Math.max(1, Math.round((at - since) / 1_000)) })
}
