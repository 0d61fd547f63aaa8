import { type ReasonValue, reason } from "../contract/reason.js"
import { findNetwork, type Network, networkName, quotable } from "./networks.js"

/** A network's passphrase and display name. */
export type NamedNetwork = Pick<Network, "name" | "passphrase">

/** A network with its name, which is the app's own if the app declared it. */
export function named(passphrase: string, declared?: Iterable<Network>): NamedNetwork {
  return { name: networkName(passphrase, declared), passphrase }
}

/** The same name as a value of a reason: "Unknown network" is in the reader's language too. */
export function namedIn(passphrase: string, declared: Iterable<Network>): ReasonValue {
  return (
    findNetwork(passphrase, declared)?.name ??
    reason("unknownNetwork", "Unknown network “{passphrase}”", {
      passphrase: quotable(passphrase),
    })
  )
}
