import type { Brain } from "./brain.js"
import type { SandboxAccount } from "./keys.js"

/** The key that signs: the active account's, unless another was named; a wrong one is the next in the list. */
export function signingKey(
  brain: Brain,
  address: string | undefined,
  wrong: boolean,
): SandboxAccount {
  const { accounts } = brain
  const wanted = address ?? brain.getState().account
  const at = accounts.findIndex((account) => account.address === wanted)
  return accounts[(wrong ? at + 1 : at) % accounts.length]!
}
