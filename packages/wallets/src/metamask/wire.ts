import { own } from "../own.js"
import { isAccount } from "../values.js"

/** MetaMask's name for Public, the only network of Stellar that it signs for (MM6). */
export const SCOPE = "stellar:pubnet"

/** The functions that a session grants. */
export const methods = ["signMessage", "signTransaction", "signAuthEntry"] as const

export type Method = (typeof methods)[number]

/** Maximum number of accounts that are read from a session. Nobody shares more. */
const MAX_ACCOUNTS = 100

/** What a session grants for Stellar. */
export interface Session {
  /** `G…`. MetaMask's selected account comes first (MM11). Empty if the page may see none. */
  accounts: readonly string[]
  /** Whether it grants all functions. */
  hasMethods: boolean
}

/** Reads the session of a result or a notification, which has no field for Stellar if nothing is granted. */
export function readSession(result: unknown): Session {
  const scope = own(own(result, "sessionScopes"), SCOPE)
  const granted = listIn(scope, "methods")
  return {
    accounts: listIn(scope, "accounts").flatMap((account) => {
      const address = account.startsWith(`${SCOPE}:`) ? account.slice(SCOPE.length + 1) : ""
      return isAccount(address) ? [address] : []
    }),
    hasMethods: methods.every((method) => granted.includes(method)),
  }
}

/** Whether a session grants an account and all functions. */
export function isComplete({ accounts, hasMethods }: Session): boolean {
  return accounts.length > 0 && hasMethods
}

/** An account's name in MetaMask's protocol. */
export function accountName(address: string): string {
  return `${SCOPE}:${address}`
}

function listIn(scope: unknown, field: string): string[] {
  const list = own(scope, field)
  if (!Array.isArray(list)) return []
  return list.slice(0, MAX_ACCOUNTS).filter((item) => typeof item === "string")
}
