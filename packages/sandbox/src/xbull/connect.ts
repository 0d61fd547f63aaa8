import { base64Of } from "../wallet/bytes.js"
import type { WalletPage } from "../wallet/page.js"
import { close, type Keys, keyPair, open, randomText } from "./box.js"
import { type Outcome, perform } from "./perform.js"
import {
  answerTypes,
  INITIAL_RESPONSE,
  type Introduction,
  type Request,
  type Response,
  readIntroduction,
  readRequest,
} from "./wire.js"

/**
 * xBull's window: proves to the page that opened it that it knows that page's key, shows what it asks, answers it
 * (XP1 to XP6). It never closes itself unless its person does, and says nothing when it is closed.
 */
export async function connect({ model, page, showNotice }: WalletPage): Promise<void> {
  const opener: Window | null = page.opener
  const introduction = readIntroduction(new URLSearchParams(page.location.search))
  if (!opener || !introduction)
    return showNotice({
      title: "No request",
      text: "A site opens this window, with its key in the address, when it wants something of your account.",
    })
  if (!model.getState().created)
    return showNotice({
      title: "Welcome to xBull",
      text: "No wallet was made here yet, so the site hears nothing. The sandbox's settings can make one.",
    })
  showNotice({ title: "xBull is open", text: "What the site asks is about to arrive." })
  const { publicKey, secretKey } = keyPair()
  const keys: Keys = { theirs: introduction.publicKey, mine: secretKey }

  page.addEventListener("message", async ({ source, data, origin }: MessageEvent) => {
    const request = source === opener ? readRequest(data) : null
    if (!request) return
    const opened = open(request, keys)
    await model.record("in", { ...request, opened })
    if (opened === undefined)
      return showNotice({
        title: "Unreadable request",
        text: `What ${origin} sent is not for this window.`,
      })
    const outcome = await perform(model, request.type, opened, new URL(origin).host)
    if (outcome === "closed") return page.close()
    if (!outcome) return
    const response = respond(request, outcome, keys, publicKey)
    await model.record("out", outcome === "rejected" ? response : { ...response, ...outcome })
    opener.postMessage(response, origin)
    showNotice(
      outcome === "rejected"
        ? { title: "Rejected", text: "The site closes this window." }
        : { title: "Done", text: "The site closes this window." },
    )
  })

  const hello = greet(introduction, keys, publicKey)
  await model.record("out", hello)
  // Who opened it is not known yet; what is said is in a box for that page alone.
  opener.postMessage(hello, "*")
}

/** XP2: whoever has the page's session from its box holds the key that the page named. */
function greet({ session }: Introduction, keys: Keys, publicKey: Uint8Array): object {
  const sessions = { providedSession: session, walletSession: randomText(16) }
  return { type: INITIAL_RESPONSE, ...close(sessions, keys), publicKey: base64Of(publicKey) }
}

function respond(
  { type }: Request,
  outcome: NonNullable<Exclude<Outcome, "closed">>,
  keys: Keys,
  publicKey: Uint8Array,
): Response {
  const answer = answerTypes[type]
  if (outcome === "rejected") return { type: answer, success: false }
  const boxed = close(outcome.boxed, keys)
  return { type: answer, ...boxed, publicKey: base64Of(publicKey), success: true }
}
