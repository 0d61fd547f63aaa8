import { toShard, toZone } from "quais"
import { ShardData } from "quais/constants"
import { expect, test } from "vitest"
import { activeRegions, activeZones, findShard, shards, zoneOf } from "./shards.js"

const nicknames = (some: readonly { nickname: string }[]): string[] =>
  some.map(({ nickname }) => nickname)

test("there are nine zones, identified by the first byte of an address [S9.29]", () => {
  const zones = shards.filter(({ kind }) => kind === "zone")
  expect(zones.map(({ byte, name, shard }) => [byte, name, shard])).toEqual([
    ["0x00", "Cyprus One", "zone-0-0"],
    ["0x01", "Cyprus Two", "zone-0-1"],
    ["0x02", "Cyprus Three", "zone-0-2"],
    ["0x10", "Paxos One", "zone-1-0"],
    ["0x11", "Paxos Two", "zone-1-1"],
    ["0x12", "Paxos Three", "zone-1-2"],
    ["0x20", "Hydra One", "zone-2-0"],
    ["0x21", "Hydra Two", "zone-2-1"],
    ["0x22", "Hydra Three", "zone-2-2"],
  ])
})

test("four entries are not zones: prime and three regions [S9.30]", () => {
  const others = shards.filter(({ kind }) => kind !== "zone")
  expect(others.map(({ kind, byte, name, shard }) => [kind, byte, name, shard])).toEqual([
    ["prime", "0x", "Prime", "prime"],
    ["region", "0x0", "Cyprus", "region-0"],
    ["region", "0x1", "Paxos", "region-1"],
    ["region", "0x2", "Hydra", "region-2"],
  ])
})

test("the library has the same thirteen", () => {
  const row = (shard: Record<"byte" | "name" | "nickname" | "shard", string>): string =>
    [shard.byte, shard.name, shard.nickname, shard.shard].join()
  expect(shards.map(row).sort()).toEqual(ShardData.map(row).sort())
  for (const { kind, byte, nickname } of shards) {
    expect(toShard(nickname)).toBe(byte)
    if (kind === "zone") expect(toZone(nickname)).toBe(byte)
  }
})

test("finds a shard by its byte, its nickname and the nodes' name for it", () => {
  for (const shard of shards) {
    for (const name of [shard.byte, shard.nickname, shard.shard]) {
      expect(findShard(name)).toBe(shard)
    }
  }
  for (const invalid of ["0x03", "0x30", "", "cyprus4", "constructor", null]) {
    expect(findShard(invalid as string)).toBeUndefined()
  }
})

test("the first byte of an address determines its zone, if there is one", () => {
  for (const zone of shards.filter(({ kind }) => kind === "zone")) {
    expect(zoneOf(`${zone.byte}${"00".repeat(19)}`)).toBe(zone)
  }
  expect(zoneOf(`0x03${"00".repeat(19)}`)).toBeUndefined()
  expect(() => zoneOf("0x00")).toThrow("40 hex digits")
})

test("Cyprus is always active, Paxos from 1 on, Hydra from 3 on [S9.36]", () => {
  expect([0, 1, 2, 3, 255].map((expansion) => nicknames(activeRegions(expansion)))).toEqual([
    ["cyprus"],
    ["cyprus", "paxos"],
    ["cyprus", "paxos"],
    ["cyprus", "paxos", "hydra"],
    ["cyprus", "paxos", "hydra"],
  ])
})

test("one zone is active at 0, two at 1, four at 2, all nine from 3 on [S9.37]", () => {
  const nine = nicknames(shards.filter(({ kind }) => kind === "zone"))
  expect([0, 1, 2, 3, 255].map((expansion) => nicknames(activeZones(expansion)))).toEqual([
    ["cyprus1"],
    ["cyprus1", "cyprus2"],
    ["cyprus1", "cyprus2", "paxos1", "paxos2"],
    nine,
    nine,
  ])
})
