const HEAD = 4
const TAIL = 6

/** Shortens an address to its first 4 and last 6 characters (specification, section 9). */
export function shortAddress(address: string): string {
  return address.length <= HEAD + TAIL
    ? address
    : `${address.slice(0, HEAD)}…${address.slice(-TAIL)}`
}

/**
 * Splits an address in three, so that its ends can be emphasized: the ends that `shortAddress` shows, and the middle.
 */
export function addressParts(
  address: string,
): readonly [head: string, middle: string, tail: string] {
  const end = Math.max(HEAD, address.length - TAIL)
  return [address.slice(0, HEAD), address.slice(HEAD, end), address.slice(end)]
}
