import type { PartStatus } from "./part-status.js"
import type { SignatureStatus } from "./read-signature-status.js"

/** How far the signatures of an envelope are. */
export interface Progress {
  have: number
  needed: number
  /** Whether each signature counts as one, for one account. Else these are weights. */
  isCount: boolean
}

/**
 * Adds up what is reached and what is needed, over all accounts and required signers. Undefined if a part's signers
 * couldn't be read.
 */
export function progressOf(signatureStatus: SignatureStatus): Progress | undefined {
  const { feeBump } = signatureStatus
  const lists = [signatureStatus, ...(feeBump ? [feeBump] : [])].flatMap(listsOf)
  if (lists.some((list) => list === undefined)) return undefined
  const known = lists.filter((list) => list !== undefined)
  return {
    have: known.reduce((sum, { have, needed }) => sum + Math.min(have, needed), 0),
    needed: known.reduce((sum, { needed }) => sum + needed, 0),
    isCount: known.length === 1 && known.every(({ weights }) => weights.every((one) => one === 1)),
  }
}

interface Counted {
  have: number
  needed: number
  weights: readonly number[]
}

function listsOf({ accounts, extraSigners = [] }: PartStatus): (Counted | undefined)[] {
  const counted = accounts.map(
    ({ reached, signers }): Counted | undefined =>
      reached && {
        have: reached.weight,
        needed: reached.needed,
        weights: signers.map(({ weight }) => weight),
      },
  )
  if (extraSigners.length === 0) return counted
  const signed = extraSigners.filter((signer) => signer.signed).length
  const weights = extraSigners.map(() => 1)
  return [...counted, { have: signed, needed: extraSigners.length, weights }]
}
