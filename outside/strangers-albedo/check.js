import { horizon } from "../serve.js"
import { checkApp } from "../strangers/check-app.js"

export const base = "strangers"

/**
 * An app of `@albedo-link/intent` 0.13, which opens Albedo's window.
 * @type {import("../case.js").Check}
 */
export default function check(context) {
  return checkApp(context, `default-src 'self'; connect-src 'self' ${horizon}; object-src 'none'`)
}
