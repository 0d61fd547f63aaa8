import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import type { SignedAuthEntry } from "../contract/signed-auth-entry.js"
import type { SignedMessage } from "../contract/signed-message.js"
import type { SignTransactionResult, SubmitResult } from "../contract/wallet.js"
import { signatureInBase64, signatureInHex } from "../encoding/signature-text.js"
import { capabilitiesOf } from "../state/capabilities.js"
import type { KitAuthEntryOptions, KitRequestOptions, KitSignOptions } from "../state/config.js"
import type { CallContext } from "./context.js"
import { readBytes } from "./message-bytes.js"
import { type Checked, type Steps, sign, text } from "./sign.js"

/** Asks the connected wallet to sign a base64 `TransactionEnvelope`, and verifies the reply. */
export function signTransaction(
  context: CallContext,
  xdr: string,
  options: KitSignOptions = {},
): Promise<Checked<SignTransactionResult>> {
  return sign<SignTransactionResult>(context, xdr, options, {
    kind: "transaction",
    name: "signTransaction",
    prepare: async ({ readEnvelope }) => void readEnvelope(xdr),
    call: (module, callOptions) => module.signTransaction?.(xdr, callOptions),
    read: (reply) => ({ signedTxXdr: text(reply.signedTxXdr) }),
    check: ({ verifyTransaction }, { signedTxXdr }, request) =>
      verifyTransaction({
        ...request,
        sent: xdr,
        returned: signedTxXdr,
        allowAltered: options.allowAltered,
      }),
  })
}

/**
 * Asks the connected wallet to sign a transaction and submit it itself. Verifies the returned envelope like
 * `signTransaction`, or else the returned hash. A wallet that returns neither is trusted, and `verified` says so.
 */
export function signAndSubmitTransaction(
  context: CallContext,
  xdr: string,
  options: KitRequestOptions = {},
): Promise<Checked<SubmitResult>> {
  return sign<SubmitResult>(context, xdr, options, {
    kind: "transaction",
    name: "signAndSubmitTransaction",
    prepare: async ({ readEnvelope }) => void readEnvelope(xdr),
    call: (module, callOptions) => module.signAndSubmitTransaction?.(xdr, callOptions),
    read: ({ status, hash, signedTxXdr }) => ({
      status: status === "success" ? "success" : "pending",
      ...(hash === undefined ? {} : { hash: text(hash).toLowerCase() }),
      ...(signedTxXdr === undefined ? {} : { signedTxXdr: text(signedTxXdr) }),
    }),
    async check({ transactionHashHex, verifyTransaction }, { hash, signedTxXdr }, request) {
      const sent = await transactionHashHex(xdr, request.networkPassphrase)
      if (hash !== undefined && hash !== sent) {
        const ext = { sent, returned: hash }
        throw new WalletError(
          "altered",
          reason("submittedOther", "The wallet submitted a different transaction than requested."),
          { ext },
        )
      }
      if (signedTxXdr !== undefined) {
        return verifyTransaction({ ...request, sent: xdr, returned: signedTxXdr })
      }
      return { verified: hash === undefined ? "unreported" : "body", fresh: false }
    },
  })
}

/** Asks for the signature over sha256 of a base64 `HashIdPreimage`, or a smart account's whole entry, and verifies it. */
export function signAuthEntry(
  context: CallContext,
  authEntry: string,
  options: KitAuthEntryOptions = {},
): Promise<Checked<SignedAuthEntry>> {
  const { entry, onBehalfOf } = options
  let signedFor: Pick<SignedAuthEntry, "onBehalfOf"> = {}
  return sign<SignedAuthEntry>(context, authEntry, options, {
    kind: "auth-entry",
    name: "signAuthEntry",
    shown: typeof onBehalfOf === "string" ? { onBehalfOf } : {},
    async prepare({ checkPreimage }, module, request) {
      const checked = await checkPreimage({ ...request, preimage: authEntry, onBehalfOf })
      const { type } = checked
      if (capabilitiesOf(module).authEntry.includes(type)) {
        if (checked.onBehalfOf) signedFor = { onBehalfOf: checked.onBehalfOf }
        return { onBehalfOf: checked.onBehalfOf }
      }
      throw new WalletError(
        "unsupported",
        reason("cannotSignEntries", "{wallet} can't sign authorization entries of {type}.", {
          wallet: module.productName,
          type:
            type === "v2"
              ? reason("typeTen", "type 10 (with address)")
              : reason("typeNine", "type 9"),
        }),
      )
    },
    call: (module, callOptions) =>
      module.signAuthEntry?.(authEntry, {
        ...callOptions,
        ...(entry === undefined ? {} : { entry }),
      }),
    read: (reply) => ({ signedAuthEntry: text(reply.signedAuthEntry), ...signedFor }),
    async check({ verifyAuthEntry }, { signedAuthEntry: signature }, request, module) {
      if (capabilitiesOf(module).wholeEntry && request.address.startsWith("C")) {
        const { verifyEntry } = await import("../entries/verify-entry.js")
        const { passkeys } = module
        const returned = { ...request, entry: signature, preimage: authEntry, passkeys }
        const smart = await verifyEntry(returned)
        return { verified: "body", fresh: true, ...(smart && { found: { smart } }) }
      }
      const { verified } = await verifyAuthEntry({ ...request, preimage: authEntry, signature })
      return { verified, fresh: true }
    },
  })
}

/** Asks for the SEP-53 signature of a text or of bytes, and verifies it. */
export function signMessage(
  context: CallContext,
  message: string | Uint8Array,
  options: KitRequestOptions = {},
): Promise<Checked<SignedMessage>> {
  if (!ArrayBuffer.isView(message)) return signText(context, message, options)
  const { sent, payload, ...steps } = readBytes(message)
  return signText(context, payload, options, sent, steps)
}

/** Asks for the signature of what is `sent` to the wallet: the text itself, unless it stands for bytes. */
function signText(
  context: CallContext,
  payload: string,
  options: KitRequestOptions,
  sent: string | Uint8Array = payload,
  steps?: Pick<Steps<SignedMessage>, "shown" | "refuse">,
): Promise<Checked<SignedMessage>> {
  return sign<SignedMessage>(context, payload, options, {
    ...steps,
    kind: "message",
    name: "signMessage",
    call: (module, callOptions) => module.signMessage?.(sent, callOptions),
    read(reply) {
      const signedMessage = signatureInBase64(text(reply.signedMessage))
      return { signedMessage, signedMessageHex: signatureInHex(signedMessage) }
    },
    async check({ verifyMessage }, { signedMessage: signature }, request) {
      const { verified, hash } = await verifyMessage({ ...request, message: sent, signature })
      // The kit cannot know whether this message was signed before: the signature may be a replay.
      return { verified, fresh: false, found: { hash } }
    },
  })
}
