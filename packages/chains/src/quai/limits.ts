/** Every wait and every measure of the Quai client, in ms where nothing else is said. */
export const quaiLimits = {
  /** New blocks are looked for this often, by those that listen for them. */
  polling: 4_000,
  /** The same question within this time is one question. Balances at the latest block are always asked for anew. */
  cache: 250,
  /** Requests are collected for so long, then sent together. */
  batchStall: 10,
  /** Requests a batch, at most. */
  batchCount: 100,
  /** The length of a batch's JSON, at most, in bytes. */
  batchSize: 1_048_576,
  /** The length of a reply, at most, in bytes: the logs of many blocks are long. */
  replySize: 16_777_216,
  /** One HTTP request, with all its attempts, answered or not. */
  timeout: 30_000,
  /** A node that is busy (HTTP 429) is left alone for a random number of slots, twice as many at most each time. */
  slot: 250,
  /** Attempts of one request, the first one counted. */
  attempts: 12,
  /** A node that did not say its network is asked again so often, at first after `detectionPause`, then twice that … */
  detectionRetries: 5,
  detectionPause: 1_000,
  /** All of the start: five retries take 31 s where a node refuses at once; one that is silent is not waited for longer. */
  start: 60_000,
} as const
