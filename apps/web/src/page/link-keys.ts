import type { Mode } from "../logic/networks/networks.js"
import { fieldsOf } from "../logic/stellar/read-json.js"
import { openList } from "./device-list.js"

/** The most domains whose keys are compared with their last ones. */
const MOST_DOMAINS = 200

/**
 * Remembers the key with which a domain signed a link, and says whether it had another one before. The key that a domain
 * publishes counts, not the remembered one.
 */
export function noteLinkKey(mode: Mode, domain: string, key: string): boolean {
  const keys = openList(mode, "link-keys", {
    read: (value) => {
      const { domain, key } = fieldsOf(value)
      return typeof domain === "string" && typeof key === "string" ? { domain, key } : undefined
    },
    keyOf: (one) => one.domain.toLowerCase(),
    arrange: (all) => all.slice(-MOST_DOMAINS),
  })
  const name = domain.toLowerCase()
  const last = keys.getState().find((one) => one.domain.toLowerCase() === name)
  keys.put({ domain, key })
  return last !== undefined && last.key !== key
}
