import type { xdr } from "@stellar/stellar-sdk/base"
import {
  bytesN,
  enumeration,
  errors,
  fn,
  map,
  named,
  option,
  result,
  struct,
  tuple,
  types,
  union,
  vec,
} from "./spec.js"

/** What each function of `zoo.wat` takes, and gives back. The functions have these names, but for `nothing`. */
export const echoed = {
  ...types,
  bytes_4: bytesN(4),
  option: option(types.u32),
  vec: vec(types.i128),
  map: map(types.symbol, types.u64),
  tuple: tuple(types.symbol, types.u32),
  struct: named("Animal"),
  tuple_struct: named("Place"),
  union: named("Food"),
  enumeration: named("Size"),
  nested: vec(map(types.string, option(named("Animal")))),
}

/** The zoo of every type of a spec. */
export const zoo: readonly xdr.ScSpecEntry[] = [
  struct("Animal", {
    age: types.u32,
    eats: named("Food"),
    name: types.string,
    size: named("Size"),
  }),
  struct("Place", { 0: types.i32, 1: types.i32 }),
  union("Food", { Nothing: [], Leaves: [types.u32], Fish: [types.string, types.bool] }),
  enumeration("Size", { Small: 1, Large: 2 }),
  errors("Trouble", { Asleep: [1, "The animal sleeps."], Hungry: [7, "It wants more."] }),
  ...Object.entries(echoed).map(([name, type]) =>
    name === "void"
      ? fn("nothing", {})
      : fn(name, { value: type }, type, `Gives back its ${name}.`),
  ),
  fn("wake", { hours: types.u32 }, result(types.u32, "Trouble"), "Fails with 1 below 8 hours."),
  fn("all", { one: types.u32, two: types.string, three: types.address }, vec(types.u32)),
]
