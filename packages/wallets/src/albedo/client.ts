import {
  type AddressResult,
  isAddress,
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

/** What a call to Albedo carries: the window with its confirmation page, which is closed when the call has ended. */
export interface AlbedoCallOptions extends SignOptions {
  opened: WalletWindow
}

const verification = () => import("@alidade/core/verify")

/** Asks for an account. It signs a random token, which proves that the address is its own. */
export async function getAddress(options: AlbedoCallOptions): Promise<AddressResult> {
  const token = randomToken()
  const result = await ask("public_key", { token }, options)
  const { pubkey, signature } = readPublicKey(result) ?? unreadable("Albedo")
  if (!isAddress(pubkey)) return unreadable("Albedo")
  return { address: pubkey, proven: await isSigned(token, signature, pubkey) }
}

/** Asks to sign a base64 `TransactionEnvelope` for a network by Albedo's name of it: `public` or `testnet`. */
export async function signTransaction(
  xdr: string,
  network: string,
  options: AlbedoCallOptions,
): Promise<SignTransactionResult> {
  const params = { xdr, network, pubkey: options.address }
  const result = await ask("tx", params, options)
  return readSignedTransaction(result) ?? unreadable("Albedo")
}

/** Asks for the SEP-53 signature of a text. Throws `outdated` where Albedo signs in its own older form alone. */
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
    "This Albedo signed the message in its own older form, not as SEP-53 asks, so the signature was not used. Update Albedo.",
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
 * Whether the account signed the text in Albedo's own form; false where this browser cannot tell, and then the kit, which
 * may have been given a library for it, checks what is signed later. Throws `bad-signature` where it did not.
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
