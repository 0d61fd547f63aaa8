import { own } from "../../own.js"
import { type AlbedoNetwork, nameOf } from "../site.js"
import {
  type Intent,
  type IntentName,
  type IntentRequest,
  intents,
  invalid,
  readIntent,
} from "./table.js"
import type { IntentParams } from "./types.js"

/** Maximum number of transactions in a batch. */
const MAX_BATCH = 20

/**
 * Validates a request before a window opens: first with `readIntent`, then the network, the callback and the list of
 * intents. The result always names a network, by default `public`. Throws code -3 with the reason in `ext`, or
 * `unsupported` for a network that Albedo doesn't support.
 */
export function prepare<N extends IntentName>(name: N, params: IntentParams[N]): IntentRequest {
  const { intent, params: given } = readIntent(name, params)
  const { optional = [] }: Intent = intents[name]
  const { callback, network, intents: list } = given
  if (callback !== undefined && !isCallback(callback)) {
    throw invalid('Invalid "callback" parameter. "url:" followed by a web address expected.')
  }
  const onNetwork = optional.includes("network") ? { network: networkOf(network) } : {}
  const all = { ...given, ...onNetwork }
  if (intent === "batch") return { intent, params: { ...all, intents: readBatch(list, all) } }
  if (intent === "implicit_flow") return { intent, params: { ...all, intents: readGrants(list) } }
  return { intent, params: all }
}

function networkOf(network: unknown): AlbedoNetwork {
  if (network === undefined) return "public"
  return network === "public" || network === "testnet"
    ? network
    : nameOf(typeof network === "string" ? network : undefined)
}

function isCallback(callback: unknown): boolean {
  if (typeof callback !== "string" || !callback.startsWith("url:")) return false
  const address = callback.slice("url:".length)
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}

/** Reads the transactions of a batch. All have the batch's network and account. */
function readBatch(given: unknown, batch: { network?: AlbedoNetwork; pubkey?: unknown }): object[] {
  const list = listOf(given)
  if (list.length < 1 || list.length > MAX_BATCH) {
    throw invalid(`Invalid "intents" parameter. From 1 to ${MAX_BATCH} intents expected.`)
  }
  return list.map((item: unknown) => {
    const intent = own(item, "intent")
    const { params } = readIntent(intent, item)
    if (intent !== "tx")
      throw invalid('Invalid "intents" parameter. A batch can contain only "tx" intents.')
    const { xdr, description, network = batch.network, pubkey = batch.pubkey } = params
    // A transaction's own network or account is never sent, so it must not differ from the batch's.
    if (networkOf(network) !== batch.network || pubkey !== batch.pubkey) {
      throw invalid('Invalid "intents" parameter. A batch has one network and one account.')
    }
    return { intent, xdr, ...(description ? { description } : {}), network: batch.network }
  })
}

function readGrants(given: unknown): string | string[] {
  if (typeof given === "string") return given
  const list = listOf(given)
  if (list.length && list.every((name) => typeof name === "string")) return list
  throw invalid('Invalid "intents" parameter. A list of intents expected.')
}

/** A list's items, none of anything else. A revoked proxy throws where it is asked whether it is a list. */
function listOf(given: unknown): unknown[] {
  try {
    return Array.isArray(given) ? [...given] : []
  } catch {
    return []
  }
}
