import { own } from "../own.js"
import type { SignClient } from "./parameters.js"

/**
 * Deletes what the library stores about sessions and pairings that have ended. It keeps every request that it received,
 * or that got no response, for 30 days, and writes all of them with each new one. A topic has ended once the library has
 * deleted its key: nobody can read its messages anymore. An app's own client may lack any of this.
 */
export function forgetEnded({ core }: SignClient): void {
  const keys = own(own(own(core, "crypto"), "keychain"), "keychain")
  if (!(keys instanceof Map)) return
  const history = own(core, "history")
  const messages = own(own(core, "relayer"), "messages")
  const records = valuesOf(own(history, "records")).map((record) => own(record, "topic"))
  for (const topic of new Set(records)) if (!keys.has(topic)) call(history, "delete", topic)
  for (const topic of keysOf(own(messages, "messages")))
    if (!keys.has(topic)) call(messages, "del", topic)
}

/** The key that the library made for a code. Undefined if an app's own client does not say. */
export function keyOfCode(client: SignClient, uri: string): unknown {
  const topic = /^wc:([0-9a-f]+)@/.exec(uri)?.[1]
  const proposals = valuesOf(own(own(client, "proposal"), "map"))
  const proposal = proposals.find((each) => own(each, "pairingTopic") === topic)
  return own(own(proposal, "proposer"), "publicKey")
}

/** Deletes the key of a code that nobody has approved. The library would keep it. */
export function deleteKey({ core }: SignClient, key: unknown): void {
  if (key !== undefined) call(own(core, "crypto"), "deleteKeyPair", key)
}

function valuesOf(map: unknown): unknown[] {
  return map instanceof Map ? [...map.values()] : []
}

function keysOf(map: unknown): unknown[] {
  return map instanceof Map ? [...map.keys()] : []
}

/** Calls a function of the library. What fails here fails again with the next ended session. */
function call(target: unknown, name: string, key: unknown): void {
  const run = own(target, name)
  if (typeof run !== "function") return
  new Promise((resolve) => resolve(run.call(target, key))).catch(() => {})
}
