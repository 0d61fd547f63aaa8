import {
  type AddressResult,
  reason,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  WalletError,
} from "@alidade/core"
import { decodeBase64 } from "@alidade/core/encoding"
import type { WalletWindow } from "../channel/window.js"
import { converse, type WalletPage } from "../channel/window-messages.js"
import { unreadable } from "../values.js"
import { type Box, boxKey, open, seal } from "./box.js"
import type { Introduction } from "./introduction.js"
import { toSignedForm } from "./message.js"
import {
  type Answers,
  type Asks,
  readAnswer,
  readPageMessage,
  readSession,
  type Type,
} from "./wire.js"

/** xBull's window, and the introduction in its address. */
export interface XbullWindow extends WalletWindow {
  introduction: Introduction
}

/** Options of a call to xBull's web wallet. `opened` is its window, which closes when the call has ended. */
export interface WindowOptions extends SignOptions {
  opened: XbullWindow
}

/** Requests the account that the user chooses. */
export async function getAddress(options: WindowOptions): Promise<AddressResult> {
  const permissions = { canRequestPublicKey: true, canRequestSign: true } as const
  const { publicKey } = await ask("XBULL_CONNECT", permissions, options)
  return { address: publicKey }
}

/**
 * Requests the signature of a base64 `TransactionEnvelope`. xBull ignores account and network unless both are given
 * (XP4).
 */
export async function signTransaction(
  xdr: string,
  options: WindowOptions,
): Promise<SignTransactionResult> {
  const { address: publicKey, networkPassphrase: network } = options
  const answer = await ask("XBULL_SIGN", { xdr, publicKey, network }, options)
  return { signedTxXdr: answer.xdr }
}

/** Requests the SEP-53 signature of a text or of bytes. */
export async function signMessage(
  message: string | Uint8Array,
  options: WindowOptions,
): Promise<SignMessageResult> {
  const { address, networkPassphrase, ui } = options
  const opts = { address, networkPassphrase }
  const sent = toSignedForm(message)
  if (sent !== message) ui?.show({ kind: "waiting", on: "popup", shows: sent })
  return ask("XBULL_SIGN_MESSAGE", { message: sent, opts }, options)
}

/** Waits for xBull's page, verifies its session, and sends the request. */
function ask<T extends Type>(
  type: T,
  request: Asks[T],
  { opened, signal, address, networkPassphrase }: WindowOptions,
): Promise<Answers[T]> {
  return converse({ opened, product: "xBull", signal }, async (page) => {
    const key = await awaitGreeting(page, opened.introduction)
    page.post({ type, ...seal(key, JSON.stringify(request)) })
    const { box } = await page.next((data) => {
      const reply = readPageMessage(data)
      return reply?.type === `${type}_RESPONSE` ? reply : undefined
    })
    if (!box) throw rejected(address !== undefined && networkPassphrase !== undefined)
    return readAnswer(type, unseal(key, box)) ?? unreadable("xBull")
  })
}

/**
 * Waits for the first message of xBull's page, whose box names the session of this introduction (XP2). Returns the key
 * for all further boxes.
 */
async function awaitGreeting(
  page: WalletPage,
  { secret, session }: Introduction,
): Promise<Uint8Array> {
  for (;;) {
    const reply = await page.next(readPageMessage)
    if (reply.type !== "XBULL_INITIAL_RESPONSE") {
      throw new WalletError(
        "bad-reply",
        reason("xbullNoKey", "Wallet encryption public key is not provided, request rejected."),
      )
    }
    // Invalid keys fail to decrypt.
    const key = await boxKey(secret, decodeBase64(reply.publicKey)).catch(() => new Uint8Array(32))
    if (readSession(unseal(key, reply.box)) === session) return key
  }
}

function unseal(key: Uint8Array, box: Box): string {
  const text = open(key, box)
  if (text !== undefined) return text
  throw new WalletError("bad-reply", reason("xbullNull", "Decrypted message is null"))
}

/** The error for a rejection, for which xBull gives no reason. */
function rejected(isPair: boolean): WalletError {
  return new WalletError(
    "rejected",
    isPair
      ? reason(
          "xbullRejected",
          "Request rejected from the wallet. If xBull asked nothing, it does not have this account on this network.",
        )
      : reason("requestRejected", "Request rejected from the wallet"),
  )
}
