import { networkName } from "@alidade/core"
import { useKitState } from "@alidade/react"
import { type Context, createContext, useContext, useSyncExternalStore } from "react"
import type { Journal } from "../activity/journal.js"
import type { Inbox, InboxState } from "../links/inbox.js"
import type { Mode, PageNetwork } from "../networks.js"
import type { PageWallet } from "../sandbox/wallets.js"
import type { SignedWork } from "../sign/signed-work.js"

/** What the page was opened with. */
export interface Page {
  mode: Mode
  networks: readonly PageNetwork[]
  journal: Journal
  /** What was signed and neither sent nor discarded. */
  signedWork: SignedWork
  /** What was brought to the page by a link, or again from the activity. */
  inbox: Inbox
  /** The simulated wallets; absent in live mode. */
  simulated?: readonly PageWallet[] | undefined
}

/** Read it with `usePage`. */
export const PageContext: Context<Page | null> = createContext<Page | null>(null)

/** What the page was opened with. */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error("There is no page around this.")
  return page
}

/** The network that the page is set to. */
export function usePageNetwork(): PageNetwork {
  const { networks } = usePage()
  const passphrase = useKitState((state) => state.selectedNetwork)
  const network = networks.find((one) => one.passphrase === passphrase)
  if (!network) throw new Error(`The page has no network ${networkName(passphrase)}.`)
  return network
}

/** What lies in the page's inbox. */
export function useInbox(): InboxState {
  const { inbox } = usePage()
  return useSyncExternalStore(inbox.subscribe, inbox.getState)
}
