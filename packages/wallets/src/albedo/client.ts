import {
  type AddressResult,
  isAddress,
  reason,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  WalletError,
} from "@alidade/core"
import { decodeHex, encodeBase64 } from "@alidade/core/encoding"
import { randomToken, type WalletWindow } from "../channel/window.js"
import { unreadable } from "../values.js"
import { type IntentName, type IntentResult, readIntent } from "./intents/table.js"
import { ask as askIntent } from "./request.js"
import { readPublicKey, readSignedMessage, readSignedTransaction } from "./wire.js"

/** Options of a call to Albedo. `opened` is the window with its confirmation page. It closes when the call ends. */
export interface AlbedoCallOptions extends SignOptions {
  opened: WalletWindow
}

const verification = () => import("@alidade/core/verify")

/** Requests an account. The account signs a random token, which proves ownership of the address. */
export async function getAddress(options: AlbedoCallOptions): Promise<AddressResult> {
  const token = randomToken()
  const result = await ask("public_key", { token }, options)
  const { pubkey, signature } = readPublicKey(result) ?? unreadable("Albedo")
  if (!isAddress(pubkey)) return unreadable("Albedo")
  return { address: pubkey, proven: await isSigned(token, signature, pubkey) }
}

/** Signs a base64 `TransactionEnvelope`. `network` is Albedo's name: `public` or `testnet`. */
export async function signTransaction(
  xdr: string,
  network: string,
  options: AlbedoCallOptions,
): Promise<SignTransactionResult> {
  const params = { xdr, network, pubkey: options.address }
  const result = await ask("tx", params, options)
  return readSignedTransaction(result) ?? unreadable("Albedo")
}

/** Signs a text per SEP-53. Throws `outdated` if this Albedo signs only in its own older format. */
export async function signMessage(
  message: string,
  options: AlbedoCallOptions,
): Promise<SignMessageResult> {
  const params = { message, pubkey: options.address }
  const result = await ask("sign_message", params, options)
  const { signer, older, sep53 } = readSignedMessage(result) ?? unreadable("Albedo")
  if (sep53) return { signedMessage: encodeBase64(decodeHex(sep53)), signerAddress: signer }
  await isSigned(message, older, signer)
  throw new WalletError(
    "outdated",
    reason(
      "albedoOld",
      "This version of Albedo doesn't sign messages per SEP-53, so the signature was rejected. Update Albedo.",
    ),
  )
}

async function ask(
  name: IntentName,
  params: Readonly<Record<string, unknown>>,
  { opened, signal }: AlbedoCallOptions,
): Promise<IntentResult> {
  return askIntent(readIntent(name, params), { opened, signal })
}

/**
 * Whether the account signed the text in Albedo's own format. Throws `bad-signature` if it didn't. Returns false if
 * this browser can't verify Ed25519. The kit may have a library for that, and verifies later signatures.
 */
async function isSigned(message: string, signature: string, address: string): Promise<boolean> {
  const { verifyAlbedoMessage } = await verification()
  try {
    await verifyAlbedoMessage({ message, signature, address })
    return true
  } catch (error) {
    if (WalletError.is(error) && error.kind === "unsupported") return false
    throw error
  }
}
