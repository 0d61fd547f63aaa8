import { limits, toWalletError, WalletError } from "@alidade/core"
import {
  ask,
  type ExtensionReply,
  extensionQuestion,
  hasStopped,
  lostExtension,
  type PageQuestion,
  SENDING_FAILED,
} from "../channel/page-messages.js"
import {
  isAccount,
  isEnvelope,
  isSignature,
  isText,
  own,
  toNetwork,
  unreadable,
} from "../values.js"

/** What the page asks, by type. */
interface Asks {
  /** Whether it is there. Answered even before a wallet exists. */
  REQUEST_CONNECTION_STATUS: object
  /** Access: answered at once where it is granted, else after a window. */
  REQUEST_ACCESS: object
  /** The address, or "" when it is locked or not granted. Never opens a window. */
  REQUEST_PUBLIC_KEY: object
  /** The wallet's network, told to every page. */
  REQUEST_NETWORK_DETAILS: object
  SUBMIT_TRANSACTION: { transactionXdr: string; networkPassphrase: string; accountToSign?: string }
  SUBMIT_BLOB: {
    blob: string
    apiVersion: string
    networkPassphrase?: string
    accountToSign?: string
  }
  SUBMIT_AUTH_ENTRY: {
    entryXdr: string
    apiVersion: string
    networkPassphrase?: string
    accountToSign?: string
  }
}

/** What it answers, by the type of the request. */
interface Answers {
  REQUEST_CONNECTION_STATUS: { isConnected: true }
  REQUEST_ACCESS: { publicKey: string }
  REQUEST_PUBLIC_KEY: { publicKey: string }
  /** Of the network's details only what a page may use: the wallet's `sorobanRpcUrl` is no endpoint on Mainnet. */
  REQUEST_NETWORK_DETAILS: { network: string; networkPassphrase: string }
  SUBMIT_TRANSACTION: { signedTransaction: string; signerAddress?: string }
  SUBMIT_BLOB: { signedBlob: string; signerAddress?: string }
  SUBMIT_AUTH_ENTRY: { signedAuthEntry: string; signerAddress?: string }
}

/** The types of Freighter's page protocol that are used here. */
export type Type = keyof Asks
/** The fields of a request beside its envelope. */
export type Fields<T extends Type> = Asks[T]
/** What a reply that is no failure says. */
export type Answer<T extends Type> = Answers[T]

/** A reply of which nothing but the envelope has been looked at (FR2). */
export type Reply = ExtensionReply

/** The three shapes of a failure (FR3). */
export type Failure =
  /** The content script could not reach the extension. */
  | { shape: "lost" }
  /** SEP-43's error. */
  | { shape: "api"; error: { code: number; message?: string; ext?: unknown } }
  /** Words alone. */
  | { shape: "words"; error: string }

/** A request, ready to be posted (FR1), and how its reply is known. */
export function question<T extends Type>(type: T, fields: Fields<T>): PageQuestion<Reply> {
  return extensionQuestion("FREIGHTER", { type, ...fields })
}

/** The failure that a reply tells of; undefined when it tells of none. */
export function readFailure(reply: Reply): Failure | undefined {
  const apiError = own(reply, "apiError")
  const code = own(apiError, "code")
  if (Number.isInteger(code)) {
    const message = own(apiError, "message")
    const ext = own(apiError, "ext")
    return {
      shape: "api",
      error: {
        code: code as number,
        ...(isText(message) ? { message } : {}),
        ...(ext === undefined ? {} : { ext }),
      },
    }
  }
  const error = own(reply, "error")
  if (error === SENDING_FAILED) return { shape: "lost" }
  return isText(error) ? { shape: "words", error } : undefined
}

/** Reads the answer out of a reply; undefined when it is not of the shape that the request's type has. */
export function readAnswer<T extends Type>(type: T, reply: Reply): Answer<T> | undefined {
  return readers[type](reply)
}

const readers: { readonly [T in Type]: (reply: Reply) => Answers[T] | undefined } = {
  REQUEST_CONNECTION_STATUS: (reply) =>
    own(reply, "isConnected") === true ? { isConnected: true } : undefined,
  REQUEST_ACCESS: readPublicKey,
  REQUEST_PUBLIC_KEY: readPublicKey,
  REQUEST_NETWORK_DETAILS(reply) {
    const details = own(reply, "networkDetails")
    return toNetwork(own(details, "network"), own(details, "networkPassphrase"))
  },
  SUBMIT_TRANSACTION(reply) {
    const signedTransaction = own(reply, "signedTransaction")
    return isEnvelope(signedTransaction) ? withSigner(reply, { signedTransaction }) : undefined
  },
  SUBMIT_BLOB(reply) {
    const signedBlob = own(reply, "signedBlob")
    return isSignature(signedBlob) ? withSigner(reply, { signedBlob }) : undefined
  },
  SUBMIT_AUTH_ENTRY(reply) {
    const signedAuthEntry = own(reply, "signedAuthEntry")
    return isSignature(signedAuthEntry) ? withSigner(reply, { signedAuthEntry }) : undefined
  },
}

function readPublicKey(reply: Reply): { publicKey: string } | undefined {
  const publicKey = own(reply, "publicKey")
  return publicKey === "" || isAccount(publicKey) ? { publicKey } : undefined
}

/** Older versions do not name the signer; one that is named must be an account. */
function withSigner<T extends object>(
  reply: Reply,
  answer: T,
): (T & { signerAddress?: string }) | undefined {
  const signerAddress = own(reply, "signerAddress")
  if (signerAddress === undefined) return answer
  return isAccount(signerAddress) ? { ...answer, signerAddress } : undefined
}

/** A question that opens no window. It is asked again where Freighter's worker stopped before it answered. */
export async function read<T extends Type>(
  type: T,
  signal: AbortSignal | undefined,
): Promise<Answer<T>> {
  const once = (): Promise<Answer<T>> => call(type, {} as Fields<T>, { signal, ms: limits.read })
  return once().catch((error: unknown) => {
    if (hasStopped(error)) return once()
    throw error
  })
}

/** Asks, and gives what the reply says. Throws what it tells of, `bad-reply` for one of another shape, `timeout`, `aborted`. */
export async function call<T extends Type>(
  type: T,
  fields: Fields<T>,
  { signal, ms }: { signal: AbortSignal | undefined; ms?: number },
): Promise<Answer<T>> {
  const reply = await ask(question(type, fields), {
    signal,
    ms,
    late: "Freighter did not answer.",
  })
  const failure = readFailure(reply)
  if (failure?.shape === "lost") {
    throw await lostExtension("Freighter", question("REQUEST_CONNECTION_STATUS", {}), signal)
  }
  if (failure) throw errorOf(failure)
  return readAnswer(type, reply) ?? unreadable("Freighter")
}

function errorOf(failure: Exclude<Failure, { shape: "lost" }>): WalletError {
  const error = toWalletError(failure.error)
  if (error.kind !== "rejected") return error
  return new WalletError(
    "rejected",
    "The request was declined in Freighter, or its window was closed.",
    { ext: error.ext, cause: failure.error },
  )
}
