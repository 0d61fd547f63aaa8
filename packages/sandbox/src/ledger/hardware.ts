/** The simulated device: a Nano S Plus. */
export const hardware = {
  vendorId: 0x2c97,
  productId: 0x5011,
  productName: "Nano S Plus",
} as const

/** The usage of its HID collection. */
export const usage = { usagePage: 0xffa0, usage: 1 } as const

/** A filter of a page's request. Omitted fields match any device. */
export interface Filter {
  readonly vendorId?: number
  readonly productId?: number
  readonly usagePage?: number
  readonly usage?: number
}

/**
 * Whether a page's filters match the device. An empty list matches.
 *
 * @throws TypeError if there is no list of filters
 */
export function matchesFilters(filters: unknown): boolean {
  if (!Array.isArray(filters)) throw new TypeError("The list of filters is missing.")
  const facts: Record<string, unknown> = { ...hardware, ...usage }
  const isMatch = (filter: Filter): boolean =>
    (["vendorId", "productId", "usagePage", "usage"] as const).every(
      (name) => filter?.[name] === undefined || filter[name] === facts[name],
    )
  return filters.length === 0 || filters.some(isMatch)
}
