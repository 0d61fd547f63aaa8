import type {
  AddressResult,
  CallOptions,
  NetworkResult,
  SignOptions,
  SignTransactionResult,
} from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { listen } from "../channel/page-messages.js"
import { own } from "../own.js"
import { pageOf } from "../page.js"
import { isAccount, isText, unreadable } from "../values.js"
import { errorOf, networkIn, readSignedXdr, requireNetwork } from "./in-page.js"
import { findBridge } from "./injected-objects.js"

/** The requests that the app answers. It never answers messages. */
type Type = "XBULL_CONNECT" | "XBULL_GET_PUBLIC_KEY" | "XBULL_SIGN_XDR" | "XBULL_GET_NETWORK"

/** A reply of the app. Its detail is unchecked. */
interface Answer {
  eventId: string
  detail?: unknown
}

/** Requests access and returns the address. */
export async function getAddress({ signal }: CallOptions): Promise<AddressResult> {
  const address = await ask("XBULL_GET_PUBLIC_KEY", {}, signal)
  return isAccount(address) ? { address } : unreadable("xBull")
}

/**
 * Requests the signature of a base64 `TransactionEnvelope`. Names the network, or the app would use its current one.
 */
export async function signTransaction(
  xdr: string,
  { signal, networkPassphrase, address }: SignOptions,
): Promise<SignTransactionResult> {
  const network = requireNetwork(networkPassphrase)
  const parameters = { xdr, network, publicKey: address, xdrType: "Transaction" }
  return readSignedXdr(await ask("XBULL_SIGN_XDR", parameters, signal), "signedXdr")
}

/** The network that the app is set to. */
export async function getNetwork({ signal }: CallOptions): Promise<NetworkResult> {
  return networkIn(await ask("XBULL_GET_NETWORK", {}, signal))
}

/** Requests access, which the app grants at once if it has before, and then sends the request. */
async function ask(
  type: Type,
  parameters: object,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const permissions = { canRequestPublicKey: true, canRequestSign: true }
  await send("XBULL_CONNECT", { permissions }, signal)
  return send(type, parameters, signal)
}

/** Sends one request over the bridge, and resolves to the payload of its reply. */
async function send(
  type: Type,
  parameters: object,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const eventId = crypto.randomUUID()
  const { origin, host } = window.location
  const message = { type, eventId, detail: { origin, host, ...parameters } }
  const { detail } = await conversation<Answer>({ signal }, ({ answer, undo }) => {
    const answers = (reply: Answer): boolean => reply.eventId === eventId
    undo(listen({ page: pageOf("xbull"), message, isReply: isAnswer, answers }, answer))
    findBridge()!.postMessage(JSON.stringify(message))
  })
  if (own(detail, "error") === false) return own(detail, "payload")
  throw errorOf(own(detail, "code"), own(detail, "errorMessage"), detail)
}

function isAnswer(data: unknown): data is Answer {
  return isText(own(data, "eventId"), 100)
}
