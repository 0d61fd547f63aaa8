import { accountAt } from "../entries/identity.js"
import { invalidField, problem } from "../http/problem.js"
import type { Handler } from "../http/request.js"
import { fund } from "../transactions/faucet.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { resource } from "./format.js"
import { parameter } from "./parameter.js"

/** `/friendbot?addr=G…`, by GET or POST: tops an account up to 10,000 lumens. */
export function friendbot({ ledger }: ServedNetwork): Handler {
  return (request) => {
    const id = accountAt(parameter(request, "addr"))
    if (!id) throw invalidField("addr", "invalid address: must be a valid G address", "friendbot")
    const funded = fund(ledger, id)
    if (!funded)
      throw problem(400, "bad_request", "Bad Request", {
        detail: "account already funded to starting balance",
        host: "friendbot",
      })
    return resource({ successful: true, hash: funded.hash, envelope_xdr: funded.envelope })
  }
}
