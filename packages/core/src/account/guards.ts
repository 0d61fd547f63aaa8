/** The fields of an object. Empty for any other value. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
}

/** A list of at most `most` elements, or its beginning. Empty for any other value. */
export function listOf(value: unknown, most: number): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : []
}

/** An unsigned integer of 32 bits. Undefined for any other value. */
export function readU32(value: unknown): number | undefined {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 32
    ? Number(value)
    : undefined
}

/** A positive integer of 63 bits, as text. Undefined for any other value. */
export function readI64(value: unknown): bigint | undefined {
  return typeof value === "string" && /^\d{1,19}$/.test(value) && BigInt(value) < 2n ** 63n
    ? BigInt(value)
    : undefined
}

/** The code of an asset. */
export function isCode(value: unknown): value is string {
  return typeof value === "string" && /^[a-zA-Z0-9]{1,12}$/.test(value)
}

/** Whether a problem document of Horizon has the type of an absent resource. */
export function isNotFound(type: unknown): boolean {
  return typeof type === "string" && type.endsWith("/not_found")
}
