import { fund, type Network, webAuthContract } from "@alidade/network"
import { signInKey } from "./site.js"

const deployed = new WeakMap<Network, Promise<string>>()

/**
 * The contract that a network's sign-ins call (SEP-45), `C…`. It is deployed when it is first asked for, so that a network
 * that nobody signs in on starts empty. The server's account is funded with it, because contracts ask for its signature.
 */
export function webAuthContractOf(network: Network): Promise<string> {
  const known = deployed.get(network) ?? deploy(network)
  deployed.set(network, known)
  return known
}

function deploy(network: Network): Promise<string> {
  fund(network.ledger, signInKey().xdrAccountId())
  return network.deploy(webAuthContract())
}
