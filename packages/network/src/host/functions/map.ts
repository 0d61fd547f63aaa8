import { xdr } from "@stellar/stellar-sdk/base"
import { compareValues } from "../compare.js"
import type { Host } from "../host.js"
import { hostError } from "../host-error.js"
import { readTexts, readValues, writeValues } from "../memory.js"
import { search } from "../search.js"
import { chargeComparison } from "../size.js"
import { symbolFrom } from "../texts.js"
import { bool, u32 as u32Value, VOID } from "../value.js"
import { type HostModule, hostFunction } from "./host-function.js"
import { any, map, u32 } from "./kinds.js"

type Entries = readonly xdr.ScMapEntry[]

function find(host: Host, entries: Entries, key: xdr.ScVal): { at: number; found: boolean } {
  return search(entries, (entry) => {
    chargeComparison(host, entry.key, key)
    return compareValues(entry.key, key)
  })
}

function at(entries: Entries, index: number): xdr.ScMapEntry {
  const entry = entries[index]
  if (!entry) throw hostError("Object", "IndexBounds", "index out of bounds of a map")
  return entry
}

function present(host: Host, entries: Entries, key: xdr.ScVal): number {
  const { at: index, found } = find(host, entries, key)
  if (!found) throw hostError("Object", "MissingValue", "key does not exist in a map")
  return index
}

/** A map from entries whose keys must be in order. */
function ordered(entries: xdr.ScMapEntry[]): xdr.ScVal {
  for (const [index, { key }] of entries.entries())
    if (index > 0 && compareValues(entries[index - 1]!.key, key) >= 0)
      throw hostError("Object", "InvalidInput", "the keys of a map are not in order")
  return xdr.ScVal.scvMap(entries)
}

/** Module `m`: maps, sorted by key. */
export const maps: HostModule = {
  _: hostFunction("map_new", [], () => xdr.ScVal.scvMap([])),
  0: hostFunction("map_put", [map, any, any], (host, entries, key, val) => {
    const { at: index, found } = find(host, entries, key)
    return xdr.ScVal.scvMap(
      entries.toSpliced(index, found ? 1 : 0, new xdr.ScMapEntry({ key, val })),
    )
  }),
  1: hostFunction(
    "map_get",
    [map, any],
    (host, entries, key) => entries[present(host, entries, key)]!.val,
  ),
  2: hostFunction("map_del", [map, any], (host, entries, key) =>
    xdr.ScVal.scvMap(entries.toSpliced(present(host, entries, key), 1)),
  ),
  3: hostFunction("map_len", [map], (_, entries) => u32Value(entries.length)),
  4: hostFunction("map_has", [map, any], (host, entries, key) =>
    bool(find(host, entries, key).found),
  ),
  5: hostFunction("map_key_by_pos", [map, u32], (_, entries, index) => at(entries, index).key),
  6: hostFunction("map_val_by_pos", [map, u32], (_, entries, index) => at(entries, index).val),
  7: hostFunction("map_keys", [map], (_, entries) =>
    xdr.ScVal.scvVec(entries.map(({ key }) => key)),
  ),
  8: hostFunction("map_values", [map], (_, entries) =>
    xdr.ScVal.scvVec(entries.map(({ val }) => val)),
  ),
  9: hostFunction("map_new_from_linear_memory", [u32, u32, u32], (host, keys, values, count) => {
    const vals = readValues(host, values, count)
    const texts = readTexts(host, keys, count)
    return ordered(
      texts.map((text, index) => new xdr.ScMapEntry({ key: symbolFrom(text), val: vals[index]! })),
    )
  }),
  a: hostFunction(
    "map_unpack_to_linear_memory",
    [map, u32, u32, u32],
    (host, entries, keys, values, count) => {
      if (entries.length !== count)
        throw hostError("Object", "UnexpectedSize", "a map has another number of entries")
      for (const [index, text] of readTexts(host, keys, count).entries())
        if (compareValues(symbolFrom(text), entries[index]!.key) !== 0)
          throw hostError("Value", "InvalidInput", "a map has another key")
      writeValues(
        host,
        values,
        entries.map(({ val }) => val),
      )
      return VOID
    },
  ),
}
