import type { Request } from "@alidade/network/http"
import { fieldsOf } from "../../wallet/fields.js"
import { refusal } from "../wallets/control.js"

/** A text of a form or of JSON, by its name. Throws a refusal with status 400 or 415. */
export function readField({ contentType, body }: Request, name: string): string {
  let text: unknown
  if (contentType === "application/x-www-form-urlencoded")
    text = new URLSearchParams(body).get(name)
  else if (contentType === "application/json") text = fieldsOf(parse(body))[name]
  else throw refusal(415, "A form or JSON is expected.")
  if (typeof text !== "string" || text === "") throw refusal(400, `\`${name}\` is missing.`)
  return text
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw refusal(400, "JSON is expected.")
  }
}
