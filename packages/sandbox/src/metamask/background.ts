import { endConnections, isHostConnected } from "../wallet/connections.js"
import { fieldsOf } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import { approves } from "../wallet/verdicts.js"
import { failed } from "./errors.js"
import { asksForStellar, connect, SCOPE, sessionScopes } from "./session.js"
import { sign } from "./sign.js"
import { type Outcome, type RpcRequest, readRpc, rpcReply } from "./wire.js"

/** How many questions for a session get lost after a page has loaded (MM5). */
const LOST = 2

/**
 * Creates what answers a page's JSON-RPC messages, over a port or by page messages. It answers null to a message that
 * is no request, and if nobody answers.
 */
export function createLine(
  model: WalletModel,
  host: string,
): (data: unknown) => Promise<object | null> {
  let lost = 0
  return async (data) => {
    const request = readRpc(data)
    if (!request) return null
    if (request.method === "wallet_getSession" && model.getState().quirks.MM5 && lost < LOST) {
      lost++
      return null
    }
    const outcome = await answer(model, request, host)
    return outcome && rpcReply(request, outcome)
  }
}

/** MetaMask's reply to a request from a host; null if the wallet was removed meanwhile. */
export async function answer(
  model: WalletModel,
  { method, params }: Pick<RpcRequest, "method" | "params">,
  host: string,
): Promise<Outcome> {
  const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined
  if (!handler) return failed("unknown")
  try {
    return await handler(model, params, host)
  } catch {
    return failed("internal")
  }
}

type Handler = (model: WalletModel, params: unknown, host: string) => Promise<Outcome>

const handlers: Readonly<Record<string, Handler>> = {
  wallet_getSession: async (model, _, host) => ({
    result: { sessionScopes: sessionScopes(model, host) },
  }),

  async wallet_createSession(model, params, host) {
    const asked = fieldsOf(params)
    const { sessionProperties } = asked
    if (typeof params !== "object" || Array.isArray(params)) return failed("invalid")
    if (sessionProperties && Object.keys(sessionProperties).length === 0)
      return failed("properties")
    if (!asksForStellar(asked) || model.getState().quirks["MM8-5100"]) return failed("scopes")

    const isFirst = !isHostConnected(model, host)
    const { quirks } = model.getState()
    const { passphrase } = model.network()
    const verdict = await model.ask({
      kind: "connect",
      payload: "",
      host,
      passphrase,
      ...(!quirks.MM11 && { note: "It will see all of your accounts, this one first." }),
    })
    if (!verdict) return null
    if (!approves(verdict)) return failed("rejected")
    connect(model, host)
    // MM12: the second connection allows the methods.
    if (!isFirst) void model.update({ quirks: { MM12: false } })
    return { result: { sessionScopes: sessionScopes(model, host), sessionProperties: {} } }
  },

  async wallet_revokeSession(model, params, host) {
    const { scopes } = fieldsOf(params)
    if (!Array.isArray(scopes) || scopes.length === 0 || scopes.includes(SCOPE))
      endConnections(model, host)
    return { result: true }
  },

  wallet_invokeMethod: (model, params, host) => sign(model, params, host),
}
