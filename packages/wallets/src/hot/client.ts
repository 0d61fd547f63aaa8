import {
  type AddressResult,
  type CallOptions,
  networks,
  type SignAuthEntryResult,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  toWalletError,
  WalletError,
} from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { accountToSign, requireText, unreadable } from "../values.js"
import { askByParent, originOfWalletAround } from "./by-parent.js"
import { askByRelay } from "./by-relay.js"
import { requestFailed } from "./errors.js"
import type { HotOptions } from "./options.js"
import {
  type Answers,
  type Asks,
  findExtension,
  type HotCall,
  type Method,
  readAnswer,
} from "./wire.js"

/** Asks for the account. */
export async function getAddress(
  setup: HotOptions,
  options: CallOptions = {},
): Promise<AddressResult> {
  return ask(setup, "stellar:getAddress", {}, options)
}

/** Asks to sign a base64 `TransactionEnvelope` for Public, the one network of HOT: throws `unsupported` for any other. */
export async function signTransaction(
  setup: HotOptions,
  xdr: string,
  options: SignOptions = {},
): Promise<SignTransactionResult> {
  const asked = { xdr, ...onPublic(options) }
  return ask(setup, "stellar:signTransaction", asked, options)
}

/** Asks to sign a base64 `HashIdPreimage` of Public: throws `unsupported` for any other network. */
export async function signAuthEntry(
  setup: HotOptions,
  authEntry: string,
  options: SignOptions = {},
): Promise<SignAuthEntryResult> {
  const asked = { authEntry, ...onPublic(options) }
  return ask(setup, "stellar:signAuthEntry", asked, options)
}

/** Asks for the SEP-53 signature of a text. Throws `bad-request` for anything else. */
export async function signMessage(
  setup: HotOptions,
  message: string,
  options: SignOptions = {},
): Promise<SignMessageResult> {
  requireText(message, "HOT")
  const asked = { message, ...onPublic(options) }
  return ask(setup, "stellar:signMessage", asked, options)
}

/** No passphrase travels: whatever is asked, HOT signs for Public. */
function onPublic({ address, networkPassphrase = networks.Public }: SignOptions): {
  accountToSign?: string
} {
  if (networkPassphrase !== networks.Public) {
    throw new WalletError("unsupported", "HOT signs for the network Public alone.")
  }
  return accountToSign(address, "HOT")
}

async function ask<M extends Method>(
  setup: HotOptions,
  method: M,
  request: Asks[M],
  options: CallOptions,
): Promise<Answers[M]> {
  if (typeof window === "undefined") {
    throw new WalletError("unsupported", "HOT answers web pages only.")
  }
  try {
    const payload = await payloadOf({ method, request }, setup, options)
    return readAnswer(method, payload) ?? unreadable("HOT")
  } catch (error) {
    throw toWalletError(error)
  }
}

/** The payload of HOT's answer, by the first of its three ways that is there. */
async function payloadOf(
  asked: HotCall,
  setup: HotOptions,
  { signal, ui }: CallOptions,
): Promise<unknown> {
  const extension = findExtension()
  if (extension) {
    const { method, request } = asked
    return conversation({ signal }, async () => extension.request(method, request)).catch(
      (thrown) => {
        throw WalletError.is(thrown) ? thrown : requestFailed(thrown)
      },
    )
  }
  const around = originOfWalletAround(setup.ancestorOrigins)
  const { success, payload } = around
    ? await askByParent(asked, around, signal)
    : await askByRelay(asked, setup, { ui, signal })
  if (success) return payload
  throw requestFailed(payload)
}
