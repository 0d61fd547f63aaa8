import {
  type AddressResult,
  type CallOptions,
  type ErrorKind,
  limits,
  networks,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  WalletError,
} from "@alidade/core"
import type { ConversationOptions } from "@alidade/core/conversation"
import { ask, lostExtension, SENDING_FAILED } from "../channel/page-messages.js"
import { showLater } from "../late-prompt.js"
import { own, requireAccount, requireText, unreadable } from "../values.js"
import { forgetReference, loadReference, saveReference } from "./reference.js"
import {
  ABSENCE,
  type Answer,
  type Fields,
  question,
  type Reference,
  readAnswer,
  readFailure,
  type Type,
  UPDATE,
} from "./wire.js"

/** Requests access and returns the address. Opens a window every time, with a code to scan if no phone is paired. */
export async function getAddress({ signal }: CallOptions = {}): Promise<AddressResult> {
  try {
    await call("REQUEST_CONNECTION_STATUS", {}, { signal, ms: limits.read })
  } catch (error) {
    if (!WalletError.is(error) || error.kind !== "timeout") throw error
    throw new WalletError("not-installed", ABSENCE, { cause: error })
  }
  const { publicKey } = await requestAccess(signal)
  return { address: publicKey }
}

/**
 * Signs a base64 `TransactionEnvelope` for Public, LOBSTR's only network. Throws `unsupported` for any other network
 * before it sends a request. LOBSTR signs with the account that it gave access to.
 */
export async function signTransaction(
  xdr: string,
  { signal, networkPassphrase, address }: SignOptions = {},
): Promise<SignTransactionResult> {
  if (networkPassphrase !== networks.Public) {
    throw new WalletError("unsupported", "LOBSTR signs for the Public network only.")
  }
  requireAccount(address, "LOBSTR")
  return withAccess(address, signal, (reference) =>
    call("SUBMIT_TRANSACTION", { transactionXdr: xdr, ...reference }, { signal }),
  )
}

/** Signs a text per SEP-53. Throws `bad-request` for anything else. */
export async function signMessage(
  message: string,
  { signal, address, ui }: SignOptions = {},
): Promise<SignMessageResult> {
  requireText(message, "LOBSTR")
  requireAccount(address, "LOBSTR")
  return withAccess(address, signal, async (reference) => {
    const stop = showLater(ui, { kind: "waiting", on: "extension", hint: UPDATE })
    const fields = { dataToSign: message, signType: "message", ...reference } as const
    return call("SIGN", fields, { signal }).finally(stop)
  })
}

/** Forgets this tab's connection. LOBSTR keeps its own list of sites. */
export async function disconnect(): Promise<void> {
  forgetReference()
}

/**
 * Requests a signature. If this tab has no connection, or one that LOBSTR no longer recognizes, it first requests
 * access, once (LO2).
 */
async function withAccess<T>(
  address: string | undefined,
  signal: AbortSignal | undefined,
  sign: (reference: Reference) => Promise<T>,
): Promise<T> {
  const stored = loadReference()
  if (stored) {
    try {
      return await sign(stored)
    } catch (error) {
      if (!isUnknownConnection(error)) throw error
      forgetReference()
    }
  }
  const { publicKey, reference } = await requestAccess(signal)
  if (address === undefined || address === publicKey) return sign(reference)
  forgetReference()
  throw new WalletError(
    "wrong-account",
    `LOBSTR gave access to ${publicKey}, but the request is for ${address}. Choose that account in LOBSTR, or connect again.`,
  )
}

async function requestAccess(signal: AbortSignal | undefined): Promise<Answer<"REQUEST_ACCESS">> {
  const answer = await call("REQUEST_ACCESS", {}, { signal })
  saveReference(answer.reference)
  return answer
}

/** Sends a request and returns the answer. Errors never contain the request or reply: both hold a secret (LO4). */
async function call<T extends Type>(
  type: T,
  fields: Fields<T>,
  options: ConversationOptions,
): Promise<Answer<T>> {
  const late = "LOBSTR did not answer."
  const reply = await ask(question(type, fields), { late, ...options })
  const failure = readFailure(reply)
  if (failure === SENDING_FAILED) {
    throw await lostExtension("LOBSTR", question("REQUEST_CONNECTION_STATUS", {}), options.signal)
  }
  if (failure !== undefined) throw errorOf(failure, fields)
  return readAnswer(type, reply) ?? unreadable("LOBSTR")
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

/** Error kinds and messages by LOBSTR's own error text (LO2). */
const meanings: Readonly<Record<string, readonly [ErrorKind, string]>> = {
  "User declined access": [
    "rejected",
    "The request was declined in LOBSTR, or its window was closed. If your phone still shows it, decline it there: it can still be confirmed.",
  ],
  "Sign failed": [
    "internal",
    "LOBSTR could not sign. It may have received another request in the meantime. Try again.",
  ],
  "Couldn't open access prompt": ["internal", "LOBSTR could not open its window. Try again."],
}

/** Creates the error for LOBSTR's error text. `fields` are those of the request. */
function errorOf(text: string, fields: object): WalletError {
  const meaning = Object.hasOwn(meanings, text) ? meanings[text] : undefined
  if (meaning) return new WalletError(meaning[0], meaning[1], { cause: text })
  if (UNKNOWN_CONNECTION.includes(text)) {
    const message = "LOBSTR no longer recognizes this page. Connect again."
    return new WalletError("internal", message, { cause: text })
  }
  const secret = own(fields, "walletRef") ?? own(fields, "connectionKey")
  const message = typeof secret === "string" && text.includes(secret) ? "" : text
  return new WalletError("internal", `LOBSTR failed${message && `: ${message}`}.`)
}
