import fc from "fast-check"
import { changeText, type Edit, edits, hardTexts, type Inputs } from "./change-text.js"

/** Values that JSON can hold, of every type. */
const plain: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1, 0.5, 1e308, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 53 + 2, -(2 ** 63)],
  ...[
    "",
    "0",
    "-1",
    "1.5",
    "9".repeat(30),
    "a".repeat(3_000),
    [],
    {},
    [[]],
    [null],
    [{}],
    { a: {} },
  ],
  ...hardTexts,
  JSON.parse('{"__proto__":{"polluted":1}}'),
  JSON.parse('{"toString":1,"valueOf":1,"toJSON":1,"length":-1,"constructor":{"prototype":{}}}'),
]

/** Values that a message between pages can hold besides. Made anew, because a reader could keep one. */
const cloneable: readonly (() => unknown)[] = [
  () => undefined,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => -0,
  () => 10n ** 40n,
  () => new Date(Number.NaN),
  () => new Uint8Array(8),
  () => new Map([["a", 1]]),
  () => new Array(1_000),
  () => new String("boxed"),
  () => new Error("an error"),
  circular,
]

/** Values that only code of the same page can pass. */
const exotic: readonly (() => unknown)[] = [
  ...cloneable,
  () => Symbol("symbol"),
  () => () => "function",
  () => Promise.resolve("late"),
  () => Object.create(null),
  () => ({ toString: () => "text", length: 2 ** 40 }),
  () => opaque(revoked()),
  () => opaque(failingProxy()),
  () => opaque(Object.freeze(failing())),
]

/** What throws when it is looked at: nothing here looks into it. */
const opaques = new WeakSet<object>()

function opaque(value: object): object {
  opaques.add(value)
  return value
}

/** Names that every object inherits, and some that code looks for. */
const names = [
  ..."__proto__ constructor toString valueOf hasOwnProperty toJSON length then code message error".split(
    " ",
  ),
  ..."type data id success result publicKey address".split(" "),
]

function fail(): never {
  throw new TypeError("A getter threw.")
}

function failingProxy(): object {
  const traps = { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail }
  return new Proxy({}, { ...traps, getOwnPropertyDescriptor: fail })
}

