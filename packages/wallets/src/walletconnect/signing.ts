import {
  reason,
  type SignAuthEntryResult,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  type SubmitResult,
  WalletError,
} from "@alidade/core"
import { encodeBase64, encodeUtf8 } from "@alidade/core/encoding"
import { readEntrySignature } from "../entry-signature.js"
import { own } from "../own.js"
import { requireText, unreadable } from "../values.js"
import { PHONE } from "./errors.js"
import type { WalletConnectParameters } from "./parameters.js"
import type { Ask } from "./request.js"
import { methods, readEnvelope, readMessageSignature, readOutcome } from "./wire.js"

/** The module's four signing methods. */
export interface Signing {
  signTransaction(xdr: string, options: SignOptions): Promise<SignTransactionResult>
  signAndSubmitTransaction(xdr: string, options: SignOptions): Promise<SubmitResult>
  signAuthEntry(preimage: string, options: SignOptions): Promise<SignAuthEntryResult>
  signMessage(message: string | Uint8Array, options: SignOptions): Promise<SignMessageResult>
}

/** The wallet's name in error messages. */
/** Freighter Mobile's maximum message length, in bytes (WC2). */
const LONGEST_MESSAGE = 10_240

/** Creates the four methods. Each sends a request and reads the reply. */
export function createSigning(ask: Ask, method: WalletConnectParameters["method"]): Signing {
  async function submit(xdr: string, options: SignOptions) {
    const { reply, signerAddress } = await ask(methods.submit, () => ({ xdr }), options)
    const { status, hash, envelope } = readOutcome(reply) ?? unreadable(PHONE)
    if (status === "failed") {
      throw new WalletError(
        "external",
        reason(
          "phoneRejected",
          "The wallet submitted the transaction, but the network rejected it{hash}.",
          { hash: hash ? ` (${hash})` : "" },
        ),
      )
    }
    return { status, hash, envelope, signerAddress }
  }

  return {
    async signTransaction(xdr, options) {
      if (method === methods.submit) {
        const { envelope, signerAddress, status } = await submit(xdr, options)
        if (envelope) return { signedTxXdr: envelope, signerAddress }
        throw new WalletError(
          "bad-reply",
          reason(
            "phoneSent",
            "The wallet signed and sent the transaction ({status}) but did not return it. Use signAndSubmitTransaction instead.",
            { status },
          ),
        )
      }
      const { reply, signerAddress } = await ask(methods.sign, () => ({ xdr }), options)
      const signedTxXdr = readEnvelope(reply) ?? unreadable(PHONE)
      return { signedTxXdr, signerAddress }
    },
    async signAndSubmitTransaction(xdr, options) {
      const { status, hash, envelope, signerAddress } = await submit(xdr, options)
      return {
        status,
        signerAddress,
        ...(hash ? { hash } : {}),
        ...(envelope ? { signedTxXdr: envelope } : {}),
      }
    },
    async signAuthEntry(preimage, options) {
      const { reply, signerAddress } = await ask(
        methods.authEntry,
        (draft) => {
          if (!draft) return { entryXdr: preimage }
          if (options.entry) return { authEntry: options.entry }
          throw new WalletError(
            "unsupported",
            reason(
              "phoneWholeEntry",
              "The wallet on the phone only signs whole authorization entries. Pass the entry with its preimage (entry).",
            ),
          )
        },
        options,
      )
      const signedAuthEntry = readEntrySignature(own(reply, "signedAuthEntry")) ?? unreadable(PHONE)
      return { signedAuthEntry, signerAddress }
    },
    async signMessage(message, options) {
      const { reply, signerAddress } = await ask(
        methods.message,
        (draft) => {
          if (draft) {
            return typeof message === "string"
              ? { message, messageEncoding: "utf-8" }
              : { message: encodeBase64(message), messageEncoding: "base64" }
          }
          requireText(message, PHONE)
          if (encodeUtf8(message).length <= LONGEST_MESSAGE) return { message }
          throw new WalletError(
            "bad-request",
            reason(
              "phoneLong",
              "The message is too long. Wallets on phones accept at most {most} bytes.",
              { most: LONGEST_MESSAGE },
            ),
          )
        },
        options,
      )
      const signedMessage = readMessageSignature(reply) ?? unreadable(PHONE)
      return { signedMessage, signerAddress }
    },
  }
}
