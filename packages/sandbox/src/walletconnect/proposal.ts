import type { WalletModel } from "../wallet/model.js"
import { accountName, chainOf } from "./chains.js"
import type { Namespaces, Proposal } from "./client.js"
import { phoneMethods } from "./methods.js"

/** The events that a phone emits. */
const events = ["accountsChanged", "chainChanged"]

/** The Stellar part of a proposal, required or optional. */
interface StellarNamespace {
  readonly chains: readonly string[]
  readonly methods: readonly string[]
}

/** Returns the session namespaces that the phone grants for a proposal, or null if no network matches. */
export function namespacesFor(
  model: WalletModel,
  { requiredNamespaces, optionalNamespaces }: Proposal,
): Namespaces | null {
  const { chains, methods } = stellarNamespace([requiredNamespaces, optionalNamespaces])
  const { account, network, quirks } = model.getState()
  const offered = model.networks
    .filter(({ id }) => !quirks.WC1 || id === network)
    .map(chainOf)
    .filter((chain) => chains.includes(chain))
  if (offered.length === 0) return null
  const known = quirks["WC1-methods"] ? phoneMethods.slice(0, 2) : phoneMethods
  return {
    stellar: {
      chains: offered,
      accounts: offered.map((chain) => accountName(chain, account)),
      methods: known.filter((method) => methods.includes(method)),
      events,
    },
  }
}

/** Whether a proposal includes Stellar. */
export function isForStellar({ requiredNamespaces, optionalNamespaces }: Proposal): boolean {
  return stellarNamespace([requiredNamespaces, optionalNamespaces]).chains.length > 0
}

function stellarNamespace(all: readonly Proposal["requiredNamespaces"][]): StellarNamespace {
  const spaces = all.flatMap((namespaces) =>
    Object.entries(namespaces).filter(([key]) => key === "stellar" || key.startsWith("stellar:")),
  )
  return {
    // A key can be a chain itself.
    chains: spaces.flatMap(([key, { chains }]) => chains ?? (key.includes(":") ? [key] : [])),
    methods: spaces.flatMap(([, { methods }]) => methods),
  }
}
