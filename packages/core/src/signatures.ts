import { capabilitiesOf } from "./capabilities.js"
import type { KitRequestOptions, KitSignOptions } from "./config.js"
import type { Context } from "./context.js"
import { WalletError } from "./errors.js"
import { type Checked, sign, text } from "./sign.js"
import type {
  SignAuthEntryResult,
  SignMessageResult,
  SignTransactionResult,
  SubmitResult,
} from "./wallet.js"

/** Asks the connected wallet to sign a base64 `TransactionEnvelope`, and verifies the reply. */
export function signTransaction(
  context: Context,
  id: string,
  xdr: string,
  options: KitSignOptions = {},
): Promise<Checked<SignTransactionResult>> {
  return sign<SignTransactionResult>(context, id, xdr, options, {
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
  context: Context,
  id: string,
  xdr: string,
  options: KitRequestOptions = {},
): Promise<Checked<SubmitResult>> {
  return sign<SubmitResult>(context, id, xdr, options, {
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
        const message = "The wallet submitted a different transaction than requested."
        throw new WalletError("altered", message, { ext })
      }
      if (signedTxXdr !== undefined) {
        return verifyTransaction({ ...request, sent: xdr, returned: signedTxXdr })
      }
      return { verified: hash === undefined ? "unreported" : "body", fresh: false }
    },
  })
}

/** Asks for the signature over sha256 of a base64 `HashIdPreimage`, and verifies it. */
export function signAuthEntry(
  context: Context,
  id: string,
  authEntry: string,
  options: KitRequestOptions = {},
): Promise<Checked<SignAuthEntryResult>> {
  const { entry } = options
  return sign<SignAuthEntryResult>(context, id, authEntry, options, {
    kind: "auth-entry",
    name: "signAuthEntry",
    async prepare({ checkPreimage }, module, request) {
      const { type } = await checkPreimage({ ...request, preimage: authEntry })
      if (capabilitiesOf(module).authEntry.includes(type)) return
      throw new WalletError(
        "unsupported",
        `${module.productName} can't sign authorization entries of ${type === "v2" ? "type 10 (with address)" : "type 9"}.`,
      )
    },
    call: (module, callOptions) =>
      module.signAuthEntry?.(authEntry, {
        ...callOptions,
        ...(entry === undefined ? {} : { entry }),
      }),
    read: (reply) => ({ signedAuthEntry: text(reply.signedAuthEntry) }),
    async check({ verifyAuthEntry }, { signedAuthEntry: signature }, request) {
      const { verified } = await verifyAuthEntry({ ...request, preimage: authEntry, signature })
      return { verified, fresh: true }
    },
  })
}

/** Asks for the SEP-53 signature of a text, and verifies it. */
export function signMessage(
  context: Context,
  id: string,
  message: string,
  options: KitRequestOptions = {},
): Promise<Checked<SignMessageResult>> {
  return sign<SignMessageResult>(context, id, message, options, {
    kind: "message",
    name: "signMessage",
    call: (module, callOptions) => module.signMessage?.(message, callOptions),
    read: (reply) => ({ signedMessage: text(reply.signedMessage) }),
    async check({ verifyMessage }, { signedMessage: signature }, request) {
      const { verified } = await verifyMessage({ ...request, message, signature })
      // The kit cannot know whether this text was signed before: the signature may be a replay.
      return { verified, fresh: false }
    },
  })
}
