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
 * xBull's window: proves to the page that opened it that it has the page's key, shows its requests, and replies (XP1 to
 * XP6). It closes only if its person does, and sends nothing then.
 */
export async function connect({ model, page, showNotice }: WalletPage): Promise<void> {
  const opener: Window | null = page.opener
  const introduction = readIntroduction(new URLSearchParams(page.location.search))
  if (!opener || !introduction)
    return showNotice({
      title: "No request",
      text: "Sites open this window, with their key in its address, when they need your account.",
    })
  if (!model.getState().created)
    return showNotice({
      title: "Welcome to xBull",
      text: "No wallet is set up yet, so the site gets no reply. You can set one up in the sandbox's settings.",
    })
  showNotice({ title: "xBull is open", text: "Waiting for the site's request." })
  const { publicKey, secretKey } = keyPair()
  const keys: Keys = { theirPublicKey: introduction.publicKey, mySecretKey: secretKey }

  page.addEventListener("message", async ({ source, data, origin }: MessageEvent) => {
    const request = source === opener ? readRequest(data) : null
    if (!request) return
    const opened = open(request, keys)
    await model.record("in", { ...request, opened })
    if (opened === undefined)
      return showNotice({
        title: "Unreadable request",
        text: `The message from ${origin} is not for this window.`,
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
  // The opener's origin is still unknown, but only that page can decrypt the message.
  opener.postMessage(hello, "*")
}

/** XP2: returns the page's session encrypted, which proves that this window has the page's key. */
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
