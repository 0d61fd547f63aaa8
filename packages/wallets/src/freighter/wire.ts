import { limits, reason, toWalletError, WalletError } from "@alidade/core"
import { hasStopped, lostExtension, SENDING_FAILED } from "../channel/lost-extension.js"
import {
  ask,
  type ExtensionReply,
  extensionQuestion,
  type PageQuestion,
} from "../channel/page-messages.js"
import {
  type AnsweredWallet,
  askChosen,
  chosenAccount,
  compareReplies,
  isShared,
  mayBeShared,
  refuseUndecided,
} from "../channel/second-party.js"
import { own } from "../own.js"
import { pageOf } from "../page.js"
import { toBase64 } from "../to-base64.js"
import {
  isAccount,
  isEnvelope,
  isSignature,
  isText,
  readSignature,
  toNetwork,
  unreadable,
} from "../values.js"
import { answeredFreighter } from "./answered.js"

/** The fields of each request, by type. */
interface RequestFields {
  /** Probe. Freighter replies even before a wallet is set up. */
  REQUEST_CONNECTION_STATUS: object
  /** Requests access. Freighter replies at once if it is granted, otherwise it opens a window. */
  REQUEST_ACCESS: object
  /** Reads the address: "" if locked or not granted. Never opens a window. */
  REQUEST_PUBLIC_KEY: object
  /** Reads the wallet's network. Needs no grant. */
  REQUEST_NETWORK_DETAILS: object
  SUBMIT_TRANSACTION: { transactionXdr: string; networkPassphrase: string; accountToSign?: string }
  SUBMIT_BLOB: {
    blob: string
    apiVersion?: string
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

/** The answer to each request, by type. */
interface Answers {
  REQUEST_CONNECTION_STATUS: { isConnected: true }
  REQUEST_ACCESS: { publicKey: string }
  REQUEST_PUBLIC_KEY: { publicKey: string }
  /** Only the fields a page may use: on Mainnet the wallet's `sorobanRpcUrl` is not a real endpoint. */
  REQUEST_NETWORK_DETAILS: { network: string; networkPassphrase: string }
  SUBMIT_TRANSACTION: { signedTransaction: string; signerAddress?: string }
  SUBMIT_BLOB: { signedBlob: string; signerAddress?: string }
  SUBMIT_AUTH_ENTRY: { signedAuthEntry: string; signerAddress?: string }
}

/** The request types of Freighter's page protocol that we use. */
export type Type = keyof RequestFields
/** The fields of a request, without its envelope. */
export type Fields<T extends Type> = RequestFields[T]
/** The content of a successful reply. */
export type Answer<T extends Type> = Answers[T]

/** A reply whose content is not checked yet, only its envelope (FR2). */
export type Reply = ExtensionReply

/** The three shapes of a failure (FR3). */
export type Failure =
  /** The content script could not reach the extension. */
  | { shape: "lost" }
  /** A SEP-43 error. */
  | { shape: "api"; error: { code: number; message?: string; ext?: unknown } }
  /** Only a message. */
  | { shape: "text"; error: string }

/** Creates a request (FR1) with the checks for its reply. Fordefi is asked in the same words (FO1). */
export function question<T extends Type>(
  type: T,
  fields: Fields<T>,
  { id }: AnsweredWallet = answeredFreighter,
): PageQuestion<Reply> {
  return extensionQuestion("FREIGHTER", { type, ...fields }, pageOf(id))
}

const NO_ACCOUNT: Reply & { publicKey: string } = { source: "", messagedId: 0, publicKey: "" }

/** Reads the failure in a reply; undefined if it reports none. */
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
  return isText(error) ? { shape: "text", error } : undefined
}

/** Reads the answer in a reply; undefined if its shape doesn't match the request's type. */
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
    const blob = own(reply, "signedBlob")
    const signedBlob = readSignature(blob) ?? readBuffer(blob)
    return signedBlob === undefined ? undefined : withSigner(reply, { signedBlob })
  },
  SUBMIT_AUTH_ENTRY(reply) {
    const signedAuthEntry = own(reply, "signedAuthEntry")
    return isSignature(signedAuthEntry) ? withSigner(reply, { signedAuthEntry }) : undefined
  },
}

/** FR1, FO2: a `Buffer` in JSON, for a page that names no version. Returns base64 if it has 64 bytes. */
function readBuffer(value: unknown): string | undefined {
  const data = own(value, "data")
  if (!Array.isArray(data) || data.length !== 64) return undefined
  return data.every((byte) => Number.isInteger(byte) && byte >= 0 && byte < 256)
    ? toBase64(data)
    : undefined
}

function readPublicKey(reply: Reply): { publicKey: string } | undefined {
  const publicKey = own(reply, "publicKey")
  return publicKey === "" || isAccount(publicKey) ? { publicKey } : undefined
}

