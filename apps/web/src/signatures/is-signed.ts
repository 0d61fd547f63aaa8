import type { SignatureStanding } from "./read-standing.js"

/** Whether every part of an envelope carries a valid signature of one of its account's signers. */
export function isSigned({ signers, feeBump }: SignatureStanding): boolean {
  return [signers, ...(feeBump ? [feeBump.signers] : [])].every((part) =>
    part.some(({ signed }) => signed),
  )
}
