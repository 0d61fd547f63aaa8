import type { FieldOf, Json } from "./field.js"
import { openId, type ReadText, readAccount, readId } from "./identifiers.js"
import { objectOf, textOf } from "./json.js"

const CODE = /^[A-Za-z0-9]{1,12}$/

/** Reads `native`, `CODE:ISSUER`, or the id of a pool where the field takes one. */
export function readAsset(text: string, { isIssued, mayBePool }: FieldOf<"asset">): ReadText {
  if (text === "native" || text.toUpperCase() === "XLM") {
    return isIssued ? { problem: "nativeAsset" } : { json: "native" }
  }
  const [code = "", issuer, ...rest] = text.split(":")
  if (issuer === undefined && mayBePool) {
    const pool = readId("pool", text)
    if ("json" in pool) return { json: { pool_share: pool.json } }
  }
  if (issuer === undefined || rest.length > 0 || !CODE.test(code)) return { problem: "badAsset" }
  const found = readAccount(issuer.trim(), { kind: "account", name: "issuer" })
  if ("problem" in found) return found
  const arm = code.length > 4 ? "credit_alphanum12" : "credit_alphanum4"
  return { json: { [arm]: { asset_code: code, issuer: found.json } } }
}

export function openAsset(json: Json): string {
  if (json === "native") return json
  const { credit_alphanum4: short, credit_alphanum12: long, pool_share: pool } = objectOf(json)
  if (pool !== undefined) return openId("pool", textOf(pool))
  const { asset_code: code, issuer } = objectOf(short ?? long ?? null)
  return `${textOf(code)}:${textOf(issuer)}`
}

export function readAssetCode(text: string): ReadText {
  return CODE.test(text) ? { json: text } : { problem: "badAssetCode" }
}
