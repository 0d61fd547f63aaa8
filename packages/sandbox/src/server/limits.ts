/** What the sandbox's server bears with. Times in ms. */
export const httpLimits = {
  /** Half a megabyte, as Stellar's JSON-RPC accepts; the largest transaction is a quarter of it. */
  bodyBytes: 524_288,
  /** From the first byte of a request to the last: half a megabyte over loopback takes a few milliseconds. */
  request: 10_000,
  /** How often that is looked at. */
  check: 1_000,
} as const

/** How long a client may take. */
export type Patience = Readonly<Record<"request" | "check", number>>
