/** What is plugged in: a Nano S Plus with its Stellar app. */
export const hardware = {
  vendorId: 0x2c97,
  productId: 0x5011,
  productName: "Nano S Plus",
} as const

/** The usage that its HID collection states. */
export const usage = { usagePage: 0xffa0, usage: 1 } as const

/** What a page looks for in a request; what it does not name, any device has. */
export interface Filter {
  readonly vendorId?: number
  readonly productId?: number
  readonly usagePage?: number
  readonly usage?: number
}

/**
 * Whether a page's filters let the device through; without any, all pass.
 *
 * @throws TypeError when there is no list of filters
 */
export function passes(filters: unknown): boolean {
  if (!Array.isArray(filters)) throw new TypeError("The list of filters is missing.")
  const facts: Record<string, unknown> = { ...hardware, ...usage }
  const isMet = (filter: Filter): boolean =>
    (["vendorId", "productId", "usagePage", "usage"] as const).every(
      (name) => filter?.[name] === undefined || filter[name] === facts[name],
    )
  return filters.length === 0 || filters.some(isMet)
}
