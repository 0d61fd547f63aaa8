import { networks } from "@alidade/core"
import { type CustomNetwork, readCustomNetwork } from "../../../server/config.js"
import { ProblemError } from "../problem.js"
import { patient } from "../stellar/horizon.js"
import { fieldsOf, readJson, textOf } from "../stellar/read-json.js"
import { watchPolicy } from "../stellar/watch-policy.js"

export type TypedNetwork = Omit<CustomNetwork, "friendbotUrl">

/** Why a server of a network can't be used. */
export type ServerProblem = { server: Server } & (
  | { problem: "otherPassphrase"; passphrase: string }
  | { problem: "reportsNone" }
  | { problem: "badStatus"; status: number }
  | { problem: Unanswered; origin: string }
)

type Server = "Horizon" | "RPC"

/** Why there was no answer. */
type Unanswered = "refused" | "onlyHttps" | "late" | "noCors" | "unreachable"

class ServerError extends ProblemError<ServerProblem> {}

/**
 * Asks a network's Horizon (`GET /`) and RPC (`getNetwork`) for its passphrase, and returns the network with the faucet
 * that the RPC names. Throws a `ServerError` if a server can't be asked or reports another passphrase.
 */
export async function checkNetwork(
  typed: TypedNetwork,
  signal: AbortSignal,
): Promise<CustomNetwork> {
  const [root, reply] = await Promise.all([
    ask("Horizon", `${typed.horizonUrl}/`, {}, signal),
    ask("RPC", typed.rpcUrl, getNetwork, signal),
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

function compare(server: Server, reported: unknown, { passphrase }: TypedNetwork): void {
  if (reported === passphrase) return
  throw new ServerError(
    typeof reported === "string"
      ? { problem: "otherPassphrase", server, passphrase: reported }
      : { problem: "reportsNone", server },
  )
}

/** The fields of a server's JSON. Throws a `ServerError` if it sends no answer. */
async function ask(
  server: Server,
  url: string,
  request: RequestInit,
  signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>>> {
  const policy = watchPolicy(url)
  const response = await fetch(url, { ...request, signal: patient(signal) })
    .catch(async (cause: Error) => {
      const problem = await whyNoAnswer(url, cause, await policy.isBlocked(), signal)
      throw new ServerError({ problem, server, origin: new URL(url).origin }, { cause })
    })
    .finally(policy.stop)
  if (!response.ok) throw new ServerError({ problem: "badStatus", server, status: response.status })
  return fieldsOf(await readJson(response))
}

async function whyNoAnswer(
  url: string,
  { name }: Error,
  isBlocked: boolean,
  signal: AbortSignal,
): Promise<Unanswered> {
  // Even where the configuration allows it, a host may send another policy.
  if (isBlocked) return /^https:|^http:\/\/localhost\b/.test(url) ? "refused" : "onlyHttps"
  if (name === "TimeoutError") return "late"
  // Without CORS, the page sees that there is an answer, but may not read it.
  const answer = await fetch(url, { mode: "no-cors", signal: patient(signal) }).catch(() => null)
  return answer ? "noCors" : "unreachable"
}
