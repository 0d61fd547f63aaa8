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
import { forgetReference, keepReference, keptReference } from "./reference.js"
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

/** Asks for access and gives the address; a window opens every time, with a code to scan where no phone is paired. */
export async function getAddress({ signal }: CallOptions = {}): Promise<AddressResult> {
  try {
    await call("REQUEST_CONNECTION_STATUS", {}, { signal, ms: limits.read })
  } catch (error) {
    if (!WalletError.is(error) || error.kind !== "timeout") throw error
    throw new WalletError("not-installed", ABSENCE, { cause: error })
  }
  const { publicKey } = await access(signal)
  return { address: publicKey }
}

/**
 * Asks to sign a base64 `TransactionEnvelope` for Public, the one network that LOBSTR knows: throws `unsupported` for any
 * other before LOBSTR is asked. The account that signs is the one of the access.
 */
export async function signTransaction(
  xdr: string,
  { signal, networkPassphrase, address }: SignOptions = {},
): Promise<SignTransactionResult> {
  if (networkPassphrase !== networks.Public) {
    throw new WalletError("unsupported", "LOBSTR signs for the network Public alone.")
  }
  requireAccount(address, "LOBSTR")
  return withAccess(address, signal, (reference) =>
    call("SUBMIT_TRANSACTION", { transactionXdr: xdr, ...reference }, { signal }),
  )
}

/** Asks for the SEP-53 signature of a text. Throws `bad-request` for anything else. */
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

/** Forgets this tab's connection; LOBSTR itself keeps its list of sites. */
export async function disconnect(): Promise<void> {
  forgetReference()
}

/**
 * Asks for a signature. Where this tab has no connection, or one that LOBSTR does not
 * know any more, access is asked for first, once (LO2).
 */
async function withAccess<T>(
  address: string | undefined,
  signal: AbortSignal | undefined,
  sign: (reference: Reference) => Promise<T>,
): Promise<T> {
  const kept = keptReference()
  if (kept) {
    try {
      return await sign(kept)
    } catch (error) {
      if (!isForgotten(error)) throw error
      forgetReference()
    }
  }
  const { publicKey, reference } = await access(signal)
  if (address === undefined || address === publicKey) return sign(reference)
  forgetReference()
  throw new WalletError(
    "wrong-account",
    `LOBSTR gave access to another account (${publicKey}) than the one that shall sign (${address}). Choose that one there, or connect again.`,
  )
}

async function access(signal: AbortSignal | undefined): Promise<Answer<"REQUEST_ACCESS">> {
  const answer = await call("REQUEST_ACCESS", {}, { signal })
  keepReference(answer.reference)
  return answer
}

/** No error carries the reply or the request: they hold the secret of the connection (LO4). */
async function call<T extends Type>(
  type: T,
  fields: Fields<T>,
  patience: ConversationOptions,
): Promise<Answer<T>> {
  const late = "LOBSTR did not answer."
  const reply = await ask(question(type, fields), { late, ...patience })
  const failure = readFailure(reply)
  if (failure === SENDING_FAILED) {
    throw await lostExtension("LOBSTR", question("REQUEST_CONNECTION_STATUS", {}), patience.signal)
  }
  if (failure !== undefined) throw errorOf(failure, fields)
  return readAnswer(type, reply) ?? unreadable("LOBSTR")
}

/** LO2: it does not know the connection any more, or the request came without one. */
const FORGOTTEN: readonly unknown[] = [
  "The connection key is missing",
  "Associated account not found",
  "Reconnect the wallet to continue",
]

function isForgotten(error: unknown): boolean {
  return WalletError.is(error) && FORGOTTEN.includes(error.cause)
}

/** What LOBSTR's words for a failure mean (LO2). */
const meanings: Readonly<Record<string, readonly [ErrorKind, string]>> = {
  "User declined access": [
    "rejected",
    "The request was declined in LOBSTR, or its window was closed. If your phone still shows it, decline it there: it can still be confirmed.",
  ],
  "Sign failed": [
    "internal",
    "LOBSTR could not sign. It may have been asked for something else meanwhile. Try again.",
  ],
  "Couldn't open access prompt": ["internal", "LOBSTR could not open its window. Try again."],
}

/** The error for LOBSTR's words to a request with these fields. */
function errorOf(said: string, fields: object): WalletError {
  const meant = Object.hasOwn(meanings, said) ? meanings[said] : undefined
  if (meant) return new WalletError(meant[0], meant[1], { cause: said })
  if (FORGOTTEN.includes(said)) {
    const words = "LOBSTR does not know its connection to this page any more. Connect again."
    return new WalletError("internal", words, { cause: said })
  }
  const secret = own(fields, "walletRef") ?? own(fields, "connectionKey")
  const words = typeof secret === "string" && said.includes(secret) ? "" : said
  return new WalletError("internal", `LOBSTR failed${words && `: ${words}`}.`)
}
