/** The fields of an unchecked object. */
export type Fields = Readonly<Record<string, unknown>>

/** Returns an object's own fields, or an empty object for any other value. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {}
}

/** Returns the fields of plain data from a page, copied as they would reach an extension. */
export function plainFields(value: unknown): Fields {
  try {
    return fieldsOf(structuredClone(value))
  } catch {
    return {}
  }
}

/** Returns a string as it is, or an empty string for any other value. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : ""
}
