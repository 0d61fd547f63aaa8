import { horizon } from "../serve.js"
import { checkApp } from "../strangers/check-app.js"

export const base = "strangers"

/**
 * An app of `@stellar/freighter-api` 6.
 * @type {import("../case.js").Check}
 */
export default function check(context) {
  return checkApp(context, `default-src 'self'; connect-src 'self' ${horizon}; object-src 'none'`)
}
