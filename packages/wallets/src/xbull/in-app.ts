import type {
  AddressResult,
  CallOptions,
  NetworkResult,
  SignOptions,
  SignTransactionResult,
} from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { listen } from "../channel/page-messages.js"
import { pageOf } from "../page.js"
import { isAccount, isText, own, unreadable } from "../values.js"
import { errorOf, networkIn, readSignedXdr, requireNetwork } from "./in-page.js"
import { findBridge } from "./injected-objects.js"

/** What is asked of the app; messages it never answers. */
type Type = "XBULL_CONNECT" | "XBULL_GET_PUBLIC_KEY" | "XBULL_SIGN_XDR" | "XBULL_GET_NETWORK"

/** An answer of the app; of its detail nothing is known. */
interface Answer {
  eventId: string
  detail?: unknown
}

/** Asks for access and gives the address. */
export async function getAddress({ signal }: CallOptions): Promise<AddressResult> {
  const address = await ask("XBULL_GET_PUBLIC_KEY", {}, signal)
  return isAccount(address) ? { address } : unreadable("xBull")
}

/** Asks to sign a base64 `TransactionEnvelope`. The network is always named: without it the app's present one signs. */
export async function signTransaction(
  xdr: string,
  { signal, networkPassphrase, address }: SignOptions,
): Promise<SignTransactionResult> {
  const network = requireNetwork(networkPassphrase)
  const asked = { xdr, network, publicKey: address, xdrType: "Transaction" }
  return readSignedXdr(await ask("XBULL_SIGN_XDR", asked, signal), "signedXdr")
}

/** The network that the app is set to. */
export async function getNetwork({ signal }: CallOptions): Promise<NetworkResult> {
  return networkIn(await ask("XBULL_GET_NETWORK", {}, signal))
}

/** Asks the app: first for access, which it gives at once where it has before. */
async function ask(type: Type, asked: object, signal: AbortSignal | undefined): Promise<unknown> {
  const permissions = { canRequestPublicKey: true, canRequestSign: true }
  await send("XBULL_CONNECT", { permissions }, signal)
  return send(type, asked, signal)
}

/** Sends one request over the bridge, and gives what its answer carries. */
async function send(type: Type, asked: object, signal: AbortSignal | undefined): Promise<unknown> {
  const eventId = crypto.randomUUID()
  const { origin, host } = window.location
  const message = { type, eventId, detail: { origin, host, ...asked } }
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
