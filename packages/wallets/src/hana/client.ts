import {
  type AddressResult,
  type CallOptions,
  type SignAuthEntryResult,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  toWalletError,
  WalletError,
} from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { awaitInjected } from "../channel/injected.js"
import {
  accountToSign,
  isAccount,
  isEnvelope,
  isRefusal,
  readSignature,
  requireText,
  unreadable,
} from "../values.js"
import { ABSENCE, findHana, type Hana } from "./wire.js"

/** Asks for access and gives the address. */
export async function getAddress({ signal }: CallOptions = {}): Promise<AddressResult> {
  const reply = await ask((hana) => hana.getPublicKey(), signal)
  return isAccount(reply) ? { address: reply } : unreadable("Hana Wallet")
}

/**
 * Asks to sign a base64 `TransactionEnvelope`. The network is always named: Hana's own cannot be read. Throws
 * `bad-request` without a passphrase.
 */
export async function signTransaction(
  xdr: string,
  { signal, networkPassphrase, address }: SignOptions = {},
): Promise<SignTransactionResult> {
  if (!networkPassphrase) {
    throw new WalletError("bad-request", "Name the network to sign for: Hana Wallet takes its own.")
  }
  const asked = { xdr, networkPassphrase, ...accountToSign(address, "Hana Wallet") }
  const reply = await ask((hana) => hana.signTransaction(asked), signal)
  return isEnvelope(reply) ? { signedTxXdr: reply } : unreadable("Hana Wallet")
}

/** Asks to sign a base64 `HashIdPreimage`. The network is the one inside it. */
export async function signAuthEntry(
  authEntry: string,
  { signal, address }: SignOptions = {},
): Promise<SignAuthEntryResult> {
  const asked = { xdr: authEntry, ...accountToSign(address, "Hana Wallet") }
  const reply = await ask((hana) => hana.signAuthEntry(asked), signal)
  return { signedAuthEntry: readSignature(reply) ?? unreadable("Hana Wallet") }
}

/** Asks for the SEP-53 signature of a text. Throws `bad-request` for anything else. */
export async function signMessage(
  message: string,
  { signal, address }: SignOptions = {},
): Promise<SignMessageResult> {
  requireText(message, "Hana Wallet")
  const asked = { message, ...accountToSign(address, "Hana Wallet") }
  const reply = await ask((hana) => hana.signMessage(asked), signal)
  return { signedMessage: readSignature(reply) ?? unreadable("Hana Wallet") }
}

/** Calls Hana's object, awaited where it comes late. */
async function ask(
  call: (hana: Hana) => Promise<unknown>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const hana = await awaitInjected(findHana, ABSENCE, signal)
  try {
    return await conversation({ signal }, async () => call(hana))
  } catch (error) {
    throw WalletError.is(error) ? error : errorOf(error)
  }
}

/** What Hana throws is not documented: a refusal is told by what refusals have in common. */
function errorOf(thrown: unknown): WalletError {
  const { kind, code, ext, message } = toWalletError(thrown)
  if (isRefusal({ code, message })) {
    return new WalletError(
      "rejected",
      "The request was declined in Hana Wallet, or its window was closed.",
      { ext, cause: thrown },
    )
  }
  return new WalletError(kind, message, { code, ext, cause: thrown })
}
