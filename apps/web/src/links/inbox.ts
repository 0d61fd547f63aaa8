import { createStore, type Kit, type Store } from "@alidade/core"
import { visibleText } from "@alidade/core/encoding"
import type { PageTab } from "../app/page-tab.js"
import type { PageNetwork } from "../networks.js"
import { reasonOf } from "../parts/reason-of.js"
import { secretIn } from "../pasted/secret.js"
import type { SignedAuthorization, SignedEnvelope, SignedMessage } from "../sign/signed.js"
import { say } from "../texts/en/inbox.js"
import { addressWithout, linkIn, proofIn } from "./address.js"
import type { StellarLink } from "./stellar-link.js"

/** An item opened from a link or from the activity. */
export type InboxItem =
  | StellarLink
  | { what: "transaction"; xdr: string; pubkey?: undefined; details?: undefined }
  | { what: "signed"; envelope: SignedEnvelope }
  | { what: "authorization"; preimage: string; signed?: SignedAuthorization }
  | { what: "message"; text: string; signed?: SignedMessage }
  /** A link with a proof, unchecked. */
  | { what: "proof"; link: string }

/** The state of the inbox. */
export interface InboxState {
  /** How often an item was opened. The forms start over with each. */
  count: number
  item?: InboxItem
  /** Why the last item can't be opened here. */
  refused?: string
}

/** Holds the opened item until it is cleared. */
export interface Inbox extends Pick<Store<InboxState>, "getState" | "subscribe"> {
  /** Opens a `web+stellar:` link. */
  follow(link: string): Promise<void>
  /** Opens an item and switches the page to its network, given as a passphrase. */
  open(item: InboxItem, network: string | undefined): void
  /** Empties the inbox. */
  clear(): void
}

const tabs: Readonly<Record<InboxItem["what"], PageTab>> = {
  transaction: "transaction",
  payment: "transaction",
  signed: "transaction",
  authorization: "authorization",
  message: "message",
  proof: "check",
}

/** Creates an empty inbox. `networks` returns the page's networks. */
export function createInbox(kit: Kit, networks: () => readonly PageNetwork[]): Inbox {
  const store = createStore<InboxState>({ count: 0 })
  const count = (): number => store.getState().count

  const refuse = (why: string): void => store.setState({ count: count(), refused: why })

  const inbox: Inbox = {
    getState: store.getState,
    subscribe: store.subscribe,
    async follow(text) {
      try {
        const secret = secretIn(text)
        if (secret) throw new Error(secret)
        const { readStellarLink } = await import("./stellar-link.js")
        const link = readStellarLink(text)
        if (link.what === "transaction") {
          const { expectXdr } = await import("../pasted/expect-xdr.js")
          await expectXdr("envelope", link.xdr).catch((cause: Error) => {
            throw new Error(say("transactionRefused", { reason: cause.message }), { cause })
          })
        }
        inbox.open(link, link.details.network)
      } catch (error) {
        refuse(reasonOf(error))
      }
    },
    open(item, passphrase) {
      const network = networks().find((candidate) => candidate.passphrase === passphrase)
      if (passphrase !== undefined && !network) {
        refuse(say("unknownNetwork", { network: visibleText(kit.networkName(passphrase)) }))
        return
      }
      if (network && network.passphrase !== kit.getState().selectedNetwork) {
        kit.setNetwork(network.passphrase)
      }
      store.setState({ count: count() + 1, item })
      if (location.hash !== `#${tabs[item.what]}`) location.hash = tabs[item.what]
    },
    clear: () => store.setState({ count: count() }),
  }
  return inbox
}

/**
 * Opens the link in the page's address, now and on each change, and removes it from the address so that neither the
 * history nor a copied address contains it. Resolves once the first link is open.
 */
export async function followAddress(inbox: Inbox): Promise<void> {
  const take = async (): Promise<void> => {
    const { href } = location
    if (proofIn(href) !== undefined) {
      history.replaceState(history.state, "", addressWithout(href, "check"))
      inbox.open({ what: "proof", link: href }, undefined)
      return
    }
    const link = linkIn(href)
    if (link === undefined) return
    history.replaceState(history.state, "", addressWithout(href, "transaction"))
    await inbox.follow(link)
  }
  window.addEventListener("hashchange", () => void take())
  await take()
}
