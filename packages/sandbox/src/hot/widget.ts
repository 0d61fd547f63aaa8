import type { WalletPage } from "../wallet/page.js"
import { answerFromRelay, type RelayResult } from "./answer-from-relay.js"
import { CLOSE, idOfLink } from "./wire.js"

/**
 * HOT's widget in a frame of the requesting page (HO3). It shows the request that its address identifies and posts the
 * response to the relay, where the page fetches it and removes the frame.
 */
export async function widget(
  { model, page, showNotice }: WalletPage,
  { relayUrl, browserUrl }: Readonly<Record<"relayUrl" | "browserUrl", string>>,
): Promise<void> {
  const id = idOfLink(page.location.search.slice(1))
  if (!id)
    return showNotice({
      title: "No request",
      text: "Sites show this page when they need your account.",
    })
  showNotice({ title: "HOT is opening…", text: "Loading the site's request from the relay." })
  const result = await answerFromRelay(model, relayUrl, id)
  if (typeof result === "object")
    return page.location.assign(`${browserUrl}?url=${encodeURIComponent(result.inside)}`)
  if (result === "closed") leave(page)
  showNotice(notices[result])
}

/** Asks the surrounding page to close the widget. The message has no other content and is not secret. */
export function leave(page: Window): void {
  // Some browsers do not report the origins of surrounding frames.
  const parentOrigin = page.location.ancestorOrigins?.[0] ?? "*"
  if (page.parent !== page) page.parent.postMessage(CLOSE, parentOrigin)
}

const notices: Readonly<Record<Extract<RelayResult, string>, { title: string; text: string }>> = {
  approved: { title: "Done", text: "The site closes this page." },
  refused: { title: "Not completed", text: "The site is notified and closes this page." },
  closed: { title: "Closed", text: "The site receives no other reply." },
  gone: { title: "This request is gone", text: "It was answered, canceled, or is too old." },
  unreadable: {
    title: "Unreadable request",
    text: "The relay's data does not match the site's request.",
  },
  dropped: { title: "Interrupted", text: "The wallet was closed." },
}
