import {
  type AddressResult,
  type CallOptions,
  limits,
  type NetworkResult,
  reason,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  WalletError,
} from "@alidade/core"
import { waitsForApproval } from "../approval.js"
import { awaitInjected } from "../channel/injected.js"
import { choose, isShared } from "../channel/second-party.js"
import { addressOf, askForAddress } from "../freighter/access.js"
import { type Answer, call, type Fields } from "../freighter/wire.js"
import { showLater } from "../late-prompt.js"
import { accountToSign, requireText } from "../values.js"
import { absence, answeredFordefi, findMarker } from "./wire.js"

/** How long both parties may take to answer a question that opens no window, in ms: a cold browser takes 1.2 s. */
const BOTH_ANSWER = 2_000

/**
 * Requests access and returns the address. If Freighter answers too, the user chooses one of the accounts (IN6). An
 * answer can be missing (FO2), so a hint says why.
 */
export async function getAddress({ signal, ui }: CallOptions = {}): Promise<AddressResult> {
  await findParties(signal)
  const hint = reason(
    "fordefiSilent",
    "Fordefi has not answered. In its settings, let it answer as Freighter, then reload this page.",
  )
  const stop = showLater(ui, { kind: "waiting", on: "extension", step: "access", hint })
  const ask = (): Promise<AddressResult> => askForAddress(answeredFordefi, signal)
  return addressOf(answeredFordefi, ask, { signal, ui }).finally(stop)
}

/** The network that Fordefi uses. Throws `bad-reply` if Freighter answers too, and with another one. */
export async function getNetwork({ signal }: CallOptions = {}): Promise<NetworkResult> {
  return call("REQUEST_NETWORK_DETAILS", {}, { signal, ms: limits.read, wallet: answeredFordefi })
}

/** Signs a base64 `TransactionEnvelope`. */
export async function signTransaction(
  xdr: string,
  options: SignOptions = {},
): Promise<SignTransactionResult> {
  const fields = { transactionXdr: xdr, ...fieldsOf(options) }
  const { signedTransaction, ...signer } = await sign("SUBMIT_TRANSACTION", fields, options)
  return { signedTxXdr: signedTransaction, ...signer }
}

/** Signs a text per SEP-53. Throws `bad-request` for anything else. */
export async function signMessage(
  message: string,
  options: SignOptions = {},
): Promise<SignMessageResult> {
  requireText(message, "Fordefi")
  const fields = { blob: message, ...fieldsOf(options) }
  const { signedBlob, ...signer } = await sign("SUBMIT_BLOB", fields, options)
  return { signedMessage: signedBlob, ...signer }
}

/** The fields that every request for a signature has. Throws `bad-request` without a passphrase. */
function fieldsOf({ networkPassphrase, address }: SignOptions): {
  networkPassphrase: string
  accountToSign?: string
} {
  if (!networkPassphrase) {
    throw new WalletError(
      "bad-request",
      reason("needsNetwork", "Pass a networkPassphrase: {wallet} would use its own.", {
        wallet: "Fordefi",
      }),
    )
  }
  return { networkPassphrase, ...accountToSign(address, "Fordefi") }
}

/** Requests a signature. If Freighter answers too, only the replies of the requested account's party count. */
async function sign<T extends "SUBMIT_TRANSACTION" | "SUBMIT_BLOB">(
  type: T,
  fields: Fields<T>,
  { signal, ui, address }: SignOptions,
): Promise<Answer<T>> {
  await findParties(signal)
  if (isShared(answeredFordefi) && address) choose(answeredFordefi, address)
  ui?.show({ kind: "waiting", on: "extension", hint: waitsForApproval("Fordefi") })
  return call(type, fields, { signal, wallet: answeredFordefi })
}

/** Waits for Fordefi's marker, and for the answers of all that answer on this page, so that two are noticed. */
async function findParties(signal: AbortSignal | undefined): Promise<void> {
  await awaitInjected(findMarker, absence, signal)
  const options = { signal, ms: BOTH_ANSWER, wallet: answeredFordefi }
  await call("REQUEST_NETWORK_DETAILS", {}, options).catch(() => signal?.throwIfAborted())
}
