import { checkApp } from "../strangers/check-app.js"
import { kitPolicy } from "../strangers/kit-policy.js"

export const base = "strangers"

/**
 * An app of Stellar-Wallets-Kit 2.6, with the modules that need no settings, and HOT.
 * @type {import("../case.js").Check}
 */
export default function check(context) {
  return checkApp(context, kitPolicy)
}
