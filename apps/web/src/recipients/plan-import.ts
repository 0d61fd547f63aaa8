import { createNameIndex } from "@alidade/core"
import { endsOf } from "../logic/parties/likeness.js"
import { recipientKey } from "../logic/recipients/recipient.js"
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

/**
 * Compares the entries of a file with the address book, and with each other. Each is looked up instead of compared with
 * all: a file can have hundreds.
 */
export function planImport(known: readonly Contact[], added: readonly Contact[]): ImportPlan {
  const plain: Contact[] = []
  const doubtful: PlannedEntry[] = []
  const byKey = new Map<string, Contact>()
  const byEnds = new Map<string, Contact[]>()
  const byName = createNameIndex<Contact>()
  const note = (contact: Contact): void => {
    const ends = endsOf(contact.address)
    byKey.set(recipientKey(contact), contact)
    byEnds.set(ends, [...(byEnds.get(ends) ?? []), contact])
    byName.add(contact.name, contact)
  }
  for (const contact of known) note(contact)
  for (const contact of added) {
    const saved = byKey.get(recipientKey(contact))
    const strangers = (others: readonly Contact[] = []): readonly Contact[] =>
      unique(others.filter((other) => other.address !== contact.address))
    const entry: PlannedEntry = {
      contact,
      ...(saved && saved.name !== contact.name ? { renames: saved.name } : {}),
      sharesName: strangers(byName.findResembling(contact.name)),
      looksLike: strangers(byEnds.get(endsOf(contact.address))),
    }
    const isSaved = saved !== undefined && saved.name === contact.name
    const isPlain = !entry.renames && entry.sharesName.length + entry.looksLike.length === 0
    if (isSaved || isPlain) plain.push(contact)
    else doubtful.push(entry)
    note(contact)
  }
  return { plain, doubtful }
}

function unique(contacts: readonly Contact[]): readonly Contact[] {
  return [...new Map(contacts.map((contact) => [recipientKey(contact), contact])).values()]
}
