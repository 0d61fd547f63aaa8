import { createStore, type Kit, type Store } from "@alidade/core"
import { visibleText } from "@alidade/core/encoding"
import type { PageTab } from "../app/page-tab.js"
import type { PageNetwork } from "../networks.js"
import { reasonOf } from "../parts/reason-of.js"
import { secretIn } from "../pasted/secret.js"
import type { SignedAuthorization, SignedEnvelope, SignedMessage } from "../sign/signed.js"
import { addressWithout, linkIn } from "./address.js"
import { readStellarLink, type StellarLink } from "./stellar-link.js"

/** Something that was brought to the page to be worked on: by a link, or again from the activity. */
export type Brought =
  | StellarLink
  | { what: "transaction"; xdr: string; pubkey?: undefined; remarks?: undefined }
  | { what: "signed"; envelope: SignedEnvelope }
  | { what: "authorization"; preimage: string; signed?: SignedAuthorization }
  | { what: "message"; text: string; signed?: SignedMessage }

/** What lies in the inbox. */
export interface InboxState {
  /** How often something was brought: who works on it begins afresh with each. */
  count: number
  brought?: Brought
  /** Why what was brought last cannot be worked on here. */
  refused?: string
}

/** Where what is brought to the page lies until it is put away. */
export interface Inbox extends Pick<Store<InboxState>, "getState" | "subscribe"> {
  /** Follows a `web+stellar:` link. */
  follow(link: string): Promise<void>
  /** Brings something, for the network of a passphrase, to which the page is set. */
  bring(brought: Brought, network: string | undefined): void
  /** Empties it. */
  putAway(): void
}

const tabs: Readonly<Record<Brought["what"], PageTab>> = {
  transaction: "transaction",
  payment: "transaction",
  signed: "transaction",
  authorization: "authorization",
  message: "message",
}

/** An empty inbox. */
export function createInbox(kit: Kit, networks: readonly PageNetwork[]): Inbox {
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
        const link = readStellarLink(text)
        if (link.what === "transaction") {
          const { expectXdr } = await import("../pasted/expect-xdr.js")
          await expectXdr("envelope", link.xdr).catch((cause: Error) => {
            throw new Error(`This link’s transaction can’t be signed. ${cause.message}`, { cause })
          })
        }
        inbox.bring(link, link.remarks.network)
      } catch (error) {
        refuse(reasonOf(error))
      }
    },
    bring(brought, passphrase) {
      const network = networks.find((one) => one.passphrase === passphrase)
      if (passphrase !== undefined && !network) {
        refuse(`This is for an unknown network: “${visibleText(kit.networkName(passphrase))}”.`)
        return
      }
      if (network && network.passphrase !== kit.getState().selectedNetwork) {
        kit.setNetwork(network.passphrase)
      }
      store.setState({ count: count() + 1, brought })
      if (location.hash !== `#${tabs[brought.what]}`) location.hash = tabs[brought.what]
    },
    putAway: () => store.setState({ count: count() }),
  }
  return inbox
}

/**
 * Follows the link that the page's address carries, now and whenever another is put there, and takes it out of the
 * address: neither the history nor a copied address keeps it. Resolves when the first is followed.
 */
export async function followAddress(inbox: Inbox): Promise<void> {
  const take = async (): Promise<void> => {
    const link = linkIn(location.href)
    if (link === undefined) return
    history.replaceState(history.state, "", addressWithout(location.href, "transaction"))
    await inbox.follow(link)
  }
  window.addEventListener("hashchange", () => void take())
  await take()
}
