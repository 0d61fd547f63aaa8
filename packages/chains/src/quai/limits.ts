/** All limits of the Quai client, in ms unless stated otherwise. */
export const quaiLimits = {
  /** How often listeners check for new blocks. */
  polling: 4_000,
  /** The same question within this time is asked once. Balances at the latest block are always requested again. */
  cache: 250,
  /** How long requests are collected before they are sent together. */
  batchStall: 10,
  /** Maximum number of requests per batch. */
  batchCount: 100,
  /** Maximum size of a batch's JSON, in bytes. */
  batchSize: 1_048_576,
  /** Maximum size of a reply, in bytes: the logs of many blocks are long. */
  replySize: 16_777_216,
  /** One HTTP request with all its attempts, answered or not. */
  timeout: 30_000,
  /** After HTTP 429 the client pauses for a random number of slots, at most doubling each time. */
  slot: 250,
  /** Attempts per request, including the first. */
  attempts: 12,
  /** Retries to detect the network. The first comes after `detectionPause`, and each pause is twice the last. */
  detectionRetries: 5,
  detectionPause: 1_000,
  /** The whole start: five retries take 31 s if a node refuses at once; a silent node gets no more time. */
  start: 60_000,
} as const
