/** How many characters of each end people compare. Everything between them is easy to vary. */
const COMPARED = 4

/** The ends of an address that people compare. Addresses that differ only between them are made to deceive. */
export function endsOf(address: string): string {
  return address.slice(0, COMPARED) + address.slice(-COMPARED)
}

/** The addresses that look like another one of these. */
export function addressesThatLookAlike(addresses: readonly string[]): ReadonlySet<string> {
  const byEnds = new Map<string, Set<string>>()
  for (const address of addresses) {
    const ends = endsOf(address)
    byEnds.set(ends, (byEnds.get(ends) ?? new Set()).add(address))
  }
  return new Set([...byEnds.values()].filter(({ size }) => size > 1).flatMap((same) => [...same]))
}
