import { reason, WalletError } from "@alidade/core"
import type { StellarWalletsKitModule } from "./module.js"

/** What the kit reads of each module before it is used. */
const members = {
  productId: "string",
  productName: "string",
  isAvailable: "function",
  getAddress: "function",
  signTransaction: "function",
} as const

/** Throws `bad-request` with the missing member unless the value is a module of Stellar-Wallets-Kit. */
export function checkModule(value: unknown): asserts value is StellarWalletsKitModule {
  for (const [name, type] of Object.entries(members)) {
    const member = read(value, name)
    if (typeof member !== type || member === "") {
      throw new WalletError(
        "bad-request",
        reason("badModule", "A wallet module must have {name}, a {type}.", { name, type }),
      )
    }
  }
}

/** Throws `bad-request` unless the value is a list. The modules in it are checked one by one. */
export function checkModules(value: unknown): asserts value is readonly unknown[] {
  if (Array.isArray(value)) return
  throw new WalletError(
    "bad-request",
    reason("noModules", "Pass a list of wallet modules as `modules`."),
  )
}

/** Reads a member of any value. Undefined if it is missing or throws when it is read. */
function read(value: unknown, name: string): unknown {
  try {
    return (value as Record<string, unknown>)[name]
  } catch {
    return undefined
  }
}
