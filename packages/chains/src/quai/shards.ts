import { parseAddress } from "./values.js"

/**
 * All thirteen: prime, three regions, nine zones, in hierarchical order. The numbers are those of
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

/**
 * The bytes that identify a shard: prime has none, a region half a byte, a zone one, the first byte of its addresses.
 */
export type ShardByte = (typeof table)[number][1]

/** The short name of a shard: its path on the node, if paths are used. */
export type ShardNickname = (typeof table)[number][3]

/** One chain of the network: prime coordinates the regions, a region its zones; accounts live in zones. */
export interface Shard {
  readonly kind: "prime" | "region" | "zone"
  readonly byte: ShardByte
  /** The display name: `Cyprus One`. */
  readonly name: string
  readonly nickname: ShardNickname
  /** The name that nodes use: `zone-0-0`. */
  readonly shard: string
  /** The TCP port of its node, if ports are used. */
  readonly port: number
  /** The protocol expansion number from which it is active. */
  readonly since: number
}

/** The shards, in hierarchical order. */
export const shards: readonly Shard[] = table.map(
  ([kind, byte, name, nickname, shard, port, since]) =>
    Object.freeze({ kind, byte, name, nickname, shard, port, since }),
)

/** Finds a shard by its byte (`0x10`), nickname (`paxos1`) or the nodes' name for it (`zone-1-0`). */
export function findShard(id: string): Shard | undefined {
  return shards.find(({ byte, nickname, shard }) => id === byte || id === nickname || id === shard)
}

/** The zone of an address, from its first byte, if there is one. Throws `bad-request` for an invalid address. */
export function zoneOf(address: string): Shard | undefined {
  return findShard(parseAddress(address).slice(0, 4))
}

/** The active regions at a protocol expansion number. */
export function activeRegions(expansion: number): readonly Shard[] {
  return shards.filter(({ kind, since }) => kind === "region" && since <= expansion)
}

/** The active zones at a protocol expansion number. */
export function activeZones(expansion: number): readonly Shard[] {
  return shards.filter(({ kind, since }) => kind === "zone" && since <= expansion)
}
