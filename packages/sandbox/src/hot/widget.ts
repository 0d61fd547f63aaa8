import type { WalletPage } from "../wallet/page.js"
import { answerFromRelay, type Ended } from "./answer-from-relay.js"
import { CLOSE, idOfLink } from "./wire.js"

/**
 * HOT's widget, in a frame of the page that asks (HO3): shows the request that its address names, and leaves the
 * answer at the relay, where the page finds it and takes the frame away.
 */
export async function widget(
  { model, page, showNotice }: WalletPage,
  { relayUrl, browserUrl }: Readonly<Record<"relayUrl" | "browserUrl", string>>,
): Promise<void> {
  const id = idOfLink(page.location.search.slice(1))
  if (!id)
    return showNotice({
      title: "No request",
      text: "A site shows this page when it wants something of your account.",
    })
  showNotice({ title: "HOT is opening …", text: "What the site asks is read from the relay." })
  const ended = await answerFromRelay(model, relayUrl, id)
  if (typeof ended === "object")
    return page.location.assign(`${browserUrl}?url=${encodeURIComponent(ended.inside)}`)
  if (ended === "closed") leave(page)
  showNotice(words[ended])
}

/** Tells the page around that the widget is to be closed; nothing else is told, and the word is no secret. */
export function leave(page: Window): void {
  // A browser that does not name the frames around leaves them unknown.
  const around = page.location.ancestorOrigins?.[0] ?? "*"
  if (page.parent !== page) page.parent.postMessage(CLOSE, around)
}

const words: Readonly<Record<Extract<Ended, string>, { title: string; text: string }>> = {
  approved: { title: "Done", text: "The site takes this page away." },
  refused: { title: "Not completed", text: "The site is told so, and takes this page away." },
  closed: { title: "Closed", text: "The site is told nothing else." },
  gone: { title: "This request is gone", text: "It was answered, taken back, or is too old." },
  unreadable: {
    title: "Unreadable request",
    text: "What the relay has is not what the site left there.",
  },
  dropped: { title: "Interrupted", text: "The wallet was closed meanwhile." },
}
