import { reason, WalletError } from "@alidade/core"
import { listen, type PageQuestion } from "../channel/page-messages.js"
import { own } from "../own.js"
import { type ExtensionPage, pageOf } from "../page.js"

/**
 * Fordefi can answer Freighter's page messages, and a question then gets two replies (IN6). The first one would win, and
 * with it an account that may not be Freighter's.
 */

/** How long a second reply may follow the first one, in ms. Both come from content scripts of the page (FO3). */
export const SECOND_REPLY = 300

/**
 * Pages where a question got more than one reply, until they are reloaded: true if two parties answered, false if it may
 * be one that is loaded twice.
 */
const shared = new WeakMap<ExtensionPage, boolean>()

const here = (): ExtensionPage => pageOf("freighter") ?? window

/** FO1: Fordefi's marker. It says nothing about whether Fordefi answers. */
const hasFordefi = (): boolean => !!own(own(here(), "FordefiProviders"), "StellarProvider")

/** Whether to wait for a second reply before an answer counts. */
export function mayBeShared(): boolean {
  return hasFordefi() || shared.has(here())
}

/** Throws `page-stale` if two parties answer on this page. */
export function refuseShared(): void {
  if (!shared.get(here())) return
  throw new WalletError(
    "page-stale",
    reason(
      "twoAnswer",
      "Two extensions answer as Freighter. Turn off one of them, or turn off Fordefi's setting that answers for Freighter, then reload.",
    ),
  )
}

/**
 * Listens for more replies to an answered question. Resolves when none can follow any more. Equal replies can come from
 * one content script that is loaded twice, unless Fordefi is there.
 */
export function compareReplies<Reply>(
  question: PageQuestion<Reply>,
  isEqual: (other: Reply) => boolean,
): Promise<void> {
  const page = here()
  const stop = listen(question, (other) => {
    shared.set(page, shared.get(page) || hasFordefi() || !isEqual(other))
  })
  return new Promise((resolve) => {
    setTimeout(() => {
      stop()
      resolve()
    }, SECOND_REPLY)
  })
}
