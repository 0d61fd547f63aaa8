import type { WalletModel } from "../wallet/model.js"
import { accountName, chainOf } from "./chains.js"
import type { Namespaces, Proposal } from "./client.js"
import { phoneMethods } from "./methods.js"

/** What a phone tells apps of by itself. */
const events = ["accountsChanged", "chainChanged"]

/** What of a proposal concerns Stellar, required or not. */
interface Wanted {
  readonly chains: readonly string[]
  readonly methods: readonly string[]
}

/** What the phone can give to a proposal: the namespaces of the session, or nothing where no network fits. */
export function namespacesFor(
  model: WalletModel,
  { requiredNamespaces, optionalNamespaces }: Proposal,
): Namespaces | null {
  const { chains, methods } = wanted([requiredNamespaces, optionalNamespaces])
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

/** Whether a proposal is for Stellar at all. */
export function isForStellar({ requiredNamespaces, optionalNamespaces }: Proposal): boolean {
  return wanted([requiredNamespaces, optionalNamespaces]).chains.length > 0
}

function wanted(all: readonly Proposal["requiredNamespaces"][]): Wanted {
  const spaces = all.flatMap((namespaces) =>
    Object.entries(namespaces).filter(([key]) => key === "stellar" || key.startsWith("stellar:")),
  )
  return {
    // A key may itself be the chain.
    chains: spaces.flatMap(([key, { chains }]) => chains ?? (key.includes(":") ? [key] : [])),
    methods: spaces.flatMap(([, { methods }]) => methods),
  }
}
