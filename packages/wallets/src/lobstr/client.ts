import {
  type AddressResult,
  type CallOptions,
  type ErrorKind,
  limits,
  networks,
  type Reason,
  reason,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  WalletError,
} from "@alidade/core"
import type { ConversationOptions } from "@alidade/core/conversation"
import { whileAskingAccess } from "../access-prompt.js"
import { lostExtension, SENDING_FAILED } from "../channel/lost-extension.js"
import { ask, type ExtensionReply } from "../channel/page-messages.js"
import {
  askAccess,
  askChosen,
  chosenAccount,
  compareReplies,
  isShared,
  refuseUndecided,
  SECOND_REPLY,
} from "../channel/second-party.js"
import { showLater } from "../late-prompt.js"
import { own } from "../own.js"
import { failed, requireAccount, requireText, unreadable } from "../values.js"
import { answeredLobstr } from "./answered.js"
import { forgetAccess } from "./forget-access.js"
import { ABSENCE, type Fields, question, type Reference, type Type } from "./question.js"
import { loadReference, saveReference } from "./reference.js"
import { type Answer, readAnswer, readFailure, stillOnPhone, UPDATE } from "./wire.js"

/**
 * Requests access and returns the address. Opens a window every time, with a code to scan if no phone is paired. If two
 * extensions answer as LOBSTR, the user chooses one of their accounts (IN6).
 */
export async function getAddress({ signal, ui }: CallOptions = {}): Promise<AddressResult> {
  try {
    await call("REQUEST_CONNECTION_STATUS", {}, { signal, ms: limits.read })
  } catch (error) {
    if (!WalletError.is(error) || error.kind !== "timeout") throw error
    throw new WalletError("not-installed", ABSENCE, { cause: error })
  }
  const { publicKey } = await requestAccess({ signal, ui })
  return { address: publicKey }
}

/**
 * Signs a base64 `TransactionEnvelope` for Public, LOBSTR's only network. Throws `unsupported` for any other network
 * before it sends a request. LOBSTR signs with the account that it gave access to.
 */
export async function signTransaction(
  xdr: string,
  { networkPassphrase, ...options }: SignOptions = {},
): Promise<SignTransactionResult> {
  if (networkPassphrase !== networks.Public) {
    throw new WalletError(
      "unsupported",
      reason("lobstrNetwork", "LOBSTR signs for the Public network only."),
    )
  }
  return withAccess(options, (reference) =>
    call("SUBMIT_TRANSACTION", { transactionXdr: xdr, ...reference }, options),
  )
}

/** Signs a text per SEP-53. Throws `bad-request` for anything else. */
export async function signMessage(
  message: string,
  options: SignOptions = {},
): Promise<SignMessageResult> {
  requireText(message, "LOBSTR")
  return withAccess(options, async (reference) => {
    const stop = showLater(options.ui, { ...ON_PHONE, hint: UPDATE })
    const fields = { dataToSign: message, signType: "message", ...reference } as const
    return call("SIGN", fields, options).finally(stop)
  })
}

/** LO3: the account's phone shows the request and confirms it. */
const ON_PHONE = { kind: "waiting", on: "phone" } as const

/**
 * Requests a signature. If this tab has no connection for the account, or one that LOBSTR no longer recognizes, it first
 * requests access, once (LO2).
 */
async function withAccess<T>(
  options: SignOptions,
  sign: (reference: Reference) => Promise<T>,
): Promise<T> {
  const { address, ui } = options
  requireAccount(address, "LOBSTR")
  const signOnPhone = (reference: Reference): Promise<T> => {
    ui?.show(ON_PHONE)
    return sign(reference)
  }
  const isUndecided = isShared(answeredLobstr) && chosenAccount(answeredLobstr) === undefined
  const stored = isUndecided ? undefined : loadReference(address)
  if (stored) {
    try {
      return await signOnPhone(stored)
    } catch (error) {
      if (!isUnknownConnection(error)) throw error
      forgetAccess()
    }
  }
  let { publicKey, reference } = await requestAccess(options)
  // Another account may be that of a second party (IN6), which the user then chooses or not.
  if (address !== undefined && address !== publicKey && (await isAnsweredTwice(options)))
    ({ publicKey, reference } = await requestAccess(options))
  if (address === undefined || address === publicKey) return signOnPhone(reference)
  forgetAccess()
  throw new WalletError(
    "wrong-account",
    reason(
      "lobstrAccount",
      "LOBSTR gave access to {actual}, but the request is for {expected}. Choose that account in LOBSTR, or connect again.",
      { actual: publicKey, expected: address },
    ),
  )
}

/** Whether a second extension answers a question, which opens no window. */
async function isAnsweredTwice({ signal }: CallOptions): Promise<boolean> {
  if (chosenAccount(answeredLobstr) !== undefined) return false
  await call("REQUEST_CONNECTION_STATUS", {}, { signal, ms: limits.read })
  await new Promise((resolve) => setTimeout(resolve, SECOND_REPLY))
  return isShared(answeredLobstr)
}

