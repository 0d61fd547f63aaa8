import type { Value } from "../operations/field.js"

/** The text that is typed for a value. Empty for anything else. */
export function textIn(draft: Value | undefined): string {
  return typeof draft === "string" ? draft : ""
}

/** The items that are typed for a list. */
export function itemsOf(draft: Value | undefined): readonly Value[] {
  return Array.isArray(draft) ? draft : []
}

/** The parts that are typed for a value with parts. */
export function partsOf(draft: Value | undefined): Readonly<Record<string, Value>> {
  return typeof draft === "object" && !Array.isArray(draft)
    ? (draft as Readonly<Record<string, Value>>)
    : {}
}

/** Reads a saved draft. Anything else than texts in lists and objects is an empty one. */
export function openDraft(text: string): Value {
  try {
    const saved: unknown = JSON.parse(text)
    return isValue(saved) ? saved : {}
  } catch {
    return {}
  }
}

function isValue(saved: unknown): saved is Value {
  if (typeof saved === "string") return true
  return typeof saved === "object" && saved !== null && Object.values(saved).every(isValue)
}
