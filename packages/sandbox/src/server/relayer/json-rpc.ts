import { networkRoutes, type ServedNetwork } from "@alidade/network"
import { router } from "@alidade/network/http"
import { type Fields, fieldsOf } from "../../wallet/fields.js"

/** Calls a method of a network's JSON-RPC. */
export type CallRpc = (method: string, params: object) => Promise<Fields>

/** JSON-RPC of a network in this process, as its clients see it. */
export function rpcOf(network: ServedNetwork): CallRpc {
  const views = router(networkRoutes(network))
  const path = new URL(network.rpcUrl).pathname.split("/").filter(Boolean)
  return async (method, params) => {
    const reply = await views({
      method: "POST",
      path,
      query: new URLSearchParams(),
      origin: undefined,
      contentType: "application/json",
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    })
    const { result, error } = fieldsOf(JSON.parse(String(reply.body)))
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`)
    return fieldsOf(result)
  }
}
