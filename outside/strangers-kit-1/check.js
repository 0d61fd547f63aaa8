import { checkApp } from "../strangers/check-app.js"
import { kitPolicy } from "../strangers/kit-policy.js"

export const base = "strangers"

/**
 * An app of Stellar-Wallets-Kit 1.9, with all modules that need no settings.
 * @type {import("../case.js").Check}
 */
export default function check(context) {
  return checkApp(context, kitPolicy)
}
