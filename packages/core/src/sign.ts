import { capabilitiesOf } from "./capabilities.js"
import type { KitSignOptions } from "./config.js"
import type { Context } from "./context.js"
import { WalletError } from "./errors.js"
import { type Checked, requestSignature, text } from "./request-signature.js"
import type {
  SignAuthEntryResult,
  SignMessageResult,
  SignOptions,
  SignTransactionResult,
  SubmitResult,
} from "./wallet.js"

/** Loaded with the first signature: an app that only connects does not pay for it. */
const verification = () => import("./verify/index.js")

/** Asks the connected wallet to sign a base64 `TransactionEnvelope`, and checks what comes back. */
export function signTransaction(
  context: Context,
  xdr: string,
  options: KitSignOptions = {},
): Promise<Checked<SignTransactionResult>> {
  return requestSignature(context, "transaction", "signTransaction", xdr, options, {
    async before() {
      const { readEnvelope } = await verification()
      readEnvelope(xdr)
    },
    ask: (module, given) => module.signTransaction?.(xdr, given),
    read: (reply) => ({ signedTxXdr: text(reply.signedTxXdr) }),
    async check({ signedTxXdr, signerAddress }, address, networkPassphrase) {
      const { verifyTransaction } = await verification()
      return verifyTransaction({
        sent: xdr,
        returned: signedTxXdr,
        networkPassphrase,
        networks: context.networks,
        address,
        ...(signerAddress === undefined ? {} : { signerAddress }),
        ...(options.allowAltered ? { allowAltered: true } : {}),
        ...fallback(context),
      })
    },
  })
}

/**
 * Asks the connected wallet to sign a transaction and to send it by its own means. What it gives back is checked: the
 * envelope as for `signTransaction`, or else the hash; a wallet that gives neither is believed, and `verified` says so.
 */
export function signAndSubmitTransaction(
  context: Context,
  xdr: string,
  options: SignOptions = {},
): Promise<Checked<SubmitResult>> {
  return requestSignature<SubmitResult>(
    context,
    "transaction",
    "signAndSubmitTransaction",
    xdr,
    options,
    {
      async before() {
        const { readEnvelope } = await verification()
        readEnvelope(xdr)
      },
      ask: (module, given) => module.signAndSubmitTransaction?.(xdr, given),
      read: ({ status, hash, signedTxXdr }) => ({
        status: status === "success" ? "success" : "pending",
        ...(hash === undefined ? {} : { hash: text(hash).toLowerCase() }),
        ...(signedTxXdr === undefined ? {} : { signedTxXdr: text(signedTxXdr) }),
      }),
      async check({ hash, signedTxXdr, signerAddress }, address, networkPassphrase) {
        const { transactionHash, verifyTransaction } = await verification()
        const sent = await transactionHash(xdr, networkPassphrase)
        if (hash !== undefined && hash !== sent) {
          throw new WalletError(
            "altered",
            "The wallet sent another transaction than it was given.",
            {
              ext: { sent, returned: hash },
            },
          )
        }
        if (signedTxXdr === undefined) {
          return { verified: hash === undefined ? "off" : "body", fresh: false }
        }
        return verifyTransaction({
          sent: xdr,
          returned: signedTxXdr,
          networkPassphrase,
          networks: context.networks,
          address,
          ...(signerAddress === undefined ? {} : { signerAddress }),
          ...fallback(context),
        })
      },
    },
  )
}

/** Asks for the signature over sha256 of a base64 `HashIdPreimage`, and checks it. */
export function signAuthEntry(
  context: Context,
  authEntry: string,
  options: SignOptions = {},
): Promise<Checked<SignAuthEntryResult>> {
  return requestSignature(context, "auth-entry", "signAuthEntry", authEntry, options, {
    async before(module, address, networkPassphrase) {
      const { checkPreimage } = await verification()
      const { type } = await checkPreimage({
        preimage: authEntry,
        networkPassphrase,
        networks: context.networks,
        address,
      })
      if (capabilitiesOf(module).authEntry.includes(type)) return
      throw new WalletError(
        "unsupported",
        `${module.productName} does not sign authorization entries of ${type === "v2" ? "type 10 (with address)" : "type 9"}.`,
      )
    },
    ask: (module, given) =>
      module.signAuthEntry?.(authEntry, {
        ...given,
        ...(options.entry === undefined ? {} : { entry: options.entry }),
      }),
    read: (reply) => ({ signedAuthEntry: text(reply.signedAuthEntry) }),
    async check({ signedAuthEntry, signerAddress }, address) {
      const { verifyAuthEntry } = await verification()
      const { verified } = await verifyAuthEntry({
        preimage: authEntry,
        signature: signedAuthEntry,
        address,
        ...(signerAddress === undefined ? {} : { signerAddress }),
        ...fallback(context),
      })
      return { verified, fresh: true }
    },
  })
}

/** Asks for the SEP-53 signature of a text, and checks it. */
export function signMessage(
  context: Context,
  message: string,
  options: SignOptions = {},
): Promise<Checked<SignMessageResult>> {
  return requestSignature(context, "message", "signMessage", message, options, {
    ask: (module, given) => module.signMessage?.(message, given),
    read: (reply) => ({ signedMessage: text(reply.signedMessage) }),
    async check({ signedMessage, signerAddress }, address) {
      const { verifyMessage } = await verification()
      const { verified } = await verifyMessage({
        message,
        signature: signedMessage,
        address,
        ...(signerAddress === undefined ? {} : { signerAddress }),
        ...fallback(context),
      })
      // The kit cannot know whether this text was signed before: the signature may be a replay.
      return { verified, fresh: false }
    },
  })
}

function fallback({ config }: Context): Pick<Context["config"], "ed25519"> {
  return config.ed25519 ? { ed25519: config.ed25519 } : {}
}
