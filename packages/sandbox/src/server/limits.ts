/** Limits of the sandbox's server. Times are in ms. */
export const httpLimits = {
  /** Body size limit: half a megabyte, like Stellar's JSON-RPC. The largest transaction has a quarter of that. */
  bodyBytes: 524_288,
  /** Time limit for a whole request. Half a megabyte over loopback takes a few milliseconds. */
  request: 10_000,
  /** How often that limit is checked. */
  check: 1_000,
} as const

/** Time limits for clients. */
export type Patience = Readonly<Record<"request" | "check", number>>
