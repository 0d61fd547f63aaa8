import { createKit, type Kit } from "@alidade/core"
import { freighter } from "@alidade/wallets/freighter"
import { createJournal, type Journal } from "./activity/journal.js"
import { keepNetwork, keptNetwork, storageFor } from "./app/kept.js"
import { type Mode, modeOf, type PageNetwork, readSandboxConfig, realNetworks } from "./networks.js"
import type { SimulatedWallets } from "./sandbox/wallets.js"

/** What the page runs against. */
export const mode: Mode = modeOf(location.search)

const sandbox = mode === "sandbox" ? await readSandboxConfig() : undefined

/** The networks of the page's selector, in its order: Testnet first, for nearly every wallet can sign there. */
export const networks: readonly PageNetwork[] = sandbox?.networks ?? realNetworks()

/** The simulated wallets, put into the page before the kit looks for any; undefined in live mode. */
export const simulated: SimulatedWallets | undefined =
  sandbox && (await import("./sandbox/wallets.js")).installWallets(sandbox)

const first = keptNetwork(mode, networks)

/** The page's one kit. */
export const kit: Kit = createKit({
  network: first.passphrase,
  horizonUrl: first.horizonUrl,
  // Under the names of the selector, so that the dialogs too say which are the sandbox's.
  declaredNetworks: networks,
  // Freighter refuses Public on plain http; the sandbox stands in for both, and its pages are plain http.
  wallets: [freighter({ allowHttpOnPublic: mode === "sandbox" })],
  // The sandbox's accounts are no accounts of the world: what is remembered of the two is kept apart.
  storage: storageFor(mode),
  ed25519: () => import("@noble/ed25519"),
})

kit.subscribe(() => keepNetwork(mode, networks, kit.getState().selectedNetwork))

/** What was asked of wallets and networks since the page was opened. */
export const journal: Journal = createJournal(kit)
