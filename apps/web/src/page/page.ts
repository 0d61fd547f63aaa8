import { networkName, type WalletCard } from "@alidade/core"
import { useKitState } from "@alidade/react"
import type { SandboxConfig } from "@alidade/sandbox/browser"
import { type Context, createContext, useContext, useSyncExternalStore } from "react"
import type { Config } from "../../server/config.js"
import type { Mode, PageNetwork } from "../logic/networks/networks.js"
import type { NetworkClocks } from "../logic/stellar/network-clock.js"
import type { EarlyRequests } from "./early-requests.js"
import type { Inbox, InboxState } from "./inbox.js"
import type { NetworkList } from "./network-list.js"
import type { Practice } from "./practice.js"
import type { PageWallet } from "./simulated-wallets.js"

/** Settings and stores of the open page. */
export interface OpenPage {
  mode: Mode
  /** Whether a sandbox is beside the page, so that both modes work. */
  hasSandbox: boolean
  networkList: NetworkList
  /** The wallets that the kit was made with. */
  wallets: readonly WalletCard[]
  /** Whether the page's policy allows connections to networks that the configuration does not list. */
  customNetworks: boolean
  /** What `config.json` says. */
  config: Config
  /** The addresses of the sandbox; absent in live mode. */
  sandboxConfig?: SandboxConfig | undefined
  /** For the journal, which is loaded late. */
  earlyRequests: EarlyRequests
  /** What a link or an activity entry opened. */
  inbox: Inbox
  /** The times of the networks. */
  clocks: NetworkClocks
  /** The simulated wallets; absent in live mode. */
  simulated?: readonly PageWallet[] | undefined
  /** The network and the wallet of practice; absent in other modes. */
  practice?: Practice | undefined
}

/** The open page, as its parts see it. */
export interface Page extends OpenPage {
  /** The networks to choose from now. */
  networks: readonly PageNetwork[]
}

/** Read it with `usePage`. */
export const PageContext: Context<Page | null> = createContext<Page | null>(null)

/** Settings and stores of the open page. */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error("There is no page around this.")
  return page
}

export function usePageNetwork(): PageNetwork {
  const { networks } = usePage()
  const passphrase = useKitState((state) => state.selectedNetwork)
  const network = networks.find((candidate) => candidate.passphrase === passphrase)
  if (!network) throw new Error(`The page has no network ${networkName(passphrase)}.`)
  return network
}

/** The inbox of a prerendered page. */
const empty: InboxState = { count: 0 }

/** The state of the page's inbox. */
export function useInbox(): InboxState {
  const { inbox } = usePage()
  return useSyncExternalStore(inbox.subscribe, inbox.getState, () => empty)
}
