export {
  createQuaiClient,
  type OutpointDeltas,
  type QuaiClient,
  type QuaiOutpoint,
} from "./client.js"
export type { QuaiNode } from "./endpoints.js"
export { QuaiError, type QuaiErrorType, quaiError } from "./errors.js"
export { quaiLimits } from "./limits.js"
export {
  activeRegions,
  activeZones,
  findShard,
  type Shard,
  type ShardByte,
  type ShardNickname,
  shards,
  zoneOf,
} from "./shards.js"
export { parseAddress, parseHex, parsePrivateKey } from "./values.js"
