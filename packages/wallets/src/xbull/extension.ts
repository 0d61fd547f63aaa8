import {
  type AddressResult,
  type CallOptions,
  type ErrorKind,
  limits,
  type NetworkResult,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  toWalletError,
  WalletError,
} from "@alidade/core"
import { callInjected } from "../channel/injected.js"
import { createQueue } from "../channel/queue.js"
import { isAccount, isBase64, isText, own } from "../channel/untrusted.js"
import { inSignedForm } from "./message.js"
import { AFTER_CANCEL, findSdk, type Sdk } from "./sdk.js"
import { MAX_XDR, readSignedMessage } from "./wire.js"

/** Bounds of what is read, in characters. */
const MAX_NAME = 500
const MAX_WORDS = 2_000

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
  if (!networkPassphrase) {
    throw new WalletError("bad-request", "Name the network to sign for: xBull takes its own.")
  }
  const opts = { networkPassphrase, address }
  const reply = await ask((sdk) => sdk.signTransaction({ xdr, opts }), signal)
  const [signedTxXdr, signerAddress] = [own(reply, "signedTxXdr"), own(reply, "signerAddress")]
  return isBase64(signedTxXdr, MAX_XDR) && isAccount(signerAddress)
    ? { signedTxXdr, signerAddress }
    : unreadable()
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
  const reply = await ask((sdk) => sdk.getNetwork(), signal)
  const networkPassphrase = own(reply, "networkPassphrase")
  const network = own(reply, "network") ?? networkPassphrase
  return isText(network, MAX_NAME) && isText(networkPassphrase, MAX_NAME)
    ? { network, networkPassphrase }
    : unreadable()
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
    if (error) throw errorOf(error)
    return reply
  }, patience)
}

/** What xBull says of a failure, and what it means (XE3, XE5). */
const meanings: Readonly<Record<string, readonly [ErrorKind, string]>> = {
  "Connection denied": ["rejected", "The request was declined in xBull."],
  "Sign request denied": [
    "rejected",
    "The request was declined in xBull. If xBull asked nothing, it could not read it.",
  ],
  "Wallet hasn't been set upp": ["internal", "xBull has no account yet. Make one there first."],
  "Combination of Network and public key is not available in this wallet": [
    "wrong-account",
    "xBull does not have this account on this network.",
  ],
  Error: ["internal", "xBull failed without saying why. It may not know this network."],
}

function errorOf(error: unknown): WalletError {
  const [code, message] = [own(error, "code"), own(error, "message")]
  const said = isText(message, MAX_WORDS) ? message : "Unexpected error"
  const meant = Object.hasOwn(meanings, said) ? meanings[said] : undefined
  if (meant) return new WalletError(meant[0], meant[1], { cause: error })
  return toWalletError({ code: Number.isInteger(code) ? code : -1, message: said })
}

function unreadable(): never {
  throw new WalletError("bad-reply", "xBull gave a reply that cannot be read. It was not used.")
}
