import { networkDetails } from "../freighter/networks.js"
import {
  RESPONSE,
  type Reply,
  type Request,
  type RequestType,
  readRequest,
} from "../freighter/wire.js"
import { sep43Error } from "../sep43/errors.js"
import {
  type Outcome,
  requestAccess,
  type SignatureRequest,
  settle,
  sign,
} from "../sep43/requests.js"
import { answerPage } from "../wallet/answer-page.js"
import { bytesOf, hexOf } from "../wallet/bytes.js"
import { isHostConnected } from "../wallet/connections.js"
import type { ExtensionContext } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { inject, runWhile } from "../wallet/run-while.js"

/** Marks the page while Fordefi is installed (FO1). Returns a function that removes the mark. */
export function markPage(model: WalletModel, { extensionPage }: ExtensionContext): () => void {
  return runWhile(
    model,
    () => model.getState().installed,
    () => inject(extensionPage, "FordefiProviders", { StellarProvider: {} }),
  )
}

/**
 * Fordefi's content script. It answers messages in Freighter's envelope, so beside Freighter a page gets two replies
 * with one id (IN6). Returns a function that unloads it.
 */
export function runContentScript(model: WalletModel, context: ExtensionContext): () => void {
  const { host } = context.page.location
  const read = (data: unknown): Request | null => {
    const { installed, quirks } = model.getState()
    const request = installed ? readRequest(data) : null
    if (!request || quirks.FO2) return request
    return own.has(request.type) && !quirks["FO2-silent"] ? request : null
  }
  return answerPage(model, context, read, async (request) => {
    const outcome = await settle(answer(model, request, host), (reply) => reply)
    if (!outcome) return null
    const reply = "result" in outcome ? outcome.result : failure(model, outcome.refused)
    return { source: RESPONSE, messagedId: request.messageId || 0, ...reply }
  })
}

/** The requests of its own clients. It answers the others only in Freighter's place (FO2). */
const own: ReadonlySet<RequestType> = new Set([
  "REQUEST_ACCESS",
  "REQUEST_NETWORK_DETAILS",
  "SUBMIT_TRANSACTION",
  "SUBMIT_BLOB",
])

async function answer(
  model: WalletModel,
  { type, networkPassphrase, accountToSign: address, ...request }: Request,
  host: string,
): Promise<Outcome<Reply>> {
  const isAllowed = isHostConnected(model, host) && !model.getState().locked
  const signed = (wanted: Pick<SignatureRequest, "kind" | "payload">) =>
    sign(
      model,
      { ...wanted, networkPassphrase, address },
      host,
      model.getState().quirks.FO3 === true,
    )
  switch (type) {
    case "REQUEST_CONNECTION_STATUS":
      return { result: { isConnected: true } }
    case "REQUEST_ALLOWED_STATUS":
      return { result: { isAllowed } }
    case "SET_ALLOWED_STATUS":
      return settle(requestAccess(model, host), () => ({ isAllowed: true }))
    case "REQUEST_ACCESS":
      return settle(requestAccess(model, host), (publicKey) => ({ publicKey }))
    case "REQUEST_PUBLIC_KEY":
      return { result: { publicKey: isAllowed ? model.getState().account : "" } }
    case "REQUEST_NETWORK_DETAILS":
      return { result: { networkDetails: networkDetails(model.network()) } }
    case "SUBMIT_TRANSACTION":
      return settle(
        signed({ kind: "transaction", payload: request.transactionXdr }),
        ({ signed, signer }) => ({ signedTransaction: signed, signerAddress: signer }),
      )
    case "SUBMIT_BLOB":
      return settle(signed({ kind: "message", payload: request.blob }), ({ signed, signer }) => ({
        signedBlob: blobOf(model, signed),
        signerAddress: signer,
      }))
    default:
      return null
  }
}

/** A message's signature in the form of the quirk that is on (FO2). */
function blobOf(model: WalletModel, signature: string): unknown {
  const { quirks } = model.getState()
  if (quirks["FO2-buffer"]) return { type: "Buffer", data: [...bytesOf(signature)] }
  return quirks["FO2-hex"] ? hexOf(bytesOf(signature)) : signature
}

/** FR3, FO1: a failure in both forms that its clients read, or as a text only. */
function failure(model: WalletModel, refused: Parameters<typeof sep43Error>[0]): Reply {
  const apiError = sep43Error(refused)
  const error = apiError.message
  return model.getState().quirks.FO1 ? { error } : { apiError, error }
}
