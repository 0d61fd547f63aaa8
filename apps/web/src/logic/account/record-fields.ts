import { isAddress } from "@alidade/core"

/** An asset of a record: XLM, or one that an account issued. */
export interface RecordAsset {
  /** `native`, or `CODE:ISSUER`. */
  id: string
  code: string
  issuer?: string
}

/** Reads `native` or `CODE:ISSUER`. Undefined for anything else. */
export function toAsset(text: unknown): RecordAsset | undefined {
  if (text === "native") return { id: "native", code: "XLM" }
  if (typeof text !== "string" || text.length > 69) return undefined
  const [code = "", issuer, ...more] = text.split(":")
  if (!/^[a-zA-Z0-9]{1,12}$/.test(code) || !isAccount(issuer) || more.length > 0) return undefined
  return { id: text, code, issuer }
}

/** A positive or zero amount as Horizon writes it, without trailing zeros. Undefined for anything else. */
export function toDecimal(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d{1,20}(\.\d{1,7})?$/.test(value)) return undefined
  return value.includes(".") ? value.replace(/\.?0+$/, "") : value
}

export function isAccount(value: unknown): value is string {
  return isAddress(value) && value.startsWith("G")
}

/** A time as Horizon writes it, in UTC. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/

/** A time of a record, in ms since the epoch. Undefined for anything else. */
export function toMoment(value: unknown): number | undefined {
  const moment = typeof value === "string" && TIME.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}
