/** What a page hands over, as it reaches an extension: the fields of a copy of plain data; none where it is no such. */
export function plainFields(value: unknown): Readonly<Record<string, unknown>> {
  try {
    const copy: unknown = structuredClone(value)
    return typeof copy === "object" && copy !== null ? { ...copy } : {}
  } catch {
    return {}
  }
}
