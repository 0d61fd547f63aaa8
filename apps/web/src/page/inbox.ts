import { createStore, type Kit, type Store } from "@alidade/core"
import { addressWithout, linkIn, proofIn } from "../logic/links/address.js"
import type { RequestedPayment, StellarLink } from "../logic/links/stellar-link.js"
import type { Mode, PageNetwork } from "../logic/networks/networks.js"
import { SecretError, secretIn } from "../logic/pasted/secret.js"
import { XdrError, type XdrProblem } from "../logic/pasted/xdr-error.js"
import { ProblemError } from "../logic/problem.js"
import type { SignedAuthorization, SignedEnvelope, SignedMessage } from "../logic/sign/signed.js"
import type { Job } from "./place.js"
import { forgetKey, parseJson, readKey, writeKey } from "./stored-keys.js"

/** What a link, an entry of the activity, or a check opens. */
type Content =
  | StellarLink
  /** A link whose origin must be verified, or whose gaps must be filled, before it is followed. */
  | { what: "request"; text: string; link: StellarLink }
  | { what: "transaction"; xdr: string; pubkey?: undefined; details?: undefined }
  | { what: "payment"; payment: RequestedPayment; details?: undefined }
  | { what: "signed"; envelope: SignedEnvelope }
  | { what: "authorization"; preimage: string; signed?: SignedAuthorization }
  | { what: "message"; text: string; form?: "base64"; signed?: SignedMessage }

/** An opened item, for its own network only. */
export type InboxItem =
  /** `network` is a passphrase. */
  | (Content & { network: string })
  /** A link with a proof, unchecked. A proof names its network itself. */
  | { what: "proof"; link: string; network?: undefined }

/** Why an item can't be opened here. */
export type InboxProblem =
  /** `network` is a passphrase. */
  | { problem: "unknownNetwork"; network: string }
  | { problem: "transactionRefused"; found: XdrProblem }

export class InboxError extends ProblemError<InboxProblem> {}

export interface InboxState {
  /** How often an item was opened. The forms start over with each. */
  count: number
  item?: InboxItem | undefined
  /** Why the last item isn't open. */
  refused?: unknown
}

/** Holds the opened item until it is cleared. */
export interface Inbox extends Pick<Store<InboxState>, "getState" | "subscribe"> {
  /** Opens a `web+stellar:` link. */
  follow(link: string): Promise<void>
  /** Opens an item and switches the page to its network. */
  open(item: InboxItem): void
  /** The item was signed: it is no longer opened, but the page stays on its network until `clear`. */
  take(item: InboxItem): void
  /**
   * What was opened in a job is done or discarded. The page returns to the network that it had before, unless the
   * visitor chose one meanwhile. An item of another job, or for another network, stays.
   */
  clear(job: Job): void
  /** Discards the item, also one for another network. */
  discard(): void
  /** Forgets why the last item can't be opened. */
  dismiss(): void
  /** Passphrase of the network that the visitor chose, to which the page returns once the item is done. */
  chosenNetwork(): string
}

export const jobOf: Readonly<Record<InboxItem["what"], Job>> = {
  transaction: "transaction",
  payment: "transaction",
  request: "transaction",
  signed: "transaction",
  authorization: "authorization",
  message: "message",
  proof: "check",
}

/** Creates an empty inbox. `networks` returns the page's networks. */
export function createInbox(kit: Kit, networks: () => readonly PageNetwork[]): Inbox {
  const store = createStore<InboxState>({ count: 0 })
  const count = (): number => store.getState().count
  const selected = (): string => kit.getState().selectedNetwork
  /** The network of the item while the page is there because of it, and the one before. */
  let visit: { network: string; before: string } | undefined
  kit.subscribe(() => {
    // The visitor chose a network.
    if (visit && selected() !== visit.network) visit = undefined
  })

  const refuse = (refused: unknown): void => store.setState({ ...store.getState(), refused })
  const empty = (): void => store.setState({ count: count() })
  const has = (passphrase: string): boolean =>
    networks().some((network) => network.passphrase === passphrase)

  function visitNetwork(network: string): void {
    const before = inbox.chosenNetwork()
    visit = network === before ? undefined : { network, before }
    if (network !== selected()) kit.setNetwork(network)
  }
  function leaveNetwork(): void {
    const before = visit?.before
    visit = undefined
    if (before !== undefined && has(before)) kit.setNetwork(before)
  }

  const inbox: Inbox = {
    getState: store.getState,
    subscribe: store.subscribe,
    async follow(text) {
      try {
        const secret = secretIn(text)
        if (secret) throw new SecretError({ problem: secret })
        const { readStellarLink } = await import("../logic/links/stellar-link.js")
        const link = readStellarLink(text)
        if (link.what === "transaction") {
          const { expectXdr } = await import("../logic/pasted/expect-xdr.js")
          await expectXdr("envelope", link.xdr).catch((cause) => {
            if (!(cause instanceof XdrError)) throw cause
            throw new InboxError({ problem: "transactionRefused", found: cause.found }, { cause })
          })
        }
        const { network, domain } = link.details
        inbox.open(
          domain === undefined && !("replacements" in link && link.replacements)
            ? { ...link, network }
            : { what: "request", text: text.trim(), link, network },
        )
      } catch (error) {
        refuse(error)
      }
    },
    open(item) {
      if (item.network !== undefined && !has(item.network)) {
        refuse(new InboxError({ problem: "unknownNetwork", network: item.network }))
        return
      }
      store.setState({ count: count() + 1, item })
      if (item.network === undefined) leaveNetwork()
      else visitNetwork(item.network)
      if (location.hash !== `#${jobOf[item.what]}`) location.hash = jobOf[item.what]
    },
    take(item) {
      if (store.getState().item === item) empty()
    },
    clear(job) {
      const { item } = store.getState()
      const isOther =
        item && (jobOf[item.what] !== job || (item.network ?? selected()) !== selected())
      if (!isOther) inbox.discard()
    },
    discard() {
      empty()
      leaveNetwork()
    },
    dismiss: () => store.setState({ ...store.getState(), refused: undefined }),
    chosenNetwork: () => visit?.before ?? selected(),
  }
  return inbox
}

/**
 * Opens the link in the page's address, now and on each change, and removes it from the address so that neither the
 * history nor a copied address contains it. What a link opened is opened again after a reload of this tab, as long as it
 * is neither signed nor discarded. Resolves once the first link is open.
 */
export async function followAddress(inbox: Inbox, mode: Mode): Promise<void> {
  const key = `alidade-web:${mode}:link`
  let kept: InboxItem | undefined
  const keep = async (opening: Promise<void>, link: string): Promise<void> => {
    const { count } = inbox.getState()
    await opening
    const { item, count: now } = inbox.getState()
    if (!item || now === count) return
    kept = item
    writeKey("sessionStorage", key, link)
  }
  inbox.subscribe(() => {
    if (!kept || inbox.getState().item === kept) return
    kept = undefined
    forgetKey("sessionStorage", key)
  })
  const take = async (before?: unknown): Promise<void> => {
    const { href } = location
    if (proofIn(href) !== undefined) {
      history.replaceState(history.state, "", addressWithout(href, "check"))
      inbox.open({ what: "proof", link: href })
      return
    }
    const inAddress = linkIn(href)
    if (inAddress !== undefined)
      history.replaceState(history.state, "", addressWithout(href, "transaction"))
    const link = inAddress ?? before
    if (typeof link === "string") await keep(inbox.follow(link), link)
  }
  window.addEventListener("hashchange", () => void take())
  await take(parseJson(readKey("sessionStorage", key)))
}
