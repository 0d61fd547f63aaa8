import { fund } from "../../network/faucet.js"
import { accountAt } from "../../network/identity.js"
import type { Handler } from "../http.js"
import type { Network } from "../network.js"
import { invalidField, problem } from "../problem.js"
import { resource } from "./format.js"
import { parameter } from "./parameter.js"

/** `/friendbot?addr=G…`, by GET or POST: tops an account up to 10,000 lumens. */
export function friendbot({ ledger }: Network): Handler {
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
