import { xdr } from "@stellar/stellar-sdk/base"
import { compareValues } from "../compare.js"
import type { Host } from "../host.js"
import { hostError } from "../host-error.js"
import { readValues, writeValues } from "../memory.js"
import { search } from "../search.js"
import { chargeComparison } from "../size.js"
import { u32 as u32Value, VOID } from "../value.js"
import { type HostModule, hostFunction } from "./host-function.js"
import { any, u32, vec } from "./kinds.js"

type Items = readonly xdr.ScVal[]

const list = (items: Items) => xdr.ScVal.scvVec([...items])

function bounded(items: Items, index: number, end = items.length): number {
  if (index >= end) throw hostError("Object", "IndexBounds", "index out of bounds of a vector")
  return index
}

function place(index: number): xdr.ScVal {
  return index < 0 ? VOID : u32Value(index)
}

function compare(host: Host, left: xdr.ScVal, right: xdr.ScVal): number {
  chargeComparison(host, left, right)
  return compareValues(left, right)
}

/** Module `v`: vectors. */
export const vecs: HostModule = {
  _: hostFunction("vec_new", [], () => list([])),
  0: hostFunction("vec_put", [vec, u32, any], (_, items, index, item) =>
    list(items.with(bounded(items, index), item)),
  ),
  1: hostFunction("vec_get", [vec, u32], (_, items, index) => items[bounded(items, index)]!),
  2: hostFunction("vec_del", [vec, u32], (_, items, index) =>
    list(items.toSpliced(bounded(items, index), 1)),
  ),
  3: hostFunction("vec_len", [vec], (_, items) => u32Value(items.length)),
  4: hostFunction("vec_push_front", [vec, any], (_, items, item) => list([item, ...items])),
  5: hostFunction("vec_pop_front", [vec], (_, items) =>
    list(items.toSpliced(bounded(items, 0), 1)),
  ),
  6: hostFunction("vec_push_back", [vec, any], (_, items, item) => list([...items, item])),
  7: hostFunction("vec_pop_back", [vec], (_, items) => {
    bounded(items, 0)
    return list(items.slice(0, -1))
  }),
  8: hostFunction("vec_front", [vec], (_, items) => items[bounded(items, 0)]!),
  9: hostFunction("vec_back", [vec], (_, items) => {
    bounded(items, 0)
    return items[items.length - 1]!
  }),
  a: hostFunction("vec_insert", [vec, u32, any], (_, items, index, item) =>
    list(items.toSpliced(bounded(items, index, items.length + 1), 0, item)),
  ),
  b: hostFunction("vec_append", [vec, vec], (_, items, others) => list([...items, ...others])),
  c: hostFunction("vec_slice", [vec, u32, u32], (_, items, start, end) => {
    if (start > end || end > items.length)
      throw hostError("Object", "IndexBounds", "a slice is out of bounds of a vector")
    return list(items.slice(start, end))
  }),
  d: hostFunction("vec_first_index_of", [vec, any], (host, items, item) =>
    place(items.findIndex((other) => compare(host, other, item) === 0)),
  ),
  e: hostFunction("vec_last_index_of", [vec, any], (host, items, item) =>
    place(items.findLastIndex((other) => compare(host, other, item) === 0)),
  ),
  f: hostFunction("vec_binary_search", [vec, any], (host, items, item) => {
    const { at, found } = search(items, (other) => compare(host, other, item))
    return (found ? 1n << 32n : 0n) | BigInt(at)
  }),
  g: hostFunction("vec_new_from_linear_memory", [u32, u32], (host, at, count) =>
    list(readValues(host, at, count)),
  ),
  h: hostFunction("vec_unpack_to_linear_memory", [vec, u32, u32], (host, items, at, count) => {
    if (items.length !== count)
      throw hostError("Object", "UnexpectedSize", "a vector has another length")
    writeValues(host, at, items)
    return VOID
  }),
}