async function requestAccess({ signal, ui }: CallOptions): Promise<Answer<"REQUEST_ACCESS">> {
  const asked = call("REQUEST_ACCESS", {}, { signal, ui })
  // The choice between two parties is a prompt of its own.
  const answer = await (isShared(answeredLobstr) ? asked : whileAskingAccess(ui, asked))
  saveReference(answer.reference, answer.publicKey)
  return answer
}

/** Sends a request and returns the answer. Errors never contain the request or reply: both hold a secret (LO4). */
async function call<T extends Type>(
  type: T,
  fields: Fields<T>,
  options: ConversationOptions & Pick<CallOptions, "ui">,
): Promise<Answer<T>> {
  const asked = question(type, fields)
  const conversation = {
    late: reason("silent", "{wallet} did not answer.", { wallet: "LOBSTR" }),
    ...options,
  }
  let reply: ExtensionReply
  if (type === "REQUEST_ACCESS") {
    reply = await askAccess(answeredLobstr, asked, accountIn, conversation)
  } else if (type !== "REQUEST_CONNECTION_STATUS" && chosenAccount(answeredLobstr)) {
    reply =
      (await askChosen(answeredLobstr, asked, nameIn(type), conversation)) ?? unreadable("LOBSTR")
  } else reply = await ask(asked, conversation)
  // A content script that has lost its extension may be left beside a new one: it is no second party.
  void compareReplies(answeredLobstr, asked, (other) => readFailure(other) === SENDING_FAILED)
  if (type !== "REQUEST_CONNECTION_STATUS") refuseUndecided(answeredLobstr)
  const failure = readFailure(reply)
  const isOnPhone = type === "SUBMIT_TRANSACTION" || type === "SIGN"
  if (failure === SENDING_FAILED) {
    const hello = question("REQUEST_CONNECTION_STATUS", {})
    throw await lostExtension("LOBSTR", hello, options.signal, isOnPhone ? stillOnPhone : undefined)
  }
  if (failure !== undefined) throw errorOf(failure, fields, isOnPhone)
  return readAnswer(type, reply) ?? unreadable("LOBSTR")
}

const accountIn = (reply: ExtensionReply): string | undefined =>
  readAnswer("REQUEST_ACCESS", reply)?.publicKey

/** The account that signed, if a reply names it. Empty if it may be the other party's: one that fails. */
function nameIn(type: Type): (reply: ExtensionReply) => string | undefined {
  return (reply) => {
    const failure = readFailure(reply)
    if (failure !== undefined) return failure === DECLINED ? undefined : ""
    return own(readAnswer(type, reply), "signerAddress") as string | undefined
  }
}

/** LO2: LOBSTR no longer recognizes the connection, or the request came without one. */
const UNKNOWN_CONNECTION: readonly unknown[] = [
  "The connection key is missing",
  "Associated account not found",
  "Reconnect the wallet to continue",
]

function isUnknownConnection(error: unknown): boolean {
  return WalletError.is(error) && UNKNOWN_CONNECTION.includes(error.cause)
}

/** LO2 */
const DECLINED = "User declined access"

/** Error kinds and messages by LOBSTR's own error text (LO2). */
const meanings: Readonly<Record<string, readonly [ErrorKind, Reason]>> = {
  [DECLINED]: [
    "rejected",
    reason("declined", "The request was declined in {wallet}, or its window was closed.", {
      wallet: "LOBSTR",
    }),
  ],
  "Sign failed": [
    "internal",
    reason(
      "lobstrNotSigned",
      "LOBSTR could not sign. Its server may be unreachable, or it received another request. Try again.",
    ),
  ],
  "Couldn't open access prompt": [
    "internal",
    reason("lobstrWindow", "LOBSTR could not open its window. Try again."),
  ],
}

/** Creates the error for LOBSTR's error text. `fields` are those of the request, `isOnPhone` whether a phone got it. */
function errorOf(text: string, fields: object, isOnPhone: boolean): WalletError {
  const meaning = Object.hasOwn(meanings, text) ? meanings[text] : undefined
  if (meaning) {
    const [kind, words] = meaning
    const isClosed = isOnPhone && kind === "rejected"
    return new WalletError(kind, isClosed ? stillOnPhone(words) : words, {
      cause: text,
    })
  }
  if (UNKNOWN_CONNECTION.includes(text)) {
    const unknown = reason("lobstrUnknown", "LOBSTR no longer recognizes this page. Connect again.")
    return new WalletError("internal", unknown, { cause: text })
  }
  const secret = own(fields, "walletRef") ?? own(fields, "connectionKey")
  const message = typeof secret === "string" && text.includes(secret) ? "" : text
  return new WalletError("internal", failed("LOBSTR", message))
}
