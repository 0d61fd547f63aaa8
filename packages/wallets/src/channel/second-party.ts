import { type CallOptions, reason, WalletError } from "@alidade/core"
import { type ConversationOptions, conversation } from "@alidade/core/conversation"
import { type ExtensionPage, pageOf } from "../page.js"
import { loadChoice, saveChoice } from "./chosen-party.js"
import { type ExtensionReply, listen, type PageQuestion, post } from "./page-messages.js"

/**
 * A second extension can answer a wallet's page messages, as Fordefi answers Freighter's (IN6). The first reply would win,
 * and with it an account that may not be the wallet's. If two answer, the user chooses an account, and only the replies
 * of its party count. A reply says nothing about its sender but the account that it names.
 */

/** How long a second reply may follow the first one, in ms. Both come from content scripts of the page (FO3). */
export const SECOND_REPLY = 300

/** A wallet whose page messages a second extension can answer too. */
export interface AnsweredWallet {
  id: "freighter" | "lobstr" | "fordefi"
  name: string
  /** Whether equal replies come from two parties. Otherwise one party may be loaded twice. */
  countsEqual(): boolean
  /** A refusal may be the other party's: a request goes on until both have refused. Otherwise one is enough. */
  outlivesRefusal?: true
}

type Question = PageQuestion<ExtensionReply>

/** What is known of the parties on a page, until it is reloaded. */
interface Parties {
  /** A question got more than one reply. */
  doubled?: boolean
  /** Two parties answer. */
  two?: boolean
  /** The account that the user chose. */
  chosen?: string | undefined
}

const pages = new WeakMap<ExtensionPage, Map<string, Parties>>()

function partiesOf({ id }: AnsweredWallet): Parties {
  const page = pageOf(id) ?? window
  const wallets = pages.get(page) ?? new Map<string, Parties>()
  pages.set(page, wallets)
  const parties = wallets.get(id) ?? { chosen: loadChoice(id) }
  wallets.set(id, parties)
  return parties
}

/** Whether two parties answer. */
export function isShared(wallet: AnsweredWallet): boolean {
  return Boolean(partiesOf(wallet).two)
}

/** The account that the user chose of the two that answer. Undefined if there is one party, or no choice yet. */
export function chosenAccount(wallet: AnsweredWallet): string | undefined {
  const { two, chosen } = partiesOf(wallet)
  return two ? chosen : undefined
}

/** Whether to wait for a second reply before an answer counts. */
export function mayBeShared(wallet: AnsweredWallet): boolean {
  return wallet.countsEqual() || Boolean(partiesOf(wallet).doubled)
}

/** Makes this account's party the one that counts, until the tab is closed. */
export function choose(wallet: AnsweredWallet, account: string): void {
  partiesOf(wallet).chosen = account
  saveChoice(wallet.id, account)
}

/** Throws `page-stale` if two parties answer and the user has chosen neither. */
export function refuseUndecided(wallet: AnsweredWallet): void {
  if (isShared(wallet) && chosenAccount(wallet) === undefined) throw twoAnswer(wallet)
}

function twoAnswer({ name }: AnsweredWallet): WalletError {
  return new WalletError(
    "page-stale",
    reason(
      "twoAnswer",
      "Two extensions answer as {wallet}. Connect again and choose an account, or turn one off and reload.",
      { wallet: name },
    ),
  )
}

/** Whether a call failed because two parties answer and the user has chosen neither. */
export function isTwoAnswer(error: unknown): boolean {
  return WalletError.is(error) && error.reason?.key === "twoAnswer"
}

/** Listens for more replies to an answered question. Resolves when none can follow any more. */
export function compareReplies(
  wallet: AnsweredWallet,
  question: Question,
  isEqual: (other: ExtensionReply) => boolean,
): Promise<void> {
  const parties = partiesOf(wallet)
  const stop = listen(question, (other) => {
    parties.doubled = true
    if (wallet.countsEqual() || !isEqual(other)) parties.two = true
  })
  return new Promise((resolve) => {
    setTimeout(() => {
      stop()
      resolve()
    }, SECOND_REPLY)
  })
}

/**
 * Posts a question and resolves to the reply of the party that the user chose. `nameIn` returns the account that a reply
 * names; empty if the reply names none and may be the other party's, such as a failure; undefined if it counts anyhow.
 * A reply that may be the other party's counts if no better one follows. Resolves to undefined if only the other party's
 * replies came.
 */
export function askChosen(
  wallet: AnsweredWallet,
  question: Question,
  nameIn: (reply: ExtensionReply) => string | undefined,
  options: ConversationOptions,
): Promise<ExtensionReply | undefined> {
  const chosen = chosenAccount(wallet)
  return conversation<ExtensionReply | undefined>(options, ({ answer, undo }) => {
    let held: ExtensionReply | undefined
    let replies = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const onReply = (reply: ExtensionReply): void => {
      const account = nameIn(reply)
      if (account === "") held ??= reply
      if (account === undefined || account === chosen) answer(reply)
      else if (++replies === 2) answer(held)
      // A window may stay open for long, but what opens none is answered by both or by one.
      else if (options.ms !== undefined) timer = setTimeout(() => answer(held), SECOND_REPLY)
    }
    undo(listen(question, onReply))
    undo(() => clearTimeout(timer))
    post(question.message, question.page)
  })
}

/**
 * Asks for access. If two parties answer, the user chooses one of the accounts that they share, in a prompt. Resolves to
 * the reply with it, or to a reply without an account if all refuse. Throws `page-stale` if there is no screen.
 */
export async function askAccess(
  wallet: AnsweredWallet,
  question: Question,
  accountIn: (reply: ExtensionReply) => string | undefined,
  { ui, ...options }: ConversationOptions & Pick<CallOptions, "ui">,
): Promise<ExtensionReply> {
  if (isShared(wallet) && !ui?.attached) throw twoAnswer(wallet)
  const replies = new Map<string, ExtensionReply>()
  let refusals = 0
  return conversation<ExtensionReply>(options, ({ answer, fail, undo }) => {
    const chosen = (account: string): void => {
      const reply = replies.get(account)
      if (!reply) return
      choose(wallet, account)
      answer(reply)
    }
    const show = (): void => {
      if (!ui?.attached) fail(twoAnswer(wallet))
      else ui.show({ kind: "parties", accounts: [...replies.keys()], choose: chosen })
    }
    // Nobody answers a window that soon: replies to earlier questions may still show that two answer.
    const isLate = isShared(wallet) || new Promise((resolve) => setTimeout(resolve, SECOND_REPLY))
    const onReply = async (reply: ExtensionReply): Promise<void> => {
      const account = accountIn(reply)
      await isLate
      if (!isShared(wallet)) answer(reply)
      else if (account) {
        replies.set(account, reply)
        show()
      } else if (++refusals === 2) answer(reply)
    }
    undo(listen(question, (reply) => void onReply(reply)))
    undo(() => replies.size > 0 && ui?.show(undefined))
    if (isShared(wallet)) show()
    post(question.message, question.page)
  })
}
