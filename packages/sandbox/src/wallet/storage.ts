import type { SandboxNetwork } from "../config.js"
import { type Fields, fieldsOf } from "./fields.js"
import type { SandboxAccount } from "./keys.js"
import { readLanguage } from "./language.js"
import { type Answer, answers, type Grant, type Quirk, type WalletSettings } from "./state.js"

/** What a wallet has. Stored settings that refer to anything else are ignored. */
interface Known {
  accounts: readonly SandboxAccount[]
  networks: readonly SandboxNetwork[]
  quirks: readonly Quirk[]
}

/**
 * Reads stored settings field by field. Leaves out fields that are missing or invalid, because every script and every
 * version of the page shares the storage.
 */
export function readSettings(text: string | null, known: Known): Partial<WalletSettings> {
  const stored = parse(text)
  const isAccount = (value: unknown): value is string =>
    known.accounts.some(({ address }) => address === value)
  const isNetwork = (value: unknown): value is SandboxNetwork["id"] =>
    known.networks.some(({ id }) => id === value)
  const isGrant = (value: unknown): value is Grant => {
    const grant = fieldsOf(value)
    return isNetwork(grant.network) && isAccount(grant.account) && typeof grant.host === "string"
  }
  const isVersion = (value: unknown): value is "v1" | "v2" => value === "v1" || value === "v2"
  const switches = fieldsOf(stored.quirks)

  return present({
    installed: boolean(stored.installed),
    created: boolean(stored.created),
    locked: boolean(stored.locked),
    account: isAccount(stored.account) ? stored.account : undefined,
    network: isNetwork(stored.network) ? stored.network : undefined,
    grants: Array.isArray(stored.grants) ? stored.grants.filter(isGrant) : undefined,
    answer: isAnswer(stored.answer) ? stored.answer : undefined,
    next: Array.isArray(stored.next) ? stored.next.filter(isAnswer) : undefined,
    authEntry: Array.isArray(stored.authEntry) ? stored.authEntry.filter(isVersion) : undefined,
    quirks: stored.quirks
      ? Object.fromEntries(known.quirks.map(({ id, on }) => [id, boolean(switches[id]) ?? on]))
      : undefined,
    language: readLanguage(stored.language),
  })
}

function parse(text: string | null): Fields {
  try {
    return fieldsOf(JSON.parse(text ?? "null"))
  } catch {
    return {}
  }
}

function boolean(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined
}

function isAnswer(value: unknown): value is Answer {
  return (answers as readonly unknown[]).includes(value)
}

function present(
  settings: {
    [Name in keyof WalletSettings]: WalletSettings[Name] | undefined
  },
): Partial<WalletSettings> {
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  ) as Partial<WalletSettings>
}
