/** What the sandbox's server bears with. Times in ms. */
export const httpLimits = {
  /** Half a megabyte, as Stellar's JSON-RPC accepts; the largest transaction is a quarter of it. */
  bodyBytes: 524_288,
  /** The lines before the body arrive at once from anything but a client that holds the line. */
  headers: 5_000,
  /** The whole request: half a megabyte over loopback takes a few milliseconds. */
  request: 10_000,
  /** How often both are looked at. */
  check: 1_000,
} as const

/** How long a client may take. */
export type Patience = Readonly<Record<"headers" | "request" | "check", number>>
