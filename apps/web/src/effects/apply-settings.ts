import type { Sentence } from "@alidade/core/describe"
import { say } from "../texts/en/effects.js"
import { describe } from "../texts/sentences.js"
import { addEntries, type Draft } from "./draft.js"
import { exactly } from "./effect.js"
import { textIn } from "./values.js"

/** Applies an operation that changes settings of an account. Each detail of its description is one setting. */
export function applySettings(draft: Draft, details: readonly Sentence[]): void {
  for (const detail of details) {
    if (!applySetting(draft, detail)) draft.uncomputed.push(describe(detail))
  }
}

/** False if it is not computed. */
function applySetting(draft: Draft, { key, values }: Sentence): boolean {
  const weight = Number(textIn(values.weight))
  switch (key) {
    case "setMasterWeight":
      draft.signers.set(draft.address, weight)
      return true
    case "setLowThreshold":
      draft.thresholds.low = weight
      return true
    case "setMediumThreshold":
      draft.thresholds.medium = weight
      return true
    case "setHighThreshold":
      draft.thresholds.high = weight
      return true
    case "setSigner":
    case "removeSigner": {
      // Only keys of accounts: Horizon writes the other kinds in another way than the description.
      if (values.signer?.type !== "address") return false
      const signer = values.signer.value
      const existed = draft.signers.delete(signer)
      if (key === "setSigner") draft.signers.set(signer, weight)
      const change = Number(key === "setSigner") - Number(existed)
      if (change !== 0) addEntries(draft, exactly(BigInt(change)), false)
      return true
    }
    case "setHomeDomain":
    case "setNoHomeDomain":
    case "setInflation":
      return true
    default:
      return false
  }
}

/** Warns if the account's signers can no longer act for it. */
export function warnOfLockout({ signers, thresholds, warnings }: Draft): void {
  const total = [...signers.values()].reduce((all, weight) => all + weight, 0)
  if (total === 0) {
    warnings.add(say("locked"))
  } else if (total < thresholds.medium) {
    warnings.add(say("noPayments"))
  } else if (total < thresholds.high) {
    warnings.add(say("noNewSigners"))
  }
}
