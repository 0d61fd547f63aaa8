import { endsOf } from "./likeness.js"

/** An address that the visitor knows. */
export interface KnownAddress {
  address: string
  /** The visitor's own name for it. */
  name?: string
}

/** Who an address is to the visitor. */
export interface Party {
  /**
   * One of the connected accounts, one in the address book, one that was paid from this page before, or none of these. Absent
   * until that is known.
   */
  standing?: "you" | "saved" | "paid" | "new"
  /** The visitor's own name for it. */
  name?: string | undefined
  /**
   * A known address whose ends are the same, and which differs between them: what people compare of an address is the
   * same. Absent if this one is known itself.
   */
  looksLike?: KnownAddress | undefined
}

/** Says who an address is to the visitor. */
export type Parties = (address: string) => Party

/** What the visitor knows addresses from. */
export interface KnownAddresses {
  /** The connected accounts. */
  own: readonly string[]
  /** The address book. An entry with a memo names one customer of an exchange, and not its address. */
  contacts: readonly { address: string; name: string; memo?: unknown }[]
  /** Those that were paid from this page before. */
  recent: readonly { address: string }[]
}

/** Looks addresses up among the known ones. */
export function partiesAmong({ own, contacts, recent }: KnownAddresses): Parties {
  const names = new Map(
    contacts.flatMap(({ address, name, memo }) => (memo ? [] : [[address, name] as const])),
  )
  const saved = new Set(contacts.map(({ address }) => address))
  const paid = new Set(recent.map(({ address }) => address))
  const byEnds = new Map(
    [...paid, ...saved, ...own].map((address) => [endsOf(address), address] as const),
  )
  const named = (address: string): KnownAddress => {
    const name = names.get(address)
    return name === undefined ? { address } : { address, name }
  }
  return (address) => {
    const standing = own.includes(address)
      ? "you"
      : saved.has(address)
        ? "saved"
        : paid.has(address)
          ? "paid"
          : "new"
    const likeness =
      standing === "you" || standing === "saved" ? undefined : byEnds.get(endsOf(address))
    return {
      standing,
      name: names.get(address),
      looksLike: likeness === undefined || likeness === address ? undefined : named(likeness),
    }
  }
}
