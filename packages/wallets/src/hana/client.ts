import {
  type AddressResult,
  type CallOptions,
  reason,
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

/** Requests access and returns the address. */
export async function getAddress({ signal }: CallOptions = {}): Promise<AddressResult> {
  const reply = await ask((hana) => hana.getPublicKey(), signal)
  return isAccount(reply) ? { address: reply } : unreadable("Hana Wallet")
}

/**
 * Signs a base64 `TransactionEnvelope`. Throws `bad-request` without a passphrase, because we can't read Hana's current
 * network.
 */
export async function signTransaction(
  xdr: string,
  { signal, networkPassphrase, address }: SignOptions = {},
): Promise<SignTransactionResult> {
  if (!networkPassphrase) {
    throw new WalletError(
      "bad-request",
      reason("needsNetwork", "Pass a networkPassphrase: {wallet} would use its own.", {
        wallet: "Hana Wallet",
      }),
    )
  }
  const request = { xdr, networkPassphrase, ...accountToSign(address, "Hana Wallet") }
  const reply = await ask((hana) => hana.signTransaction(request), signal)
  return isEnvelope(reply) ? { signedTxXdr: reply } : unreadable("Hana Wallet")
}

/** Signs a base64 `HashIdPreimage`. The network is the one inside it. */
export async function signAuthEntry(
  authEntry: string,
  { signal, address }: SignOptions = {},
): Promise<SignAuthEntryResult> {
  const request = { xdr: authEntry, ...accountToSign(address, "Hana Wallet") }
  const reply = await ask((hana) => hana.signAuthEntry(request), signal)
  return { signedAuthEntry: readSignature(reply) ?? unreadable("Hana Wallet") }
}

/** Signs a text per SEP-53. Throws `bad-request` for anything else. */
export async function signMessage(
  message: string,
  { signal, address }: SignOptions = {},
): Promise<SignMessageResult> {
  requireText(message, "Hana Wallet")
  const request = { message, ...accountToSign(address, "Hana Wallet") }
  const reply = await ask((hana) => hana.signMessage(request), signal)
  return { signedMessage: readSignature(reply) ?? unreadable("Hana Wallet") }
}

/** Calls Hana's object, and waits for it if it is not injected yet. */
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

/** Hana's errors are undocumented, so rejections are recognized by what wallets have in common. */
function errorOf(thrown: unknown): WalletError {
  const { kind, code, ext, message, reason: unhandled } = toWalletError(thrown)
  if (isRefusal({ code, message })) {
    return new WalletError(
      "rejected",
      reason("declined", "The request was declined in {wallet}, or its window was closed.", {
        wallet: "Hana Wallet",
      }),
      { ext, cause: thrown },
    )
  }
  return new WalletError(kind, unhandled ?? message, { code, ext, cause: thrown })
}
