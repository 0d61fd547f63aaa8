import { networks } from "@alidade/core"
import { visibleText } from "@alidade/core/encoding"
import { type CustomNetwork, readCustomNetwork } from "../../server/config.js"
import { patient } from "../account/horizon.js"
import { fieldsOf, readJson, textOf } from "../stellar/read-json.js"
import { watchPolicy } from "../stellar/watch-policy.js"
import { say } from "../texts/en/networks.js"

/** A network as it is typed. */
export type TypedNetwork = Omit<CustomNetwork, "friendbotUrl">

/** Options of `checkNetwork`. */
export interface CheckNetworkOptions {
  /** Whether the page's policy allows all https hosts, and not only those of the configuration. */
  anyHost: boolean
  signal: AbortSignal
}

/**
 * Asks a network's Horizon (`GET /`) and RPC (`getNetwork`) for its passphrase, and returns the network with the faucet
 * that the RPC names. Throws an `Error` with a readable message if a server can't be asked or reports another
 * passphrase.
 */
export async function checkNetwork(
  typed: TypedNetwork,
  options: CheckNetworkOptions,
): Promise<CustomNetwork> {
  const [root, reply] = await Promise.all([
    ask("Horizon", `${typed.horizonUrl}/`, {}, options),
    ask("RPC", typed.rpcUrl, getNetwork, options),
  ])
  const { passphrase, friendbotUrl } = fieldsOf(reply.result)
  compare("Horizon", root.network_passphrase, typed)
  compare("RPC", passphrase, typed)
  const faucet = typed.passphrase === networks.Public ? undefined : textOf(friendbotUrl)
  return (faucet && readCustomNetwork({ ...typed, friendbotUrl: faucet })) || typed
}

const getNetwork: RequestInit = {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getNetwork" }),
}

function compare(server: string, reported: unknown, { passphrase }: TypedNetwork): void {
  if (reported === passphrase) return
  throw new Error(
    typeof reported === "string"
      ? say("otherPassphrase", { server, passphrase: visibleText(reported, { max: 200 }) })
      : say("reportsNone", { server }),
  )
}

/** The fields of a server's JSON. Throws an `Error` with the reason if it sends no answer. */
async function ask(
  server: string,
  url: string,
  request: RequestInit,
  options: CheckNetworkOptions,
): Promise<Readonly<Record<string, unknown>>> {
  const policy = watchPolicy(url)
  const response = await fetch(url, { ...request, signal: patient(options.signal) })
    .catch(async (cause: Error) => {
      const why = await whyNoAnswer(url, cause, await policy.isBlocked(), options)
      const { origin } = new URL(url)
      throw new Error(say(why, { server, origin, page: location.origin }), { cause })
    })
    .finally(policy.stop)
  // As text, so that a number's separators don't appear in it.
  if (!response.ok) throw new Error(say("badStatus", { server, status: `${response.status}` }))
  return fieldsOf(await readJson(response))
}

/** The text that says why there was no answer. */
async function whyNoAnswer(
  url: string,
  { name }: Error,
  isBlocked: boolean,
  { anyHost, signal }: CheckNetworkOptions,
): Promise<"refused" | "onlyHttps" | "late" | "noCors" | "unreachable"> {
  // Even where the configuration allows it, a host may send another policy.
  if (isBlocked)
    return anyHost && !/^https:|^http:\/\/localhost\b/.test(url) ? "onlyHttps" : "refused"
  if (name === "TimeoutError") return "late"
  // Without CORS, the page sees that there is an answer, but may not read it.
  const answer = await fetch(url, { mode: "no-cors", signal: patient(signal) }).catch(() => null)
  return answer ? "noCors" : "unreachable"
}
