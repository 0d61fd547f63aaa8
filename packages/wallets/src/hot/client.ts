import {
  type AddressResult,
  type CallOptions,
  networks,
  reason,
  type SignAuthEntryResult,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  toWalletError,
  WalletError,
} from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { accountToSign, requireText, unreadable } from "../values.js"
import { askByParent } from "./by-parent.js"
import { askByRelay } from "./by-relay.js"
import { requestFailed } from "./errors.js"
import type { HotOptions } from "./options.js"
import { originOfWalletAround } from "./wallet-around.js"
import {
  type Answers,
  type CallParameters,
  findExtension,
  type HotCall,
  type Method,
  readAnswer,
} from "./wire.js"

/** Requests the account's address. */
export async function getAddress(
  setup: HotOptions,
  options: CallOptions = {},
): Promise<AddressResult> {
  return ask(setup, "stellar:getAddress", {}, options)
}

/** Requests the signature of a base64 `TransactionEnvelope` for Public. Throws `unsupported` for other networks. */
export async function signTransaction(
  setup: HotOptions,
  xdr: string,
  options: SignOptions = {},
): Promise<SignTransactionResult> {
  const request = { xdr, ...onPublic(options) }
  return ask(setup, "stellar:signTransaction", request, options)
}

/** Requests the signature of a base64 `HashIdPreimage` for Public. Throws `unsupported` for other networks. */
export async function signAuthEntry(
  setup: HotOptions,
  authEntry: string,
  options: SignOptions = {},
): Promise<SignAuthEntryResult> {
  const request = { authEntry, ...onPublic(options) }
  return ask(setup, "stellar:signAuthEntry", request, options)
}

/** Requests the SEP-53 signature of a text. Throws `bad-request` if the message is not a string. */
export async function signMessage(
  setup: HotOptions,
  message: string,
  options: SignOptions = {},
): Promise<SignMessageResult> {
  requireText(message, "HOT")
  const request = { message, ...onPublic(options) }
  return ask(setup, "stellar:signMessage", request, options)
}

/** HOT receives no passphrase and always signs for Public, so other networks are refused here. */
function onPublic({ address, networkPassphrase = networks.Public }: SignOptions): {
  accountToSign?: string
} {
  if (networkPassphrase !== networks.Public) {
    throw new WalletError(
      "unsupported",
      reason("publicOnly", "{wallet} only signs for the Public network.", { wallet: "HOT" }),
    )
  }
  return accountToSign(address, "HOT")
}

async function ask<M extends Method>(
  setup: HotOptions,
  method: M,
  request: CallParameters[M],
  options: CallOptions,
): Promise<Answers[M]> {
  if (typeof window === "undefined") {
    throw new WalletError(
      "unsupported",
      reason("needsBrowser", "{wallet} only works in a browser.", { wallet: "HOT" }),
    )
  }
  try {
    const payload = await payloadOf({ method, request }, setup, options)
    return readAnswer(method, payload) ?? unreadable("HOT")
  } catch (error) {
    throw toWalletError(error)
  }
}

/** The payload of HOT's response, from the extension, the wallet's frame or the relay, whichever exists first. */
async function payloadOf(
  call: HotCall,
  setup: HotOptions,
  { signal, ui }: CallOptions,
): Promise<unknown> {
  const extension = findExtension()
  if (extension) {
    const { method, request } = call
    return conversation({ signal }, async () => extension.request(method, request)).catch(
      (thrown) => {
        throw WalletError.is(thrown) ? thrown : requestFailed(thrown)
      },
    )
  }
  const around = originOfWalletAround(setup.ancestorOrigins)
  const { success, payload } = around
    ? await askByParent(call, around, signal)
    : await askByRelay(call, setup, { ui, signal })
  if (success) return payload
  throw requestFailed(payload)
}
