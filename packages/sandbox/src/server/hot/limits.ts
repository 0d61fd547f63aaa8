/** Limits of HOT's relay. */
export const relayLimits = {
  /** Size limit of a request or response in bytes. The largest possible transaction fits, even encoded twice. */
  bytes: 262_144,
  /** How long a request is stored, in ms: longer than any client waits for a signature. */
  age: 900_000,
  /**
   * How many requests are stored. If there is no room, the origin with the most requests makes it: with its oldest
   * answered one, or for another origin with its oldest.
   */
  requests: 200,
} as const
