import type { Json, JsonObject } from "./field.js"

/** XDR-JSON as an object. Anything else is an empty one. */
export function objectOf(json: Json | undefined): JsonObject {
  return typeof json === "object" && json !== null && !Array.isArray(json)
    ? (json as JsonObject)
    : {}
}

/** The text of XDR-JSON, or of its number. */
export function textOf(json: Json | undefined): string {
  return typeof json === "string" || typeof json === "number" ? String(json) : ""
}

/** XDR-JSON as a list. Anything else is an empty one. */
export function listOf(json: Json | undefined): readonly Json[] {
  return Array.isArray(json) ? (json as readonly Json[]) : []
}

/** A name as XDR-JSON writes it: `maxAmountA` is `max_amount_a`. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Whether two values are the same, in any order of their keys. */
export function isSameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [mine, other] = [a as JsonObject, b as JsonObject]
  const keys = Object.keys(mine)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSameJson(mine[key], other[key]))
  )
}
