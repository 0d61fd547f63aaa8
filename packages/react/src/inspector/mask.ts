import { isAddress } from "@alidade/core"
import { HIDDEN, isMnemonic, isSecretName, maskText } from "./mask-text.js"

/** Deepest level of what is kept. */
const DEPTH = 8

/** The most items of a list or an object. */
const ITEMS = 100

/** The most values of one entry, so that a hostile message can't fill the memory. */
const VALUES = 2_000

/**
 * A copy of any value as plain data, without secrets: functions are left out, bytes become their number, and what is
 * too deep, too long, or unreadable is cut. Never throws.
 */
export function mask(value: unknown): unknown {
  let left = VALUES

  function copy(value: unknown, depth: number): unknown {
    if (typeof value === "string") return copyText(value, depth)
    if (typeof value === "bigint") return maskText(String(value))
    if (typeof value === "function" || typeof value === "symbol") return undefined
    if (typeof value !== "object" || value === null) return value
    if (depth > DEPTH || --left < 0) return "…"
    try {
      return copyObject(value, depth)
    } catch {
      // A window of another origin, or an object whose getter throws.
      return "(unreadable)"
    }
  }

  /** Bodies and some wallets' messages are JSON in a text: the names in it say what is secret. */
  function copyText(text: string, depth: number): unknown {
    if (/^\s*[[{]/.test(text) && text.length < 100_000) {
      try {
        return copy(JSON.parse(text), depth)
      } catch {
        // A text that only begins like JSON.
      }
    }
    return maskText(text)
  }

  function copyObject(value: object, depth: number): unknown {
    if (Array.isArray(value)) return copyList(value, depth)
    if (value instanceof Date || value instanceof URL) return maskText(String(value))
    if (value instanceof Error) return copyFields(errorFields(value), depth)
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `(${value.byteLength} B)`
    if (value instanceof Map) return copyFields(Object.fromEntries(value), depth)
    if (value instanceof Set) return copyList([...value], depth)
    const prototype = Object.getPrototypeOf(value)
    if (prototype === null || Object.getPrototypeOf(prototype) === null)
      return copyFields(value, depth)
    return `(${maskText(String(prototype.constructor?.name))})`
  }

  function copyList(list: readonly unknown[], depth: number): unknown {
    if (isMnemonic(list)) return HIDDEN
    const items = list.slice(0, ITEMS).map((item) => copy(item, depth + 1) ?? null)
    return list.length > ITEMS ? [...items, `… (${list.length})`] : items
  }

  function copyFields(fields: object, depth: number): unknown {
    const entries = Object.entries(fields)
    const kept = entries.slice(0, ITEMS).map(([name, field]) => {
      const isHidden = isSecretName(name) && isSecretValue(field)
      return [maskText(name), isHidden ? HIDDEN : copy(field, depth + 1)]
    })
    if (entries.length > ITEMS) kept.push(["…", entries.length])
    return Object.fromEntries(kept)
  }

  return copy(value, 0)
}

/** A token's contract is public, and a flag says nothing. */
function isSecretValue(value: unknown): boolean {
  return value !== null && value !== undefined && typeof value !== "boolean" && !isAddress(value)
}

/** What an error has, with the fields of a `WalletError`. Its stack and cause are left out. */
function errorFields(error: Error): object {
  const { name, message, cause: _, stack: __, ...fields } = error
  return { name, message, ...fields }
}
