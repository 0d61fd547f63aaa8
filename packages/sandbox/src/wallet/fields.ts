/** Named values of which nothing is certain. */
export type Fields = Readonly<Record<string, unknown>>

/** The own fields of an object; none for any other value. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {}
}

/** The fields of plain data that a page hands over, copied as they would reach an extension. */
export function plainFields(value: unknown): Fields {
  try {
    return fieldsOf(structuredClone(value))
  } catch {
    return {}
  }
}

/** The text that a value is; an empty one for any other value. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : ""
}
