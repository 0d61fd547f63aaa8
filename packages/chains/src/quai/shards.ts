import { parseAddress } from "./values.js"

/**
 * All thirteen: prime, three regions, nine zones, in the order of the hierarchy. The numbers are those of
 * dominant-strategies/quais.js (`src/constants/`, `src/providers/abstract-provider.ts`).
 */
const table = [
  ["prime", "0x", "Prime", "prime", "prime", 9001, 0],
  ["region", "0x0", "Cyprus", "cyprus", "region-0", 9002, 0],
  ["zone", "0x00", "Cyprus One", "cyprus1", "zone-0-0", 9200, 0],
  ["zone", "0x01", "Cyprus Two", "cyprus2", "zone-0-1", 9201, 1],
  ["zone", "0x02", "Cyprus Three", "cyprus3", "zone-0-2", 9202, 3],
  ["region", "0x1", "Paxos", "paxos", "region-1", 9003, 1],
  ["zone", "0x10", "Paxos One", "paxos1", "zone-1-0", 9220, 2],
  ["zone", "0x11", "Paxos Two", "paxos2", "zone-1-1", 9221, 2],
  ["zone", "0x12", "Paxos Three", "paxos3", "zone-1-2", 9222, 3],
  ["region", "0x2", "Hydra", "hydra", "region-2", 9004, 3],
  ["zone", "0x20", "Hydra One", "hydra1", "zone-2-0", 9240, 3],
  ["zone", "0x21", "Hydra Two", "hydra2", "zone-2-1", 9241, 3],
  ["zone", "0x22", "Hydra Three", "hydra3", "zone-2-2", 9242, 3],
] as const

/** How a shard is told by bytes: prime has none, a region a half, a zone one, the first byte of its addresses. */
export type ShardByte = (typeof table)[number][1]

/** The short name of a shard: the path of its node, where paths are used. */
export type ShardNickname = (typeof table)[number][3]

/** One chain of the network: prime coordinates the regions, a region its zones; accounts live in zones. */
export interface Shard {
  readonly kind: "prime" | "region" | "zone"
  readonly byte: ShardByte
  /** As people say it: `Cyprus One`. */
  readonly name: string
  readonly nickname: ShardNickname
  /** As nodes call it: `zone-0-0`. */
  readonly shard: string
  /** The TCP port of its node, where ports are used. */
  readonly port: number
  /** The protocol expansion number from which on it is active. */
  readonly since: number
}

/** The shards, in the order of the hierarchy. */
export const shards: readonly Shard[] = table.map(
  ([kind, byte, name, nickname, shard, port, since]) =>
    Object.freeze({ kind, byte, name, nickname, shard, port, since }),
)

/** The shard of a byte (`0x10`), of a nickname (`paxos1`) or of a node's name for it (`zone-1-0`), if there is one. */
export function findShard(told: string): Shard | undefined {
  return shards.find(
    ({ byte, nickname, shard }) => told === byte || told === nickname || told === shard,
  )
}

/** The zone in which an address lives, if there is one: its first byte says it. Throws `bad-request` for no address. */
export function zoneOf(address: string): Shard | undefined {
  return findShard(parseAddress(address).slice(0, 4))
}

/** The regions that are active under a protocol expansion number. */
export function activeRegions(expansion: number): readonly Shard[] {
  return shards.filter(({ kind, since }) => kind === "region" && since <= expansion)
}

/** The zones that are active under a protocol expansion number. */
export function activeZones(expansion: number): readonly Shard[] {
  return shards.filter(({ kind, since }) => kind === "zone" && since <= expansion)
}
