import {
  type AddressResult,
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
import { inSignedForm } from "./message.js"
import { type Answers, type Asks, readAnswer, readSaid, readSession, type Type } from "./wire.js"

/** xBull's window, and the introduction in its address. */
export interface XbullWindow extends WalletWindow {
  introduction: Introduction
}

/** What a call to xBull's web wallet carries: its window, which is closed when the call has ended. */
export interface WindowOptions extends SignOptions {
  opened: XbullWindow
}

/** Asks for the account that the person chooses. */
export async function getAddress(options: WindowOptions): Promise<AddressResult> {
  const permissions = { canRequestPublicKey: true, canRequestSign: true } as const
  const { publicKey } = await ask("XBULL_CONNECT", permissions, options)
  return { address: publicKey }
}

/** Asks to sign a base64 `TransactionEnvelope`. Account and network count only when both are given (XP4). */
export async function signTransaction(
  xdr: string,
  options: WindowOptions,
): Promise<SignTransactionResult> {
  const { address: publicKey, networkPassphrase: network } = options
  const answer = await ask("XBULL_SIGN", { xdr, publicKey, network }, options)
  return { signedTxXdr: answer.xdr }
}

/** Asks for the SEP-53 signature of a text. */
export async function signMessage(
  message: string,
  options: WindowOptions,
): Promise<SignMessageResult> {
  const { address, networkPassphrase, ui } = options
  const opts = { address, networkPassphrase }
  const sent = inSignedForm(message)
  if (sent !== message) ui?.show({ kind: "waiting", on: "popup", shows: sent })
  return ask("XBULL_SIGN_MESSAGE", { message: sent, opts }, options)
}

/** Waits for xBull's page, makes sure who is there, and asks. */
function ask<T extends Type>(
  type: T,
  asked: Asks[T],
  { opened, signal, address, networkPassphrase }: WindowOptions,
): Promise<Answers[T]> {
  return converse({ opened, product: "xBull", signal }, async (page) => {
    const key = await greet(page, opened.introduction)
    page.post({ type, ...seal(key, JSON.stringify(asked)) })
    const { box } = await page.next((data) => {
      const said = readSaid(data)
      return said?.type === `${type}_RESPONSE` ? said : undefined
    })
    if (!box) throw rejected(address !== undefined && networkPassphrase !== undefined)
    return readAnswer(type, unseal(key, box)) ?? unreadable("xBull")
  })
}

/**
 * Waits for the first message of xBull's page, whose box names the session of this introduction (XP2). Gives the key for
 * the boxes that follow.
 */
async function greet(page: WalletPage, { secret, session }: Introduction): Promise<Uint8Array> {
  for (;;) {
    const said = await page.next(readSaid)
    if (said.type !== "XBULL_INITIAL_RESPONSE") {
      throw new WalletError(
        "bad-reply",
        "Wallet encryption public key is not provided, request rejected.",
      )
    }
    // A key that is none opens no box either.
    const key = await boxKey(secret, decodeBase64(said.publicKey)).catch(() => new Uint8Array(32))
    if (readSession(unseal(key, said.box)) === session) return key
  }
}

function unseal(key: Uint8Array, box: Box): string {
  const text = open(key, box)
  if (text !== undefined) return text
  throw new WalletError("bad-reply", "Decrypted message is null")
}

/** xBull says no more than that. */
function rejected(isPair: boolean): WalletError {
  const words = "Request rejected from the wallet"
  return new WalletError(
    "rejected",
    isPair
      ? `${words}. If xBull asked nothing, it does not have this account on this network.`
      : words,
  )
}
