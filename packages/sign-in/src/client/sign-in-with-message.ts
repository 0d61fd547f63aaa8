import { type Kit, reason, WalletError } from "@alidade/core"
import { createMessage, isNonce, isTime, type SignInMessage } from "../message/message.js"
import { askForFields, secureUrl, unexpected } from "./server-text.js"

/** Options of `signInWithMessage`. */
export interface MessageSignInOptions {
  /** A kit that is connected to a wallet. */
  kit: Pick<Kit, "getState" | "signMessage">
  /** The address of the site's sign-in, to which `/nonce` and `/verify` are added: `/auth`, or with its origin. */
  server: string
  /** A sentence that the wallet shows, in one line of at most 500 characters. */
  statement?: string
  /** The address of the page that asks, if the code runs in no page. Its query and fragment are left out. */
  page?: string
  signal?: AbortSignal
}

/** Result of `signInWithMessage`. */
export interface MessageSignInResult {
  /** What was signed. */
  message: SignInMessage
  /** The server's JSON, such as a token. Nothing of it is checked here. */
  answer: Readonly<Record<string, unknown>>
}

/**
 * Signs the connected account in with a message (SEP-53): gets a nonce from the server (POST `/nonce`, JSON `{ nonce,
 * issued, expires }` with times in seconds since the epoch), lets the wallet sign the message, and posts `{ message,
 * signature }` as JSON to `/verify`. The server verifies it with `verifyMessage`, as `@alidade/sign-in/session` does.
 *
 * Throws `bad-request` (no account, a contract's account, an unusable option), `external` (a server that can't be
 * reached, refuses, or sends something else), `timeout`, `aborted`, and what `kit.signMessage` throws.
 */
export async function signInWithMessage(
  options: MessageSignInOptions,
): Promise<MessageSignInResult> {
  const { kit, statement, signal } = options
  const { selectedNetwork, activeAddress } = kit.getState()
  if (activeAddress === undefined)
    throw new WalletError(
      "bad-request",
      reason("signInNoAccount", "Connect the account that should sign in."),
    )
  const page = pageOf(options.page)
  const base = secureUrl(options.server.replace(/\/*$/, "/"), page)
  const [nonceUrl, verifyUrl] = [new URL("nonce", base), new URL("verify", base)]

  const { nonce, issued, expires } = await askForFields(nonceUrl, signal, { json: {} })
  if (!isNonce(nonce) || !isTime(issued) || !isTime(expires) || expires <= issued)
    throw unexpected(nonceUrl)
  const message: SignInMessage = {
    domain: page.host,
    address: activeAddress,
    uri: page.origin + page.pathname,
    networkPassphrase: selectedNetwork,
    ...{ nonce, issued, expires },
    ...(statement === undefined ? {} : { statement }),
  }
  const text = createMessage(message)
  const { signedMessage } = await kit.signMessage(text, {
    address: activeAddress,
    ...(signal && { signal }),
  })
  const json = { message: text, signature: signedMessage }
  return { message, answer: await askForFields(verifyUrl, signal, { json }) }
}

function pageOf(page: string | undefined = globalThis.location?.href): URL {
  if (page !== undefined) return secureUrl(page)
  throw new WalletError(
    "bad-request",
    reason("signInNoPage", "Outside a page, name the page that asks for the sign-in."),
  )
}
