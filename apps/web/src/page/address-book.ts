import { visibleText } from "@alidade/core/encoding"
import type { Mode } from "../logic/networks/networks.js"
import { resemblesSecret } from "../logic/pasted/secret.js"
import { type Recipient, readRecipient, recipientKey } from "../logic/recipients/recipient.js"
import { fieldsOf } from "../logic/stellar/read-json.js"
import { type DeviceList, openList } from "./device-list.js"
import { isContract } from "./recent-contracts.js"

/** A recipient or a contract (`C…`) with a name. */
export interface Contact extends Recipient {
  name: string
}

/** Maximum length of a name, in characters. */
const LONGEST_NAME = 60

/** Maximum number of contacts. */
export const MOST_CONTACTS = 500

/** The address book of a mode, sorted by name. Addresses have the same owner on every network. */
export function openAddressBook(mode: Mode): DeviceList<Contact> {
  return openList(mode, "address-book", {
    read: readContact,
    keyOf: recipientKey,
    arrange: (contacts) => withContacts([], contacts),
  })
}

/** Reads a saved contact. Undefined if it is invalid. */
export function readContact(value: unknown): Contact | undefined {
  const { name, address } = fieldsOf(value)
  const recipient = isContract(address) ? { address } : readRecipient(value)
  if (!recipient || typeof name !== "string" || nameProblem(name)) return undefined
  return { ...recipient, name: name.trim() }
}

/** The contracts to choose from: those with a name, then those that were opened, the latest first. */
export function knownContracts(
  contacts: readonly Contact[],
  opened: readonly string[],
): readonly string[] {
  const named = contacts.flatMap(({ address }) => (isContract(address) ? address : []))
  return [...new Set([...named, ...opened.toReversed()])]
}

/** What is wrong with a name. `count` is the most characters. */
export type NameProblem =
  | { problem: "enterName" | "invisible" | "secretName" }
  | { problem: "longName"; count: number }

/** What is wrong with a name, or undefined if it is valid. */
export function nameProblem(name: string): NameProblem | undefined {
  const trimmed = name.trim()
  if (trimmed === "") return { problem: "enterName" }
  if (trimmed.length > LONGEST_NAME) return { problem: "longName", count: LONGEST_NAME }
  if (visibleText(trimmed) !== trimmed) return { problem: "invisible" }
  return resemblesSecret(trimmed) ? { problem: "secretName" } : undefined
}

/**
 * Adds contacts to others, sorted by name. A contact replaces the one with the same address and memo. Those beyond the
 * limit are left out.
 */
export function withContacts(
  known: readonly Contact[],
  added: readonly Contact[],
): readonly Contact[] {
  const all = new Map([...known, ...added].map((contact) => [recipientKey(contact), contact]))
  return [...all.values()]
    .slice(0, MOST_CONTACTS)
    .sort((one, other) => one.name.localeCompare(other.name))
}