function failing(): object {
  const getters = names.map(
    (name) => [name, { get: fail, enumerable: true, configurable: true }] as const,
  )
  return Object.defineProperties({}, Object.fromEntries(getters))
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

function circular(): unknown {
  const value: Record<string, unknown> = {}
  value.self = value
  return value
}

/** A value with more places is changed no more. */
const MOST_PLACES = 1_000

type Change = (value: unknown, steps: readonly Edit[]) => unknown

/** Samples of JSON, and changes of them that are JSON too. */
export function json(...samples: readonly unknown[]): Inputs<unknown> {
  return values(
    samples,
    changeWith((by) => copy(plain[by % plain.length])),
  )
}

/** Samples of messages, and changes of them, also to what JSON cannot hold. */
export function messages(...samples: readonly unknown[]): Inputs<unknown> {
  return values(samples, changeWith(oneOf(cloneable)))
}

/** Samples of what code of the same page passes, and changes of them, also to what throws when it is looked at. */
export function foreign(...samples: readonly unknown[]): Inputs<unknown> {
  return values(samples, changeWith(oneOf(exotic)))
}

function oneOf(rare: readonly (() => unknown)[]): (by: number) => unknown {
  return (by) => (by % 2 ? rare[(by >> 1) % rare.length]!() : copy(plain[(by >> 1) % plain.length]))
}

/** The same as the text of JSON. One in eight is changed as a text. */
export function jsonTexts(...samples: readonly unknown[]): Inputs<string> {
  const change = changeWith((by) => copy(plain[by % plain.length]))
  return fc.tuple(fc.nat(samples.length - 1), edits, fc.nat(7)).map(([which, steps, how]) => () => {
    const sample = samples[which]
    return how === 7
      ? changeText(JSON.stringify(sample), steps)
      : (JSON.stringify(change(sample, steps)) ?? "")
  })
}

function values(samples: readonly unknown[], change: Change): Inputs<unknown> {
  return fc.tuple(fc.nat(samples.length - 1), edits).map(
    ([which, steps]) =>
      () =>
        frozen(change(samples[which], steps)),
  )
}

/** Changes a copy of a value. `hard` makes the values to put in. */
function changeWith(hard: (by: number) => unknown): Change {
  return (sample, steps) => {
    const root = { value: copy(sample) }
    for (const { what, at, by } of steps) {
      const places = placesIn(root)
      // Copies of copies would fill the memory.
      if (places.count > MOST_PLACES) break
      const [holder, key] = placeAt(places, at)
      change(holder, key, what, by, hard)
    }
    return root.value
  }
}

type Holder = Record<string, unknown>

function change(
  holder: Holder,
  key: string,
  what: number,
  by: number,
  hard: (by: number) => unknown,
): void {
  const value = holder[key]
  switch (what % 8) {
    case 0:
    case 1:
      put(holder, key, hard(by))
      return
    case 2:
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete holder[key]
      return
    case 3:
      if (isHolder(value) && !Array.isArray(value))
        put(value, names[by % names.length]!, hard(by >> 3))
      else if (!Array.isArray(holder)) put(holder, names[by % names.length]!, hard(by >> 3))
      return
    case 4: {
      let nested = value
      for (let depth = by % 2 ? 1 : by % 600; depth >= 0; depth--)
        nested = by % 3 ? [nested] : { value: nested }
      put(holder, key, nested)
      return
    }
    case 5:
      if (isHolder(value) && Array.isArray(value) && value.length > 0) {
        const some = value[by % value.length]
        value.push(...Array.from({ length: by % 3 ? by % 5 : by % 300 }, () => copy(some)))
      }
      return
    case 6:
      if (typeof value === "string") {
        put(holder, key, changeText(value, [{ what: by, at: by >> 2, by: by >> 4 }]))
      } else if (typeof value === "number") put(holder, key, String(value))
      return
    default: {
      const [from, name] = placeAt(placesIn(holder), by)
      put(holder, key, copy(from[name]))
    }
  }
}

/** Sets an own property, whatever its name is. */
function put(holder: Holder, key: string, value: unknown): void {
  if (key !== "__proto__") {
    holder[key] = value
    return
  }
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

/** Whether a value is an object or a list without getters, which can be changed. */
function isHolder(value: unknown): value is Holder {
  if (typeof value !== "object" || value === null || opaques.has(value)) return false
  const prototype = Object.getPrototypeOf(value) as unknown
  return prototype === Object.prototype || prototype === Array.prototype
}

/** The objects and lists in a value with their keys, and how many keys there are. */
interface Places {
  holders: [Holder, keys: string[]][]
  count: number
}

/** Every place in a value, or at least `MOST_PLACES`. */
function placesIn(root: Holder): Places {
  const places: Places = { holders: [], count: 0 }
  const found = new Set<Holder>([root])
  for (const holder of found) {
    const keys = Object.keys(holder)
    places.holders.push([holder, keys])
    places.count += keys.length
    if (places.count > MOST_PLACES) break
    for (const key of keys) {
      const value = holder[key]
      if (isHolder(value)) found.add(value)
    }
  }
  return places
}

function placeAt({ holders, count }: Places, at: number): [Holder, string] {
  let left = at % count
  for (const [holder, keys] of holders) {
    if (left < keys.length) return [holder, keys[left]!]
    left -= keys.length
  }
  return [{ value: undefined }, "value"]
}

/** A copy of the plain part of a value. */
function copy(value: unknown, depth = 0): unknown {
  if (!isHolder(value) || depth > 100) return value
  if (Array.isArray(value)) return value.map((part) => copy(part, depth + 1))
  const made: Holder = { ...value }
  for (const key of Object.keys(made)) {
    const part = made[key]
    if (typeof part === "object") made[key] = copy(part, depth + 1)
  }
  return made
}

/** Freezes the plain part of a value, so that writing into it throws. */
function frozen(value: unknown, depth = 0): unknown {
  if (!isHolder(value) || depth > 1_000 || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const key of Object.keys(value)) {
    const part = value[key]
    if (typeof part === "object") frozen(part, depth + 1)
  }
  return value
}
