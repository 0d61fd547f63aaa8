import type { Value } from "@alidade/core/describe"
import { accountOf } from "../effects/values.js"
import type { Deed, Deeds } from "../sentence/deed.js"

/** Whether what was done moved something from an account to another, or to it. Undefined for neither. */
export type Direction = "out" | "in" | undefined

/** The direction of a transaction for its account: that of the first of its deeds that has one. */
export function directionOf({ source, deeds }: Deeds, account: string = source): Direction {
  for (const deed of deeds) {
    const direction = ofDeed(deed, source, account)
    if (direction) return direction
  }
  return undefined
}

function ofDeed(deed: Deed, source: string, account: string): Direction {
  const { kind, values, by = source } = deed
  if (kind === "claim") return by === account ? "in" : undefined
  if (kind === "createClaimable" && by === account) return "out"
  const to = "to" in values ? accountIn(values.to) : undefined
  const from = "from" in values ? accountIn(values.from) : by
  if (to === undefined || to === from) return undefined
  if (from === account) return "out"
  return to === account ? "in" : undefined
}

function accountIn(value: Value): string | undefined {
  return value.type === "address" ? accountOf(value.value) : undefined
}
