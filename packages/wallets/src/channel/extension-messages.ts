import { pageOf } from "../page/extension-page.js"
import { own } from "../values/untrusted.js"
import { newId, type PageQuestion } from "./page-messages.js"

/** A reply of which nothing but the envelope has been looked at. The wallets spell `messagedId` so. */
export interface ExtensionReply {
  source: string
  messagedId: unknown
}

/** What the content script answers when it could not reach its extension. */
export const SENDING_FAILED = "Unable to send message to extension"

/** A request in the envelope that these two wallets share, ready to be posted, and how its reply is known. */
export function extensionQuestion(
  wallet: "FREIGHTER" | "LOBSTR",
  request: { type: string },
): PageQuestion<ExtensionReply> {
  const messageId = newId()
  const response = `${wallet}_EXTERNAL_MSG_RESPONSE`
  return {
    page: pageOf(wallet.toLowerCase()),
    message: { source: `${wallet}_EXTERNAL_MSG_REQUEST`, messageId, ...request },
    isReply: (data): data is ExtensionReply =>
      own(data, "source") === response && Object.hasOwn(data as object, "messagedId"),
    answers: ({ messagedId }) => messagedId === messageId,
  }
}
