import { ConnectError } from "./errors.js"

const HARDENED = 0x8000_0000
const PURPOSE = HARDENED + 44
/** Stellar's coin type in SLIP-44. */
const STELLAR = HARDENED + 148

/** A path of an account (SEP-5). */
export interface AccountPath {
  readonly path: readonly number[]
  /** `m/44'/148'/0'` */
  readonly serializedPath: string
  /** Not hardened: 0 is the first account. */
  readonly index: number
}

/**
 * Reads a path: a text that begins with `m/`, or numbers.
 *
 * @throws ConnectError for anything else, or if the device does not derive a Stellar account there
 */
export function readPath(value: unknown): AccountPath {
  const path = numbersOf(value)
  if (path.length !== 3) throw new ConnectError("Method_InvalidParameter", "Not a valid path")
  const [purpose, coin, account] = path as [number, number, number]
  if (purpose !== PURPOSE || coin !== STELLAR || account < HARDENED)
    throw new ConnectError("Failure_DataError", "Forbidden key path")
  const index = account - HARDENED
  return { path, serializedPath: `m/44'/148'/${index}'`, index }
}

function numbersOf(value: unknown): number[] {
  if (Array.isArray(value) && value.every(isComponent)) return value
  const [root, ...parts] = typeof value === "string" ? value.toLowerCase().split("/") : []
  if (root !== "m" || !parts.every((part) => /^\d{1,10}[h']?$/.test(part)))
    throw new ConnectError("Method_InvalidParameter", "Not a valid path")
  return parts.map((part) => Number.parseInt(part, 10) + (/\d$/.test(part) ? 0 : HARDENED))
}

function isComponent(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 * HARDENED
}
