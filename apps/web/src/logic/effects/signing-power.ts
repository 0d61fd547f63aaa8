import type { Draft } from "./draft.js"
import type { Thresholds } from "./effect.js"
import { type NameAlone, type Statement, statement } from "./statement.js"

/** The classes of operations that matter: payments need the medium threshold, a change of the signers the high one. */
const levels = ["low", "medium", "high"] as const

type Level = (typeof levels)[number]

/**
 * What changes in who can sign alone: whether the connected account (`G…`) loses it, who else has it now, and whether
 * all signers together can still sign.
 */
export function findTakeOver(draft: Draft, own: string): Statement[] {
  const { signers, thresholds, state } = draft
  const found: Statement[] = []
  const before = reached(state.signers.get(own) ?? 0, state.thresholds)
  const after = reached(signers.get(own)?.weight ?? 0, thresholds)
  const lost = before.filter((level) => !after.includes(level))
  if (lost.length > 0) found.push(statement(lostText(lost, after)))
  for (const [key, { shown, weight }] of signers) {
    if (key === own) continue
    const had = reached(state.signers.get(key) ?? 0, state.thresholds)
    const gained = reached(weight, thresholds).filter((level) => !had.includes(level))
    const text = gainedText(gained)
    if (text) found.push(statement(text, { signer: shown }))
  }
  const total = [...signers.values()].reduce((sum, { weight }) => sum + weight, 0)
  const lockout = lockoutText(reached(total, thresholds))
  return lockout ? [...found, statement(lockout)] : found
}

/** The classes of operations that a weight reaches alone. A key without weight is no signer. */
function reached(weight: number, thresholds: Thresholds): Level[] {
  return weight === 0 ? [] : levels.filter((level) => weight >= thresholds[level])
}

function lostText(lost: readonly Level[], left: readonly Level[]): NameAlone {
  if (left.length === 0) return "noLongerAlone"
  if (lost.includes("medium")) return "noLongerPaysAlone"
  return lost.includes("high") ? "noLongerRulesAlone" : "noLongerAllAlone"
}

function gainedText(gained: readonly Level[]): "rulesAlone" | "paysAlone" | undefined {
  if (gained.includes("high")) return "rulesAlone"
  if (gained.includes("medium")) return "paysAlone"
  return undefined
}

function lockoutText(left: readonly Level[]): NameAlone | undefined {
  if (left.length === 0) return "nobodySigns"
  if (!left.includes("medium")) return "noPayments"
  return left.includes("high") ? undefined : "noNewSigners"
}
