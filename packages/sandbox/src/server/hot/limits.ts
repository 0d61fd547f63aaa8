/** What HOT's relay bears with. */
export const relayLimits = {
  /** Bytes of a request or of a response: the largest transaction there can be, twice encoded, fits. */
  bytes: 262_144,
  /** ms that a request is kept: more than any client waits for a signature. */
  age: 900_000,
  /** Requests at a time; of those that were answered, the oldest makes room for another. */
  requests: 200,
} as const