/** Adds the signer, which must be an account. Older versions don't name one. */
function withSigner<T extends object>(
  reply: Reply,
  answer: T,
): (T & { signerAddress?: string }) | undefined {
  const signerAddress = own(reply, "signerAddress")
  if (signerAddress === undefined) return answer
  return isAccount(signerAddress) ? { ...answer, signerAddress } : undefined
}

/**
 * Sends a request that opens no window. Repeats it once if Freighter's worker stopped before it replied. `known` is the
 * account that the page shows.
 */
export async function read<T extends Type>(
  type: T,
  signal: AbortSignal | undefined,
  known?: string,
): Promise<Answer<T>> {
  const once = (): Promise<Answer<T>> =>
    call(type, {} as Fields<T>, { signal, ms: limits.read, known })
  return once().catch((error: unknown) => {
    if (hasStopped(error)) return once()
    throw error
  })
}

/** How to send a request. */
interface Sending {
  signal: AbortSignal | undefined
  /** How long a request that opens no window may take. */
  ms?: number
  /** The account that the page shows. */
  known?: string | undefined
  /** Which wallet is meant; by default Freighter. */
  wallet?: AnsweredWallet
}

/**
 * Sends a request and returns the answer. Throws the reported failure, `bad-reply`, `timeout` or `aborted`, and
 * `page-stale` if two parties answer on this page and the user has chosen neither (IN6). Waits for a second reply only
 * where one is likely, or if the account is not the known one.
 */
export async function call<T extends Type>(
  type: T,
  fields: Fields<T>,
  options: Sending,
): Promise<Answer<T>> {
  const { signal, ms, known, wallet = answeredFreighter } = options
  const { name } = wallet
  // A party is known by its account, and these replies name none.
  const isNameless = type === "REQUEST_CONNECTION_STATUS" || type === "REQUEST_NETWORK_DETAILS"
  if (type !== "REQUEST_CONNECTION_STATUS") refuseUndecided(wallet)
  const asked = question(type, fields, wallet)
  const late = reason("silent", "{wallet} did not answer.", { wallet: name })
  const chosen = chosenAccount(wallet)
  const byChoice = chosen !== undefined && !isNameless
  const reply = byChoice
    ? await askChosen(wallet, asked, nameIn(type, wallet), { signal, ms, late })
    : await ask(asked, { signal, ms, late })
  // If both name other accounts, the chosen party shares none.
  if (!reply) return readAnswer(type, NO_ACCOUNT) ?? unreadable(name)
  const failure = readFailure(reply)
  if (failure?.shape === "lost") {
    throw await lostExtension(name, question("REQUEST_CONNECTION_STATUS", {}, wallet), signal)
  }
  const answer = readAnswer(type, reply)
  if (!byChoice) {
    let isSame = true
    const compared = compareReplies(wallet, asked, (other) => {
      // A content script that has lost its extension may be left beside a new one: it doesn't count.
      const isEqual =
        own(other, "error") === SENDING_FAILED || contentOf(type, other) === contentOf(type, reply)
      isSame &&= isEqual
      return isEqual
    })
    const account = own(answer, "publicKey")
    if (mayBeShared(wallet) || (known && account && account !== known)) await compared
    if (type !== "REQUEST_CONNECTION_STATUS") refuseUndecided(wallet)
    // Two were noticed only now, and a choice of before a reload says which one counts.
    if (isShared(wallet) && type === "REQUEST_PUBLIC_KEY") return call(type, fields, options)
    if (type === "REQUEST_NETWORK_DETAILS" && !isSame) unreadable(name)
  }
  if (failure) throw errorOf(failure, wallet)
  return answer ?? unreadable(name)
}

function contentOf(type: Type, reply: Reply): string {
  return JSON.stringify(readAnswer(type, reply))
}

/**
 * The account that a reply names. Empty if it may be the other party's: one without access, or one that fails. Older
 * versions don't name a signer, and the user's refusal names none: these count as they are.
 */
function nameIn(type: Type, wallet: AnsweredWallet): (reply: Reply) => string | undefined {
  return (reply) => {
    const answer = readAnswer(type, reply)
    if (answer)
      return (own(answer, "publicKey") ?? own(answer, "signerAddress")) as string | undefined
    const failure = readFailure(reply)
    return failure &&
      failure.shape !== "lost" &&
      errorOf(failure, wallet).kind === "rejected" &&
      !wallet.outlivesRefusal
      ? undefined
      : ""
  }
}

/** The error of a failure that reached the wallet. */
export function errorOf(
  failure: Exclude<Failure, { shape: "lost" }>,
  { name: wallet }: AnsweredWallet = answeredFreighter,
): WalletError {
  const error = toWalletError(failure.error)
  if (error.kind !== "rejected") return error
  return new WalletError(
    "rejected",
    reason("declined", "The request was declined in {wallet}, or its window was closed.", {
      wallet,
    }),
    { ext: error.ext, cause: failure.error },
  )
}
