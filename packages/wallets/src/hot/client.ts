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
import type { ConversationOptions } from "@alidade/core/conversation"
import { callInjected } from "../channel/injected.js"
import { createQueue } from "../channel/queue.js"
import { requireAccount } from "../channel/signer-account.js"
import { askByParent, originOfWalletAround } from "./by-parent.js"
import { askByRelay } from "./by-relay.js"
import { requestFailed, unreadable } from "./errors.js"
import type { HotOptions } from "./options.js"
import {
  AFTER_CANCEL,
  type Answers,
  type Asks,
  findExtension,
  type HotCall,
  type Method,
  readAnswer,
  waits,
} from "./wire.js"

/** One request at a time in the whole page: the person is asked one thing, and then the next. */
const inTurn = createQueue()

/** Asks for the account. */
export async function getAddress(
  setup: HotOptions,
  options: CallOptions = {},
): Promise<AddressResult> {
  return ask(setup, "stellar:getAddress", {}, waits.connect, options)
}

/** Asks to sign a base64 `TransactionEnvelope` for Public, the one network of HOT: throws `unsupported` for any other. */
export async function signTransaction(
  setup: HotOptions,
  xdr: string,
  options: SignOptions = {},
): Promise<SignTransactionResult> {
  const asked = { xdr, ...accountToSign(options) }
  return ask(setup, "stellar:signTransaction", asked, waits.sign, options)
}

/** Asks to sign a base64 `HashIdPreimage` of Public: throws `unsupported` for any other network. */
export async function signAuthEntry(
  setup: HotOptions,
  authEntry: string,
  options: SignOptions = {},
): Promise<SignAuthEntryResult> {
  const asked = { authEntry, ...accountToSign(options) }
  return ask(setup, "stellar:signAuthEntry", asked, waits.sign, options)
}

/** Asks for the SEP-53 signature of a text. Throws `bad-request` for anything else. */
export async function signMessage(
  setup: HotOptions,
  message: string,
  options: SignOptions = {},
): Promise<SignMessageResult> {
  if (typeof message !== "string") {
    throw new WalletError("bad-request", "HOT signs text, not bytes.")
  }
  const asked = { message, ...accountToSign(options) }
  return ask(setup, "stellar:signMessage", asked, waits.sign, options)
}

/** No passphrase travels: whatever is asked, HOT signs for Public. */
function accountToSign({ address, networkPassphrase = networks.Public }: SignOptions): {
  accountToSign?: string
} {
  if (networkPassphrase !== networks.Public) {
    throw new WalletError("unsupported", "HOT signs for the network Public alone.")
  }
  requireAccount(address, "HOT")
  return address === undefined ? {} : { accountToSign: address }
}

/** Asks, when what was asked before has ended. */
async function ask<M extends Method>(
  setup: HotOptions,
  method: M,
  request: Asks[M],
  ms: number,
  { signal, ui }: CallOptions,
): Promise<Answers[M]> {
  if (typeof window === "undefined") {
    throw new WalletError("unsupported", "HOT answers web pages only.")
  }
  const patience = { signal, cancelled: AFTER_CANCEL, ms, late: "HOT did not answer." }
  try {
    const payload = await inTurn(
      () => payloadOf({ method, request }, setup, ui, patience),
      patience,
    )
    return readAnswer(method, payload) ?? throwUnreadable()
  } catch (error) {
    throw toWalletError(error)
  }
}

/** The payload of HOT's answer, by the first of its three ways that is there. */
async function payloadOf(
  asked: HotCall,
  setup: HotOptions,
  ui: CallOptions["ui"],
  patience: ConversationOptions & { ms: number; late: string },
): Promise<unknown> {
  const extension = findExtension()
  if (extension) {
    const { method, request } = asked
    return callInjected(() => extension.request(method, request), patience).catch((thrown) => {
      throw WalletError.is(thrown) ? thrown : requestFailed(thrown)
    })
  }
  const around = originOfWalletAround(setup.ancestorOrigins)
  const { success, payload } = around
    ? await askByParent(asked, around, patience)
    : await askByRelay(asked, setup, ui, patience)
  if (success) return payload
  throw requestFailed(payload)
}

function throwUnreadable(): never {
  throw unreadable()
}
