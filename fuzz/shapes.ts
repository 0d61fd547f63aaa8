/** Guards for values of declared shapes. */
export type Shape = (value: unknown) => boolean

export const text: Shape = (value) => typeof value === "string"
export const number: Shape = (value) => typeof value === "number" && !Number.isNaN(value)
export const bigint: Shape = (value) => typeof value === "bigint"
export const boolean: Shape = (value) => typeof value === "boolean"
export const bytes: Shape = (value) => value instanceof Uint8Array
export const absent: Shape = (value) => value === undefined
export const anything: Shape = () => true
/** Of a reader that always throws. */
export const nothing: Shape = () => false

/** A number from 0, without decimals. */
export const count: Shape = (value) => Number.isSafeInteger(value) && Number(value) >= 0
/** A text of the form. */
export const like =
  (form: RegExp): Shape =>
  (value) =>
    typeof value === "string" && form.test(value)

export const account: Shape = like(/^G[A-Z2-7]{55}$/)
export const address: Shape = like(/^([GC][A-Z2-7]{55}|M[A-Z2-7]{68})$/)
export const hash: Shape = like(/^[0-9a-f]{64}$/)
/** Padded base64, not empty. */
export const base64: Shape = like(/^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/)
export const signature: Shape = like(/^[A-Za-z0-9+/]{85}[AQgw]==$/)

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value)

export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value))

export const optional = (shape: Shape): Shape => either(absent, shape)

export const list =
  (shape: Shape, most: number = Number.POSITIVE_INFINITY): Shape =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every((part) => shape(part))

export const map =
  (key: Shape, shape: Shape): Shape =>
  (value) =>
    value instanceof Map && [...value].every(([name, part]) => key(name) && shape(part))

/** An object with these values, whatever their names. */
export const named =
  (shape: Shape): Shape =>
  (value) =>
    isObject(value) && Object.values(value).every((part) => shape(part))

/** An object with exactly these fields. One with `?` after its name may be missing or undefined. */
export const record = (fields: Readonly<Record<string, Shape>>): Shape => {
  const shapes = new Map(
    Object.entries(fields).map(([name, shape]) =>
      name.endsWith("?") ? [name.slice(0, -1), optional(shape)] : [name, shape],
    ),
  )
  return (value) =>
    isObject(value) &&
    Object.keys(value).every((name) => shapes.has(name)) &&
    [...shapes].every(([name, shape]) =>
      shape(Object.hasOwn(value, name) ? value[name] : undefined),
    )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
