import { fieldsOf } from "../wallet/fields.js"
import type { SandboxAccount } from "../wallet/keys.js"
import { type FarModule, farModules } from "./far-modules.js"

const modules: Readonly<Record<FarModule, () => Promise<object>>> = {
  "metamask/is-involved": () => import("../metamask/is-involved.js"),
  "onekey/device": () => import("../onekey/device.js"),
  "rabet/envelope": () => import("../rabet/envelope.js"),
  "scopuly/check-signed": () => import("../scopuly/check-signed.js"),
  "sep43/whole-entry": () => import("../sep43/whole-entry.js"),
  "wallet/sign": () => import("../wallet/sign.js"),
  "wallet/sign-request": () => import("../wallet/sign-request.js"),
  "wallet/summary": () => import("../wallet/summary.js"),
  "wallet/tampering": () => import("../wallet/tampering.js"),
  "xbull/sign": () => import("../xbull/sign.js"),
}

/**
 * Runs a function that the script in a page lacks. An account among the arguments gets its seed here, because pages
 * have none.
 *
 * @param call a `FarCall` from a page, unchecked
 * @throws if there is no such function, and what the function throws
 */
export async function runFar(call: unknown, accounts: readonly SandboxAccount[]): Promise<unknown> {
  const { module, name, given } = fieldsOf(call)
  if (!isListed(module, name) || !Array.isArray(given))
    throw new Error(`The simulated wallets have no function ${String(name)} in ${String(module)}.`)
  const found = Object.entries(await modules[module]()).find(([known]) => known === name)
  const run = found?.[1] as (...given: unknown[]) => unknown
  return run(...given.map((value) => withSeed(value, accounts)))
}

function isListed(module: unknown, name: unknown): module is FarModule {
  return (
    typeof module === "string" &&
    Object.hasOwn(farModules, module) &&
    (farModules[module as FarModule] as readonly unknown[]).includes(name)
  )
}

function withSeed(value: unknown, accounts: readonly SandboxAccount[]): unknown {
  const { seed, address } = fieldsOf(value)
  if (seed !== "") return value
  return accounts.find((account) => account.address === address) ?? value
}

/** An account without its seed, for a page. */
export function withoutSeed(account: SandboxAccount): SandboxAccount {
  return { ...account, seed: "" }
}
