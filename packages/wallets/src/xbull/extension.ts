import {
  type AddressResult,
  type CallOptions,
  type NetworkResult,
  reason,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  type WaitingPrompt,
  WalletError,
} from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { showLater } from "../late-prompt.js"
import { own } from "../own.js"
import { isAccount, unreadable } from "../values.js"
import { errorOf, networkIn, readSignedXdr, requireNetwork } from "./in-page.js"
import { findSdk, type Sdk } from "./injected-objects.js"
import { toSignedForm } from "./message.js"
import { readSignedMessage } from "./wire.js"

/**
 * XE1: xBull reports this for a closed window at connect, but nothing at signing. A disabled xBull always reports it.
 */
const UNEXPECTED = "Unexpected error"
const NOT_RECEIVED = reason(
  "xbullClosed",
  "xBull's window was closed, or did not receive the request. Try again, or reload this page.",
)

/** Requests access and returns the address. */
export async function getAddress(options: CallOptions): Promise<AddressResult> {
  const reply = await ask((sdk) => sdk.getAddress(), options)
  const address = own(reply, "address")
  return isAccount(address) ? { address } : unreadable("xBull")
}

/**
 * Requests the signature of a base64 `TransactionEnvelope`. Always names the network (XE4), because xBull would
 * otherwise use its current one. xBull then stays on that network.
 */
export async function signTransaction(
  xdr: string,
  options: SignOptions,
): Promise<SignTransactionResult> {
  const { networkPassphrase, address } = options
  const opts = { networkPassphrase: requireNetwork(networkPassphrase), address }
  const reply = await ask((sdk) => sdk.signTransaction({ xdr, opts }), options)
  return readSignedXdr(reply, "signedTxXdr")
}

/** Requests the SEP-53 signature of a text or of bytes. */
export async function signMessage(
  message: string | Uint8Array,
  options: SignOptions,
): Promise<SignMessageResult> {
  const { networkPassphrase, address } = options
  const opts = { networkPassphrase, address }
  const sent = toSignedForm(message)
  const prompt = sent === message ? {} : { shows: sent }
  const reply = await ask((sdk) => sdk.signMessage(sent, opts), options, prompt)
  return readSignedMessage(reply) ?? unreadable("xBull")
}

/**
 * The network that xBull is set to, without a name if xBull does not know it. A request for another one switches it.
 */
export async function getNetwork(options: CallOptions): Promise<NetworkResult> {
  return networkIn(await ask((sdk) => sdk.getNetwork(), options))
}

/**
 * Calls the injected object, which may never respond (XE1). After some seconds the screen offers to try again. The
 * first attempt with a result counts.
 */
async function ask(
  call: (sdk: Sdk) => Promise<unknown>,
  { signal, ui }: CallOptions,
  prompt: Pick<WaitingPrompt, "shows"> = {},
): Promise<unknown> {
  const waiting = { kind: "waiting", on: "extension", ...prompt } as const
  const reply = await conversation<unknown>({ signal }, ({ answer, fail, undo }) => {
    let attempts = 0
    let stop = (): void => {}
    const attempt = (): void => {
      const own = ++attempts
      stop()
      stop = showLater(ui, { ...waiting, hint: NOT_RECEIVED, retry })
      Promise.resolve(call(findSdk()!)).then(
        // An abandoned attempt's window fails late, which must not end the current attempt.
        (result) => (own === attempts || !failureIn(result) ? answer(result) : undefined),
        (error) => (own === attempts ? fail(error) : undefined),
      )
    }
    const retry = (): void => {
      attempt()
      ui?.show(prompt.shows === undefined ? undefined : waiting)
    }
    undo(() => stop())
    if (prompt.shows !== undefined) ui?.show(waiting)
    attempt()
  })
  const error = failureIn(reply)
  if (!error) return reply
  const message = own(error, "message")
  if (message !== UNEXPECTED) throw errorOf(own(error, "code"), message, error)
  throw new WalletError("popup-closed", NOT_RECEIVED, { code: -1, cause: error })
}

function failureIn(reply: unknown): unknown {
  return own(reply, "error")
}
