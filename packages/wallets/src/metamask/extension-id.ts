import { limits } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { listen, type PageQuestion, post } from "../channel/page-messages.js"
import { SECOND_REPLY } from "../channel/second-party.js"
import { own } from "../own.js"
import { pageOf } from "../page.js"

/** The ids of MetaMask and of its test version, Flask, in the stores (MM3). */
const known: readonly string[] = [
  "nkbihfbeogaeaoehlefnkodbefgpgknn",
  "ljfoeinjpaedjfecbmggjgodbgkmjkjk",
]

/** Whether an extension's id is one of MetaMask's. A script of the page can send any other. */
export function isKnown(id: string): boolean {
  return known.includes(id)
}

/** The messages of MetaMask's content script, by the name of their stream (MM3, MM4). */
export function pageStream(name: string, data: object): PageQuestion<unknown> {
  return {
    page: pageOf("metamask"),
    message: { target: "metamask-contentscript", data: { name, data } },
    isReply: (message): message is unknown =>
      own(message, "target") === "metamask-inpage" && own(own(message, "data"), "name") === name,
    answers: () => true,
  }
}

/** What a message of the content script carries. */
export function carried(message: unknown): unknown {
  return own(own(message, "data"), "data")
}

/**
 * Asks MetaMask's content script for the extension's id (MM3). A known id counts at once, an unknown one if no known
 * one follows. Throws `timeout`.
 */
export function findExtensionId(signal: AbortSignal | undefined): Promise<string> {
  const question = pageStream("metamask-provider", { method: "metamask_getProviderState" })
  return conversation<string>({ signal, ms: limits.restore }, ({ answer, undo }) => {
    let later: ReturnType<typeof setTimeout> | undefined
    const hear = (message: unknown): void => {
      const data = carried(message)
      // The extension was not ready when it was asked.
      if (own(data, "method") === "METAMASK_EXTENSION_CONNECT_CAN_RETRY") ask()
      const id = own(own(data, "result"), "extensionId")
      if (typeof id !== "string" || !/^[a-p]{32}$/.test(id)) return
      if (isKnown(id)) answer(id)
      else later ??= setTimeout(() => answer(id), SECOND_REPLY)
    }
    const ask = (): void => post(question.message, question.page)
    undo(listen(question, hear))
    undo(() => clearTimeout(later))
    ask()
  })
}
