import { WalletError } from "@alidade/core"
import type { Inputs } from "./change-text.js"
import { nothing } from "./shapes.js"

/** A reader of foreign data, as the fuzzer sees it. */
export interface Reader {
  name: string
  /** Inputs: true samples, and what hostile or careless software makes of them. */
  inputs: Inputs<unknown>
  /** What is wrong with the reader on an input. Undefined if it does what it promises. */
  fault(input: unknown): Promise<string | undefined>
  /** Whether it has returned a value, if it can. A reader that refuses even true samples shows nothing. */
  isReached?(): boolean
}

/** What a reader promises. */
export interface Promised<Input> {
  inputs: Inputs<Input>
  read(input: Input): unknown
  /** Whether a value has the declared shape. */
  isValue(value: never): boolean
  /** Whether an error is typed. By default a `WalletError`. */
  isError?(error: unknown): boolean
}

/**
 * A reader that returns a value of the declared shape or throws a typed error. The value is bounded by the input, and
 * neither the input nor what all objects inherit is changed.
 */
export function reader<Input>(
  name: string,
  { inputs, read, isValue, isError = WalletError.is }: Promised<Input>,
): Reader {
  let values = 0
  return {
    name,
    inputs,
    isReached: () => values > 0 || isValue === nothing,
    async fault(input) {
      const before = copyOf(input)
      try {
        const value = await read(input as Input)
        values++
        if (!isValue(value as never)) return `returned another shape: ${shown(value)}`
        const size = sizeOf(value)
        if (size > 20_000 && size > 200 * sizeOf(input) + 20_000)
          return `returned ${size} parts for an input of ${sizeOf(input)}`
      } catch (error) {
        if (!isError(error)) return `threw an untyped error: ${shown(error)}`
      }
      if (!isSame(before, input)) return "changed its input"
      const added = Object.keys(Object.prototype)
      return added.length > 0 ? `changed all objects: ${added}` : undefined
    },
  }
}

/** A comparison of two answers about an input. `compare` returns what differs. */
export function comparison<Input>(
  name: string,
  inputs: Inputs<Input>,
  compare: (input: Input) => string | undefined | Promise<string | undefined>,
): Reader {
  return {
    name,
    inputs,
    async fault(input) {
      try {
        return await compare(input as Input)
      } catch (error) {
        return `threw ${shown(error)}`
      }
    },
  }
}

/** A value or an error in at most 300 characters. */
export function shown(value: unknown): string {
  try {
    const text =
      value instanceof Error
        ? `${value.name}: ${value.message}`
        : typeof value === "string"
          ? JSON.stringify(value)
          : (JSON.stringify(value, (_, part) => (typeof part === "bigint" ? `${part}n` : part)) ??
            String(value))
    return text.length > 300 ? `${text.slice(0, 300)}…` : text
  } catch {
    return typeof value
  }
}

/** A number that grows with what a value holds: characters, bytes, and parts. */
function sizeOf(value: unknown, seen: Set<unknown> = new Set()): number {
  if (typeof value === "string") return 1 + value.length
  if (typeof value !== "object" || value === null || seen.has(value)) return 1
  seen.add(value)
  if (ArrayBuffer.isView(value)) return 1 + value.byteLength
  let size = 1
  const add = (part: unknown) => {
    size += sizeOf(part, seen)
  }
  try {
    if (value instanceof Map || value instanceof Set) {
      for (const part of [...value].flat()) add(part)
    } else if (Array.isArray(value)) {
      for (const part of value) add(part)
    } else {
      if (value instanceof Error) for (const part of [value.message, value.cause]) add(part)
      for (const key of Object.keys(value)) add((value as Record<string, unknown>)[key])
    }
  } catch {
    // It throws when it is looked at.
  }
  return size
}

/** A copy of the bytes in an input. Everything else in an input is frozen. */
function copyOf(input: unknown): unknown {
  return ArrayBuffer.isView(input) ? (input as Uint8Array).slice() : undefined
}

function isSame(before: unknown, input: unknown): boolean {
  return !(before instanceof Uint8Array) || Buffer.compare(before, input as Uint8Array) === 0
}
