/** Reads an object's own property. Returns undefined for inherited ones, for non-objects, and if reading throws. */
export function own(value: unknown, key: string): unknown {
  try {
    return typeof value === "object" && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : undefined
  } catch {
    return undefined
  }
}
