import {
  type AddressResult,
  type CallOptions,
  limits,
  type NetworkResult,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
} from "@alidade/core"
import { callInjected } from "../channel/injected.js"
import { createQueue } from "../channel/queue.js"
import { isAccount, own } from "../channel/untrusted.js"
import { errorOf, readNetwork, readSignedXdr, requireNetwork } from "./in-page.js"
import { inSignedForm } from "./message.js"
import { AFTER_CANCEL, findSdk, type Sdk } from "./sdk.js"
import { readSignedMessage, unreadable } from "./wire.js"

/** One request at a time in the whole page (XE2): of two, neither may ever be answered. */
const inTurn = createQueue()

/** Asks for access and gives the address. */
export async function getAddress({ signal }: CallOptions): Promise<AddressResult> {
  const reply = await ask((sdk) => sdk.getAddress(), signal)
  const address = own(reply, "address")
  return isAccount(address) ? { address } : unreadable()
}

/**
 * Asks to sign a base64 `TransactionEnvelope`. The network is always named (XE4): without it the wallet's present one
 * signs. Named, the wallet stays on it.
 */
export async function signTransaction(
  xdr: string,
  { signal, networkPassphrase, address }: SignOptions,
): Promise<SignTransactionResult> {
  const opts = { networkPassphrase: requireNetwork(networkPassphrase), address }
  const reply = await ask((sdk) => sdk.signTransaction({ xdr, opts }), signal)
  return readSignedXdr(reply, "signedTxXdr") ?? unreadable()
}

/** Asks for the SEP-53 signature of a text. */
export async function signMessage(
  message: string,
  { signal, networkPassphrase, address }: SignOptions,
): Promise<SignMessageResult> {
  const opts = { networkPassphrase, address }
  const reply = await ask((sdk) => sdk.signMessage(inSignedForm(message), opts), signal)
  return readSignedMessage(reply) ?? unreadable()
}

/** The network that xBull is set to; it has no name where xBull does not know it. A request for another one moves it. */
export async function getNetwork({ signal }: CallOptions): Promise<NetworkResult> {
  return readNetwork(await ask((sdk) => sdk.getNetwork(), signal)) ?? unreadable()
}

/** Asks the injected object, when what was asked before has ended. It may never answer (XE1). */
function ask(
  call: (sdk: Sdk) => Promise<unknown>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const patience = { signal, cancelled: AFTER_CANCEL }
  return inTurn(async () => {
    const late = "xBull did not answer. If you closed its window, ask again."
    const reply = await callInjected(() => call(findSdk()!), {
      ...patience,
      ms: limits.sign,
      late,
    })
    const error = own(reply, "error")
    if (error) throw errorOf(own(error, "code"), own(error, "message"), error)
    return reply
  }, patience)
}
