import { resembles } from "@alidade/core"
import { type Recipient, recipientKey } from "../logic/recipients/recipient.js"
import type { Contact } from "../page/address-book.js"

/** An entry of an imported address book, and what the visitor should know before it is added. */
export interface PlannedEntry {
  contact: Contact
  /** The name under which its recipient is saved now. */
  renames?: string
  /** Recipients of other addresses with this name, or one that a reader can take for it. */
  sharesName: readonly Contact[]
  /** Recipients of other addresses whose shown characters are the same. */
  looksLike: readonly Contact[]
}

/** What an import would do. */
export interface ImportPlan {
  /** Entries that concern no other recipient; those that are saved in the same way already are among them. */
  plain: readonly Contact[]
  /** Entries to check one by one. */
  doubtful: readonly PlannedEntry[]
}

/** Compares the entries of a file with the address book, and with each other. */
export function planImport(known: readonly Contact[], added: readonly Contact[]): ImportPlan {
  const plain: Contact[] = []
  const doubtful: PlannedEntry[] = []
  for (const [at, contact] of added.entries()) {
    const others = [...known, ...added.slice(0, at)]
    const saved = others.findLast((other) => recipientKey(other) === recipientKey(contact))
    const strangers = others.filter((other) => other.address !== contact.address)
    const entry: PlannedEntry = {
      contact,
      ...(saved && saved.name !== contact.name ? { renames: saved.name } : {}),
      sharesName: unique(strangers.filter((other) => resembles(contact.name, other.name))),
      looksLike: unique(strangers.filter((other) => looksLike(contact.address, other.address))),
    }
    const isSaved = saved !== undefined && saved.name === contact.name
    const isPlain = !entry.renames && entry.sharesName.length + entry.looksLike.length === 0
    if (isSaved || isPlain) plain.push(contact)
    else doubtful.push(entry)
  }
  return { plain, doubtful }
}

/** How many characters of each end people compare. Everything between them is easy to vary. */
const COMPARED = 4

/** The ends of an address that people compare. */
function endsOf(address: string): string {
  return address.slice(0, COMPARED) + address.slice(-COMPARED)
}

/** Whether two addresses differ, but not in the ends that people compare. Such addresses are made to deceive. */
function looksLike(one: string, other: string): boolean {
  return one !== other && endsOf(one) === endsOf(other)
}

/** The addresses that look like another one of the recipients. */
export function addressesThatLookAlike(recipients: readonly Recipient[]): ReadonlySet<string> {
  const byEnds = new Map<string, Set<string>>()
  for (const { address } of recipients) {
    const ends = endsOf(address)
    byEnds.set(ends, (byEnds.get(ends) ?? new Set()).add(address))
  }
  return new Set([...byEnds.values()].filter(({ size }) => size > 1).flatMap((same) => [...same]))
}

function unique(contacts: readonly Contact[]): readonly Contact[] {
  return [...new Map(contacts.map((contact) => [recipientKey(contact), contact])).values()]
}
