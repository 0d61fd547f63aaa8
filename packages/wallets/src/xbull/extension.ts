import {
  type AddressResult,
  type CallOptions,
  type NetworkResult,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  type WaitingPrompt,
  WalletError,
} from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { showLater } from "../late-prompt.js"
import { isAccount, own, unreadable } from "../values.js"
import { errorOf, networkIn, readSignedXdr, requireNetwork } from "./in-page.js"
import { findSdk, type Sdk } from "./injected-objects.js"
import { inSignedForm } from "./message.js"
import { readSignedMessage } from "./wire.js"

/** XE1: of a window that was closed xBull says this at connect and nothing at signing; a disabled xBull always says it. */
const UNEXPECTED = "Unexpected error"
const MISSED =
  "Its window was closed or missed the request. Ask again. If that does not help, reload this page."

/** Asks for access and gives the address. */
export async function getAddress(options: CallOptions): Promise<AddressResult> {
  const reply = await ask((sdk) => sdk.getAddress(), options)
  const address = own(reply, "address")
  return isAccount(address) ? { address } : unreadable("xBull")
}

/**
 * Asks to sign a base64 `TransactionEnvelope`. The network is always named (XE4): without it the wallet's present one
 * signs. Named, the wallet stays on it.
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

/** Asks for the SEP-53 signature of a text. */
export async function signMessage(
  message: string,
  options: SignOptions,
): Promise<SignMessageResult> {
  const { networkPassphrase, address } = options
  const opts = { networkPassphrase, address }
  const sent = inSignedForm(message)
  const prompt = sent === message ? {} : { shows: sent }
  const reply = await ask((sdk) => sdk.signMessage(sent, opts), options, prompt)
  return readSignedMessage(reply) ?? unreadable("xBull")
}

/** The network that xBull is set to; it has no name where xBull does not know it. A request for another one moves it. */
export async function getNetwork(options: CallOptions): Promise<NetworkResult> {
  return networkIn(await ask((sdk) => sdk.getNetwork(), options))
}

/**
 * Asks the injected object. It may never answer (XE1): after some seconds the
 * person is offered to ask again, and whichever attempt is answered counts.
 */
async function ask(
  call: (sdk: Sdk) => Promise<unknown>,
  { signal, ui }: CallOptions,
  said: Pick<WaitingPrompt, "shows"> = {},
): Promise<unknown> {
  const waiting = { kind: "waiting", on: "extension", ...said } as const
  const reply = await conversation<unknown>({ signal }, ({ answer, fail, undo }) => {
    let attempts = 0
    let stop = (): void => {}
    const attempt = (): void => {
      const own = ++attempts
      stop()
      stop = showLater(ui, { ...waiting, hint: MISSED, retry })
      Promise.resolve(call(findSdk()!)).then(
        // The window of an attempt that was given up fails late: that is not the present one's end.
        (said) => (own === attempts || !failureIn(said) ? answer(said) : undefined),
        (error) => (own === attempts ? fail(error) : undefined),
      )
    }
    const retry = (): void => {
      ui?.show(said.shows === undefined ? undefined : waiting)
      attempt()
    }
    undo(() => stop())
    if (said.shows !== undefined) ui?.show(waiting)
    attempt()
  })
  const error = failureIn(reply)
  if (!error) return reply
  const message = own(error, "message")
  if (message !== UNEXPECTED) throw errorOf(own(error, "code"), message, error)
  throw new WalletError("popup-closed", MISSED, { code: -1, cause: error })
}

/** The failure in a reply. */
function failureIn(reply: unknown): unknown {
  return own(reply, "error")
}
