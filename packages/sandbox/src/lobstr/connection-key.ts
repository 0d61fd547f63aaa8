import type { SandboxAccount } from "../wallet/keys.js"

/**
 * By what a page asks for an account's signature: the same for every page, and good from any (LO4). The build to come
 * gives each site its own (LO6). In life it is a secret; like the sandbox's seeds, this one is none.
 */
export function connectionKey(address: string, origin: string = ""): string {
  return `sandbox-${address.slice(-12).toLowerCase()}${origin && ` of ${origin}`}`
}

/** The account whose key it is. */
export function accountOf(
  key: string,
  accounts: readonly SandboxAccount[],
  origin?: string,
): SandboxAccount | undefined {
  return accounts.find(({ address }) => connectionKey(address, origin) === key)
}
